// What happened, what is selected, what may be done. Every mark has a shape of its own besides its colour.

import { cornerOf } from "./geometry.js";
import * as shape from "./shapes.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").TargetKind} TargetKind */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */
/**
 * What everything is painted with. `box` is where in its square a piece is drawn: with the force overlay not the whole.
 * @typedef {{ ctx: Ctx, layout: Layout, palette: Palette, box: { x: number, y: number, size: number } }} Brush
 */

/** How strongly a mark colours its whole square. */
export const TINT = 0.18;

/** Stroke of a mark. @param {Layout} layout */
export const strokeOf = ({ square, dpr }) => Math.max(Math.round(1.5 * dpr), Math.round(square * 0.055));

/** Calls `draw` with the square's corner and the colour set. @param {Brush} brush @param {Square} square @param {string} color @param {(x: number, y: number, size: number, line: number) => void} draw */
function on({ ctx, layout }, square, color, draw) {
  const { x, y } = cornerOf(layout, square);
  ctx.fillStyle = color;
  ctx.strokeStyle = color;
  draw(x, y, layout.square, strokeOf(layout));
}

/** @param {Brush} brush @param {Square} square @param {string} color */
function tint(brush, square, color) {
  on(brush, square, color, (x, y, size) => {
    brush.ctx.globalAlpha = TINT;
    brush.ctx.fillRect(x, y, size, size);
    brush.ctx.globalAlpha = 1;
  });
}

/** Corners where the move began, a frame where it ended; two brackets where both pieces left. @param {Brush} brush @param {State["lastMove"]} move */
export function markLastMove(brush, move) {
  if (!move) return;
  const { ctx, palette } = brush;
  for (const square of [move.from, move.to]) tint(brush, square, palette.lastMove);
  on(brush, move.from, palette.lastMove, (x, y, size, line) => shape.corners(ctx, x, y, size, line, Math.round(size * 0.24)));
  on(brush, move.to, palette.lastMove, (x, y, size, line) => {
    if (!move.exchange) return shape.frame(ctx, x, y, size, line);
    shape.splitRing(ctx, x + line, y + line, size - 2 * line, line);
  });
}

/** Corner triangles; a frame besides when the check is final. @param {Brush} brush @param {State["check"]} check */
export function markCheck(brush, check) {
  if (!check) return;
  tint(brush, check.square, brush.palette.check);
  on(brush, check.square, brush.palette.check, (x, y, size, line) => {
    shape.cornerTriangles(brush.ctx, x, y, size, size * (check.final ? 0.34 : 0.28));
    if (check.final) shape.frame(brush.ctx, x, y, size, line);
  });
}

/** @param {Brush} brush @param {Square[]} squares */
export function markResult(brush, squares) {
  for (const square of squares) {
    tint(brush, square, brush.palette.result);
    on(brush, square, brush.palette.result, (x, y, size, line) => shape.diamond(brush.ctx, x, y, size, line));
  }
}

/** @param {Brush} brush @param {Square | null} square */
export function markDetails(brush, square) {
  if (!square) return;
  on(brush, square, brush.palette.marked, (x, y, size, line) => shape.dottedFrame(brush.ctx, x, y, size, line * 1.1));
}

/** @param {Brush} brush @param {Square | null} square */
export function markSelected(brush, square) {
  if (!square) return;
  tint(brush, square, brush.palette.selected);
  on(brush, square, brush.palette.selected, (x, y, size, line) => shape.frame(brush.ctx, x, y, size, Math.round(line * 1.5)));
}

/** @param {Brush} brush @param {Square} square @param {TargetKind} kind */
export function markTarget(brush, square, kind) {
  const { ctx, box } = brush;
  on(brush, square, brush.palette.target, (x, y, size, line) => {
    if (kind === "plain") return shape.dot(ctx, x + box.x, y + box.y, box.size, Math.max(line, box.size * 0.13));
    if (kind === "capture") return shape.ring(ctx, x, y, size, line * 1.15);
    return shape.splitRing(ctx, x, y, size, line * 1.15);
  });
}

/** The keyboard's cursor: two lines, so that one of them shows on anything. This one lies under the piece. @param {Brush} brush @param {Square | null} square */
export function markCursorInside(brush, square) {
  if (!square) return;
  on(brush, square, brush.palette.whiteBody, (x, y, size, line) => shape.frame(brush.ctx, x, y, size, Math.round(line * 1.7)));
}

/** The outer line of the cursor, above everything. @param {Brush} brush @param {Square | null} square */
export function markCursor(brush, square) {
  if (!square) return;
  on(brush, square, brush.palette.cursor, (x, y, size, line) => shape.frame(brush.ctx, x, y, size, line));
}
