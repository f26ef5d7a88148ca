// What is pasted: a position in writing, or a link to a diagram or a game.

import { readLink } from "../core/address.js";
import { readDiagramAddress } from "../core/diagram-address.js";

/** @typedef {import("../types.js").Rules} Rules */
/** @typedef {import("../types.js").VariantKey} VariantKey */
/** @typedef {{variant: VariantKey, read: import("../types.js").SetupRead, drawn?: import("../board/types.js").Drawn, orientation?: "white" | "black"}} Taken */

/** Ranks are between slashes; whatever has fewer is something else. */
const FEWEST_RANKS = 5;

/** @param {Rules} rules @param {string} text @param {VariantKey} variant the game that is edited @returns {Taken | null} null where there is no position in it */
export function readText(rules, text, variant) {
  const address = text.includes("#") ? readDiagramAddress(text.trim()) : null;
  if (address?.position) {
    const { drawn, orientation } = address;
    const taken = readPosition(rules, address.position, rules.variants.find((info) => info.variant === address.variant)?.variant ?? variant);
    return { ...taken, drawn, orientation };
  }
  const link = readLink(text.trim());
  if (link) return readGame(rules, link);
  return looksLikePosition(text) ? readPosition(rules, text.trim(), variant) : null;
}

/** @param {string} text */
function looksLikePosition(text) {
  const [first = ""] = text.trim().split(/\s/, 1);
  return first.split("/").length >= FEWEST_RANKS && !first.includes(":");
}

/** The place of a game that a link shows. @param {Rules} rules @param {import("../core/address.js").Link} link @returns {Taken | null} */
function readGame(rules, { game, ply, view }) {
  const engine = rules.createEngine();
  const opened = engine.loadLink(game);
  const steps = engine.steps("latin");
  const shown = engine.goTo(steps[(ply ?? steps.length) - 1]?.node ?? 0);
  engine.free();
  return opened.ok && shown.ok ? { ...readPosition(rules, shown.value.position, shown.value.variant), orientation: view } : null;
}

/** In the game that is edited or, where it is no position of that, in the first whose it is. @param {Rules} rules @param {string} text @param {VariantKey} variant @returns {Taken} */
function readPosition(rules, text, variant) {
  const others = rules.variants.map((info) => info.variant).filter((each) => each !== variant);
  const all = [variant, ...others].flatMap((each) => {
    const answer = rules.readSetup(each, text);
    return answer.ok ? [{ variant: each, read: answer.value }] : [];
  });
  return /** @type {Taken} */ (all.find(({ read }) => read.problems.length === 0) ?? all[0]);
}
