// Drawing on canvases.

/** @typedef {import("./types.js").Ctx} Ctx */

/**
 * @template {HTMLCanvasElement | OffscreenCanvas} C
 * @param {C} canvas
 * @param {CanvasRenderingContext2DSettings} [settings]
 * @returns {C extends HTMLCanvasElement ? CanvasRenderingContext2D : Ctx}
 */
export function contextOf(canvas, settings) {
  const ctx = /** @type {any} */ (canvas.getContext("2d", settings));
  if (!ctx) throw new Error("This browser has no 2D canvas.");
  return ctx;
}
