// The stars on the inaccessible squares: large on the square, its points showing beside a piece, and small in the
// upper right corner above a piece, where nothing hides it.

import { cornerOf } from "./geometry.js";
import { filled, star, stroked } from "./shapes.js";

/** @typedef {import("./types.js").Color} Color */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./theme.js").Palette} Palette */
/** @typedef {import("./shapes.js").Path} Path */
/** @typedef {import("./marks.js").Place} Place */

/** @param {State["stars"]} stars @param {Place} place @returns {Path[]} */
export function largeStars(stars, { layout, palette, box }) {
  return starsOf(stars).flatMap(({ color, square }) => {
    const { x, y } = cornerOf(layout, square);
    return paths(x + box.x + box.size / 2, y + box.y + box.size * 0.53, box.size * 0.48, color, palette);
  });
}

/** @param {State["stars"]} stars @param {Place} place @param {(square: Square) => boolean} occupied @returns {Path[]} */
export function cornerStars(stars, { layout, palette }, occupied) {
  return starsOf(stars).filter(({ square }) => occupied(square)).flatMap(({ color, square }) => {
    const { x, y } = cornerOf(layout, square);
    const side = layout.square;
    return paths(x + side * 0.83, y + side * 0.17, side * 0.16, color, palette);
  });
}

/** @param {State["stars"]} stars @returns {{ color: Color, square: Square }[]} */
function starsOf(stars) {
  return /** @type {Color[]} */ (["white", "black"]).flatMap((color) => {
    const square = stars[color];
    return square ? [{ color, square }] : [];
  });
}

/** @param {number} x @param {number} y @param {number} radius @param {Color} color @param {Palette} palette @returns {Path[]} */
function paths(x, y, radius, color, palette) {
  const [fill, edge] = color === "white" ? [palette.whiteBody, palette.whiteInk] : [palette.blackBody, palette.blackInk];
  const d = star(x, y, radius * 0.92);
  // Only the outer half of the edge shows, or the points of a dark star would be all edge.
  return [{ ...stroked(d, edge, Math.max(2, radius * 0.16)), round: true }, filled(d, fill)];
}
