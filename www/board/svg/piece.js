// A piece as SVG, in a box of 100 × 100: the same figure or counter that the board paints.

import { layBars } from "../bars.js";
import { counterLayout, RADIUS } from "../counter-painter.js";
import { FIGURE_BARS, LIGHT_LINE, LINE, RIM, partsOf } from "../figure-painter.js";
import { FIGURES } from "../figures.js";
import { inksOf, roleOf } from "../pieces.js";
import { circle } from "../shapes.js";
import { lettering } from "./letters.js";

/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("../types.js").RoleInfo} RoleInfo */
/** @typedef {import("../figures.js").Figure} Figure */
/** @typedef {import("../figure-painter.js").Inks} Inks */

/** Bars are laid out on so fine a grid that nothing is rounded. */
const FINE = 100_000;
const ROUNDED = 'stroke-linecap="round" stroke-linejoin="round"';

/** @param {Piece} piece @param {import("../pieces.js").Look} look @param {string} id for what it refers to in itself */
export function pieceSvg(piece, { roles, pieceSet, letters, palette }, id) {
  const [role, inks] = [roleOf(piece, roles), inksOf(piece, palette)];
  const figure = pieceSet === "figures" ? FIGURES[piece.role] : undefined;
  return figure ? figureSvg(figure, role, inks, id) : counterSvg(role, role[letters], inks);
}

/** @param {Figure} figure @param {RoleInfo} role @param {Inks} inks @param {string} id */
function figureSvg(figure, role, inks, id) {
  const parts = partsOf(figure, role.royal, true);
  const rim = inks.rim ? `<path d="${parts.map(({ d }) => d).join("")}" fill="none" stroke="${inks.rim}" stroke-width="${LINE * RIM}" ${ROUNDED}/>` : "";
  const width = inks.rim ? LINE * LIGHT_LINE : LINE;
  const drawn = parts.map((part, index) => partSvg(part, inks, width, `${id}-${index}`));
  return rim + drawn.join("") + barsSvg(role.force, { ...figure.bars, ...FIGURE_BARS }, inks.ink);
}

/** The half away from the light is darker. @param {import("../figures.js").Part} part @param {Inks} inks @param {number} width @param {string} id */
function partSvg({ d, fill, stroke }, inks, width, id) {
  const color = fill === "none" ? "none" : inks[fill];
  const edge = stroke === false ? "" : ` stroke="${inks.ink}" stroke-width="${width}" ${ROUNDED}`;
  if (fill !== "body") return `<path d="${d}" fill="${color}"${edge}/>`;
  const shade = `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="M50 0h50v100h-50z" fill="${inks.shade}" clip-path="url(#${id})"/>`;
  return `<path d="${d}" fill="${color}"/>${shade}${edge && `<path d="${d}" fill="none"${edge}/>`}`;
}

/** @param {RoleInfo} role @param {string} letter @param {Inks} inks */
function counterSvg(role, letter, inks) {
  const line = 3;
  const disc = (/** @type {number} */ radius, /** @type {string} */ color) => `<path d="${circle(50, 50, radius)}" fill="${color}"/>`;
  const ring = (/** @type {number} */ radius, /** @type {string} */ color, /** @type {number} */ width) =>
    `<path d="${circle(50, 50, radius)}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  const { middle, ...bars } = counterLayout(role.force);
  const height = [...letter].length > 1 ? 26 : 33;
  return [
    inks.rim ? disc(RADIUS + line * 0.4, inks.rim) : "",
    disc(RADIUS, inks.body),
    inks.rim ? ring(RADIUS - line, inks.ink, line * 0.6) : ring(RADIUS, inks.ink, line),
    role.royal ? ring(RADIUS - 6.5, inks.royal, 5) : "",
    lettering(letter, { x: 50, y: middle * 100 }, height, 19, inks.ink),
    barsSvg(role.force, { ...bars, long: 34 }, inks.ink),
  ].join("");
}

/** @param {number} force @param {Parameters<typeof layBars>[2]} place @param {string} color */
function barsSvg(force, place, color) {
  const scale = 100 / FINE;
  const bars = layBars(FINE, force, place).map(({ x, y, width, height }) => `M${x * scale} ${y * scale}h${width * scale}v${height * scale}h${-width * scale}z`);
  return bars.length > 0 ? `<path d="${bars.join("")}" fill="${color}"/>` : "";
}
