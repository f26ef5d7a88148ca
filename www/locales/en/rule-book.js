// The rule book.

/** @type {import("../../core/i18n.js").Locale} */
export default {
  "book.skip": "To the text",
  "book.contents": "Contents",
  "book.how": "Every picture is a board. Point at a piece to see its lines and the forces on its square, tap a square for whose they are, move any piece and hear what the rules say. Moves and ratios in the text can be pressed: ✓ stands before a move that is allowed, ✗ before one that is not.",
  "book.game": "Clauses of",
  "book.game.all": "All games",
  "book.print": "Print",
  "book.again": "Again",
  "book.diagram": "A board to try, {game}",
  "book.table": "Table",
  "book.allowed": "Allowed:",
  "book.forbidden": "Not allowed:",
  "book.link": "Link to clause {clause}",
  "book.lessons": "Lessons on this",
  "book.mark": "reconstructed",
  "book.reconstructed": "Reconstructed",
  "book.reconstructed.what": "The author's published texts are silent on this; here is the best-supported reading, usually what a later game of his does. Reconstructed are:",
};
