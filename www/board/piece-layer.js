// The pieces on their squares: an element each.

import { cornerOf } from "./geometry.js";
import { copyOf, pieceElements } from "./pieces.js";

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./pieces.js").Look} Look */
/** @typedef {{ piece: Piece, alpha: number }} Standing */

/** @param {Document} page @param {(layer: HTMLElement) => void} put puts the layer in its place */
export function createPieceLayer(page, put) {
  const layer = page.createElement("div");
  Object.assign(layer.style, { position: "absolute", left: "0", top: "0" });
  put(layer);
  /** @type {Map<Square, { first: HTMLElement, alpha: number, element: HTMLElement }>} */
  const shown = new Map();
  /** @type {Layout | null} */
  let placed = null;

  /** @param {Square} square */
  function clear(square) {
    shown.get(square)?.element.remove();
    shown.delete(square);
  }

  /** @param {Square} square @param {HTMLElement} first @param {number} alpha @param {Layout} layout @param {Box} box */
  function set(square, first, alpha, layout, box) {
    const element = copyOf(first);
    const { x, y } = cornerOf(layout, square);
    element.style.margin = `${(y + box.y) / layout.dpr}px 0 0 ${(x + box.x) / layout.dpr}px`;
    if (alpha < 1) element.style.opacity = String(alpha);
    layer.append(element);
    shown.set(square, { first, alpha, element });
  }

  return {
    /** @param {Map<Square, Standing>} standing @param {Layout} layout @param {Box} box where in its square a piece is shown @param {Look} look */
    show(standing, layout, box, look) {
      const firstOf = pieceElements(box.size, layout.dpr, look);
      for (const square of shown.keys()) if (layout !== placed || !standing.has(square)) clear(square);
      placed = layout;
      for (const [square, { piece, alpha }] of standing) {
        const [before, first] = [shown.get(square), firstOf(piece)];
        if (before?.first === first && before.alpha === alpha) continue;
        clear(square);
        set(square, first, alpha, layout, box);
      }
    },
  };
}
