// What one piece reaches: an outlined square where it may move, a triangle where only its force acts.

import { cornerOf } from "./geometry.js";
import { strokeOf } from "./marks.js";
import { filled, rectangle, stroked } from "./shapes.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./marks.js").Place} Place */
/** @typedef {import("./shapes.js").Path} Path */

/**
 * The marks, from the lowest to the highest.
 * @param {NonNullable<State["reach"]>} reach @param {Place} place @param {(square: Square) => boolean} occupied @returns {Path[]}
 */
export function reachPaths({ from, moves, acts }, { layout, palette, box }, occupied) {
  const mayMove = new Set(moves);
  const squares = [...new Set([...moves, ...acts])].filter((square) => square !== from);
  const corners = (/** @type {boolean} */ badge, /** @type {boolean} */ move) =>
    squares.filter((square) => occupied(square) === badge && mayMove.has(square) === move).map((square) => cornerOf(layout, square));
  const large = { x: box.x, y: box.y, size: box.size, line: strokeOf(layout) };
  const side = Math.round(layout.square * 0.32);
  const small = { x: 0, y: 0, size: side, line: Math.max(1, Math.round(side * 0.14)) };
  const { reach: color, light } = palette;
  return [
    stroked(pathOf(corners(false, true), (corner) => outline(corner, large, 0.22)), color, large.line),
    stroked(pathOf(corners(false, false), (corner) => triangle(corner, large, 0.53, 0.25)), color, large.line),
    // On a piece: small, in the upper left corner, on a ground of its own.
    filled(pathOf([...corners(true, true), ...corners(true, false)], ({ x, y }) => rectangle(x, y, side)), light),
    stroked(pathOf(corners(true, true), (corner) => outline(corner, small, 0.2)), color, small.line),
    filled(pathOf(corners(true, false), (corner) => triangle(corner, small, 0.54, 0.36)), color),
  ];
}

/** @typedef {{ x: number, y: number }} Point */
/** Where in a square a mark is, and how thick it is drawn. @typedef {{ x: number, y: number, size: number, line: number }} Inside */

/** @param {Point[]} corners @param {(corner: Point) => string} draw */
const pathOf = (corners, draw) => corners.map(draw).join("");

/** A square inside the square. @param {Point} corner @param {Inside} inside @param {number} inset share of the size */
function outline(corner, { x, y, size, line }, inset) {
  const away = Math.round(size * inset) + line / 2;
  return rectangle(corner.x + x + away, corner.y + y + away, size - 2 * away);
}

/** @param {Point} corner @param {Inside} inside @param {number} middle of the height @param {number} radius both shares of the size */
function triangle(corner, { x, y, size }, middle, radius) {
  const r = size * radius;
  return `M${corner.x + x + size / 2} ${corner.y + y + size * middle - r}l${0.95 * r} ${1.7 * r}h${-1.9 * r}z`;
}
