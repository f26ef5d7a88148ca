// The player's games, each kept by itself under a name of its own. A game knows how often it was written and by which tab:
// what one tab writes never covers what another has written unseen.

import { unwrap, wrap } from "../../core/storage.js";
import { GAME_VERSION, readSavedGame } from "../game/saving.js";

/** @typedef {import("../game/saving.js").SavedGame} SavedGame */
/** @typedef {import("../../core/storage.js").Keeper} Keeper */
/** @typedef {import("../../core/storage.js").Outcome} Outcome */

export const GAMES = "games/";

/**
 * A game as it is kept.
 * @typedef {object} Kept
 * @property {SavedGame} saved
 * @property {number} revision How often it was written.
 * @property {string} tab Who wrote it last.
 * @property {string} raw The text it is kept as.
 */

/** Has an earlier version of the page left games in other places? @param {Keeper} keeper */
export function hasOldGames(keeper) {
  return keeper.raw("game") !== null || keeper.raw("shelf") !== null || keeper.names("unreadable/").length > 0;
}

/** @param {string} id */
export const nameOf = (id) => GAMES + id;

/** @param {string} name @returns {string | null} the game's id, if it is the name of one */
export const idOf = (name) => (name.startsWith(GAMES) ? name.slice(GAMES.length) : null);

/** @param {string | null} raw @returns {Kept | null} null where it is no game */
export function readKept(raw) {
  const loaded = unwrap(raw, GAME_VERSION);
  if (loaded.state !== "ok") return null;
  const saved = readSavedGame(loaded.value);
  if (!saved) return null;
  const { revision, tab } = /** @type {Record<string, unknown>} */ (loaded.value);
  return { saved, raw: loaded.raw, revision: typeof revision === "number" ? revision : 0, tab: typeof tab === "string" ? tab : "" };
}

/** @param {Omit<Kept, "raw">} kept @returns {Kept} */
export function keptAs({ saved, revision, tab }) {
  return { saved, revision, tab, raw: wrap(GAME_VERSION, { ...saved, revision, tab }) };
}

/**
 * Keeps a game if what is kept there is what this tab knows.
 * @param {Keeper} keeper
 * @param {string} id
 * @param {Kept} kept
 * @param {string | null} known the text this tab last read or wrote there
 * @returns {Outcome | "elsewhere"} `elsewhere`: another tab has written there; nothing was done
 */
export function keepGame(keeper, id, kept, known) {
  const there = keeper.raw(nameOf(id));
  // What was deleted may come back: that covers nothing.
  if (there !== null && there !== known) return "elsewhere";
  return keeper.put(nameOf(id), kept.raw);
}
