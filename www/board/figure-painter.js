// Draws one figure at the origin of a context whose unit is the device pixel.

import { layBars, paintBars } from "./bars.js";
import { RING } from "./figures.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").RoleInfo} RoleInfo */
/** @typedef {import("./figures.js").Figure} Figure */
/** @typedef {import("./figures.js").Part} Part */
/**
 * The colours of one side. `rim` is the dark edge outside a dark piece's light outline.
 * @typedef {{ body: string, shade: string, ink: string, royal: string, plume: string, rim: string | null }} Inks
 */

/** Below this many device pixels a square, details are only noise. */
const DETAIL_FROM = 36;
/** Width of the outline in hundredths of the square, and of the light outline on a dark piece beside it. */
export const LINE = 3.2;
export const LIGHT_LINE = 0.62;
/** How much wider than the outline the dark edge is. */
export const RIM = 1.5;
export const FIGURE_BARS = { long: 36, thick: 6.2 };

/** @type {Map<string, Path2D>} */
const paths = new Map();

/** @param {string} d */
function pathOf(d) {
  const path = paths.get(d) ?? new Path2D(d);
  paths.set(d, path);
  return path;
}

/** @param {Ctx} ctx @param {number} size @param {Figure} figure @param {RoleInfo} role @param {Inks} inks */
export function paintFigure(ctx, size, figure, role, inks) {
  const parts = partsOf(figure, role.royal, size >= DETAIL_FROM);
  const line = Math.max(LINE, 100 / size);
  ctx.save();
  ctx.scale(size / 100, size / 100);
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  if (inks.rim && size >= DETAIL_FROM) paintRim(ctx, parts, inks.rim, line * RIM);
  ctx.lineWidth = inks.rim ? line * LIGHT_LINE : line;
  for (const part of parts) paintPart(ctx, part, inks, size >= DETAIL_FROM);
  ctx.restore();
  paintBars(ctx, layBars(size, role.force, { ...figure.bars, ...FIGURE_BARS }), inks.ink);
}

/** @param {Figure} figure @param {boolean} royal @param {boolean} detailed @returns {Part[]} */
export function partsOf(figure, royal, detailed) {
  const parts = figure.parts.filter((part) => detailed || !part.detail);
  return royal ? [...parts, { d: RING, fill: "royal" }] : parts;
}

/** @param {Ctx} ctx @param {Part[]} parts @param {string} color @param {number} width */
function paintRim(ctx, parts, color, width) {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  for (const part of parts) ctx.stroke(pathOf(part.d));
}

/** @param {Ctx} ctx @param {Part} part @param {Inks} inks @param {boolean} shaded */
function paintPart(ctx, part, inks, shaded) {
  const path = pathOf(part.d);
  if (part.fill !== "none") {
    ctx.fillStyle = inks[part.fill];
    ctx.fill(path);
  }
  if (part.fill === "body" && shaded) paintShade(ctx, path, inks.shade);
  if (part.stroke === false) return;
  ctx.strokeStyle = inks.ink;
  ctx.stroke(path);
}

/** The half away from the light. @param {Ctx} ctx @param {Path2D} path @param {string} color */
function paintShade(ctx, path, color) {
  ctx.save();
  ctx.clip(path);
  ctx.fillStyle = color;
  ctx.fillRect(50, 0, 50, 100);
  ctx.restore();
}
