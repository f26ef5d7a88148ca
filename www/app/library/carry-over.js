// Games kept by earlier versions of the page, which had room for one and a shelf for eight more: each gets a place of its own.
// Loaded only where there are some.

import { unwrap, wrap } from "../../core/storage.js";
import { GAME_VERSION } from "../game/saving.js";
import { nameOf } from "./games.js";

/** @typedef {import("../../core/storage.js").Keeper} Keeper */

const GAME = "game";
const SHELF = "shelf";
/** Copies of what could not be read. */
const UNREADABLE = ["unreadable/game/", "unreadable/shelf/"];

/**
 * @param {Keeper} keeper
 * @param {import("./bookmark.js").Bookmark} bookmark put at the game that was on the board
 * @param {() => string} fresh a new id
 */
export function carryOver(keeper, bookmark, fresh) {
  for (const name of UNREADABLE.flatMap(keeper.names)) move(keeper, name, fresh());
  carryShelf(keeper, fresh);
  if (keeper.raw(GAME) !== null) bookmark.put(move(keeper, GAME, fresh()));
}

/**
 * First gone, then there again: a storage that is full has room for it once. Where even that fails the text stays in its old
 * place for another visit.
 * @param {Keeper} keeper @param {string} name @param {string} id
 */
function move(keeper, name, id) {
  const raw = keeper.raw(name) ?? "";
  keeper.remove(name);
  if (keeper.put(nameOf(id), raw) !== "kept") keeper.put(name, raw);
  return id;
}

/** @param {Keeper} keeper @param {() => string} fresh */
function carryShelf(keeper, fresh) {
  const shelf = unwrap(keeper.raw(SHELF), GAME_VERSION);
  if (shelf.state === "absent") return;
  const entries = shelf.state === "ok" && Array.isArray(shelf.value) ? shelf.value : [null];
  const games = entries.map(shelved);
  const outcomes = games.map((game) => (game ? keeper.put(nameOf(fresh()), wrap(GAME_VERSION, game)) : "kept"));
  // The whole text stays beside the games that could be read.
  if (games.includes(null)) move(keeper, SHELF, fresh());
  else if (outcomes.every((outcome) => outcome === "kept")) keeper.remove(SHELF);
}

/** @param {any} entry */
function shelved(entry) {
  if (typeof entry?.record !== "string" || typeof entry.when !== "string" || typeof entry.variant !== "string") return null;
  const { variant, record, players, when } = entry;
  return { variant, record, players, line: null, at: null, keptAt: Date.parse(when) || 0 };
}
