// The force overlay. Each square bears White : Black as one bar: White's part on the left, Black's on the right, split
// in proportion. The superior side's end is an arrowhead that pushes into the other; equality is a straight edge.
// Idle force is struck through on hatching, with what it counts for beside it where there is room.

import { FONT } from "./counter-painter.js";
import { cornerOf } from "./geometry.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").SquareForce} SquareForce */
/** @typedef {import("./types.js").Color} Color */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** One side's part of the bar. @typedef {{ text: string, counted: string, idle: boolean, from: number, to: number }} Part */

/** Half units as the book writes them: 3 is `1½`. @param {number} halves */
export function formatForce(halves) {
  const whole = Math.floor(halves / 2);
  return (whole > 0 || halves % 2 === 0 ? String(whole) : "") + (halves % 2 ? "½" : "");
}

/** The bar's place in a square. @param {Layout} layout @returns {Box} */
export function barBox({ square, dpr }) {
  const height = Math.round(Math.min(Math.max(square * 0.26, 12.5 * dpr), 24 * dpr, square * 0.42));
  const pad = Math.max(1, Math.round(square * 0.03));
  return { x: pad, y: square - pad - height, width: square - 2 * pad, height };
}

/** With the overlay on, pieces are drawn smaller above the bars, so that neither hides the other. @param {Layout} layout @returns {{ x: number, y: number, size: number }} */
export function pieceBoxBesideBar(layout) {
  const size = Math.round(barBox(layout).y * 1.04);
  return { x: Math.round((layout.square - size) / 2), y: 0, size };
}

/** @param {Ctx} ctx @param {Layout} layout @param {Record<string, SquareForce>} force @param {Palette} palette */
export function paintForce(ctx, layout, force, palette) {
  const box = barBox(layout);
  ctx.save();
  ctx.font = `700 ${Math.round(box.height * 0.84)}px ${FONT}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.lineJoin = "round";
  for (const [square, value] of Object.entries(force)) {
    const { x, y } = cornerOf(layout, square);
    paintBar(ctx, { ...box, x: x + box.x, y: y + box.y }, value, palette);
  }
  ctx.restore();
}

/**
 * Where White's part ends and Black's begins, from 0 to `width`; each part keeps room for its number.
 * @param {SquareForce} force @param {number} width @param {{ white: number, black: number }} room
 */
export function splitAt({ sum, counted }, width, room) {
  if (sum.black === 0) return Math.min(width, Math.max(width * 0.5, room.white));
  if (sum.white === 0) return Math.max(0, Math.min(width * 0.5, width - room.black));
  const total = counted.white + counted.black;
  const share = total > 0 ? counted.white / total : 0.5;
  const least = Math.min(room.white, width / 2);
  const most = width - Math.min(room.black, width / 2);
  return Math.min(Math.max(share * width, least), most);
}

/** 1: White is superior, -1: Black, 0: equal. @param {SquareForce} force */
export const superiority = ({ counted }) => Math.sign(counted.white - counted.black);

/** @param {Ctx} ctx @param {Box} box @param {SquareForce} force @param {Palette} palette */
function paintBar(ctx, box, force, palette) {
  const { sum } = force;
  if (sum.white === 0 && sum.black === 0) return;
  const room = (/** @type {Color} */ side) => ctx.measureText(formatForce(sum[side])).width + box.height * 0.35;
  const split = splitAt(force, box.width, { white: room("white"), black: room("black") });
  const tip = superiority(force) * box.height * 0.22;
  if (sum.white > 0) paintPart(ctx, box, "white", { from: 0, to: split }, tip, force, palette);
  if (sum.black > 0) paintPart(ctx, box, "black", { from: split, to: box.width }, tip, force, palette);
}

/** @param {Ctx} ctx @param {Box} box @param {Color} side @param {{ from: number, to: number }} span @param {number} tip @param {SquareForce} force @param {Palette} palette */
function paintPart(ctx, box, side, { from, to }, tip, { sum, counted }, palette) {
  const [fill, ink] = side === "white" ? [palette.forceWhite, palette.forceWhiteInk] : [palette.forceBlack, palette.forceBlackInk];
  const idle = sum[side] !== counted[side];
  partPath(ctx, box, side, from, to, tip);
  ctx.fillStyle = fill;
  ctx.fill();
  if (idle) hatch(ctx, box, from, to, ink);
  partPath(ctx, box, side, from, to, tip);
  ctx.strokeStyle = side === "white" ? palette.forceWhiteInk : palette.forceBlackInk;
  ctx.lineWidth = Math.max(1, box.height * 0.06);
  ctx.stroke();
  paintNumber(ctx, box, (from + to) / 2 + tip * 0.4, to - from, sum[side], idle ? counted[side] : null, ink, fill);
}

/** The part's outline: its inner end slants with the superiority. @param {Ctx} ctx @param {Box} box @param {Color} side @param {number} from @param {number} to @param {number} tip */
function partPath(ctx, { x, y, height }, side, from, to, tip) {
  const [outer, inner] = side === "white" ? [x + from, x + to] : [x + to, x + from];
  ctx.beginPath();
  ctx.moveTo(outer, y);
  ctx.lineTo(inner, y);
  ctx.lineTo(inner + tip, y + height / 2);
  ctx.lineTo(inner, y + height);
  ctx.lineTo(outer, y + height);
  ctx.closePath();
}

/** @param {Ctx} ctx @param {Box} box @param {number} from @param {number} to @param {string} color */
function hatch(ctx, { x, y, height }, from, to, color) {
  ctx.save();
  ctx.clip();
  ctx.globalAlpha = 0.35;
  ctx.strokeStyle = color;
  ctx.lineWidth = Math.max(1, height * 0.08);
  ctx.beginPath();
  for (let at = from - height; at < to + height; at += height * 0.32) {
    ctx.moveTo(x + at, y + height);
    ctx.lineTo(x + at + height, y);
  }
  ctx.stroke();
  ctx.restore();
}

/** @param {Ctx} ctx @param {Box} box @param {number} at @param {number} width @param {number} sum @param {number | null} counted null unless idle @param {string} ink @param {string} fill */
function paintNumber(ctx, box, at, width, sum, counted, ink, fill) {
  const text = formatForce(sum);
  const long = counted === null ? text : `${text} ${formatForce(counted)}`;
  const fits = ctx.measureText(long).width <= width - box.height * 0.2;
  const shown = fits ? long : text;
  const drop = ctx.measureText("8").actualBoundingBoxAscent / 2;
  const base = Math.round(box.y + box.height / 2 + drop);
  const full = ctx.measureText(shown).width;
  if (counted !== null) halo(ctx, shown, box.x + at, base, fill, box.height);
  ctx.fillStyle = ink;
  ctx.fillText(shown, box.x + at, base);
  if (counted === null) return;
  const left = box.x + at - full / 2;
  ctx.fillRect(left - 1, Math.round(base - drop), ctx.measureText(text).width + 2, Math.max(1, Math.round(box.height * 0.09)));
}

/** Keeps a number readable on hatching. @param {Ctx} ctx @param {string} text @param {number} x @param {number} y @param {string} color @param {number} height */
function halo(ctx, text, x, y, color, height) {
  ctx.strokeStyle = color;
  ctx.lineWidth = height * 0.28;
  ctx.strokeText(text, x, y);
}
