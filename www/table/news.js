// What there is to say of a step just made: the move itself, and everything it brought about.

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../text/news.js").Happening} Happening */

/** @param {Snapshot} snapshot where the step led @param {Step | null} step @returns {Happening[]} */
export function newsOf(snapshot, step) {
  const { check, finalCheck, result, phase } = snapshot;
  /** @type {Happening[]} */
  const news = [];
  if (step?.drawn) news.push({ kind: "drawn", drawn: step.drawn });
  else if (step) news.push({ kind: "step", step, check, finalCheck });
  if (isExposed(snapshot) && step?.color) news.push({ kind: "exposed", color: step.color });
  if (result) news.push({ kind: "result", result });
  if (phase === "draw-squares") news.push({ kind: "draw-due" });
  return news;
}

/** Has the move just made left its own King takeable, so that it matters? @param {Snapshot} snapshot */
export function isExposed({ exposed, phase }) {
  return exposed && phase !== "over";
}
