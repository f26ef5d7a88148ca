// The board itself, without anything that changes during a game: frame, squares, castles, lines, coordinates.

import { cellOf, cornerOf, isDark, allSquares, squareOfCell } from "./geometry.js";
import { FONT } from "./counter-painter.js";
import { bitmapOfBoard, createShared } from "./layers.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").BoardShape} BoardShape */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */

/** Many boards on a page mostly have the same ground: one for each of the three games, and one to spare. */
const shared = createShared(4);

/** The ground as a bitmap. @param {Layout} layout @param {BoardShape} shape @param {Palette} palette @param {boolean} coordinates */
export function groundBitmap(layout, shape, palette, coordinates) {
  const { castles, heavyLineAbove, doubleLinesAbove } = shape;
  const key = JSON.stringify([layout, castles, heavyLineAbove, doubleLinesAbove, palette, coordinates]);
  return shared.of(key, () => bitmapOfBoard(layout, (ctx) => paintGround(ctx, layout, shape, palette, coordinates)));
}

/** @param {Ctx} ctx @param {Layout} layout @param {BoardShape} shape @param {Palette} palette @param {boolean} coordinates */
function paintGround(ctx, layout, shape, palette, coordinates) {
  paintFrame(ctx, layout, palette);
  paintSquares(ctx, layout, palette);
  paintLines(ctx, layout, shape, palette);
  for (const castle of [shape.castles.white, shape.castles.black]) paintCastle(ctx, layout, castle, palette);
  if (coordinates) paintCoordinates(ctx, layout, palette);
}

/** Width of a thin line. @param {Layout} layout */
export const hairline = ({ square, dpr }) => Math.max(1, Math.round(dpr * 0.5), Math.round(square * 0.018));

/** @param {Ctx} ctx @param {Layout} layout @param {Palette} palette */
function paintFrame(ctx, layout, palette) {
  const { left, top, width, height, files, ranks, square } = layout;
  const thin = Math.min(hairline(layout), left);
  ctx.fillStyle = palette.frameLine;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = palette.frame;
  if (left > 2 * thin) ctx.fillRect(thin, thin, width - 2 * thin, height - 2 * thin);
  ctx.fillStyle = palette.frameLine;
  ctx.fillRect(left - thin, top - thin, files * square + 2 * thin, ranks * square + 2 * thin);
}

/** @param {Ctx} ctx @param {Layout} layout @param {Palette} palette */
function paintSquares(ctx, layout, palette) {
  for (const name of allSquares(layout)) {
    const { x, y } = cornerOf(layout, name);
    ctx.fillStyle = isDark(name) ? palette.dark : palette.light;
    ctx.fillRect(x, y, layout.square, layout.square);
  }
}

/** Top edge of the line above a rank, on the screen. @param {Layout} layout @param {number} rank */
function edgeAbove(layout, rank) {
  const row = layout.orientation === "white" ? layout.ranks - rank : rank;
  return layout.top + row * layout.square;
}

/** The heavy line between the territories and the thin double ones. @param {Ctx} ctx @param {Layout} layout @param {BoardShape} shape @param {Palette} palette */
function paintLines(ctx, layout, shape, palette) {
  const { left, files, square } = layout;
  const thin = hairline(layout);
  const band = (/** @type {number} */ y, /** @type {number} */ thick) => ctx.fillRect(left, y, files * square, thick);
  ctx.fillStyle = palette.line;
  for (const rank of shape.doubleLinesAbove) {
    const y = edgeAbove(layout, rank);
    const gap = Math.max(1, Math.round(thin * 1.3));
    band(y - thin - Math.floor(gap / 2), thin);
    band(y + Math.ceil(gap / 2), thin);
  }
  ctx.fillStyle = palette.heavyLine;
  const heavy = 2 * Math.max(1, Math.round(square * 0.03));
  band(edgeAbove(layout, shape.heavyLineAbove) - heavy / 2, heavy);
}

/** @param {Ctx} ctx @param {Layout} layout @param {Square[]} castle @param {Palette} palette */
function paintCastle(ctx, layout, castle, palette) {
  if (castle.length === 0) return;
  const { square } = layout;
  ctx.save();
  ctx.beginPath();
  for (const name of castle) {
    const { x, y } = cornerOf(layout, name);
    ctx.rect(x, y, square, square);
  }
  ctx.clip();
  ctx.fillStyle = palette.castle;
  ctx.fillRect(0, 0, layout.width, layout.height);
  paintHatching(ctx, layout, palette.castleHatch);
  ctx.restore();
  ctx.fillStyle = palette.castleLine;
  paintOutline(ctx, layout, castle);
}

/** Slanting lines, so that a castle is a castle without colour too. @param {Ctx} ctx @param {Layout} layout @param {string} color */
function paintHatching(ctx, layout, color) {
  const { left, top, width, height, square } = layout;
  const step = square / Math.max(3, Math.round(square / layout.dpr / 7));
  ctx.beginPath();
  for (let x = left - Math.ceil(height / step) * step; x < width; x += step) {
    ctx.moveTo(x, top + height);
    ctx.lineTo(x + height, top);
  }
  ctx.strokeStyle = color;
  ctx.lineWidth = hairline(layout);
  ctx.stroke();
}

/** The border of a union of squares: every side that has no castle square beyond it. @param {Ctx} ctx @param {Layout} layout @param {Square[]} castle */
function paintOutline(ctx, layout, castle) {
  const { square } = layout;
  const thick = 2 * Math.max(1, Math.round(square * 0.02));
  const half = thick / 2;
  for (const name of castle) {
    const { column, row } = cellOf(layout, name);
    const { x, y } = cornerOf(layout, name);
    const open = (/** @type {number} */ right, /** @type {number} */ down) =>
      !castle.includes(squareOfCell(layout, column + right, row + down) ?? "");
    if (open(0, -1)) ctx.fillRect(x - half, y - half, square + thick, thick);
    if (open(0, 1)) ctx.fillRect(x - half, y + square - half, square + thick, thick);
    if (open(-1, 0)) ctx.fillRect(x - half, y - half, thick, square + thick);
    if (open(1, 0)) ctx.fillRect(x + square - half, y - half, thick, square + thick);
  }
}

/** @param {Ctx} ctx @param {Layout} layout @param {Palette} palette */
function paintCoordinates(ctx, layout, palette) {
  const { left, top, width, height, files, ranks, square, dpr } = layout;
  const size = Math.round(Math.min(Math.max(square * 0.24, 9.5 * dpr), 14 * dpr));
  ctx.font = `600 ${size}px ${FONT}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = palette.coordinate;
  const drop = Math.round(ctx.measureText("8").actualBoundingBoxAscent / 2);
  const half = Math.floor(square / 2);
  for (let column = 0; column < files; column += 1) {
    const letter = (squareOfCell(layout, column, 0) ?? "").charAt(0);
    const x = left + column * square + half;
    ctx.fillText(letter, x, Math.round(top / 2) + drop);
    ctx.fillText(letter, x, Math.round(height - top / 2) + drop);
  }
  for (let row = 0; row < ranks; row += 1) {
    const digit = (squareOfCell(layout, 0, row) ?? "").slice(1);
    const y = top + row * square + half + drop;
    ctx.fillText(digit, Math.round(left / 2), y);
    ctx.fillText(digit, Math.round(width - left / 2), y);
  }
}
