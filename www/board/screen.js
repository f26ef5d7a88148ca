// A canvas that shows finished pictures. A canvas that is drawn on is copied to the browser's compositor with every frame
// of the page, changed or not; one that is handed a picture only when there is another.

import { contextOf } from "./pieces.js";

/** @typedef {import("./types.js").Ctx} Ctx */

/** All boards draw in one place: the picture leaves it. @type {OffscreenCanvas | null} */
let stage = null;

/** @param {HTMLCanvasElement} canvas */
export function createScreen(canvas) {
  const output = typeof OffscreenCanvas === "undefined" ? null : canvas.getContext("bitmaprenderer");
  return {
    /** Shows what is painted on an empty ground. @param {number} width @param {number} height device pixels @param {(ctx: Ctx) => void} paint */
    show(width, height, paint) {
      // Setting a size empties the canvas.
      if (!output || canvas.width !== width) canvas.width = width;
      if (!output || canvas.height !== height) canvas.height = height;
      if (output) output.transferFromImageBitmap(pictureOf(width, height, paint));
      else paint(contextOf(canvas));
    },
  };
}

/** @param {number} width @param {number} height @param {(ctx: Ctx) => void} paint @returns {ImageBitmap} */
function pictureOf(width, height, paint) {
  stage ??= new OffscreenCanvas(width, height);
  if (stage.width !== width) stage.width = width;
  if (stage.height !== height) stage.height = height;
  const ctx = contextOf(stage);
  ctx.save();
  paint(ctx);
  ctx.restore();
  return stage.transferToImageBitmap();
}
