// What comes of a move that somebody wants to make: the engine says whether it is one, why not, and what has to be asked.

import { squaresIn } from "../text/squares.js";

/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {import("../types.js").Square} Square */

/**
 * `choice`: the piece has to become something first, and which of it the options say. `move`: the text plays it.
 * @typedef {{is: "refused", reason: import("../types.js").Reason} | {is: "error", error: import("../types.js").EngineError}
 *   | {is: "choice", options: import("../types.js").PromotionOption[]} | {is: "move", text: string}} Attempt
 */

/** @param {Engine} engine @param {Square} from @param {Square} to @returns {Attempt} */
export function attempt(engine, from, to) {
  const reasons = engine.reasons(from, to, null);
  if (!reasons.ok) return { is: "error", error: reasons.error };
  const [reason] = reasons.value;
  if (reason) return { is: "refused", reason };
  const promotions = engine.promotions(from, to);
  const options = promotions.ok ? promotions.value : [];
  return options.length > 1 ? { is: "choice", options } : { is: "move", text: options[0]?.text ?? from + to };
}

/** Why the rules refuse a move in writing; null where something else is wrong with it. @param {string} text @param {import("../types.js").EngineError} error */
export function refusalIn(text, error) {
  const [from, to] = squaresIn(text);
  const [reason] = error.reasons ?? [];
  return reason && from && to ? { reason, from, to } : null;
}
