// A puzzle as its file holds it (puzzles.schema.json). Nothing here runs.

/**
 * @typedef {object} Puzzle
 * @property {string} id
 * @property {string} position
 * @property {string[]} tasks What is asked at each right move of the line.
 * @property {string} line
 * @property {string[]} tags
 * @property {number | null} level The lowest level of the computer that always solves it.
 * @property {number} band 1 is easy, 5 is hard.
 */

/** @typedef {{game: import("../types.js").VariantKey, puzzles: Puzzle[]}} Book */
/** @typedef {Puzzle & {game: import("../types.js").VariantKey}} Posed */

export {};
