// One transparent element a square, above the picture. They carry `touch-action`, so that a finger on a piece that it may drag
// drags it, and a finger elsewhere scrolls the page.

import { squareOfCell } from "./geometry.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./geometry.js").Layout} Layout */

/**
 * One tree for all boards of a kind, to be copied: that is quicker than making square by square.
 * @type {Map<string, HTMLElement>}
 */
const templates = new Map();

/** The squares in the order of the screen, top left first. @param {Layout} layout */
function copyOfSquares(layout) {
  const { files, ranks, orientation } = layout;
  const key = `${files} ${ranks} ${orientation}`;
  const found = templates.get(key) ?? makeSquares(layout);
  templates.set(key, found);
  return /** @type {HTMLElement} */ (found.cloneNode(true));
}

/** @param {Layout} layout */
function makeSquares(layout) {
  const grid = document.createElement("div");
  Object.assign(grid.style, { position: "absolute", display: "grid" });
  for (let index = 0; index < layout.files * layout.ranks; index += 1) {
    const square = document.createElement("div");
    square.dataset["square"] = squareOfCell(layout, index % layout.files, Math.floor(index / layout.files)) ?? "";
    grid.append(square);
  }
  return grid;
}

/** @param {HTMLElement} root */
export function createSquares(root) {
  /** @type {{ grid: HTMLElement, of: Map<Square, HTMLElement>, orientation: string, dragged: Set<Square> } | null} */
  let made = null;
  /** @type {Layout | null} */
  let placed = null;
  /** @type {HTMLElement | null} The square that has a pointer of its own. */
  let worn = null;

  /** @param {Layout} layout */
  function make(layout) {
    remove();
    const grid = copyOfSquares(layout);
    const squares = /** @type {HTMLElement[]} */ ([...grid.children]);
    root.append(grid);
    return { grid, of: new Map(squares.map((square) => [square.dataset["square"] ?? "", square])), orientation: layout.orientation, dragged: new Set() };
  }

  function remove() {
    made?.grid.remove();
    [made, placed, worn] = [null, null, null];
  }

  return {
    made: () => made !== null,
    /** Makes them when they are not there. @param {Layout} layout */
    place(layout) {
      if (placed === layout) return;
      if (made?.orientation !== layout.orientation) made = make(layout);
      placed = layout;
      const { dpr, files, ranks, square, left, top } = layout;
      const side = `${square / dpr}px`;
      Object.assign(made.grid.style, {
        left: `${left / dpr}px`, top: `${top / dpr}px`, gridTemplate: `repeat(${ranks}, ${side}) / repeat(${files}, ${side})`,
      });
    },
    remove,
    /** There alone the page does not pan. @param {(square: Square) => boolean} drags by a finger */
    setTouch(drags) {
      for (const [square, element] of made?.of ?? []) {
        const now = drags(square);
        if (now !== made?.dragged.has(square)) element.style.touchAction = now ? "none" : "";
        if (now) made?.dragged.add(square);
        else made?.dragged.delete(square);
      }
    },
    /** The pointer's shape on one square; the others leave it to the root. @param {Square | null} square @param {string} shape */
    setCursor(square, shape) {
      const element = (shape && square && made?.of.get(square)) || null;
      if (worn && worn !== element) worn.style.cursor = "";
      if (element && worn !== element) element.style.cursor = shape;
      worn = element;
    },
  };
}
