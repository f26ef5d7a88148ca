// Small drawings of pieces beside texts that name them.

import { pieceUrl, readPalette, watchTheme } from "../../board/index.js";
import { h } from "../../site/dom.js";

/** @typedef {ReturnType<typeof readPalette>} Palette */

/**
 * @param {import("./env.js").Env} env
 * @param {import("./env.js").AppState} state
 * @param {import("../../types.js").Piece} piece
 * @param {number} size css pixels
 * @param {string} [game] whose piece it is; the one on the board
 */
export function pieceDrawing({ variant }, { snapshot, settings, letters }, piece, size, game = snapshot.variant) {
  const { roles } = variant(game);
  const src = pieceUrl({ ...piece, roles, size, pieceSet: settings.pieceSet, letters, palette: paletteNow() });
  // Decoded at once: a picture that came a frame later would blink.
  return h("img", { class: "piece", src, alt: "", width: size, height: size, decoding: "sync", draggable: "false" });
}

/** @type {Palette | null} */
let palette = null;

/** Read once for all pieces that are drawn at once. */
function paletteNow() {
  if (!palette) queueMicrotask(() => (palette = null));
  return (palette ??= readPalette(document.documentElement));
}

/**
 * Drawings that are used again: pointing at one square after another shows the same few pieces.
 * @param {import("./env.js").Env} env
 * @param {number} size css pixels
 */
export function createDrawings(env, size) {
  /** @type {Map<string, HTMLImageElement[]>} */
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
    /** @param {import("./env.js").AppState} state @param {import("../../types.js").Piece} piece */
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
