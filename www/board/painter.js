// Paints the board, from the ground up. It is told everything and remembers only bitmaps of what seldom changes: the ground,
// and the force overlay. What moves lies above it: the square
// pointed at, what a piece reaches, pieces that are dragged or on their way.

import { cornerOf } from "./geometry.js";
import { paintForce, pieceBoxBesideBar } from "./force.js";
import { groundBitmap } from "./ground.js";
import { bitmapOfBoard, keepLast } from "./layers.js";
import * as marks from "./marks.js";
import { bitmapsOf } from "./pieces.js";
import { paintCornerStars, paintStars } from "./stars.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").BoardShape} BoardShape */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */
/**
 * What is shown besides the state. Pieces on their way are not drawn where they belong: `hidden`.
 * @typedef {{ selected: Square | null, lifted: Square | null, cursor: Square | null, hidden: Set<Square> }} Scene
 */

/** A piece that is being dragged leaves this much of itself behind. */
const LEFT_BEHIND = 0.3;
const REMOVED = 0.4;

/** @returns {Scene} */
export const stillScene = () => ({ selected: null, lifted: null, cursor: null, hidden: new Set() });

/** Where in its square a piece is drawn. @param {Layout} layout @param {State} state */
export function pieceBox(layout, state) {
  return state.force ? pieceBoxBesideBar(layout) : { x: 0, y: 0, size: layout.square };
}

/** A painter for one canvas. @param {BoardShape} shape */
export function createPainter(shape) {
  const ground = keepLast((/** @type {Layout} */ layout, /** @type {Palette} */ palette, /** @type {boolean} */ coordinates) =>
    groundBitmap(layout, shape, palette, coordinates));
  const overlay = keepLast((/** @type {Layout} */ layout, /** @type {Palette} */ palette, /** @type {NonNullable<State["force"]>} */ force) =>
    bitmapOfBoard(layout, (ctx) => paintForce(ctx, layout, force, palette)));

  return {
    /** Pieces are painted where they are `wanted`: a tile needs not those beside it. @param {Ctx} ctx @param {Layout} layout @param {State} state @param {Palette} palette @param {Scene} scene @param {(square: Square) => boolean} [wanted] */
    paint(ctx, layout, state, palette, scene, wanted = () => true) {
      ctx.drawImage(ground.of(layout, palette, state.coordinates), 0, 0);
      const brush = { ctx, layout, palette, box: pieceBox(layout, state) };
      const occupied = (/** @type {Square} */ square) => square in state.pieces && square !== scene.lifted;
      paintMarks(brush, state, scene);
      paintStars(brush, state.stars);
      paintPieces(brush, shape, state, scene, wanted);
      paintCornerStars(brush, state.stars, occupied);
      if (state.force) ctx.drawImage(overlay.of(layout, palette, state.force), 0, 0);
      else overlay.forget();
      marks.markCursor(brush, scene.cursor);
    },
  };
}

/** @param {marks.Brush} brush @param {State} state @param {Scene} scene */
function paintMarks(brush, state, scene) {
  marks.markLastMove(brush, state.lastMove);
  marks.markResult(brush, state.resultSquares);
  marks.markCheck(brush, state.check);
  marks.markDetails(brush, state.marked);
  marks.markSelected(brush, scene.selected);
  marks.markCursorInside(brush, scene.cursor);
  const targets = scene.selected ? state.movable?.targets[scene.selected] ?? [] : [];
  for (const { to, kind } of targets) marks.markTarget(brush, to, kind);
}

/** @param {marks.Brush} brush @param {BoardShape} shape @param {State} state @param {Scene} scene @param {(square: Square) => boolean} wanted */
function paintPieces({ ctx, layout, palette, box }, shape, state, scene, wanted) {
  const look = { roles: shape.roles, pieceSet: state.pieceSet, letters: state.letters, palette };
  const bitmap = bitmapsOf(box.size, look);
  const put = (/** @type {number} */ x, /** @type {number} */ y, /** @type {Piece} */ piece, /** @type {number} */ alpha) => {
    ctx.globalAlpha = alpha;
    ctx.drawImage(bitmap(piece), x + box.x, y + box.y);
    ctx.globalAlpha = 1;
  };
  for (const [square, piece] of Object.entries(state.removed)) {
    const { x, y } = cornerOf(layout, square);
    put(x, y, piece, REMOVED);
    crossOut(ctx, x, y, layout, palette.check);
  }
  for (const [square, piece] of Object.entries(state.pieces)) {
    if (scene.hidden.has(square) || !wanted(square)) continue;
    const { x, y } = cornerOf(layout, square);
    put(x, y, piece, square === scene.lifted ? LEFT_BEHIND : 1);
  }
}

/** @param {Ctx} ctx @param {number} x @param {number} y @param {Layout} layout @param {string} color */
function crossOut(ctx, x, y, layout, color) {
  const [near, far] = [layout.square * 0.2, layout.square * 0.8];
  ctx.strokeStyle = color;
  ctx.lineWidth = marks.strokeOf(layout);
  ctx.beginPath();
  ctx.moveTo(x + near, y + near);
  ctx.lineTo(x + far, y + far);
  ctx.moveTo(x + far, y + near);
  ctx.lineTo(x + near, y + far);
  ctx.stroke();
}
