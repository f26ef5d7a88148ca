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
 */
export function show(ctx, snapshot, besides = {}) {
  const { store } = ctx;
  const { letters, force } = store.get();
  const steps = besides.steps ?? ask(ctx, (engine) => engine.steps(letters)) ?? [];
  const overlay = force ? ask(ctx, (engine) => engine.force()) : null;
  store.update({
    snapshot,
    steps,
    untouched: steps.length === 0 && snapshot.position === startOf(ctx, snapshot.variant),
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
  keep(ctx);
}

/** @param {Context} ctx @param {string} variant */
function startOf(ctx, variant) {
  return ctx.session.rules().variants.find((info) => info.variant === variant)?.start;
}

/**
 * Keeps the game in the browser; complains once when the browser does not let us.
 * @param {Context} ctx
 */
export function keep(ctx) {
  const { store, memory, keeper } = ctx;
  const saved = ask(ctx, (engine) => savedGame(engine, store.get()));
  if (!saved) return;
  memory.saved = saved;
  if (!saveGame(keeper, saved)) complainOfStorage(ctx);
}
