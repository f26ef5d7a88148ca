// Everything the page shows, as one plain value. No DOM here; the views draw it.

/** @typedef {import("../../types.js").Snapshot} Snapshot */
/** @typedef {import("../../types.js").Step} Step */
/** @typedef {import("../../types.js").Square} Square */
/** @typedef {import("../../types.js").Color} Color */
/** @typedef {import("../../types.js").Piece} Piece */
/** @typedef {import("../../types.js").Letters} Letters */
/** @typedef {import("../../types.js").Reason} Reason */
/** @typedef {import("../../types.js").Role} Role */
/** @typedef {import("../../types.js").Fault} Fault */
/** @typedef {import("../../types.js").PromotionOption} PromotionOption */
/** @typedef {import("../../types.js").ForceDetail} ForceDetail */
/** @typedef {import("../../types.js").SquareForce} SquareForce */
/** @typedef {import("../../types.js").SquaresDrawn} SquaresDrawn */
/** @typedef {import("../../types.js").Result} Result */
/** @typedef {import("../../core/settings.js").Settings} Settings */
/** @typedef {import("../../pkg/search/chess_t.js").LineMove} LineMove */
/** @typedef {import("../../pkg/search/chess_t.js").AnalysisLine} AnalysisLine */

/**
 * Something to tell the players. It stays data until it is shown, so a change of language changes it too.
 * @typedef {{kind: "text", key: string, params?: Record<string, string | number>}
 *   | {kind: "refusal", reason: Reason, from: Square, to: Square, piece: Piece | null}
 *   | {kind: "error", error: Fault}
 *   | {kind: "hint", color: Color, move: import("../../types.js").Move, line: AnalysisLine}
 *   | {kind: "threat", move: LineMove}
 *   | {kind: "taken-in", taken: number, there: number, unreadable: number}
 *   | import("../../text/news.js").Happening} Message
 */

/**
 * @typedef {object} Notice
 * @property {number} id
 * @property {"refusal" | "info" | "warning"} tone
 * @property {Message} message
 * @property {NoticeAction | null} action A button beside it.
 */

/**
 * @typedef {{do: "bring-back", id: string, saved: import("./saving.js").SavedGame} | {do: "download-copy", text: string}
 *   | {do: "restore", saved: import("./saving.js").SavedGame} | {do: "undelete", texts: import("../library/desk.js").Text[]}
 *   | {do: "library"} | {do: "play-here"} | {do: "update"} | {do: "open-readable", link: import("../../core/address.js").Link}} NoticeAction
 */

/**
 * A move that waits for the answer to "what shall it become?".
 * @typedef {object} Pending
 * @property {Square} from
 * @property {Square} to
 * @property {Piece} piece
 * @property {PromotionOption[]} options
 * @property {boolean} byKeyboard Then the answer is given by keyboard too.
 */

/**
 * @typedef {{kind: "settings"} | {kind: "record"} | {kind: "rules", variant: string} | {kind: "replace", variant: string}
 *   | {kind: "players", computer?: boolean} | {kind: "note"} | {kind: "about", id: string | null} | {kind: "resign", color: Color} | {kind: "offer", by: Color}
 *   | {kind: "link", link: import("../../core/address.js").Link, same: number, mine: string, theirs: string}} Dialog
 */

/**
 * @typedef {object} AppState
 * @property {"choose" | "game" | "library"} screen
 * @property {Settings} settings
 * @property {string} language The language shown.
 * @property {Letters} letters The letters shown.
 * @property {boolean} calm The system asks for less motion.
 * @property {Snapshot} snapshot
 * @property {Step[]} steps The whole line shown, past the place shown too.
 * @property {import("../../types.js").Variation[]} variations Other ways at the steps of the line shown.
 * @property {import("../../types.js").About} about The game in short.
 * @property {string | null} gameId What it is kept under.
 * @property {import("../library/match.js").Match | null} match The match it is a game of.
 * @property {boolean} following The game is played on in another tab; what is done there is seen here.
 * @property {import("./players.js").Players} players
 * @property {import("./clock.js").Clock | null} clock
 * @property {boolean} paused The computer rests; the pieces of both sides may be moved by hand.
 * @property {Color | null} thinking The side the computer thinks for now.
 * @property {number | null} playedAt Node that a move or draw has just led to, while one has not walked on from there.
 * @property {LineMove | "asked" | null} hint The best move here; `asked`: it is looked for.
 * @property {boolean} analysing
 * @property {{node: number, found: import("../../worker/protocol.js").Analysis} | null} analysis What is known so far of a place.
 * @property {boolean} threatening What the other side would do is shown.
 * @property {{node: number, found: import("../../worker/protocol.js").Analysis | null} | null} threats What it would do in a place.
 * @property {import("./review.js").Review | null} review The mistakes of the game, while they are shown.
 * @property {boolean} untouched The game's own start, and no move made: nothing to lose.
 * @property {Color} orientation Whose side is below.
 * @property {Record<Square, SquareForce> | null} force The overlay, when it is on.
 * @property {boolean} explaining The position is shown in words.
 * @property {Square | null} selected
 * @property {{from: Square, acts: Square[], moves: Square[]} | null} reach
 * @property {Square | null} hovered The square under the pointer.
 * @property {Square | null} inspected The square whose details are pinned.
 * @property {ForceDetail | null} detail
 * @property {Pending | null} pending
 * @property {boolean} rolling The dice are in the air.
 * @property {SquaresDrawn | null} landed The draw just made, while it is told.
 * @property {Notice | null} notice
 * @property {number | null} exposedAt Node whose move exposed its own King, while the warning stands.
 * @property {boolean} resultShown
 * @property {boolean} replaying
 * @property {Dialog | null} dialog
 * @property {Fault | null} loadError Why the text in the load box was not taken.
 * @property {import("../library/catalogue.js").Entry[] | null} library The player's games, while they are shown.
 * @property {import("../library/desk.js").Incoming | null} incoming Records from a file that wait to be chosen from.
 * @property {{id: number, messages: Message[]}} spoken For the live region.
 */

/**
 * Where the place shown stands in the line: 0 before the first step.
 * @param {Pick<AppState, "steps" | "snapshot">} state
 */
export function placeInLine(state) {
  return state.steps.findIndex((step) => step.node === state.snapshot.node) + 1;
}

/**
 * A game worth a warning before another one replaces it.
 * @param {Pick<AppState, "untouched" | "snapshot">} state
 */
export function isUnfinished({ untouched, snapshot }) {
  return !untouched && snapshot.phase !== "over";
}

/**
 * How many moves have been made in the line shown, a pair counting as one.
 * @param {Pick<AppState, "steps">} state
 */
export function movesMade({ steps }) {
  return Math.ceil(steps.filter((step) => step.move).length / 2);
}

/** @param {Color} color @returns {Color} */
export function other(color) {
  return color === "white" ? "black" : "white";
}
