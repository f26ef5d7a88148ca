// What happened, what is selected, what may be done. Every mark has a shape of its own besides its colour.

import { cornerOf } from "./geometry.js";
import * as shape from "./shapes.js";
import { cornerStars, largeStars } from "./stars.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Target} Target */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./theme.js").Palette} Palette */
/** @typedef {import("./shapes.js").Path} Path */
/** Where marks are drawn. `box` is where in its square a piece is: with the force overlay not the whole. @typedef {{ layout: Layout, palette: Palette, box: Box }} Place */
/**
 * What is shown besides the state. Pieces on their way are not shown where they belong: `hidden`.
 * @typedef {{ selected: Square | null, lifted: Square | null, cursor: Square | null, hidden: ReadonlySet<Square> }} Scene
 */

/** How strongly a mark colours its whole square. */
export const TINT = 0.18;

/** Stroke of a mark. @param {Layout} layout */
export const strokeOf = ({ square, dpr }) => Math.max(Math.round(1.5 * dpr), Math.round(square * 0.055));

/** Below the pieces, the lowest first. @param {State} state @param {Scene} scene @param {Place} place @returns {Path[]} */
export function marksBelow(state, scene, place) {
  const { palette } = place;
  const targets = scene.selected ? state.movable?.targets[scene.selected] ?? [] : [];
  return [
    ...lastMove(state.lastMove, place),
    ...state.resultSquares.flatMap((square) => outlined(square, shape.diamond, palette.result, place)),
    ...state.wrong.flatMap((square) => wrong(square, place)),
    ...check(state.check, place),
    ...details(state.marked, place),
    ...selected(scene.selected, place),
    ...cursor(scene.cursor, palette.whiteBody, 1.7, place),
    ...targets.flatMap((to) => target(to, place)),
    ...largeStars(state.stars, place),
  ];
}

/** Above the pieces. @param {State} state @param {Scene} scene @param {Place} place @returns {Path[]} */
export function marksAbove(state, scene, place) {
  const { layout, palette } = place;
  const occupied = (/** @type {Square} */ square) => square in state.pieces && square !== scene.lifted;
  return [
    ...Object.keys(state.removed).map((square) => shape.stroked(shape.cross(spotOf(layout, square)), palette.check, strokeOf(layout))),
    ...cornerStars(state.stars, place, occupied),
    ...cursor(scene.cursor, palette.cursor, 1, place),
  ];
}

/** @param {Layout} layout @param {Square} square @returns {shape.Spot} */
const spotOf = (layout, square) => ({ ...cornerOf(layout, square), size: layout.square, line: strokeOf(layout) });

/** @param {Square} square @param {string} color @param {Place} place */
function tint(square, color, { layout }) {
  const { x, y, size } = spotOf(layout, square);
  return shape.filled(shape.rectangle(x, y, size), color, TINT);
}

/** A tint, and an outline in it. @param {Square} square @param {(spot: shape.Spot) => string} outline @param {string} color @param {Place} place */
function outlined(square, outline, color, place) {
  const spot = spotOf(place.layout, square);
  return [tint(square, color, place), shape.stroked(outline(spot), color, spot.line)];
}

/** Corners where the move began, a frame where it ended; a split ring where both pieces left. @param {State["lastMove"]} move @param {Place} place */
function lastMove(move, place) {
  if (!move) return [];
  const { layout, palette: { lastMove: color } } = place;
  const [from, to] = [spotOf(layout, move.from), spotOf(layout, move.to)];
  const start = [tint(move.from, color, place), shape.filled(shape.corners(from, Math.round(from.size * 0.24)), color)];
  if (!move.exchange) return [...start, ...outlined(move.to, shape.frame, color, place)];
  return [...start, tint(move.to, color, place), ...split({ ...to, x: to.x + to.line, y: to.y + to.line, size: to.size - 2 * to.line }, color)];
}

/** @param {shape.Spot} spot @param {string} color */
function split(spot, color) {
  const { rings, points } = shape.splitRing(spot);
  return [shape.stroked(rings, color, spot.line), shape.filled(points, color)];
}

/** Corner triangles; a frame besides when the check is final. @param {State["check"]} check @param {Place} place */
function check(check, place) {
  if (!check) return [];
  const { layout, palette } = place;
  const spot = spotOf(layout, check.square);
  const triangles = shape.filled(shape.cornerTriangles(spot, spot.size * (check.final ? 0.34 : 0.28)), palette.check);
  const frame = check.final ? [shape.stroked(shape.frame(spot), palette.check, spot.line)] : [];
  return [tint(check.square, palette.check, place), triangles, ...frame];
}

/** Small triangles in the corners, and a thin frame. @param {Square} square @param {Place} place */
function wrong(square, place) {
  const { layout, palette } = place;
  const spot = spotOf(layout, square);
  const thin = { ...spot, line: Math.max(1, Math.round(spot.line * 0.6)) };
  return [
    tint(square, palette.check, place),
    shape.filled(shape.cornerTriangles(spot, spot.size * 0.2), palette.check),
    shape.stroked(shape.frame(thin), palette.check, thin.line),
  ];
}

/** @param {Square | null} square @param {Place} place */
function details(square, { layout, palette }) {
  if (!square) return [];
  const spot = spotOf(layout, square);
  return [shape.filled(shape.dottedFrame(spot, spot.line * 1.1), palette.marked)];
}

/** @param {Square | null} square @param {Place} place */
function selected(square, place) {
  if (!square) return [];
  const { layout, palette } = place;
  const spot = spotOf(layout, square);
  const line = Math.round(spot.line * 1.5);
  return [tint(square, palette.selected, place), shape.stroked(shape.frame({ ...spot, line }), palette.selected, line)];
}

/** @param {Target} target @param {Place} place */
function target({ to, kind }, { layout, palette: { target: color }, box }) {
  const spot = spotOf(layout, to);
  if (kind === "plain") {
    const radius = Math.max(spot.line, box.size * 0.13);
    return [shape.filled(shape.circle(spot.x + box.x + box.size / 2, spot.y + box.y + box.size / 2, radius), color)];
  }
  const thick = { ...spot, line: spot.line * 1.15 };
  return kind === "capture" ? [shape.stroked(shape.ring(thick), color, thick.line)] : split(thick, color);
}

/** The keyboard's cursor is two lines, one below the piece and one above everything, so that one of them shows on anything. @param {Square | null} square @param {string} color @param {number} strength @param {Place} place */
function cursor(square, color, strength, { layout }) {
  if (!square) return [];
  const spot = spotOf(layout, square);
  const line = Math.round(spot.line * strength);
  return [shape.stroked(shape.frame({ ...spot, line }), color, line)];
}
