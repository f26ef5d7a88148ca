// A course as its file holds it, once it fits the schema (schema.js). Nothing here runs.

/** A text by language. @typedef {Record<string, string>} Texts */

/** What is marked on the board from the beginning. @typedef {{marked?: string[], arrows?: string[], reach?: string, force?: boolean}} Show */

/**
 * @typedef {object} Task
 * @property {string} position
 * @property {"white" | "black"} [orientation]
 * @property {Show} [show]
 * @property {Texts} ask
 * @property {string} task As the engine reads it; `play GOAL`: a small game, until a move reaches the goal.
 * @property {string[]} [options] What there is to choose from.
 * @property {{right: number, of: number}} [expect] Right moves, and how many legal ones there are.
 * @property {{move: string, why: string}} [trap] A move that is refused, and the reason.
 * @property {{answer: string, say: Texts}[]} [wrong] Remarks on particular mistakes.
 * @property {number} [level] Of a small game: the computer's.
 * @property {number} [moves] Of a small game: within how many the goal is to be reached.
 * @property {Texts} [lost] Of a small game: what is said when it is lost.
 * @property {[Texts, Texts]} hints
 * @property {string[]} [line] Of a puzzle: the right moves with the replies between them.
 * @property {string[]} [then] What a puzzle asks at the later moves of its line.
 * @property {Texts} after
 */

/**
 * @typedef {object} Step
 * @property {string} id
 * @property {Texts} title
 * @property {string[]} skills
 * @property {string[]} rules
 * @property {import("../types.js").VariantKey} [game]
 * @property {Texts} idea
 * @property {Texts} text
 * @property {Task[]} tasks
 */

/** @typedef {{title: Texts, steps: Step[]}} Block */

/**
 * @typedef {object} Course
 * @property {"chess-t-lesson/1"} format
 * @property {string} id
 * @property {import("../types.js").VariantKey} game
 * @property {Texts} title
 * @property {Texts} about
 * @property {string} author
 * @property {string} licence
 * @property {Block[]} blocks
 */

export {};
