// The one way from the actions to the engine, and to another one beside it.

import { unlessLost } from "../../core/lasting.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../../types.js").Engine} Engine */

/**
 * Asks the engine. Null when it broke down: a fresh one is on its way and the game is set up again from what was kept.
 * @template T
 * @param {Context} ctx
 * @param {(engine: Engine) => T} work
 * @returns {T | null}
 */
export function ask(ctx, work) {
  return unlessLost(() => work(ctx.engine));
}

/**
 * What an engine of its own says, beside the game on the board. To be asked for inside `ask`, like everything of the module.
 * @template T
 * @param {Context} ctx
 * @param {(engine: Engine) => T} work
 * @returns {T}
 */
export function aside(ctx, work) {
  const engine = ctx.rules.createEngine();
  try {
    return work(engine);
  } finally {
    engine.free();
  }
}
