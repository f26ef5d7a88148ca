// Walking through the game: nothing is lost by going back.

import { ask } from "./ask.js";
import { speak } from "./notices.js";
import { show } from "./show.js";
import { placeInLine } from "./state.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../../types.js").Snapshot} Snapshot */

const REPLAY_MS = 900;

/** @param {Context} ctx */
export function undo(ctx) {
  go(ctx, (engine) => engine.undo());
}

/** @param {Context} ctx */
export function redo(ctx) {
  go(ctx, (engine) => engine.redo());
}

/** @param {Context} ctx */
export function toStart(ctx) {
  go(ctx, (engine) => ({ ok: true, value: engine.toStart() }));
}

/** @param {Context} ctx */
export function toEnd(ctx) {
  go(ctx, (engine) => ({ ok: true, value: engine.toEnd() }));
}

/** @param {Context} ctx @param {number} node */
export function goTo(ctx, node) {
  go(ctx, (engine) => engine.goTo(node));
}

/**
 * A step that cannot be taken (back from the start, on from the end) is simply not taken.
 * @param {Context} ctx
 * @param {(engine: import("../../types.js").Engine) => import("../../types.js").Answer<Snapshot>} work
 */
function go(ctx, work) {
  stopReplay(ctx);
  const answer = ask(ctx, work);
  if (answer?.ok) arriveAt(ctx, answer.value);
}

/** @param {Context} ctx @param {Snapshot} snapshot */
function arriveAt(ctx, snapshot) {
  if (snapshot.node === ctx.store.get().snapshot.node) return;
  show(ctx, snapshot, stepsStay(ctx.store.get(), snapshot), { walked: true });
  const { steps } = ctx.store.get();
  const step = steps[placeInLine(ctx.store.get()) - 1];
  speak(ctx, [
    step
      ? { kind: "step", step, check: snapshot.check, finalCheck: snapshot.finalCheck }
      : { kind: "text", key: "walk.start" },
  ]);
}

/**
 * Walking along the line shown leaves its steps as they are, and of a long game they are many.
 * @param {import("./state.js").AppState} before
 * @param {Snapshot} snapshot
 */
function stepsStay({ steps, variations }, snapshot) {
  const inLine = snapshot.node === 0 || placeInLine({ steps, snapshot }) > 0;
  return inLine ? { steps, variations } : {};
}

/** Walks from the start to the end by itself; any other walking stops it. @param {Context} ctx */
export function startReplay(ctx) {
  toStart(ctx);
  ctx.store.update({ replaying: true });
  replayNext(ctx);
}

/** @param {Context} ctx */
function replayNext(ctx) {
  ctx.memory.stopReplay = ctx.later(REPLAY_MS, () => {
    const answer = ask(ctx, (engine) => engine.redo());
    if (!answer?.ok) return stopReplay(ctx);
    arriveAt(ctx, answer.value);
    if (answer.value.canRedo) return replayNext(ctx);
    stopReplay(ctx);
    ctx.store.update({ resultShown: answer.value.result !== null });
  });
}

/** @param {Context} ctx */
export function stopReplay(ctx) {
  ctx.memory.stopReplay?.();
  ctx.memory.stopReplay = null;
  if (ctx.store.get().replaying) ctx.store.update({ replaying: false });
}
