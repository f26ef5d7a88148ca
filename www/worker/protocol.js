// What the page and the worker that thinks say to each other.

/** @typedef {import("../pkg/search/chess_t.js").Analysis} Analysis */

/**
 * What is to be found out about a position.
 * @typedef {object} Question
 * @property {string} variant
 * @property {string} position
 * @property {BigUint64Array} earlier Keys of the positions that led here, oldest first.
 * @property {Job} job
 */

/**
 * `play`: a move as a player of a level finds it. `analyse`: the best lines. `threats`: what the other side would do if it
 * were its turn.
 * @typedef {{do: "play", level: number, seed: number} | {do: "analyse" | "threats", nodes: number, lines: number}} Job
 */

/**
 * To the worker: first the compiled module, then questions. Whoever does not want to wait for an answer ends the worker.
 * @typedef {{module: WebAssembly.Module} | {id: number, question: Question}} ToWorker
 */

/**
 * From the worker: that it can think; every finished depth; the answer, null where there is no move to make.
 * @typedef {{ready: true} | {id: number, sofar: Analysis} | {id: number, answer: Analysis | null}} FromWorker
 */

export {};
