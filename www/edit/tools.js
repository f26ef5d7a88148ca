// What the pointer, the finger and the keyboard do on the board.

/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Piece} Piece */

/**
 * - hand: pieces are taken up and put down.
 * - piece: it is put on the squares that are touched; where it stands already, it goes.
 * - star: the inaccessible square of a side.
 * - erase: what is touched goes.
 * - draw: circles and arrows.
 * @typedef {{kind: "hand"} | {kind: "piece", piece: Piece} | {kind: "star", color: Color} | {kind: "erase"} | {kind: "draw"}} Tool
 */

/** @type {Tool} */
export const HAND = Object.freeze({ kind: "hand" });

/** @param {Tool} one @param {Tool} other */
export function isSameTool(one, other) {
  return nameOf(one) === nameOf(other);
}

/** @param {Tool} tool */
export function nameOf(tool) {
  switch (tool.kind) {
    case "piece":
      return `${tool.piece.color} ${tool.piece.role}`;
    case "star":
      return `star ${tool.color}`;
    default:
      return tool.kind;
  }
}
