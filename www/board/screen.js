// Canvases that show finished pictures: the tiles of the board. A canvas that is drawn on is copied to the browser's
// compositor with every frame of the page, changed or not; one that is handed a picture only when there is another.

import { contextOf } from "./pieces.js";
import { isInTile, tilesOf } from "./tiles.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./tiles.js").Tile} Tile */
/** Paints the board; what lies outside the squares wanted is not shown. @typedef {(ctx: Ctx, wanted: (square: Square) => boolean) => void} Paint */

/** All boards draw in one place: the picture leaves it. @type {OffscreenCanvas | null} */
let stage = null;

/** @param {HTMLElement} holder */
export function createScreen(holder) {
  /** @type {{ tile: Tile, show: (paint: (ctx: Ctx) => void) => void }[]} */
  let tiles = [];
  /** @type {Layout | null} What the tiles were cut for. */
  let cutFor = null;

  /** @param {Layout} layout */
  function cut(layout) {
    cutFor = layout;
    const cuts = tilesOf(layout);
    const canvases = cuts.map((_, index) => /** @type {HTMLCanvasElement} */ (holder.children[index] ?? makeCanvas(holder)));
    for (const spare of [...holder.children].slice(cuts.length)) spare.remove();
    tiles = cuts.map((tile, index) => createTile(/** @type {HTMLCanvasElement} */ (canvases[index]), tile, layout.dpr));
  }

  return {
    /** Shows what is painted on an empty ground; only some squares look different, or all: null. @param {Layout} layout @param {Square[] | null} squares @param {Paint} paint */
    show(layout, squares, paint) {
      const anew = squares === null || cutFor !== layout;
      if (cutFor !== layout) cut(layout);
      for (const { tile, show } of tiles) {
        const wanted = (/** @type {Square} */ square) => isInTile(tile, layout, square);
        if (anew || squares.some(wanted)) show((ctx) => paint(ctx, wanted));
      }
    },
  };
}

/** @param {HTMLElement} holder */
function makeCanvas(holder) {
  const canvas = holder.ownerDocument.createElement("canvas");
  Object.assign(canvas.style, { display: "block", position: "absolute" });
  holder.append(canvas);
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @param {Tile} tile @param {number} dpr */
function createTile(canvas, tile, dpr) {
  const { columns, rows } = tile;
  const [x, y, width, height] = [columns.from, rows.from, columns.to - columns.from, rows.to - rows.from];
  Object.assign(canvas.style, { left: `${x / dpr}px`, top: `${y / dpr}px`, width: `${width / dpr}px`, height: `${height / dpr}px` });
  const output = typeof OffscreenCanvas === "undefined" ? null : canvas.getContext("bitmaprenderer");
  return {
    tile,
    /** @param {(ctx: Ctx) => void} paint */
    show(paint) {
      // Setting a size empties the canvas.
      if (!output || canvas.width !== width) canvas.width = width;
      if (!output || canvas.height !== height) canvas.height = height;
      if (output) output.transferFromImageBitmap(pictureOf(x, y, width, height, paint));
      else paintAt(contextOf(canvas), x, y, paint);
    },
  };
}

/** @param {number} x @param {number} y @param {number} width @param {number} height device pixels of the board @param {(ctx: Ctx) => void} paint @returns {ImageBitmap} */
function pictureOf(x, y, width, height, paint) {
  stage ??= new OffscreenCanvas(width, height);
  if (stage.width !== width) stage.width = width;
  if (stage.height !== height) stage.height = height;
  paintAt(contextOf(stage), x, y, paint);
  return stage.transferToImageBitmap();
}

/** @param {Ctx} ctx @param {number} x @param {number} y @param {(ctx: Ctx) => void} paint */
function paintAt(ctx, x, y, paint) {
  ctx.save();
  ctx.translate(-x, -y);
  paint(ctx);
  ctx.restore();
}
