// The engine broke down: a fresh one, and the game set up again as it was last kept.

import { notify } from "./notices.js";
import { restoreInto } from "./saving.js";
import { show } from "./show.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../../core/session.js").EngineLost} EngineLost */

/** @param {Context} ctx @param {EngineLost} fault */
export async function renew(ctx, fault) {
  if (ctx.memory.renewing) return;
  ctx.memory.renewing = true;
  notify(ctx, "warning", { kind: "text", key: "engine.lost", params: { detail: fault.message } });
  try {
    await ctx.session.renew(ctx.loadRules);
    const snapshot = ctx.session.call((engine) => restoreInto(engine, ctx.memory.saved).snapshot ?? engine.snapshot());
    show(ctx, snapshot);
  } catch (error) {
    notify(ctx, "warning", { kind: "text", key: "engine.gone", params: { detail: String(error) } });
  } finally {
    ctx.memory.renewing = false;
  }
}
