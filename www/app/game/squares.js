// The draw of the inaccessible squares: rolled here, or entered from dice thrown at a real board.

import { ask } from "./ask.js";
import { arrive } from "./moves.js";
import { notify } from "./notices.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../../types.js").Square} Square */

const ROLL_MS = 1100;

/** @param {Context} ctx */
export function rollSquares(ctx) {
  const { rolling, calm, settings } = ctx.store.get();
  if (rolling) return;
  if (calm || !settings.animation) return land(ctx);
  ctx.store.update({ rolling: true });
  ctx.memory.stopRoll = ctx.later(ROLL_MS, () => {
    // Whoever walked away while the dice were in the air did not roll.
    if (ctx.store.get().rolling) land(ctx);
  });
}

/** @param {Context} ctx */
function land(ctx) {
  finish(ctx, (engine) => engine.rollSquares(ctx.entropy()));
}

/** @param {Context} ctx @param {Square} white @param {Square} black */
export function enterSquares(ctx, white, black) {
  finish(ctx, (engine) => engine.drawSquares(white, black));
}

/**
 * @param {Context} ctx
 * @param {(engine: import("../../types.js").Engine) => import("../../types.js").Answer<import("../../types.js").Snapshot>} work
 */
function finish(ctx, work) {
  const answer = ask(ctx, work);
  if (!answer) return;
  if (answer.ok) return arrive(ctx, answer.value);
  ctx.store.update({ rolling: false });
  notify(ctx, "refusal", { kind: "error", error: answer.error });
}

/** The players have seen where the stars fell. @param {Context} ctx */
export function squaresSeen(ctx) {
  ctx.store.update({ landed: null });
}
