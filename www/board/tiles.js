// The picture of a large board is cut into tiles, so that what changes on a few squares paints, and hands to the browser,
// little more than these squares. A small board is one tile: there, many canvases would cost more than they save.

import { cellOf } from "./geometry.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./geometry.js").Layout} Layout */
/** A run of files or ranks on the screen, from `first` until before `end`, and its device pixels. @typedef {{ first: number, end: number, from: number, to: number }} Run */
/** Some squares of the board and, at its edges, the frame beside them. @typedef {{ columns: Run, rows: Run }} Tile */

/** From this many device pixels a square on, a board is large. */
const LARGE = 64;
const FILES = 3;
const RANKS = 2;
/** A tile goes on under the next one, so that no gap shows where the page is scaled: device pixels. */
const OVERLAP = 1;

/** Row by row, from the top left. @param {Layout} layout @returns {Tile[]} */
export function tilesOf(layout) {
  const { files, ranks, square, left, top, width, height } = layout;
  const large = square >= LARGE;
  const columns = runs(files, large ? FILES : files, left, square, width);
  return runs(ranks, large ? RANKS : ranks, top, square, height).flatMap((rows) => columns.map((column) => ({ columns: column, rows })));
}

/** @param {number} count @param {number} step @param {number} margin @param {number} square @param {number} length @returns {Run[]} */
function runs(count, step, margin, square, length) {
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => {
    const [first, end] = [index * step, Math.min(count, (index + 1) * step)];
    return { first, end, from: first === 0 ? 0 : margin + first * square, to: end === count ? length : margin + end * square + OVERLAP };
  });
}

/** @param {Tile} tile @param {Layout} layout @param {Square} square */
export function isInTile({ columns, rows }, layout, square) {
  const { column, row } = cellOf(layout, square);
  return column >= columns.first && column < columns.end && row >= rows.first && row < rows.end;
}
