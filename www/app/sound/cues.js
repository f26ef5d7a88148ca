// Which sound goes with what has just happened.

/** @typedef {import("../game/state.js").AppState} AppState */
/** @typedef {"move" | "capture" | "exchange" | "check" | "end"} Cue */

/**
 * Only what is new sounds: a move made, or a game that ends where it stood. Walking through a game and opening one are silent.
 * @param {AppState} before
 * @param {AppState} after
 * @returns {Cue | null}
 */
export function cueBetween(before, after) {
  const { snapshot, playedAt, screen } = after;
  if (screen !== "game" || snapshot === before.snapshot) return null;
  const made = playedAt === snapshot.node;
  const endedHere = snapshot.node === before.snapshot.node && before.screen === "game" && !before.snapshot.result;
  if (snapshot.result) return made || endedHere ? "end" : null;
  if (!made) return null;
  return snapshot.check ? "check" : kindOf(snapshot.last);
}

/** @param {import("../../types.js").Step | null} last @returns {Cue} */
function kindOf(last) {
  const kind = last?.move?.kind;
  return kind === "capture" || kind === "exchange" ? kind : "move";
}
