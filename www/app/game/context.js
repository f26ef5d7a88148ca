// What the game's actions work with, and the state before any game is shown.

import { DEFAULT_SETTINGS } from "../../core/settings.js";
import { TWO_PEOPLE } from "./players.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../../types.js").Snapshot} Snapshot */
/** @typedef {import("../../types.js").Color} Color */

/**
 * @typedef {object} Context
 * @property {import("../../core/store.js").Store<AppState>} store
 * @property {import("../../core/lasting.js").LastingRules} rules
 * @property {import("../../types.js").Engine} engine That of the game on the board. Asked through `ask`.
 * @property {import("../../core/storage.js").Keeper} keeper
 * @property {import("../library/bookmark.js").Bookmark} bookmark
 * @property {string} tab Names this tab, and this visit of it.
 * @property {() => string} fresh An id that nothing else has.
 * @property {() => Promise<import("../library/desk.js").Desk>} library Loaded when it is first asked for.
 * @property {import("../../core/languages.js").Languages["fetch"]} fetchLanguage
 * @property {import("../../core/late.js").Late} late
 * @property {(ms: number, work: () => void) => () => void} later Returns how to call it off.
 * @property {() => Uint32Array} entropy
 * @property {() => string} today ISO date and time.
 * @property {() => number} now Milliseconds, going on while the page is closed.
 * @property {() => Promise<import("../../think/thinker.js").Thinker>} thinker Loaded when it is first asked for.
 * @property {Memory} memory
 */

/**
 * What the actions remember beside the state shown.
 * @typedef {object} Memory
 * @property {number} serial Numbers notices and announcements.
 * @property {(() => void) | null} stopNotice
 * @property {(() => void) | null} useUpdate Loads the newer version of the page that waits.
 * @property {(() => void) | null} stopReplay
 * @property {(() => void) | null} stopRoll
 * @property {{id: string, raw: string | null, revision: number} | null} entry Where the game on the board is kept, and what
 *   this tab knows to be there.
 * @property {import("./saving.js").SavedGame | null} saved The game as it was last kept.
 * @property {(() => void) | null} stopKeeping While something waits to be written.
 * @property {Snapshot | null} reachIn The place in which the reach shown was found.
 * @property {import("../../core/storage.js").Outcome} storageOutcome What became of what was last kept.
 * @property {{color: Color, score: number} | null} judged How the computer's side stood when it last moved.
 * @property {boolean} weakTold
 * @property {number} live Node of the last move made: where the game stands while one looks back.
 */

/** @returns {Memory} */
export function freshMemory() {
  return {
    serial: 0,
    stopNotice: null,
    useUpdate: null,
    stopReplay: null,
    stopRoll: null,
    entry: null,
    saved: null,
    stopKeeping: null,
    reachIn: null,
    storageOutcome: "kept",
    judged: null,
    weakTold: false,
    live: 0,
  };
}

/**
 * The state before any game is shown.
 * @param {Snapshot} snapshot
 * @returns {AppState}
 */
export function initialState(snapshot) {
  return {
    screen: "choose",
    settings: { ...DEFAULT_SETTINGS },
    language: "en",
    letters: "latin",
    calm: false,
    snapshot,
    steps: [],
    variations: [],
    about: { variant: snapshot.variant, tags: {}, result: "*", plies: 0, note: "" },
    gameId: null,
    match: null,
    following: false,
    players: TWO_PEOPLE,
    clock: null,
    paused: false,
    thinking: null,
    playedAt: null,
    hint: null,
    analysing: false,
    analysis: null,
    threatening: false,
    threats: null,
    review: null,
    untouched: true,
    orientation: "white",
    force: null,
    explaining: false,
    selected: null,
    hovered: null,
    reach: null,
    inspected: null,
    detail: null,
    pending: null,
    rolling: false,
    landed: null,
    notice: null,
    exposedAt: null,
    resultShown: false,
    replaying: false,
    dialog: null,
    loadError: null,
    library: null,
    incoming: null,
    spoken: { id: 0, messages: [] },
  };
}
