// What a table is about to show, besides the place in the game.

/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Square} Square */

/**
 * How a table looks; whoever puts it up says so.
 * @typedef {object} Look
 * @property {Color} orientation The side at the bottom.
 * @property {boolean} coordinates
 * @property {boolean} force Forces are shown on all squares.
 * @property {import("../board/types.js").PieceSet} pieceSet
 * @property {import("../types.js").Letters} letters
 * @property {import("../board/types.js").Drawn} drawn Circles and arrows.
 * @property {boolean} interactive false: a picture.
 * @property {boolean} controls The buttons below are there.
 * @property {boolean} status Whose turn it is, and how the game ended, is said below the board.
 * @property {string} label What the board is called; empty: by its game.
 */

/** @type {Readonly<Look>} */
export const PLAIN_LOOK = Object.freeze({
  orientation: "white",
  coordinates: true,
  force: false,
  pieceSet: "figures",
  letters: "latin",
  drawn: { circles: [], arrows: [] },
  interactive: true,
  controls: true,
  status: true,
  label: "",
});

/**
 * What goes on at a table.
 * @typedef {object} State
 * @property {Look} look
 * @property {"both" | Color | "nobody"} hands Whose pieces may be moved by hand.
 * @property {import("./promotion.js").Asked & {byKeyboard: boolean} | null} waiting A move that waits for what the piece becomes.
 * @property {boolean} rolling The dice are in the air.
 * @property {import("../types.js").SquaresDrawn | null} landed The draw just made, while it is told.
 * @property {Square | null} selected
 * @property {Square | null} inspected The square that was asked about.
 */

/** @returns {State} */
export function freshState() {
  return { look: { ...PLAIN_LOOK }, hands: "both", waiting: null, rolling: false, landed: null, selected: null, inspected: null };
}

/** May the side to move be moved by hand? @param {Pick<State, "hands">} state @param {Color} turn */
export function isMovedByHand({ hands }, turn) {
  return hands === "both" || hands === turn;
}
