// A question answered by the search, wherever it runs.

/** @typedef {import("./protocol.js").Question} Question */
/** @typedef {import("./protocol.js").Analysis} Analysis */

/**
 * @param {import("../pkg/search/chess_t.js").Thinker} thinker
 * @param {Question} question
 * @param {(sofar: Analysis) => void} onDepth
 * @returns {Analysis | null}
 */
export function answer(thinker, { variant, position, earlier, job }, onDepth) {
  if (!thinker.setPosition(variant, position, earlier)) return null;
  if (job.do === "play") return thinker.think(job.level, job.seed, onDepth);
  if (job.do === "threats") return thinker.threats(job.nodes, job.lines, onDepth);
  return thinker.analyse(job.nodes, job.lines, onDepth);
}
