// The sounds, as notes: short and quiet, each told from the others by rhythm as well as by pitch.

/**
 * @typedef {object} Note
 * @property {number} at Seconds from the beginning of the sound.
 * @property {number} hertz
 * @property {number} seconds How long it fades.
 * @property {number} loudness 0 to 1.
 * @property {OscillatorType} wave
 */

/** @param {number} at @param {number} hertz @returns {Note[]} A knock on wood: a low tone with a click on top. */
const knock = (at, hertz) => [
  { at, hertz, seconds: 0.09, loudness: 0.5, wave: "triangle" },
  { at, hertz: hertz * 4.1, seconds: 0.025, loudness: 0.2, wave: "square" },
];

/** @param {number} at @param {number} hertz @param {number} seconds @returns {Note} */
const tone = (at, hertz, seconds) => ({ at, hertz, seconds, loudness: 0.3, wave: "sine" });

/** @type {Readonly<Record<import("./cues.js").Cue, readonly Note[]>>} */
export const NOTES = {
  move: knock(0, 230),
  capture: [...knock(0, 150), ...knock(0.055, 230)],
  exchange: [...knock(0, 230), ...knock(0.13, 230)],
  check: [...knock(0, 230), tone(0.05, 660, 0.2), tone(0.17, 880, 0.25)],
  end: [tone(0, 392, 0.5), tone(0.16, 494, 0.5), tone(0.32, 587, 0.9)],
};
