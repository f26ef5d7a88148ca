// Texts by key, with {placeholders} and plural forms. A locale is a flat table; nothing here knows a language. What is put in
// may be anybody's words.

import { written } from "./written.js";

/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Entry */
/** @typedef {Record<string, Entry>} Locale */
/** @typedef {Record<string, string | number>} Params */
/** @typedef {(key: string, params?: Params) => string} Translate */

/**
 * The translator of one language. A table entry with plural forms is chosen by the parameter `n`.
 * A key that is missing shows itself, so it is noticed and nothing breaks.
 * @param {string} language
 * @param {Locale} locale
 * @returns {Translate}
 */
export function createTranslator(language, locale) {
  const plural = new Intl.PluralRules(language);
  return (key, params = {}) => {
    const entry = locale[key];
    if (entry === undefined) return key;
    const text = typeof entry === "string" ? entry : (entry[plural.select(Number(params.n ?? 0))] ?? entry.other ?? key);
    return text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(params, name) ? written(String(params[name])) : whole));
  };
}

/**
 * The first of the wanted languages that we have; the first we have when none fits.
 * @param {readonly string[]} wanted e.g. `navigator.languages`
 * @param {readonly string[]} available
 * @returns {string}
 */
export function chooseLanguage(wanted, available) {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    const found = available.find((language) => language === base);
    if (found) return found;
  }
  return /** @type {string} */ (available[0]);
}
