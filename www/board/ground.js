// The board itself, without anything that changes during a game: frame, squares, castles, lines, coordinates. It is one
// picture, made once for all boards that look alike.

import { FONT } from "./counter-painter.js";
import { allSquares, cellOf, cornerOf, isDark, squareOfCell } from "./geometry.js";
import { keepNewest } from "./keep.js";
import { forbidsAddresses } from "./policy.js";
import { rectangle } from "./shapes.js";
import { numberOf } from "./theme.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").BoardShape} BoardShape */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */

/** One for each of the three games, and for another size of each. @type {import("./keep.js").Kept<HTMLElement>} */
const grounds = keepNewest(6);

/** An element that shows the ground, as large as the board. @param {Layout} layout @param {BoardShape} shape @param {Palette} palette @param {boolean} coordinates */
export function groundElement(layout, shape, palette, coordinates) {
  const { castles, heavyLineAbove, doubleLinesAbove } = shape;
  const key = JSON.stringify([layout, castles, heavyLineAbove, doubleLinesAbove, numberOf(palette), coordinates, forbidsAddresses()]);
  const found = grounds.of(key, () => make(layout, svgOf(layout, shape, palette, coordinates)));
  return /** @type {HTMLElement} */ (found.cloneNode(true));
}

/** A picture by its address or, where that is forbidden, a drawing in the page. @param {Layout} layout @param {string} svg */
function make({ cssWidth, cssHeight }, svg) {
  const element = document.createElement("div");
  element.setAttribute("aria-hidden", "true");
  const size = { width: `${cssWidth}px`, height: `${cssHeight}px` };
  Object.assign(element.style, { position: "absolute", left: "0", top: "0", ...size });
  if (forbidsAddresses()) {
    const drawing = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
    Object.assign(/** @type {SVGElement} */ (/** @type {unknown} */ (drawing)).style, { display: "block", ...size });
    element.append(drawing);
  } else {
    Object.assign(element.style, { backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")`, backgroundSize: "100% 100%" });
  }
  return element;
}

/** @param {Layout} layout @param {BoardShape} shape @param {Palette} palette @param {boolean} coordinates */
function svgOf(layout, shape, palette, coordinates) {
  const { width, height } = layout;
  const parts = groundParts(layout, shape, palette);
  if (coordinates) parts.push(coordinatesOf(layout, palette));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

/** All but the coordinates. @param {Layout} layout @param {BoardShape} shape @param {Palette} palette */
export function groundParts(layout, shape, palette) {
  const { width, height, square, orientation } = layout;
  const id = `chess-t-castle-${width}-${height}-${square}-${orientation}`;
  const castles = [shape.castles.white, shape.castles.black].map((castle, index) => castleOf(layout, castle, palette, `${id}-${index}`));
  return [frameOf(layout, palette), squaresOf(layout, palette), linesOf(layout, shape, palette), ...castles];
}

/** @param {string} d @param {string} fill */
const area = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** Width of a thin line. @param {Layout} layout */
const hairline = ({ square, dpr }) => Math.max(1, Math.round(dpr * 0.5), Math.round(square * 0.018));

/** @param {Layout} layout @param {Palette} palette */
function frameOf(layout, { frame, frameLine }) {
  const { left, top, width, height, files, ranks, square } = layout;
  const thin = Math.min(hairline(layout), left);
  const around = rectangle(left - thin, top - thin, files * square + 2 * thin, ranks * square + 2 * thin);
  const inside = left > 2 * thin ? area(rectangle(thin, thin, width - 2 * thin, height - 2 * thin), frame) : "";
  return area(rectangle(0, 0, width, height), frameLine) + inside + area(around, frameLine);
}

/** @param {Layout} layout @param {Palette} palette */
function squaresOf(layout, { light, dark }) {
  const { left, top, files, ranks, square } = layout;
  const corners = allSquares(layout).filter(isDark).map((name) => cornerOf(layout, name));
  return area(rectangle(left, top, files * square, ranks * square), light) + area(corners.map(({ x, y }) => rectangle(x, y, square)).join(""), dark);
}

/** Top edge of the line above a rank, on the screen. @param {Layout} layout @param {number} rank */
function edgeAbove(layout, rank) {
  const row = layout.orientation === "white" ? layout.ranks - rank : rank;
  return layout.top + row * layout.square;
}

/** The heavy line between the territories and the thin double ones. @param {Layout} layout @param {BoardShape} shape @param {Palette} palette */
function linesOf(layout, { heavyLineAbove, doubleLinesAbove }, { line, heavyLine }) {
  const { left, files, square } = layout;
  const thin = hairline(layout);
  const gap = Math.max(1, Math.round(thin * 1.3));
  const heavy = 2 * Math.max(1, Math.round(square * 0.03));
  const band = (/** @type {number} */ y, /** @type {number} */ thick) => rectangle(left, y, files * square, thick);
  const double = (/** @type {number} */ y) => band(y - thin - Math.floor(gap / 2), thin) + band(y + Math.ceil(gap / 2), thin);
  return area(doubleLinesAbove.map((rank) => double(edgeAbove(layout, rank))).join(""), line)
    + area(band(edgeAbove(layout, heavyLineAbove) - heavy / 2, heavy), heavyLine);
}

/** @param {Layout} layout @param {Square[]} castle @param {Palette} palette @param {string} id */
function castleOf(layout, castle, { castle: fill, castleHatch, castleLine }, id) {
  if (castle.length === 0) return "";
  const d = castle.map((name) => cornerOf(layout, name)).map(({ x, y }) => rectangle(x, y, layout.square)).join("");
  const hatching = `<path d="${hatchingOf(layout)}" stroke="${castleHatch}" stroke-width="${hairline(layout)}" clip-path="url(#${id})"/>`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${area(d, fill)}${hatching}${area(outlineOf(layout, castle), castleLine)}`;
}

/** Slanting lines, so that a castle is a castle without colour too. @param {Layout} layout */
function hatchingOf({ left, top, width, height, square, dpr }) {
  const step = square / Math.max(3, Math.round(square / dpr / 7));
  let d = "";
  for (let x = left - Math.ceil(height / step) * step; x < width; x += step) d += `M${x} ${top + height}l${height} ${-height}`;
  return d;
}

/** The border of a union of squares: every side that has no castle square beyond it. @param {Layout} layout @param {Square[]} castle */
function outlineOf(layout, castle) {
  const { square } = layout;
  const thick = 2 * Math.max(1, Math.round(square * 0.02));
  const half = thick / 2;
  return castle.map((name) => {
    const { column, row } = cellOf(layout, name);
    const { x, y } = cornerOf(layout, name);
    const side = (/** @type {number} */ right, /** @type {number} */ down, /** @type {string} */ border) =>
      castle.includes(squareOfCell(layout, column + right, row + down) ?? "") ? "" : border;
    return [
      side(0, -1, rectangle(x - half, y - half, square + thick, thick)),
      side(0, 1, rectangle(x - half, y + square - half, square + thick, thick)),
      side(-1, 0, rectangle(x - half, y - half, thick, square + thick)),
      side(1, 0, rectangle(x + square - half, y - half, thick, square + thick)),
    ].join("");
  }).join("");
}

/** Half the height of a capital letter or digit, as a share of the font's size: what centres it. */
const HALF_CAPITAL = 0.36;

/** @param {Layout} layout @param {Palette} palette */
function coordinatesOf(layout, { coordinate }) {
  const { size, places } = coordinatePlaces(layout);
  const drop = Math.round(size * HALF_CAPITAL);
  const texts = places.map(({ x, y, letter }) => `<text x="${x}" y="${y + drop}">${letter}</text>`);
  return `<g font-family="${FONT}" font-weight="600" font-size="${size}" text-anchor="middle" fill="${coordinate}">${texts.join("")}</g>`;
}

/** The middle of every letter and digit, and the font's size. @param {Layout} layout */
export function coordinatePlaces(layout) {
  const { left, top, width, height, files, ranks, square, dpr } = layout;
  const size = Math.round(Math.min(Math.max(square * 0.24, 9.5 * dpr), 14 * dpr));
  const half = Math.floor(square / 2);
  const letters = Array.from({ length: files }, (_, column) => {
    const letter = (squareOfCell(layout, column, 0) ?? "").charAt(0);
    return [top / 2, height - top / 2].map((y) => ({ x: left + column * square + half, y: Math.round(y), letter }));
  });
  const digits = Array.from({ length: ranks }, (_, row) => {
    const letter = (squareOfCell(layout, 0, row) ?? "").slice(1);
    return [left / 2, width - left / 2].map((x) => ({ x: Math.round(x), y: top + row * square + half, letter }));
  });
  return { size, places: [...letters, ...digits].flat() };
}
