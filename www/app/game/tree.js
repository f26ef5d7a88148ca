// Changing the tree of the game: a variation made the main line, moves deleted, notes and judgements.

import { ask } from "./ask.js";
import { notify, speak } from "./notices.js";
import { restoreInto } from "./saving.js";
import { show } from "./show.js";
import { placeInLine } from "./state.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("../../types.js").Snapshot} Snapshot */
/** @typedef {import("../../types.js").Engine} Engine */

/** Does the place shown lie on a variation? @param {Pick<AppState, "steps" | "snapshot">} state */
export function isInVariation(state) {
  return state.steps.slice(0, placeInLine(state)).some((step) => !step.main);
}

/** The variation shown takes the place of the line it varies from. @param {Context} ctx */
export function promote(ctx) {
  const { snapshot } = ctx.store.get();
  if (!isInVariation(ctx.store.get())) return;
  change(ctx, (engine) => engine.promote(snapshot.node));
  speak(ctx, [{ kind: "text", key: "tree.promoted" }]);
}

/** The move shown goes, with all that follow it; they can be brought back at once. @param {Context} ctx */
export function deleteFromHere(ctx) {
  const { snapshot } = ctx.store.get();
  const { saved } = ctx.memory;
  if (snapshot.node === 0) return;
  if (!change(ctx, (engine) => engine.deleteStep(snapshot.node))) return;
  notify(ctx, "info", { kind: "text", key: "tree.deleted" }, saved && { do: "restore", saved });
}

/** @param {Context} ctx @param {import("./saving.js").SavedGame} saved */
export function bringBackDeleted(ctx, saved) {
  const restored = ask(ctx, (engine) => restoreInto(engine, saved));
  if (restored?.snapshot) show(ctx, restored.snapshot, { review: null });
}

/** @param {Context} ctx @param {string} comment @param {string} glyphs */
export function annotate(ctx, comment, glyphs) {
  const { node } = ctx.store.get().snapshot;
  ctx.store.update({ dialog: null });
  change(ctx, (engine) => {
    // The start is no move to be judged.
    if (node !== 0) engine.setGlyphs(node, glyphs);
    return engine.setComment(node, comment);
  });
}

/** @param {Context} ctx @param {(engine: Engine) => import("../../types.js").Answer<Snapshot>} work @returns {boolean} whether it was done */
function change(ctx, work) {
  const answer = ask(ctx, work);
  if (!answer?.ok) return false;
  show(ctx, answer.value);
  return true;
}
