// What there is to say of a step just made: the move itself, and everything it brought about.

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../app/game/state.js").Message} Message */

/** @param {Snapshot} snapshot where the step led @param {Step | null} step @returns {Message[]} */
export function newsOf(snapshot, step) {
  const { check, finalCheck, result, phase } = snapshot;
  /** @type {Message[]} */
  const messages = [];
  if (step?.drawn) messages.push({ kind: "drawn", drawn: step.drawn });
  else if (step) messages.push({ kind: "step", step, check, finalCheck });
  if (isExposed(snapshot) && step?.color) messages.push({ kind: "exposed", color: step.color });
  if (result) messages.push({ kind: "result", result });
  if (phase === "draw-squares") messages.push({ kind: "text", key: "squares.due" });
  return messages;
}

/** Has the move just made left its own King takeable, so that it matters? @param {Snapshot} snapshot */
export function isExposed({ exposed, phase }) {
  return exposed && phase !== "over";
}
