// Every option of the board with its default: this file is the reference.

/** @typedef {import("./types.js").State} State */

import { ENGLISH } from "./words.js";

/** @returns {State} */
export function defaultState() {
  return {
    // What stands where.
    pieces: {},
    // The side at the bottom.
    orientation: "white",
    // File letters above and below, rank digits on both sides.
    coordinates: true,
    // "figures" or "counters" (discs with the piece's letter).
    pieceSet: "figures",
    // Letters on the counters: "latin" or "russian".
    letters: "latin",
    // Which pieces can be picked up, and the squares to mark for each. A piece of this colour can be picked up even
    // without targets, so that a refused move can be explained. null: none. `drags` narrows what a finger drags to one
    // colour: on every other piece it taps, or scrolls the page.
    movable: null,
    // Start and target of the last move; `exchange` when both pieces left the board.
    lastMove: null,
    // The square of the King in check; `final` when there is no remedy.
    check: null,
    // Squares that show the result of the game.
    resultSquares: [],
    // The inaccessible square of each side.
    stars: { white: null, black: null },
    // Force overlay, half units; null hides it.
    force: null,
    // What one piece reaches: `moves` (outlined squares) and force alone (triangles).
    reach: null,
    // Circles and arrows that somebody drew, over everything.
    drawn: { circles: [], arrows: [] },
    // Every pointer draws circles and arrows (`onDraw`) instead of moving pieces; a mouse's second button does so in any case.
    drawing: false,
    // Squares with something on them that cannot be.
    wrong: [],
    // The square whose details are shown beside the board.
    marked: null,
    // Pieces that have just left the board, shown faded and crossed out.
    removed: {},
    // Length of a move's animation in ms; 0 is none. Reduced motion makes it 0.
    animation: 200,
    // false: a picture. No pointer, no keys, no focus.
    interactive: true,
    // Accessible name of the board. A picture without one is described by its position.
    label: "",
    // How squares and positions are said to those who listen.
    words: ENGLISH,
  };
}

/**
 * A new state with the given fields replaced as a whole (a merged `pieces` or `targets` would keep what has gone).
 * Fields that are undefined, or that the board does not have, are left out.
 * @param {State} state
 * @param {Partial<State>} change
 * @returns {State}
 */
export function mergeState(state, change) {
  const next = /** @type {Record<string, unknown>} */ ({ ...state });
  for (const [key, value] of Object.entries(change)) {
    if (value !== undefined && Object.hasOwn(state, key)) next[key] = value;
  }
  return /** @type {State} */ (/** @type {unknown} */ (next));
}
