// One transparent element a square, above the picture: a grid for those who listen, with one stop of the Tab key in it. The
// squares carry `touch-action` too, so that a finger on a piece that it may drag drags it, and a finger elsewhere scrolls
// the page.

import { squareOfCell } from "./geometry.js";
import { focused } from "./surface.js";

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
  grid.setAttribute("role", "grid");
  for (let row = 0; row < layout.ranks; row += 1) {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    Object.assign(line.style, { display: "grid", gridAutoFlow: "column", gridAutoColumns: "1fr" });
    for (let column = 0; column < layout.files; column += 1) line.append(makeSquare(squareOfCell(layout, column, row) ?? ""));
    grid.append(line);
  }
  return grid;
}

/** @param {Square} name */
function makeSquare(name) {
  const square = document.createElement("div");
  square.dataset["square"] = name;
  square.setAttribute("role", "gridcell");
  square.tabIndex = -1;
  // The cursor is drawn by the board.
  square.style.outline = "none";
  return square;
}

/** @param {HTMLElement} root */
export function createSquares(root) {
  /** @type {{ grid: HTMLElement, of: Map<Square, HTMLElement>, orientation: string, dragged: Set<Square>, names: Map<Square, string> } | null} */
  let made = null;
  /** @type {Square | null} Where the Tab key stops. */
  let stop = null;
  /** @type {Layout | null} */
  let placed = null;
  /** @type {HTMLElement | null} The square that has a pointer of its own. */
  let worn = null;

  /** @param {Layout} layout */
  function make(layout) {
    remove();
    const grid = copyOfSquares(layout);
    const squares = /** @type {HTMLElement[]} */ ([...grid.children].flatMap((row) => [...row.children]));
    root.append(grid);
    const of = new Map(squares.map((square) => [square.dataset["square"] ?? "", square]));
    return { grid, of, orientation: layout.orientation, dragged: new Set(), names: new Map() };
  }

  function remove() {
    made?.grid.remove();
    [made, placed, worn, stop] = [null, null, null, null];
  }

  return {
    made: () => made !== null,
    orientation: () => made?.orientation ?? null,
    /** Makes them when they are not there. @param {Layout} layout */
    place(layout) {
      if (placed === layout) return;
      if (made?.orientation !== layout.orientation) made = make(layout);
      placed = layout;
      const { dpr, files, ranks, square, left, top } = layout;
      const side = `${square / dpr}px`;
      Object.assign(made.grid.style, {
        left: `${left / dpr}px`, top: `${top / dpr}px`, width: `calc(${files} * ${side})`, gridTemplateRows: `repeat(${ranks}, ${side})`,
      });
    },
    remove,
    /** What those who listen hear on each square. @param {(square: Square) => string} nameOf */
    name(nameOf) {
      for (const [square, element] of made?.of ?? []) {
        const name = nameOf(square);
        if (made?.names.get(square) !== name) element.setAttribute("aria-label", name);
        made?.names.set(square, name);
      }
    },
    /** The square where the Tab key stops. @param {Square} square */
    setStop(square) {
      if (square === stop) return;
      const [before, now] = [stop && made?.of.get(stop), made?.of.get(square)];
      if (before) before.tabIndex = -1;
      if (now) now.tabIndex = 0;
      stop = square;
    },
    /** @param {Square} square */
    focus: (square) => made?.of.get(square)?.focus({ preventScroll: true }),
    hasFocus: () => made !== null && made.grid.contains(focused(root)),
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
