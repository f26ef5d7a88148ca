// Plays notes. Made at the reader's first gesture, for no browser lets a page sound before one.

/** All of it, so that nothing is ever loud. */
const VOLUME = 0.35;

export function createSynthesizer() {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = VOLUME;
  volume.connect(context.destination);

  /** @param {import("./notes.js").Note} note @param {number} start */
  function strike({ at, hertz, seconds, loudness, wave }, start) {
    const oscillator = context.createOscillator();
    const fade = context.createGain();
    oscillator.type = wave;
    oscillator.frequency.value = hertz;
    fade.gain.setValueAtTime(loudness, start + at);
    fade.gain.exponentialRampToValueAtTime(0.001, start + at + seconds);
    oscillator.connect(fade).connect(volume);
    oscillator.start(start + at);
    oscillator.stop(start + at + seconds);
  }
  return {
    /** @param {readonly import("./notes.js").Note[]} notes */
    async play(notes) {
      // A page that was in the background has been silenced.
      if (context.state !== "running") await context.resume();
      for (const note of notes) strike(note, context.currentTime + 0.01);
    },
  };
}
