// The dragged piece: an element of its own above the board, so that it may leave the board's edge. Under a finger it is larger and above the fingertip; a mouse hides nothing, so there it is not.

import { pieceElement } from "./pieces.js";

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./pieces.js").Look} Look */

const TOUCH_SCALE = 1.5;
/** How far above the finger the piece's middle is, in squares. */
const TOUCH_LIFT = 0.8;

/** @param {HTMLElement} root */
export function createGhost(root) {
  /** @type {HTMLElement | null} */
  let element = null;
  let lift = 0;
  let side = 0;

  /** `--board-drag-scale` sets the size under a finger. */
  function scaleFor(/** @type {boolean} */ coarse) {
    if (!coarse) return 1;
    return parseFloat(getComputedStyle(root).getPropertyValue("--board-drag-scale")) || TOUCH_SCALE;
  }

  return {
    /** @param {Piece} piece @param {Layout} layout @param {Look} look @param {boolean} coarse */
    show(piece, layout, look, coarse) {
      this.hide();
      const size = Math.round(layout.square * scaleFor(coarse));
      side = size / layout.dpr;
      lift = coarse ? (TOUCH_LIFT * layout.square) / layout.dpr : 0;
      element = pieceElement(piece, size, layout.dpr, look);
      element.className = "chess-board-dragged";
      element.setAttribute("aria-hidden", "true");
      Object.assign(element.style, { zIndex: "3", willChange: "transform" });
      root.append(element);
    },
    /** @param {number} x @param {number} y the pointer, in css pixels from the root's corner */
    moveTo(x, y) {
      if (element) element.style.transform = `translate(${x - side / 2}px, ${y - side / 2 - lift}px)`;
    },
    /** The middle of the piece for a pointer at x, y. @param {number} x @param {number} y */
    middle: (x, y) => ({ x, y: y - lift }),
    hide() {
      element?.remove();
      element = null;
    },
    shown: () => element !== null,
  };
}
