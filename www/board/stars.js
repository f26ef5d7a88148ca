// The stars on the inaccessible squares: large on the square, its points showing beside a piece, and small in the
// upper right corner above a piece, where nothing hides it.

import { cornerOf } from "./geometry.js";
import { starPath } from "./shapes.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Color} Color */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */
/** @typedef {import("./marks.js").Brush} Brush */

/** @param {Brush} brush @param {State["stars"]} stars */
export function paintStars({ ctx, layout, palette, box }, stars) {
  forEachStar(layout, stars, (color, x, y) => {
    paintStar(ctx, x + box.x + box.size / 2, y + box.y + box.size * 0.53, box.size * 0.48, color, palette);
  });
}

/** @param {Brush} brush @param {State["stars"]} stars @param {(square: string) => boolean} occupied */
export function paintCornerStars({ ctx, layout, palette }, stars, occupied) {
  forEachStar(layout, stars, (color, x, y, size, square) => {
    if (occupied(square)) paintStar(ctx, x + size * 0.83, y + size * 0.17, size * 0.16, color, palette);
  });
}

/** @param {Layout} layout @param {State["stars"]} stars @param {(color: Color, x: number, y: number, size: number, square: string) => void} visit */
function forEachStar(layout, stars, visit) {
  for (const color of /** @type {Color[]} */ (["white", "black"])) {
    const square = stars[color];
    if (!square) continue;
    const { x, y } = cornerOf(layout, square);
    visit(color, x, y, layout.square, square);
  }
}

/** @param {Ctx} ctx @param {number} cx @param {number} cy @param {number} radius @param {Color} color @param {Palette} palette */
function paintStar(ctx, cx, cy, radius, color, palette) {
  const [fill, edge] = color === "white" ? [palette.whiteBody, palette.whiteInk] : [palette.blackBody, palette.blackInk];
  ctx.save();
  ctx.lineJoin = "round";
  starPath(ctx, cx, cy, radius * 0.92);
  // Only the outer half of the edge shows, or the points of a dark star would be all edge.
  ctx.lineWidth = Math.max(2, radius * 0.16);
  ctx.strokeStyle = edge;
  ctx.stroke();
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.restore();
}
