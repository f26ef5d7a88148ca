// Showing a place in the game, and keeping the game.

import { ask } from "./ask.js";
import { look } from "./inspect.js";
import { keep, keepPlace } from "./keeping.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../../types.js").Snapshot} Snapshot */

/**
 * Shows a place in the game: everything that belonged to the place before is put away, the game is kept.
 * @param {Context} ctx
 * @param {Snapshot} snapshot
 * @param {Partial<AppState>} [besides]
 * @param {{ walked?: boolean, kept?: boolean }} [how] `walked`: the game is as it was, only the place in it is another.
 *   `kept`: as it is here, it is kept already.
 */
export function show(ctx, snapshot, besides = {}, { walked = false, kept = false } = {}) {
  const { store } = ctx;
  const { letters, force } = store.get();
  const steps = besides.steps ?? ask(ctx, (engine) => engine.steps(letters)) ?? [];
  const variations = besides.variations ?? variationsOf(ctx, steps, letters);
  const about = walked ? null : ask(ctx, (engine) => engine.about());
  const overlay = force ? ask(ctx, (engine) => engine.force()) : null;
  store.update({
    snapshot,
    steps,
    variations,
    ...(about && { about }),
    untouched: isUntouched(ctx, steps, snapshot, about ?? store.get().about),
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
  if (kept) return;
  if (walked) keepPlace(ctx);
  else keep(ctx);
}

/**
 * Is there nothing to lose?
 * @param {Context} ctx
 * @param {import("../../types.js").Step[]} steps
 * @param {Snapshot} snapshot
 * @param {import("../../types.js").About} about
 */
function isUntouched(ctx, steps, snapshot, about) {
  return steps.length === 0 && about.note === "" && snapshot.position === infoOf(ctx, snapshot.variant)?.start;
}

/**
 * Other ways at the steps of a line; most lines have none.
 * @param {Context} ctx
 * @param {import("../../types.js").Step[]} steps
 * @param {import("../../types.js").Letters} letters
 */
export function variationsOf(ctx, steps, letters) {
  if (!steps.some((step) => step.siblings > 1)) return NONE;
  return ask(ctx, (engine) => engine.variations(letters)) ?? NONE;
}

/** Always the same, so that nothing is drawn anew for it. @type {import("../../types.js").Variation[]} */
const NONE = [];

/** The game as data. @param {Context} ctx @param {string} variant */
export function infoOf(ctx, variant) {
  return ctx.rules.variants.find((info) => info.variant === variant);
}
