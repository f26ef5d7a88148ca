// What is pasted: a position in writing, or a link or tag with one in it.

import { readDiagramAddress } from "../core/diagram-address.js";

/** @typedef {import("../types.js").Rules} Rules */
/** @typedef {import("../types.js").VariantKey} VariantKey */
/** @typedef {{variant: VariantKey, read: import("../types.js").SetupRead, drawn?: import("../board/types.js").Drawn, orientation?: "white" | "black"}} Taken */

/** Ranks are between slashes; whatever has fewer is something else. */
const FEWEST_RANKS = 4;

/** @param {Rules} rules @param {string} text @param {VariantKey} variant the game that is edited @returns {Taken | null} null where there is no position in it */
export function readText(rules, text, variant) {
  const address = text.includes("#") ? readDiagramAddress(text.trim()) : null;
  if (address?.position) {
    const { drawn, orientation } = address;
    const taken = readPosition(rules, address.position, rules.variants.find((info) => info.variant === address.variant)?.variant ?? variant);
    return { ...taken, drawn, orientation };
  }
  return looksLikePosition(text) ? readPosition(rules, text.trim(), variant) : null;
}

/** @param {string} text */
function looksLikePosition(text) {
  const [first = ""] = text.trim().split(/\s/, 1);
  return first.split("/").length >= FEWEST_RANKS;
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
