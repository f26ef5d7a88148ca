// The force overlay as a picture of its own. A canvas that is drawn on is copied to the browser's compositor with every frame
// of the page, changed or not; one that is handed a finished picture only when there is another.

import { contextOf } from "./canvas.js";
import { watchChanges } from "./changes.js";
import { paintForce } from "./force.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */

/** All boards draw in one place: the picture leaves it. @type {OffscreenCanvas | null} */
let stage = null;

/** @param {Document} page @param {(layer: HTMLElement) => void} put puts the layer in its place */
export function createForceLayer(page, put) {
  /** @type {HTMLCanvasElement | null} */
  let canvas = null;
  const isNew = watchChanges();

  return {
    /** @param {State["force"]} force @param {Layout} layout @param {Palette} palette */
    show(force, layout, palette) {
      if (!isNew(force, layout, palette)) return;
      canvas?.remove();
      canvas = null;
      if (!force) return;
      canvas = page.createElement("canvas");
      canvas.setAttribute("aria-hidden", "true");
      const { width, height, cssWidth, cssHeight } = layout;
      Object.assign(canvas, { width, height });
      Object.assign(canvas.style, { position: "absolute", left: "0", top: "0", width: `${cssWidth}px`, height: `${cssHeight}px` });
      draw(canvas, (ctx) => paintForce(ctx, layout, force, palette));
      put(canvas);
    },
  };
}

/** @param {HTMLCanvasElement} canvas @param {(ctx: Ctx) => void} paint */
function draw(canvas, paint) {
  const output = typeof OffscreenCanvas === "undefined" ? null : canvas.getContext("bitmaprenderer");
  if (!output) return paint(contextOf(canvas));
  stage ??= new OffscreenCanvas(canvas.width, canvas.height);
  Object.assign(stage, { width: canvas.width, height: canvas.height });
  paint(contextOf(stage));
  output.transferFromImageBitmap(stage.transferToImageBitmap());
}
