// Pieces on their way: small canvases above the board, so that a gliding piece does not repaint the board at every step.

import { bitmapOf, contextOf } from "./pieces.js";

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./pieces.js").Look} Look */
/** A piece in the air, in fractions of a square from the top left of the squares. @typedef {{ piece: Piece, column: number, row: number, alpha: number }} Sprite */

/** @param {HTMLElement} root */
export function createSprites(root) {
  /** @type {{ canvas: HTMLCanvasElement, bitmap: unknown }[]} */
  let made = [];

  function make() {
    const canvas = root.ownerDocument.createElement("canvas");
    canvas.setAttribute("aria-hidden", "true");
    Object.assign(canvas.style, {
      position: "absolute", left: "0", top: "0", pointerEvents: "none", zIndex: "1", willChange: "transform, opacity",
    });
    root.append(canvas);
    return { canvas, bitmap: /** @type {unknown} */ (null) };
  }

  /** @param {(typeof made)[number]} one @param {Piece} piece @param {number} size @param {number} dpr @param {Look} look */
  function draw(one, piece, size, dpr, look) {
    const bitmap = bitmapOf(size, piece, look);
    if (one.bitmap === bitmap) return;
    one.bitmap = bitmap;
    one.canvas.width = size;
    one.canvas.height = size;
    Object.assign(one.canvas.style, { width: `${size / dpr}px`, height: `${size / dpr}px` });
    contextOf(one.canvas).drawImage(bitmap, 0, 0);
  }

  return {
    /** `box` is where in its square a piece is drawn. @param {Sprite[]} sprites @param {Layout} layout @param {{ x: number, y: number, size: number }} box @param {Look} look */
    show(sprites, layout, box, look) {
      const { left, top, square, dpr } = layout;
      sprites.forEach(({ piece, column, row, alpha }, index) => {
        const one = (made[index] ??= make());
        draw(one, piece, box.size, dpr, look);
        const [x, y] = [Math.round(left + column * square) + box.x, Math.round(top + row * square) + box.y];
        Object.assign(one.canvas.style, { transform: `translate(${x / dpr}px, ${y / dpr}px)`, opacity: String(alpha) });
      });
      for (const { canvas } of made.slice(sprites.length)) canvas.remove();
      made = made.slice(0, sprites.length);
    },
  };
}
