// A course as its file holds it (lessons/lesson.schema.json). Nothing here runs.

/** A text in every language of the page. @typedef {Record<string, string>} Texts */

/** What is shown on the board from the beginning; all of it is said in the text too. @typedef {{marked?: string[], arrows?: string[], reach?: string, force?: boolean}} Show */

/**
 * @typedef {object} Task
 * @property {string} position
 * @property {"white" | "black"} [orientation]
 * @property {Show} [show]
 * @property {Texts} ask
 * @property {string} task As the engine reads it.
 * @property {string[]} [options] What there is to choose from.
 * @property {{right: number, of: number}} [expect]
 * @property {{move: string, why: string}} [trap]
 * @property {{answer: string, say: Texts}[]} [wrong]
 * @property {[Texts, Texts]} hints
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

/**
 * @typedef {object} Course
 * @property {string} format
 * @property {string} id
 * @property {import("../types.js").VariantKey} game
 * @property {Texts} title
 * @property {Texts} about
 * @property {string} author
 * @property {string} licence
 * @property {{title: Texts, steps: Step[]}[]} blocks
 */

export {};
