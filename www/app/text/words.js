// What every text about the game needs beside its data.

/**
 * @typedef {object} Words
 * @property {import("../core/i18n.js").Translate} t
 * @property {(halfUnits: number) => string} force
 */

/** @param {Words} words @param {import("../types.js").Piece} piece */
export function pieceName({ t }, piece) {
  return t(`role.${piece.role}`);
}
