// A board as one SVG text that shows the same everywhere: no fonts, no scripts, nothing to be loaded.

import { drawnPaths } from "../drawn.js";
import { cornerOf, layoutOf } from "../geometry.js";
import { groundParts, coordinatePlaces } from "../ground.js";
import { marksAbove, marksBelow } from "../marks.js";
import { defaultState, mergeState } from "../state.js";
import { lettering } from "./letters.js";
import { pieceSvg } from "./piece.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").BoardShape} BoardShape */
/** @typedef {import("../geometry.js").Layout} Layout */
/** @typedef {import("../shapes.js").Path} Path */
/** @typedef {import("../theme.js").Palette} Palette */

const SQUARE = 60;
/** Nothing is held, nothing is on its way. @type {import("../marks.js").Scene} */
const STILL = { selected: null, lifted: null, cursor: null, hidden: new Set() };

/**
 * @param {BoardShape} shape
 * @param {Partial<State>} told as the board is told it; without the force overlay
 * @param {Palette} palette
 * @param {number} [scale] how many times as large
 */
export function diagramSvg(shape, told, palette, scale = 1) {
  const state = mergeState(defaultState(), { ...told, force: null });
  const layout = layoutOf({ size: shape, orientation: state.orientation, coordinates: state.coordinates, square: SQUARE, dpr: 1 });
  const place = { layout, palette, box: { x: 0, y: 0, size: layout.square } };
  const parts = [
    ...groundParts(layout, shape, palette),
    state.coordinates ? coordinates(layout, palette.coordinate) : "",
    ...marksBelow(state, STILL, place).map(pathSvg),
    pieces(shape, state, layout, palette),
    ...[...marksAbove(state, STILL, place), ...drawnPaths(state.drawn, place)].map(pathSvg),
  ];
  const { width, height } = layout;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;
}

/** Every kind of piece once, and uses of it. @param {BoardShape} shape @param {State} state @param {Layout} layout @param {Palette} palette */
function pieces({ roles }, { pieces, pieceSet, letters }, layout, palette) {
  const nameOf = (/** @type {import("../types.js").Piece} */ { color, role }) => `${color}-${role}`;
  const kinds = new Map(Object.values(pieces).map((piece) => [nameOf(piece), piece]));
  const drawn = [...kinds].map(([name, piece]) => `<g id="${name}">${pieceSvg(piece, { roles, pieceSet, letters, palette }, name)}</g>`);
  const uses = Object.entries(pieces).map(([square, piece]) => {
    const { x, y } = cornerOf(layout, square);
    return `<use href="#${nameOf(piece)}" transform="translate(${x} ${y}) scale(${layout.square / 100})"/>`;
  });
  return `<defs>${drawn.join("")}</defs>${uses.join("")}`;
}

/** @param {Layout} layout @param {string} color */
function coordinates(layout, color) {
  const { size, places } = coordinatePlaces(layout);
  return places.map(({ x, y, letter }) => lettering(letter, { x, y }, size * 0.72, 17, color)).join("");
}

/** @param {Path} path */
function pathSvg({ d, fill, stroke, line, opacity = 1, round = false }) {
  if (d === "") return "";
  const edge = stroke === "none" ? "" : ` stroke="${stroke}" stroke-width="${line}"${round ? ' stroke-linejoin="round"' : ""}`;
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? "" : ` fill-opacity="${opacity}"`}${edge}/>`;
}
