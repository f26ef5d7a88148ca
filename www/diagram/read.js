// What there is to draw of a position in writing. It is not checked: whether it is one at all, the engine says.

/** @typedef {import("../../src/wasm/rules.d.ts").Piece} Piece */
/** @typedef {import("../../src/wasm/rules.d.ts").Square} Square */
/** @typedef {import("./games.js").Diagram} Diagram */

/**
 * The pieces, and the inaccessible squares; whatever cannot be read is passed over.
 * @param {string} text @param {Pick<Diagram, "files" | "ranks" | "roles">} game
 */
export function readDiagram(text, game) {
  const [placement = "", , squares = ""] = text.trim().split(/\s+/);
  const [, white = null, black = null] = /^([a-i][1-8])([a-i][1-8])$/.exec(squares) ?? [];
  const rows = placement.split("/").slice(0, game.ranks);
  const entries = rows.flatMap((row, index) => readRow(row, game.ranks - index, game));
  return { pieces: Object.fromEntries(entries), stars: { white, black } };
}

/** @param {string} row @param {number} rank @param {Pick<Diagram, "files" | "roles">} game @returns {[Square, Piece][]} */
function readRow(row, rank, { files, roles }) {
  /** @type {[Square, Piece][]} */
  const standing = [];
  let file = 0;
  for (const sign of row) {
    const role = roles.find(({ latin }) => latin === sign.toUpperCase())?.role;
    if (role && file < files) standing.push([String.fromCharCode(97 + file) + rank, { color: sign < "a" ? "white" : "black", role }]);
    file += /[1-9]/.test(sign) ? Number(sign) : 1;
  }
  return standing;
}
