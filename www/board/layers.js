// Bitmaps as large as the board, of what seldom changes.

import { contextOf, makeBitmap } from "./pieces.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./pieces.js").Bitmap} Bitmap */

/** @param {Layout} layout @param {(ctx: Ctx) => void} paint @returns {Bitmap} */
export function bitmapOfBoard(layout, paint) {
  const bitmap = makeBitmap(layout.width, layout.height);
  paint(contextOf(bitmap));
  return bitmap;
}

/**
 * Keeps the last bitmap; makes another only for other values or objects.
 * @template {unknown[]} Inputs
 * @param {(...inputs: Inputs) => Bitmap} make
 */
export function keepLast(make) {
  /** @type {{ inputs: Inputs, bitmap: Bitmap } | null} */
  let kept = null;
  return {
    /** @param {Inputs} inputs */
    of(...inputs) {
      if (!kept || inputs.some((input, index) => input !== kept?.inputs[index])) kept = { inputs, bitmap: make(...inputs) };
      return kept.bitmap;
    },
    /** Frees the memory until it is needed again. */
    forget() {
      kept = null;
    },
  };
}

/**
 * A few bitmaps by their keys, for boards that look the same; the oldest goes first.
 * @param {number} size
 */
export function createShared(size) {
  /** @type {Map<string, Bitmap>} */
  const bitmaps = new Map();
  return {
    /** @param {string} key @param {() => Bitmap} make */
    of(key, make) {
      const bitmap = bitmaps.get(key) ?? make();
      bitmaps.delete(key);
      bitmaps.set(key, bitmap);
      if (bitmaps.size > size) bitmaps.delete(/** @type {string} */ (bitmaps.keys().next().value));
      return bitmap;
    },
  };
}
