// Showing a place in the game, and keeping the game.

import { ask } from "./ask.js";
import { look } from "./inspect.js";
import { complainOfStorage } from "./notices.js";
import { saveGame, savedGame } from "./saving.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../types.js").Snapshot} Snapshot */

/**
 * Shows a place in the game: everything that belonged to the place before is put away, the game is kept.
 * @param {Context} ctx
 * @param {Snapshot} snapshot
 * @param {Partial<AppState>} [besides]
 * @param {{ walked?: boolean }} [how] `walked`: the game is as it was, only the place in it is another.
 */
export function show(ctx, snapshot, besides = {}, { walked = false } = {}) {
  const { store } = ctx;
  const { letters, force } = store.get();
  const steps = besides.steps ?? ask(ctx, (engine) => engine.steps(letters)) ?? [];
  const variations = besides.variations ?? variationsOf(ctx, steps, letters);
  const overlay = force ? ask(ctx, (engine) => engine.force()) : null;
  store.update({
    snapshot,
    steps,
    variations,
    untouched: steps.length === 0 && snapshot.position === infoOf(ctx, snapshot.variant)?.start,
    force: overlay,
    selected: null,
    // Whatever lies under the pointer now was not pointed at.
    hovered: null,
    inspected: null,
    pending: null,
    rolling: false,
    landed: null,
    exposedAt: null,
    playedAt: null,
    hint: null,
    resultShown: false,
    ...besides,
  });
  look(ctx);
  if (walked) keepPlace(ctx);
  else keep(ctx);
}

/**
 * Other ways at the steps of a line; most lines have none.
 * @param {Context} ctx
 * @param {import("../types.js").Step[]} steps
 * @param {import("../types.js").Letters} letters
 */
export function variationsOf(ctx, steps, letters) {
  if (!steps.some((step) => step.siblings > 1)) return NONE;
  return ask(ctx, (engine) => engine.variations(letters)) ?? NONE;
}

/** Always the same, so that nothing is drawn anew for it. @type {import("../types.js").Variation[]} */
const NONE = [];

/** The game as data. @param {Context} ctx @param {string} variant */
export function infoOf(ctx, variant) {
  return ctx.session.rules().variants.find((info) => info.variant === variant);
}

/** A place is written this much later, so that walking fast through a long game does not write all of it at every step. */
const PLACE_MS = 500;

/**
 * Keeps the game in the browser; complains once when the browser does not let us.
 * @param {Context} ctx
 */
export function keep(ctx) {
  const record = ask(ctx, (engine) => engine.record("latin"));
  if (record === null) return;
  ctx.memory.saved = savedGame(record, ctx.store.get(), ctx.now());
  write(ctx);
}

/** Keeps where the players stand in a game that is kept already. @param {Context} ctx */
function keepPlace(ctx) {
  const { memory, store, later } = ctx;
  if (!memory.saved) return keep(ctx);
  memory.saved = savedGame(memory.saved.record, store.get(), ctx.now());
  memory.stopKeeping ??= later(PLACE_MS, () => write(ctx));
}

/** What waits to be written is written now: the page may be closed. @param {Context} ctx */
export function keepNow(ctx) {
  const { clock } = ctx.store.get();
  if (clock?.running && ctx.memory.saved) ctx.memory.saved = savedGame(ctx.memory.saved.record, ctx.store.get(), ctx.now());
  if (ctx.memory.stopKeeping || clock?.running) write(ctx);
}

/** @param {Context} ctx */
function write(ctx) {
  const { memory, keeper } = ctx;
  memory.stopKeeping?.();
  memory.stopKeeping = null;
  if (memory.saved && !saveGame(keeper, memory.saved)) complainOfStorage(ctx);
}
