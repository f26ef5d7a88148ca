// The player's games as a list: what is kept, in short, and what was asked for among it.

import { ask } from "../game/ask.js";
import { GAMES, idOf, readKept } from "./games.js";
import { loadMatch, matchName } from "./match.js";

/** @typedef {import("../game/context.js").Context} Context */
/** @typedef {import("../../types.js").About} About */
/** @typedef {import("../../types.js").Fault} Fault */

/**
 * A game of the list, or what cannot be read as one.
 * @typedef {object} Entry
 * @property {string} name What it is kept under.
 * @property {string} raw The text that is kept.
 * @property {Game | null} game
 * @property {Fault | null} error What is wrong with its record, where that is known.
 * @property {boolean} held It is there only until the page is closed: the browser has refused it.
 */

/** @typedef {{id: string, about: About, record: string, players: import("../game/players.js").Players, match: string | null, keptAt: number}} Game */

/** Everything that is kept, what cannot be read first, then the newest. @param {Context} ctx @returns {Entry[]} */
export function entriesOf(ctx) {
  const games = ctx.keeper.names(GAMES).map((name) => entryOf(ctx, name));
  const matches = ctx.keeper.names(matchName("")).filter((name) => loadMatch(ctx.keeper, name.slice(matchName("").length)) === null);
  const all = [...games, ...matches.map((name) => ({ ...entryOf(ctx, name), game: null }))];
  return all.filter(isWorthShowing).sort((a, b) => rank(b) - rank(a));
}

/** @param {Entry} entry */
function rank({ game }) {
  return game?.keptAt ?? Infinity;
}

/** A game that was not begun is no more than a board. @param {Entry} entry */
function isWorthShowing({ game }) {
  if (!game || game.match) return true;
  return game.about.plies > 0 || game.about.note !== "" || game.record.includes("[Position ");
}

/** @param {Context} ctx @param {string} name @returns {Entry} */
function entryOf(ctx, name) {
  const raw = ctx.keeper.raw(name) ?? "";
  const id = idOf(name);
  const entry = { name, raw, game: null, error: null, held: ctx.keeper.isHeld(name) };
  const saved = readKept(raw)?.saved;
  if (!saved || id === null) return entry;
  const [read] = saved.about ? [] : (ask(ctx, () => ctx.rules.readRecords(saved.record, saved.variant)) ?? []);
  const about = saved.about ?? (read?.ok ? read.about : null);
  if (!about) return { ...entry, error: read && !read.ok ? read.error : null };
  const { record, players, match, keptAt } = saved;
  return { ...entry, game: { id, about, record, players, match, keptAt } };
}

/**
 * The entries in which every word of the query occurs. What cannot be read is always among them.
 * @param {Entry[]} entries
 * @param {string} query
 * @param {(game: Game) => string} wordsOf all that is shown of a game
 */
export function find(entries, query, wordsOf) {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return entries;
  return entries.filter(({ game }) => {
    const words = game && plain(wordsOf(game));
    return words === null || wanted.every((word) => words.includes(word));
  });
}

/** @param {string} text */
function plain(text) {
  return text.toLowerCase().replaceAll("ё", "е");
}
