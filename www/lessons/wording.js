// Faults of a course's texts: languages that are missing, too many sentences, numbers that are not the engine's.

import { CLAUSES } from "./clauses.js";
import { textsOf } from "./walk.js";

/** @typedef {import("./types.js").Course} Course */
/** @typedef {import("./walk.js").PlacedTexts} PlacedTexts */
/** @typedef {import("./fitting.js").Misfit} Misfit */
/** @typedef {import("../types.js").VariantInfo} VariantInfo */

/** How many sentences a text of a step may have. @type {Record<string, {least: number, most: number}>} */
const SENTENCES = { idea: { least: 1, most: 1 }, text: { least: 1, most: 3 } };
/** Where a sentence ends. */
const END = /[.!?…]+[»”")]*(?=\s|$)/gu;
const PLACEHOLDER = /\{[^{}]*\}|[{}]/gu;
/** A word with a number in it. */
const NUMBERED = /[\p{L}\p{N}.]*\p{N}[\p{L}\p{N}.]*/gu;
/** One square, or a move without its sign; letters of a promotion may follow, as in `b8Кт`. */
const SQUARES = /^(?:[a-i][1-8]){1,2}\p{L}*$/u;

/** @param {Course} course @param {readonly VariantInfo[]} variants @param {readonly string[]} languages @returns {Generator<Misfit, void>} */
export function* faultsOfTexts(course, variants, languages) {
  for (const placed of textsOf(course)) {
    const { path, texts, place } = placed;
    for (const language of languages) {
      if (!Object.hasOwn(texts, language)) yield { path, code: "missing-language", data: { language } };
    }
    const info = variants.find(({ variant }) => variant === place?.game) ?? null;
    for (const [language, text] of Object.entries(texts)) yield* faultsOf(text, [...path, language], info);
  }
}

/** @param {string} text @param {PlacedTexts["path"]} path @param {VariantInfo | null} info @returns {Generator<Misfit, void>} */
function* faultsOf(text, path, info) {
  const limits = SENTENCES[/** @type {string} */ (path.at(-2))];
  const found = text.match(END)?.length ?? 0;
  if (limits && (found < limits.least || found > limits.most)) yield { path, code: "sentences", data: { found, ...limits } };
  const placeholders = (text.match(PLACEHOLDER) ?? []).filter((placeholder) => !info || !isKnown(placeholder.slice(1, -1), info));
  if (placeholders.length > 0) yield { path, code: "bad-placeholder", data: { found: inShort(placeholders) } };
  const numbers = (text.replace(PLACEHOLDER, " ").match(NUMBERED) ?? []).filter((word) => !isName(word.replace(/\.+$/, "")));
  if (numbers.length > 0) yield { path, code: "number-in-text", data: { found: inShort(numbers) } };
}

/** @param {string[]} words */
function inShort(words) {
  return [...new Set(words)].slice(0, 5).join(" ").slice(0, 100);
}

/** `ratio:c8`, `counted:c8`, `force:ritter`. @param {string} placeholder @param {VariantInfo} info */
function isKnown(placeholder, { files, roles }) {
  const [kind, name = "", ...more] = placeholder.split(":");
  if (more.length > 0) return false;
  if (kind === "force") return roles.some(({ role }) => role === name);
  return (kind === "ratio" || kind === "counted") && /^[a-i][1-8]$/.test(name) && name.charCodeAt(0) < "a".charCodeAt(0) + files;
}

/** Numbers in names tell nothing that could become untrue. @param {string} word */
function isName(word) {
  return SQUARES.test(word) || word === "T1" || word === "T2" || (word.includes(".") && CLAUSES.includes(word));
}
