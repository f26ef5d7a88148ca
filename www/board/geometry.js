// Squares and pixels. Lengths are whole device pixels unless the name says css.

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").Color} Color */
/** @typedef {{ files: number, ranks: number }} Size */
/** A square inside a square. @typedef {{ x: number, y: number, size: number }} Box */
/**
 * Where everything is on the board.
 * @typedef {{
 *   files: number, ranks: number, orientation: Color, dpr: number,
 *   square: number, left: number, top: number, width: number, height: number,
 *   cssWidth: number, cssHeight: number,
 * }} Layout
 */

/** Never smaller than this, however narrow the container: css pixels a square. */
const SMALLEST = 4;

/** @param {number} file from 0 @param {number} rank from 0 @returns {Square} */
export const squareName = (file, rank) => String.fromCharCode(97 + file) + (rank + 1);

/** File and rank from 0. @param {Square} square */
export const place = (square) => ({ file: square.charCodeAt(0) - 97, rank: Number(square.slice(1)) - 1 });

/** @param {Size} size @param {number} file @param {number} rank */
export const onBoard = (size, file, rank) => file >= 0 && rank >= 0 && file < size.files && rank < size.ranks;

/** Every square, a1 first, rank by rank. @param {Size} size @returns {Square[]} */
export function allSquares({ files, ranks }) {
  return Array.from({ length: files * ranks }, (_, i) => squareName(i % files, Math.floor(i / files)));
}

/** a1 is dark. @param {Square} square */
export function isDark(square) {
  const { file, rank } = place(square);
  return (file + rank) % 2 === 0;
}

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/**
 * Width of the frame beside and above the squares.
 * @param {number} square @param {number} dpr @param {boolean} coordinates
 */
export function margins(square, dpr, coordinates) {
  if (!coordinates) {
    const frame = Math.max(1, Math.round(clamp(square * 0.05, 1, 3 * dpr)));
    return { x: frame, y: frame };
  }
  return {
    x: Math.round(clamp(square * 0.3, 10 * dpr, 22 * dpr)),
    y: Math.round(clamp(square * 0.32, 13 * dpr, 24 * dpr)),
  };
}

/**
 * The largest board that fits: every square a whole number of device pixels, the css size derived back from that.
 * @param {{ size: Size, orientation: Color, coordinates: boolean, cssWidth: number, cssHeight?: number | null, dpr: number }} wish
 * @returns {Layout}
 */
export function fit({ size, orientation, coordinates, cssWidth, cssHeight = null, dpr }) {
  const { files, ranks } = size;
  const width = Math.floor(cssWidth * dpr + 0.01);
  const height = cssHeight === null ? Infinity : Math.floor(cssHeight * dpr + 0.01);
  const fits = (/** @type {number} */ square) => {
    const margin = margins(square, dpr, coordinates);
    return files * square + 2 * margin.x <= width && ranks * square + 2 * margin.y <= height;
  };
  const smallest = Math.ceil(SMALLEST * dpr);
  let square = Math.max(smallest, Math.floor(Math.min(width / files, height / ranks)));
  while (square > smallest && !fits(square)) square -= 1;
  return layoutOf({ size, orientation, coordinates, square, dpr });
}

/**
 * The layout with squares of exactly this many device pixels.
 * @param {{ size: Size, orientation: Color, coordinates: boolean, square: number, dpr: number }} wish
 * @returns {Layout}
 */
export function layoutOf({ size: { files, ranks }, orientation, coordinates, square, dpr }) {
  const margin = margins(square, dpr, coordinates);
  const width = files * square + 2 * margin.x;
  const height = ranks * square + 2 * margin.y;
  return {
    files, ranks, orientation, dpr, square, left: margin.x, top: margin.y, width, height,
    cssWidth: width / dpr, cssHeight: height / dpr,
  };
}

/** @param {Layout} one @param {Layout} other */
export function isSameLayout(one, other) {
  return /** @type {(keyof Layout)[]} */ (Object.keys(one)).every((name) => one[name] === other[name]);
}

/** Column and row on the screen, from the top left. @param {Layout} layout @param {Square} square */
export function cellOf(layout, square) {
  const { file, rank } = place(square);
  return layout.orientation === "white"
    ? { column: file, row: layout.ranks - 1 - rank }
    : { column: layout.files - 1 - file, row: rank };
}

/** @param {Layout} layout @param {number} column @param {number} row @returns {Square | null} */
export function squareOfCell(layout, column, row) {
  if (!onBoard(layout, column, row)) return null;
  return layout.orientation === "white"
    ? squareName(column, layout.ranks - 1 - row)
    : squareName(layout.files - 1 - column, row);
}

/** Top left corner of a square on the board. @param {Layout} layout @param {Square} square */
export function cornerOf(layout, square) {
  const { column, row } = cellOf(layout, square);
  return { x: layout.left + column * layout.square, y: layout.top + row * layout.square };
}

/** @param {Layout} layout @param {number} x @param {number} y @returns {Square | null} */
export function squareAtPixel(layout, x, y) {
  const column = Math.floor((x - layout.left) / layout.square);
  const row = Math.floor((y - layout.top) / layout.square);
  return squareOfCell(layout, column, row);
}

/**
 * The square under a point of the window, given where the board is now. Uses the ratio of the real box to the layout,
 * so that a page scaled by CSS still hits the right square.
 * @param {Layout} layout @param {{ left: number, top: number, width: number, height: number }} box
 * @param {number} clientX @param {number} clientY @returns {Square | null}
 */
export function squareAtPoint(layout, box, clientX, clientY) {
  if (!(box.width > 0 && box.height > 0)) return null;
  const x = ((clientX - box.left) * layout.width) / box.width;
  const y = ((clientY - box.top) * layout.height) / box.height;
  return squareAtPixel(layout, x, y);
}

/**
 * The neighbour in a direction of the screen, or the square itself at the edge.
 * @param {Layout} layout @param {Square} square @param {number} right @param {number} down @returns {Square}
 */
export function stepOnScreen(layout, square, right, down) {
  const { column, row } = cellOf(layout, square);
  const to = squareOfCell(layout, clamp(column + right, 0, layout.files - 1), clamp(row + down, 0, layout.ranks - 1));
  return to ?? square;
}
