// The board's elements: a focusable root, the canvas, and one transparent cell a square. The cells carry `touch-action`,
// so that a finger on a piece that it may drag drags it, and a finger elsewhere scrolls the page.
// Styles are set as properties, never as markup: this works under a strict content security policy.

import { allSquares, cornerOf } from "./geometry.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Size} Size */

/** Panning and pinching stay with the page; double-tap zoom would only disturb. */
const PAGE_MAY_PAN = "manipulation";

/** @param {HTMLElement} element @param {Record<string, string>} style */
function dress(element, style) {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
}

const ROOT_STYLE = {
  display: "block", position: "relative", outline: "none", "touch-action": PAGE_MAY_PAN,
  "user-select": "none", "-webkit-user-select": "none", "-webkit-touch-callout": "none",
  "-webkit-tap-highlight-color": "transparent",
};

/** @param {HTMLElement} container @param {Size} size */
export function createSurface(container, size) {
  const page = container.ownerDocument;
  const root = page.createElement("div");
  const canvas = page.createElement("canvas");
  root.className = "chess-board";
  root.setAttribute("role", "group");
  canvas.setAttribute("aria-hidden", "true");
  dress(root, ROOT_STYLE);
  dress(canvas, { display: "block", position: "absolute", left: "0", top: "0" });
  root.append(canvas);
  container.append(root);
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("This browser has no 2D canvas.");
  /** @type {Map<Square, HTMLElement>} */
  const cells = new Map();

  function makeCells() {
    for (const square of allSquares(size)) {
      const cell = page.createElement("div");
      cell.dataset["square"] = square;
      dress(cell, { position: "absolute" });
      cells.set(square, cell);
      root.append(cell);
    }
  }

  return {
    root, canvas, ctx,
    /** @param {Layout} layout */
    resize(layout) {
      const { width, height, cssWidth, cssHeight, dpr } = layout;
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      for (const element of [root, canvas]) dress(element, { width: `${cssWidth}px`, height: `${cssHeight}px` });
      const side = layout.square / dpr;
      for (const [square, cell] of cells) {
        const { x, y } = cornerOf(layout, square);
        dress(cell, { left: `${x / dpr}px`, top: `${y / dpr}px`, width: `${side}px`, height: `${side}px` });
      }
    },
    /** Cells exist only on a board that can be touched. @param {boolean} wanted */
    setInteractive(wanted) {
      if (wanted && cells.size === 0) makeCells();
      if (wanted) root.tabIndex = 0;
      else root.removeAttribute("tabindex");
      if (wanted) return;
      for (const cell of cells.values()) cell.remove();
      cells.clear();
    },
    /** @param {(square: Square) => boolean} draggable by a finger: there alone the page does not pan */
    setTouch(draggable) {
      for (const [square, cell] of cells) setTouchAction(cell, draggable(square) ? "none" : PAGE_MAY_PAN);
    },
    destroy() {
      root.remove();
    },
  };
}

/** Written only when it changes, since it is asked for at every frame. @param {HTMLElement} element @param {string} value */
function setTouchAction(element, value) {
  if (element.style.touchAction !== value) element.style.touchAction = value;
}
