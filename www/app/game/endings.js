// The endings that players bring about themselves: claims, agreement, resignation.

import { ask } from "./ask.js";
import { notify, speak } from "./notices.js";
import { personsSide } from "./players.js";
import { show } from "./show.js";
import { other } from "./state.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../../types.js").Color} Color */
/** @typedef {import("../../types.js").Answer<import("../../types.js").Snapshot>} SnapshotAnswer */

/** Half a Knecht behind, the computer takes a draw. */
const CONTENT_WITH_DRAW = -50;

/** @param {Context} ctx @param {import("../../types.js").Claim} claim */
export function claimDraw(ctx, claim) {
  end(ctx, (engine) => engine.claimDraw(claim));
}

/** The side to move offers; at one screen the other side answers in a dialog, the computer at once. @param {Context} ctx */
export function offerDraw(ctx) {
  const by = decider(ctx);
  if (ctx.store.get().players[other(by)].kind === "person") return ctx.store.update({ dialog: { kind: "offer", by } });
  if (agreesToDraw(ctx, other(by))) return end(ctx, (engine) => atEnd(engine).agreeDraw());
  notify(ctx, "info", { kind: "text", key: "opponent.declines" });
}

/** Who offers or resigns: the side to move, against the computer the person. @param {Context} ctx @returns {Color} */
function decider({ store }) {
  const { players, snapshot } = store.get();
  return personsSide(players) ?? snapshot.turn;
}

/**
 * Does the computer agree to a draw? Only where it stands clearly worse, as it saw when it last moved.
 * @param {Context} ctx
 * @param {Color} color
 */
function agreesToDraw({ memory: { judged } }, color) {
  return judged?.color === color && judged.score <= CONTENT_WITH_DRAW;
}

/** @param {Context} ctx @param {boolean} agreed */
export function answerOffer(ctx, agreed) {
  const { dialog } = ctx.store.get();
  if (dialog?.kind !== "offer") return;
  ctx.store.update({ dialog: null });
  if (agreed) return end(ctx, (engine) => atEnd(engine).agreeDraw());
  notify(ctx, "info", { kind: "text", key: `offer.declined.${other(dialog.by)}` });
}

/** @param {Context} ctx */
export function askResign(ctx) {
  ctx.store.update({ dialog: { kind: "resign", color: decider(ctx) } });
}

/** @param {Context} ctx @param {Color} color */
export function resign(ctx, color) {
  ctx.store.update({ dialog: null });
  end(ctx, (engine) => atEnd(engine).resign(color));
}

/** The game is given up or drawn as it stands, also by whoever has gone back to look at it. @param {import("../../types.js").Engine} engine */
function atEnd(engine) {
  engine.toEnd();
  return engine;
}

/** Ends the game, and says how. @param {Context} ctx @param {(engine: import("../../types.js").Engine) => SnapshotAnswer} work */
export function end(ctx, work) {
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
