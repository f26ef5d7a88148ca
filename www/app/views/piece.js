// Small drawings of pieces beside texts that name them.

import { drawPiece, watchTheme } from "../../board/index.js";
import { h } from "./dom.js";

/**
 * @param {import("./env.js").Env} env
 * @param {import("./env.js").AppState} state
 * @param {import("../types.js").Piece} piece
 * @param {number} size css pixels
 * @param {string} [game] whose piece it is; the one on the board
 */
export function pieceDrawing({ variant }, { snapshot, settings, letters }, piece, size, game = snapshot.variant) {
  const canvas = h("canvas", { class: "piece", "aria-hidden": "true" });
  const { roles } = variant(game);
  drawPiece(canvas, { ...piece, roles, size, pieceSet: settings.pieceSet, letters });
  return canvas;
}

/**
 * Drawings that are used again: pointing at one square after another shows the same few pieces, and a canvas keeps its
 * picture.
 * @param {import("./env.js").Env} env
 * @param {number} size css pixels
 */
export function createDrawings(env, size) {
  /** @type {Map<string, HTMLCanvasElement[]>} */
  const kept = new Map();
  /** @type {Map<string, number>} */
  const used = new Map();
  /** @type {unknown[]} */
  let look = [];
  watchTheme(document.documentElement, () => kept.clear(), new AbortController().signal);
  return {
    /** Before the pieces of a view are drawn anew. @param {import("./env.js").AppState} state */
    begin({ snapshot, settings, letters }) {
      const now = [snapshot.variant, settings, letters, devicePixelRatio];
      if (now.some((value, index) => value !== look[index])) kept.clear();
      look = now;
      used.clear();
    },
    /** @param {import("./env.js").AppState} state @param {import("../types.js").Piece} piece */
    of(state, piece) {
      const key = `${piece.color} ${piece.role}`;
      const drawings = kept.get(key) ?? [];
      kept.set(key, drawings);
      const next = used.get(key) ?? 0;
      used.set(key, next + 1);
      return (drawings[next] ??= pieceDrawing(env, state, piece, size));
    },
  };
}
