// Draws one flat counter: a disc with the piece's letter, the force bars, and a ring for royals.

import { layBars, paintBars } from "./bars.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").RoleInfo} RoleInfo */
/** @typedef {import("./figure-painter.js").Inks} Inks */
/** @typedef {{ middle: number, top: number, step: number, thick: number }} Layout */

export const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";
export const RADIUS = 43.5;

const FEW_BARS = { middle: 0.385, top: 64, step: 8.5, thick: 5.2 };
/** The letter's middle and the bars below it, by the number of bars: three have to crowd a little. @type {[Layout, ...Layout[]]} */
const LAYOUTS = [{ ...FEW_BARS, middle: 0.5 }, FEW_BARS, FEW_BARS, { middle: 0.345, top: 57.5, step: 7.8, thick: 4.8 }];

/** @param {number} force half units @returns {Layout} */
export function counterLayout(force) {
  return LAYOUTS[Math.min(Math.ceil(force / 2), 3)] ?? LAYOUTS[0];
}

/** @param {Ctx} ctx @param {number} size @param {RoleInfo} role @param {string} letter @param {Inks} inks */
export function paintCounter(ctx, size, role, letter, inks) {
  const unit = size / 100;
  const line = Math.max(3 * unit, 1);
  if (inks.rim) disc(ctx, size, RADIUS * unit + line * 0.4, inks.rim);
  disc(ctx, size, RADIUS * unit, inks.body);
  circle(ctx, size, RADIUS * unit - (inks.rim ? line : 0), inks.ink, inks.rim ? line * 0.6 : line);
  if (role.royal) circle(ctx, size, (RADIUS - 6.5) * unit, inks.royal, Math.max(5 * unit, 1));
  const { middle, ...bars } = counterLayout(role.force);
  paintLetter(ctx, size, letter, middle, inks.ink);
  paintBars(ctx, layBars(size, role.force, { ...bars, long: 34 }), inks.ink);
}

/** @param {Ctx} ctx @param {number} size @param {number} radius @param {string} color */
function disc(ctx, size, radius, color) {
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, radius, 0, 2 * Math.PI);
  ctx.fillStyle = color;
  ctx.fill();
}

/** @param {Ctx} ctx @param {number} size @param {number} radius @param {string} color @param {number} width */
function circle(ctx, size, radius, color, width) {
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, radius, 0, 2 * Math.PI);
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** Centred by the glyphs' own box, since fonts differ. @param {Ctx} ctx @param {number} size @param {string} letter @param {number} middle of the letter, from 0 to 1 @param {string} color */
function paintLetter(ctx, size, letter, middle, color) {
  const height = [...letter].length > 1 ? 0.36 : 0.46;
  ctx.font = `700 ${size * height}px ${FONT}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = color;
  const box = ctx.measureText("К");
  ctx.fillText(letter, size / 2, Math.round(size * middle + box.actualBoundingBoxAscent / 2));
}
