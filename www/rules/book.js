// The book as it is read: of which games a clause is, what stands beside it, which lesson steps are about it. No document here.

/** @typedef {import("./types.js").Beside} Beside */
/** @typedef {import("./types.js").Book} Book */
/** @typedef {import("./types.js").Clause} Clause */
/** @typedef {import("../types.js").VariantKey} VariantKey */
/** @typedef {import("./types.js").Lesson} Lesson */

/** A game, or all of them. @typedef {VariantKey | "all"} Choice */

/** @param {Choice} choice @param {readonly VariantKey[] | undefined} games undefined: all have it */
export const isOf = (choice, games) => choice === "all" || !games || games.includes(choice);

/** The diagrams beside a clause that are of a game. @param {Beside} beside @param {string} clause @param {Choice} choice */
export function diagramsBeside({ diagrams }, clause, choice) {
  return diagrams.filter((diagram) => diagram.clause === clause && isOf(choice, [diagram.variant]));
}

/** What of a clause is reconstructed for a game. @param {Book} book @param {string} clause @param {Choice} choice */
export function reconstructedIn({ reconstructions }, clause, choice) {
  return reconstructions.filter(({ clauses, games }) => clauses.includes(clause) && isOf(choice, games));
}

/** The steps about a clause; what is told under a letter or a further number (3.3a, 7.2) belongs to its clause. @param {Lesson[]} lessons @param {string} clause */
export function lessonsAbout(lessons, clause) {
  return lessons.filter(({ rules }) => rules.includes(clause));
}

/** The clauses by their numbers, in order. @param {Book} book @returns {Map<string, Clause>} */
export function clausesOf({ sections }) {
  return new Map(sections.flatMap(({ clauses }) => clauses.map((clause) => /** @type {[string, Clause]} */ ([clause.id, clause]))));
}
