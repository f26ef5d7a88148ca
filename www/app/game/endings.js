// The endings that players bring about themselves: claims, agreement, resignation.

import { ask } from "./ask.js";
import { notify, speak } from "./notices.js";
import { show } from "./show.js";
import { other } from "./state.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Answer<import("../types.js").Snapshot>} SnapshotAnswer */

/** @param {Context} ctx @param {import("../types.js").Claim} claim */
export function claimDraw(ctx, claim) {
  end(ctx, (engine) => engine.claimDraw(claim));
}

/** The side to move offers; at one screen the other side answers in a dialog. @param {Context} ctx */
export function offerDraw(ctx) {
  ctx.store.update({ dialog: { kind: "offer", by: ctx.store.get().snapshot.turn } });
}

/** @param {Context} ctx @param {boolean} agreed */
export function answerOffer(ctx, agreed) {
  const { dialog } = ctx.store.get();
  if (dialog?.kind !== "offer") return;
  ctx.store.update({ dialog: null });
  if (agreed) return end(ctx, (engine) => engine.agreeDraw());
  notify(ctx, "info", { kind: "text", key: `offer.declined.${other(dialog.by)}` });
}

/** @param {Context} ctx */
export function askResign(ctx) {
  ctx.store.update({ dialog: { kind: "resign", color: ctx.store.get().snapshot.turn } });
}

/** @param {Context} ctx @param {Color} color */
export function resign(ctx, color) {
  ctx.store.update({ dialog: null });
  end(ctx, (engine) => engine.resign(color));
}

/** @param {Context} ctx @param {(engine: import("../types.js").Engine) => SnapshotAnswer} work */
function end(ctx, work) {
  const answer = ask(ctx, work);
  if (!answer) return;
  if (!answer.ok) return notify(ctx, "refusal", { kind: "error", error: answer.error });
  show(ctx, answer.value, { resultShown: true });
  if (answer.value.result) speak(ctx, [{ kind: "result", result: answer.value.result }]);
}

/** Puts the result's panel away to look at the board. @param {Context} ctx */
export function reviewGame(ctx) {
  ctx.store.update({ resultShown: false });
}

/** @param {Context} ctx */
export function showResult(ctx) {
  ctx.store.update({ resultShown: true });
}
