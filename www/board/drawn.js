// What somebody drew on the board to show something: circles round squares, arrows from square to square. Above the pieces.

import { cornerOf, onBoard, place as placeOf } from "./geometry.js";
import { strokeOf } from "./marks.js";
import { ring, stroked } from "./shapes.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").Arrow} Arrow */
/** @typedef {import("./types.js").Drawn} Drawn */
/** @typedef {import("./marks.js").Place} Place */
/** @typedef {import("./shapes.js").Path} Path */

/** Shares of a square: half the shaft, half the head, how long the head is, and how far from the middle the arrow begins. */
const SHAPE = { half: 0.075, wide: 0.23, head: 0.38, start: 0.22 };
const OPACITY = 0.85;

/** The lowest first; squares that the board does not have are passed over. @param {Drawn} drawn @param {Place} place @returns {Path[]} */
export function drawnPaths({ circles, arrows }, place) {
  const isHere = (/** @type {Square} */ square) => onBoard(place.layout, placeOf(square).file, placeOf(square).rank);
  const there = arrows.filter(({ from, to }) => from !== to && isHere(from) && isHere(to));
  return [...circles.filter(isHere).map((square) => circle(square, place)), ...there.map((arrow) => arrowPath(arrow, place))];
}

/** @param {Square} square @param {Place} place @returns {Path} */
function circle(square, { layout, palette }) {
  const line = Math.round(strokeOf(layout) * 1.3);
  return stroked(ring({ ...cornerOf(layout, square), size: layout.square, line }), palette.drawn, line);
}

/** From the edge of one square's middle to the middle of the other, with an edge that shows on any ground. @param {Arrow} arrow @param {Place} place @returns {Path} */
function arrowPath({ from, to }, { layout, palette }) {
  const [start, end] = [cornerOf(layout, from), cornerOf(layout, to)];
  const [right, down] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(right, down);
  const points = outline(length, layout.square).map(([along, across]) => {
    const x = start.x + layout.square / 2 + (along * right - across * down) / length;
    const y = start.y + layout.square / 2 + (along * down + across * right) / length;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return { d: `M${points.join("L")}z`, fill: palette.drawn, stroke: palette.light, line: layout.dpr, opacity: OPACITY, round: true };
}

/** An arrow that lies along the first axis. @param {number} length @param {number} square @returns {[number, number][]} */
function outline(length, square) {
  const [half, wide, start] = [SHAPE.half * square, SHAPE.wide * square, SHAPE.start * square];
  const neck = length - SHAPE.head * square;
  return [[start, -half], [neck, -half], [neck, -wide], [length, 0], [neck, wide], [neck, half], [start, half]];
}
