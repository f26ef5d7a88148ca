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
  const wanted = room.white + room.black;
  if (wanted >= width) return (width * room.white) / wanted;
  const total = counted.white + counted.black;
  const share = total > 0 ? counted.white / total : 0.5;
  return Math.min(Math.max(share * width, room.white), width - room.black);
}

/** Length of the arrowhead in heights of the bar. */
const TIP = 0.2;

/** 1: White is superior, -1: Black, 0: equal. @param {SquareForce} force */
export const superiority = ({ counted }) => Math.sign(counted.white - counted.black);

/** What one side's part says: `"1½"`, and for idle force what it counts for besides: `"1½ 0"`. @param {SquareForce} force @param {Color} side @param {boolean} full */
function textOf({ sum, counted }, side, full) {
  const text = formatForce(sum[side]);
  return full && sum[side] !== counted[side] ? `${text} ${formatForce(counted[side])}` : text;
}

/** @param {Ctx} ctx @param {Box} box @param {SquareForce} force @param {Palette} palette */
function paintBar(ctx, box, force, palette) {
  const { sum } = force;
  if (sum.white === 0 && sum.black === 0) return;
  const tip = superiority(force) * box.height * TIP;
  let room = roomFor(ctx, box, force, tip, true);
  const full = room.white + room.black <= box.width;
  if (!full) room = roomFor(ctx, box, force, tip, false);
  // No tip leaves the square.
  const split = Math.min(Math.max(splitAt(force, box.width, room), Math.abs(tip)), box.width - Math.abs(tip));
  if (sum.white > 0) paintPart(ctx, box, "white", { from: 0, to: split }, tip, force, full, palette);
  if (sum.black > 0) paintPart(ctx, box, "black", { from: split, to: box.width }, tip, force, full, palette);
}

/** The weaker side also needs room for the tip that pushes into it. @param {Ctx} ctx @param {Box} box @param {SquareForce} force @param {number} tip @param {boolean} full */
function roomFor(ctx, box, force, tip, full) {
  const width = (/** @type {Color} */ side) => ctx.measureText(textOf(force, side, full)).width + box.height * 0.24;
  return { white: width("white") + Math.max(0, -tip), black: width("black") + Math.max(0, tip) };
}

/**
 * @param {Ctx} ctx @param {Box} box @param {Color} side @param {{ from: number, to: number }} span @param {number} tip
 * @param {SquareForce} force @param {boolean} full @param {Palette} palette
 */
function paintPart(ctx, box, side, { from, to }, tip, force, full, palette) {
  const [fill, ink] = side === "white" ? [palette.forceWhite, palette.forceWhiteInk] : [palette.forceBlack, palette.forceBlackInk];
  const idle = force.sum[side] !== force.counted[side];
  partPath(ctx, box, side, from, to, tip);
  ctx.fillStyle = fill;
  ctx.fill();
  if (idle) hatch(ctx, box, from, to, ink);
  partPath(ctx, box, side, from, to, tip);
  ctx.strokeStyle = ink;
  ctx.lineWidth = Math.max(1, box.height * 0.06);
  ctx.stroke();
  const text = textOf(force, side, full);
  const place = { x: box.x + (from + to + tip) / 2, y: box.y + box.height / 2, room: Math.max(1, to - from - Math.abs(tip)) };
  if (idle) paintIdleNumber(ctx, box.height, text, formatForce(force.sum[side]), place, ink, fill);
  else paintNumber(ctx, text, place, ink);
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

/** Baseline that centres digits at `y`. @param {Ctx} ctx @param {number} y */
const baseline = (ctx, y) => Math.round(y + ctx.measureText("8").actualBoundingBoxAscent / 2);

/** On the narrowest squares two long numbers are squeezed rather than cut. @param {Ctx} ctx @param {string} text @param {{ x: number, y: number, room: number }} place @param {string} ink */
function paintNumber(ctx, text, { x, y, room }, ink) {
  ctx.fillStyle = ink;
  ctx.fillText(text, x, baseline(ctx, y), room);
}

/**
 * A ground of its own keeps the number readable on hatching; the line goes through the sum, not through what it counts for.
 * @param {Ctx} ctx @param {number} height @param {string} text @param {string} struck the part of the text that is struck through
 * @param {{ x: number, y: number, room: number }} place @param {string} ink @param {string} fill
 */
function paintIdleNumber(ctx, height, text, struck, place, ink, fill) {
  const { x, y, room } = place;
  ctx.strokeStyle = fill;
  ctx.lineWidth = height * 0.24;
  ctx.strokeText(text, x, baseline(ctx, y), room);
  paintNumber(ctx, text, place, ink);
  const left = x - Math.min(ctx.measureText(text).width, room) / 2;
  const length = Math.min(ctx.measureText(struck).width, room);
  ctx.fillRect(left - 1, Math.round(y), length + 2, Math.max(1, Math.round(height * 0.09)));
}
