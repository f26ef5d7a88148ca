// The board's elements: a focusable root, the picture, what a piece reaches above it, and one transparent cell a square.
// The cells carry `touch-action`, so that a finger on a piece that it may drag drags it, and a finger elsewhere scrolls
// the page.
// Styles are set as properties, never as markup: this works under a strict content security policy.

import { squareOfCell } from "./geometry.js";
import { createReachLayer } from "./reach-layer.js";
import { createScreen } from "./screen.js";

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

/**
 * One tree of cells for every size of board, to be copied: that is quicker than making cell by cell.
 * @type {Map<string, HTMLElement>}
 */
const templates = new Map();

/** The cells in the order of the screen, top left first. @param {Document} page @param {Size} size */
function copyOfCells(page, { files, ranks }) {
  const key = `${files} ${ranks}`;
  const found = templates.get(key) ?? page.createElement("div");
  if (!templates.has(key)) {
    dress(found, { position: "absolute", display: "grid" });
    for (let count = files * ranks; count > 0; count -= 1) found.append(page.createElement("div"));
    templates.set(key, found);
  }
  return /** @type {HTMLElement} */ (found.cloneNode(true));
}

/** @param {HTMLElement} container @param {Size} size */
export function createSurface(container, size) {
  const page = container.ownerDocument;
  const root = page.createElement("div");
  const picture = page.createElement("div");
  root.className = "chess-board";
  root.setAttribute("role", "group");
  picture.setAttribute("aria-hidden", "true");
  dress(root, ROOT_STYLE);
  dress(picture, { position: "absolute", left: "0", top: "0" });
  root.append(picture);
  container.append(root);
  const screen = createScreen(picture);
  const reach = createReachLayer(picture);
  /** @type {{ grid: HTMLElement, of: Map<Square, HTMLElement> } | null} */
  let cells = null;
  /** @type {HTMLElement | null} The cell that has a cursor of its own. */
  let worn = null;
  let rootCursor = "";

  /** @param {Layout} layout */
  function makeCells(layout) {
    const grid = copyOfCells(page, size);
    root.append(grid);
    cells = { grid, of: new Map() };
    placeCells(layout);
    nameCells(layout);
  }

  /** Which square is where depends on the side below. @param {Layout} layout */
  function nameCells(layout) {
    if (!cells) return;
    cells.of.clear();
    let index = 0;
    for (const child of /** @type {Iterable<HTMLElement>} */ (/** @type {unknown} */ (cells.grid.children))) {
      const square = squareOfCell(layout, index % layout.files, Math.floor(index / layout.files)) ?? "";
      child.dataset["square"] = square;
      child.style.touchAction = "";
      cells.of.set(square, child);
      index += 1;
    }
  }

  /** @param {Layout} layout */
  function placeCells({ dpr, files, ranks, square, left, top }) {
    if (!cells) return;
    const side = `${square / dpr}px`;
    dress(cells.grid, {
      left: `${left / dpr}px`, top: `${top / dpr}px`,
      "grid-template": `repeat(${ranks}, ${side}) / repeat(${files}, ${side})`,
    });
  }

  return {
    root, picture, screen, reach,
    /** @param {Layout} layout */
    resize(layout) {
      const { cssWidth, cssHeight } = layout;
      for (const element of [root, picture]) dress(element, { width: `${cssWidth}px`, height: `${cssHeight}px` });
      placeCells(layout);
    },
    nameCells,
    hasCells: () => cells !== null,
    makeCells,
    /** Cells are for a board that can be touched; they may be made later. @param {boolean} wanted */
    setInteractive(wanted) {
      if (wanted) root.tabIndex = 0;
      else root.removeAttribute("tabindex");
      if (wanted) return;
      cells?.grid.remove();
      cells = null;
      worn = null;
    },
    /** The other cells leave it to the root. @param {(square: Square) => boolean} draggable by a finger: there alone the page does not pan */
    setTouch(draggable) {
      for (const [square, cell] of cells?.of ?? []) setTouchAction(cell, draggable(square) ? "none" : "");
    },
    /**
     * The pointer's shape on the whole board, and on one square. The board's is inherited by every cell, so that a change
     * costs far more than one on a square.
     * @param {string} everywhere @param {Square | null} square @param {string} there
     */
    setCursor(everywhere, square, there) {
      if (everywhere !== rootCursor) root.style.cursor = everywhere;
      rootCursor = everywhere;
      const cell = (there && square && cells?.of.get(square)) || null;
      if (worn && worn !== cell) worn.style.cursor = "";
      if (cell && worn !== cell) cell.style.cursor = there;
      worn = cell;
    },
    destroy() {
      root.remove();
    },
  };
}

/** @param {HTMLElement} element @param {string} value */
function setTouchAction(element, value) {
  if (element.style.touchAction !== value) element.style.touchAction = value;
}
