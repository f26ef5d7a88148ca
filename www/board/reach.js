// What one piece reaches: an outlined square where it may move, a triangle where only its force acts.

import { cornerOf } from "./geometry.js";
import { strokeOf } from "./marks.js";
import { trianglePath } from "./shapes.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./marks.js").Brush} Brush */

/** @param {Brush} brush @param {State["reach"]} reach @param {(square: Square) => boolean} occupied */
export function paintReach(brush, reach, occupied) {
  if (!reach) return;
  const moves = new Set(reach.moves);
  for (const square of new Set([...reach.moves, ...reach.acts])) {
    if (square === reach.from) continue;
    if (occupied(square)) paintBadge(brush, square, moves.has(square));
    else paintLarge(brush, square, moves.has(square));
  }
}

/** @param {Brush} brush @param {Square} square @param {boolean} move */
function paintLarge({ ctx, layout, palette, box }, square, move) {
  const corner = cornerOf(layout, square);
  const { size } = box;
  const [x, y] = [corner.x + box.x, corner.y + box.y];
  ctx.strokeStyle = palette.reach;
  ctx.lineWidth = strokeOf(layout);
  ctx.lineJoin = "miter";
  const inset = Math.round(size * 0.22) + ctx.lineWidth / 2;
  if (move) ctx.strokeRect(x + inset, y + inset, size - 2 * inset, size - 2 * inset);
  else {
    trianglePath(ctx, x + size / 2, y + size * 0.53, size * 0.25);
    ctx.stroke();
  }
}

/** On a piece: small, in the upper left corner, on a ground of its own. @param {Brush} brush @param {Square} square @param {boolean} move */
function paintBadge({ ctx, layout, palette }, square, move) {
  const { x, y } = cornerOf(layout, square);
  const side = Math.round(layout.square * 0.32);
  ctx.fillStyle = palette.light;
  ctx.fillRect(x, y, side, side);
  ctx.fillStyle = palette.reach;
  ctx.strokeStyle = palette.reach;
  ctx.lineWidth = Math.max(1, Math.round(side * 0.14));
  const inset = Math.round(side * 0.2) + ctx.lineWidth / 2;
  if (move) ctx.strokeRect(x + inset, y + inset, side - 2 * inset, side - 2 * inset);
  else {
    trianglePath(ctx, x + side / 2, y + side * 0.54, side * 0.36);
    ctx.fill();
  }
}
