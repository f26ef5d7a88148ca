// Which squares look different from one picture of the board to the next. The table has a line for everything that is
// painted: what would be forgotten here would stay on the screen.

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").Pieces} Pieces */
/** @typedef {import("./types.js").State} State */
/** @typedef {import("./painter.js").Scene} Scene */
/** What a picture shows. @typedef {{ state: State, scene: Scene }} Shown */
/** @typedef {(Square | null | undefined)[]} Squares */

const ALL = "all";
/** @returns {typeof ALL} */
const all = () => ALL;
/** What is shown by elements above the picture, or not at all. @returns {Squares} */
const none = () => [];
/** @type {(before: Square | null, after: Square | null) => Squares} */
const both = (before, after) => [before, after];

/** @type {{ [Field in keyof State]: (before: State[Field], after: State[Field]) => Squares | typeof ALL }} */
const OF_STATE = {
  pieces: otherPieces,
  removed: otherPieces,
  lastMove: (before, after) => [before?.from, before?.to, after?.from, after?.to],
  check: (before, after) => [before?.square, after?.square],
  resultSquares: (before, after) => [...before, ...after],
  stars: (before, after) => [before.white, before.black, after.white, after.black],
  marked: both,
  orientation: all, coordinates: all, pieceSet: all, letters: all, force: all,
  // Targets are marked only for the piece selected: see below.
  movable: none, reach: none, animation: none, interactive: none, label: none,
};

/** @type {{ [Field in keyof Scene]: (before: Scene[Field], after: Scene[Field]) => Squares }} */
const OF_SCENE = {
  selected: both, lifted: both, cursor: both,
  hidden: (before, after) => [...before, ...after],
};

/** @param {Pieces} before @param {Pieces} after @returns {Squares} */
function otherPieces(before, after) {
  const squares = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...squares].filter((square) => before[square]?.color !== after[square]?.color || before[square]?.role !== after[square]?.role);
}

/** The squares marked as targets. @param {Shown} shown @returns {Squares} */
function targetsIn({ state: { movable }, scene: { selected } }) {
  return selected ? (movable?.targets[selected] ?? []).map(({ to }) => to) : [];
}

/** Squares that may look different, or null: all of them. @param {Shown} before @param {Shown} after @returns {Square[] | null} */
export function differentSquares(before, after) {
  const targetsStay = before.state.movable === after.state.movable && before.scene.selected === after.scene.selected;
  const found = [
    ...changes(OF_STATE, before.state, after.state),
    ...changes(OF_SCENE, before.scene, after.scene),
    ...(targetsStay ? [] : [targetsIn(before), targetsIn(after)]),
  ];
  if (found.includes(ALL)) return null;
  const squares = /** @type {Squares[]} */ (found).flat();
  return [...new Set(squares.filter((square) => square !== null && square !== undefined))];
}

/**
 * @template {object} Whole
 * @param {{ [Field in keyof Whole]: (before: Whole[Field], after: Whole[Field]) => Squares | typeof ALL }} table
 * @param {Whole} before
 * @param {Whole} after
 */
function changes(table, before, after) {
  const fields = /** @type {(keyof Whole)[]} */ (Object.keys(table));
  return fields.filter((field) => before[field] !== after[field]).map((field) => table[field](before[field], after[field]));
}
