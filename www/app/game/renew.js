// The rules broke down: the player is told, and the game is shown again as it was last kept.

import { ask } from "./ask.js";
import { notify } from "./notices.js";
import { restoreInto } from "./saving.js";
import { show } from "./show.js";

/** @param {import("./context.js").Context} ctx */
export function heedBreakdowns(ctx) {
  /** @param {string} key @param {import("../../core/lasting.js").EngineLost} fault */
  const tell = (key, { message }) => notify(ctx, "warning", { kind: "text", key, params: { detail: message } });
  ctx.rules.watch({
    lost: (fault) => tell("engine.lost", fault),
    renewed() {
      // What broke down may have been half done.
      const snapshot = ask(ctx, (engine) => restoreInto(engine, ctx.memory.saved).snapshot ?? engine.snapshot());
      if (snapshot) show(ctx, snapshot);
    },
    gone: (fault) => tell("engine.gone", fault),
  });
}
