// The sounds of the game: what has just happened, made heard, unless the player wants none.

import { cueBetween } from "./cues.js";

/** @typedef {{play: (notes: readonly import("./notes.js").Note[]) => Promise<void>}} Synthesizer */

/**
 * @param {import("../../core/store.js").Store<import("../game/state.js").AppState>} store
 * @param {() => Promise<{synthesizer: Synthesizer, notes: typeof import("./notes.js").NOTES}>} load asked once there is something to play
 */
export function createSounds(store, load) {
  let before = store.get();
  /** @type {ReturnType<typeof load> | null} */
  let loaded = null;
  store.subscribe((after) => {
    const cue = after.settings.sounds ? cueBetween(before, after) : null;
    before = after;
    if (!cue) return;
    loaded ??= load();
    // A browser without sound, or one that refuses it, plays in silence.
    loaded.then(({ synthesizer, notes }) => synthesizer.play(notes[cue])).catch(() => (loaded = null));
  });
}
