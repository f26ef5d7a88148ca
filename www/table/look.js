// What a board shows of a place in a game, and what a gesture on it means.

/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Move} Move */
/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../board/types.js").State} BoardState */
/** A move that waits for what the piece becomes. @typedef {{from: Square, to: Square, piece: import("../types.js").Piece}} Waiting */

/** How long a piece glides, in ms. */
export const GLIDE_MS = 200;

/**
 * The place as the board is told it.
 * @param {Snapshot} snapshot
 * @param {Waiting | null} waiting the piece stands on its target already, so that the question has its picture
 * @returns {Partial<BoardState>}
 */
export function placeOnBoard(snapshot, waiting) {
  const { pieces, last, check, king, finalCheck, result, inaccessible } = snapshot;
  return {
    pieces: waiting ? withPieceMoved(pieces, waiting) : pieces,
    lastMove: last?.move ? { from: last.move.from, to: last.move.to, exchange: last.move.kind === "exchange" } : null,
    check: check && king ? { square: king, final: finalCheck } : null,
    resultSquares: result?.squares ?? [],
    stars: inaccessible,
  };
}

/** @param {Snapshot["pieces"]} pieces @param {Waiting} waiting */
function withPieceMoved(pieces, { from, to, piece }) {
  const { [from]: _gone, ...rest } = pieces;
  return { ...rest, [to]: piece };
}

/** Where each piece may go; a promotion is several moves to one square. @param {Move[]} moves */
export function targetsOf(moves) {
  /** @type {Record<Square, import("../board/types.js").Target[]>} */
  const targets = {};
  for (const { from, to, kind } of moves) {
    const list = (targets[from] ??= []);
    if (!list.some((target) => target.to === to)) list.push({ to, kind });
  }
  return targets;
}

/**
 * Pieces of both sides can be taken up, to look at what they reach. A tap after that goes on looking, unless one of the
 * two pieces may move now; whoever carries an enemy piece away is told whose turn it is.
 * @param {Snapshot} snapshot
 * @param {Square} from
 * @param {Square} to
 * @param {import("../board/types.js").How} how
 * @returns {"move" | "select" | "enemy"}
 */
export function meaningOf({ pieces, turn }, from, to, how) {
  if (how === "drag" || pieces[from]?.color === turn) return "move";
  return pieces[to]?.color === turn ? "select" : "enemy";
}
