// Differences between two positions as movements: which piece went where, which vanished, which appeared. Pure.

import { place } from "./geometry.js";

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Pieces} Pieces */
/** `from` null: appears; `to` null: vanishes. @typedef {{ piece: Piece, from: Square | null, to: Square | null }} Motion */

/** @typedef {{ from: Square, to: Square }} Hint */

/** More differences than this are another position, not a move: shown at once. */
const TOO_MANY = 12;

/** @param {Piece | undefined} one @param {Piece | undefined} two */
const same = (one, two) => one?.color === two?.color && one?.role === two?.role;

/** @param {Square} one @param {Square} two */
function distance(one, two) {
  const [a, b] = [place(one), place(two)];
  return Math.hypot(a.file - b.file, a.rank - b.rank);
}

/**
 * `hints` are last moves, new and old: they pair a piece with what it turned into.
 * @param {Pieces} before @param {Pieces} after @param {Hint[]} hints @returns {Motion[]}
 */
export function motions(before, after, hints) {
  const squares = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...squares].filter((square) => !same(before[square], after[square]));
  if (changed.length > TOO_MANY) return [];
  const gone = changed.filter((square) => before[square]);
  const come = changed.filter((square) => after[square]);
  const pairs = pair(before, after, gone, come, hints);
  const left = gone.filter((square) => !pairs.some(([from]) => from === square));
  const fresh = come.filter((square) => !pairs.some(([, to]) => to === square));
  return [
    ...left.map((square) => motion(before[square], square, null)),
    ...fresh.map((square) => motion(after[square], null, square)),
    ...pairs.map(([from, to]) => motion(before[from], from, to)),
  ];
}

/** @param {Piece | undefined} piece @param {Square | null} from @param {Square | null} to @returns {Motion} */
const motion = (piece, from, to) => ({ piece: /** @type {Piece} */ (piece), from, to });

/**
 * Nearest first among equal pieces; the hint before all others, in either direction (a move taken back).
 * @param {Pieces} before @param {Pieces} after @param {Square[]} gone @param {Square[]} come
 * @param {Hint[]} hints @returns {[Square, Square][]}
 */
function pair(before, after, gone, come, hints) {
  const hinted = (/** @type {Square} */ from, /** @type {Square} */ to) =>
    hints.some((hint) => (hint.from === from && hint.to === to) || (hint.from === to && hint.to === from));
  const candidates = gone.flatMap((from) => come.flatMap((to) => {
    if (from === to) return [];
    const wanted = hinted(from, to) && before[from]?.color === after[to]?.color;
    if (!wanted && !same(before[from], after[to])) return [];
    return [{ from, to, cost: wanted ? -1 : distance(from, to) }];
  }));
  candidates.sort((a, b) => a.cost - b.cost);
  /** @type {[Square, Square][]} */
  const pairs = [];
  for (const { from, to } of candidates) {
    if (!pairs.some(([usedFrom, usedTo]) => usedFrom === from || usedTo === to)) pairs.push([from, to]);
  }
  return pairs;
}
