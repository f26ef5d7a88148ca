// How the game on the board is kept: at once with every move, under a name of its own, and never over what another tab has
// written meanwhile.

import { keepGame, keptAs, nameOf } from "../library/games.js";
import { keepMatch, withResult } from "../library/match.js";
import { ask } from "./ask.js";
import { complainOfStorage, notify } from "./notices.js";
import { savedGame } from "./saving.js";

/** @typedef {import("./context.js").Context} Context */

/** A place is written this much later, so that walking fast through a long game does not write all of it at every step. */
const PLACE_MS = 500;

/** From now on this tab's game is kept under this name. @param {Context} ctx @param {string} id @param {import("../library/games.js").Kept | null} kept what is there */
export function takePlace(ctx, id, kept) {
  ctx.memory.entry = { id, raw: kept?.raw ?? null, revision: kept?.revision ?? 0 };
  ctx.bookmark.put(id);
  ctx.store.update({ gameId: id });
}

/** Keeps the game; in this tab it is played on now. @param {Context} ctx */
export function keep(ctx) {
  const { store, memory } = ctx;
  if (!memory.entry) return;
  const record = ask(ctx, (engine) => engine.record("latin"));
  if (record === null) return;
  if (store.get().following) store.update({ following: false });
  memory.saved = savedGame(record, store.get(), ctx.now());
  if (!write(ctx)) branch(ctx);
  keepScore(ctx);
}

/** Keeps where the players stand in a game that is kept already. @param {Context} ctx */
export function keepPlace(ctx) {
  const { memory, store, later } = ctx;
  // The place of whoever looks on is no part of the game.
  if (!memory.entry || store.get().following) return;
  if (!memory.saved) return keep(ctx);
  memory.saved = savedGame(memory.saved.record, store.get(), ctx.now());
  memory.stopKeeping ??= later(PLACE_MS, () => write(ctx));
}

/** What waits to be written is written now: the page may be closed. @param {Context} ctx */
export function keepNow(ctx) {
  const { memory, store } = ctx;
  const { clock, following } = store.get();
  if (following) return;
  if (clock?.running && memory.saved) memory.saved = savedGame(memory.saved.record, store.get(), ctx.now());
  if (memory.stopKeeping || clock?.running) write(ctx);
}

/** @param {Context} ctx @returns {boolean} false where another tab has written meanwhile: then nothing is done here */
function write(ctx) {
  const { memory, keeper, tab } = ctx;
  memory.stopKeeping?.();
  memory.stopKeeping = null;
  const { entry, saved } = memory;
  if (!entry || !saved) return true;
  const kept = keptAs({ saved, revision: entry.revision + 1, tab });
  const outcome = keepGame(keeper, entry.id, kept, entry.raw);
  if (outcome === "elsewhere") return false;
  memory.entry = { id: entry.id, raw: kept.raw, revision: kept.revision };
  complainOfStorage(ctx, outcome);
  return true;
}

/** Both tabs have changed the game before they heard of each other: what was done here becomes a game of its own. @param {Context} ctx */
export function branch(ctx) {
  const { memory, store } = ctx;
  takePlace(ctx, ctx.fresh(), null);
  if (memory.saved) memory.saved = { ...memory.saved, match: null };
  store.update({ following: false, match: null });
  // There is nothing under a new name.
  write(ctx);
  notify(ctx, "warning", { kind: "text", key: "tabs.branched" });
}

/** The points of the match follow the game. @param {Context} ctx */
function keepScore(ctx) {
  const { store, memory, keeper } = ctx;
  const { match, about } = store.get();
  if (!match || !memory.entry) return;
  const next = withResult(match, memory.entry.id, about.result);
  if (next === match) return;
  store.update({ match: next });
  complainOfStorage(ctx, keepMatch(keeper, next));
}

/** A game that has not begun leaves nothing behind. @param {Context} ctx */
export function dropUntouched(ctx) {
  const { memory: { entry }, store, keeper } = ctx;
  const { untouched, match } = store.get();
  if (entry && untouched && !match && keeper.raw(nameOf(entry.id)) === entry.raw) keeper.remove(nameOf(entry.id));
}
