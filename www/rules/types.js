// The rule book as its files hold it. book.LANGUAGE.json is made of docs/RULES.md and its translation by xtask/js/rule-book.mjs;
// diagrams.json is written by hand. Nothing here runs.

/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").VariantKey} VariantKey */

/**
 * A piece of a line. `clause`: another place of the book; `mark`: what stands here is reconstructed; `ratio`: forces on a square of
 * the diagram above; `move`: a move there, allowed or not, in the letters of the language.
 * @typedef {string
 *   | {is: "strong" | "em", of: Inline[]}
 *   | {is: "code", text: string}
 *   | {is: "clause", to: string, of: Inline[]}
 *   | {is: "mark", text: string}
 *   | {is: "ratio", square: Square, text: string}
 *   | {is: "move", text: string, result: string, allowed: boolean}} Inline
 */

/** A board in the text. `reaches`: the piece whose squares are shown. @typedef {{variant: VariantKey, position: string, reaches?: Square}} Standing */

/**
 * @typedef {{is: "text", of: Inline[]}
 *   | {is: "list", items: Inline[][]}
 *   | {is: "table", head: Inline[][], rows: Inline[][][]}
 *   | {is: "diagram"} & Standing} Block
 */

/**
 * What has a number of its own. What a section says before its first clause has the section's number and no title.
 * @typedef {{id: string, title: string, scope: Inline[], blocks: Block[]}} Clause
 */

/** @typedef {{id: string, title: string, clauses: Clause[]}} Section */

/** A reading that the author's public texts do not give. @typedef {{clauses: string[], games: VariantKey[], what: string}} Reconstruction */

/** @typedef {{title: string, preface: Inline[][], sections: Section[], reconstructions: Reconstruction[]}} Book */

/**
 * A diagram beside a clause. Numbers in captions are the engine's: `{ratio:c8}`, `{counted:c8}`, `{force:ritter}`.
 * @typedef {Standing & {clause: string, caption: Record<string, string>, moves?: {text: string, allowed: boolean}[]}} Diagram
 */

/** A step of our courses that is about some clauses; xtask/js/lesson-links.mjs writes them down. @typedef {{course: string, step: string, title: Record<string, string>, rules: string[]}} Lesson */

/** What is told of the clauses besides their text: those that not all games have, and the diagrams. @typedef {{games: Record<string, VariantKey[]>, diagrams: Diagram[]}} Beside */

export {};
