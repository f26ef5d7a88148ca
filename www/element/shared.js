// What all elements of a page share: one module with the rules, the texts of the languages in use, the styles. Each is loaded
// when the first element needs it; what failed is tried again by the next.

import { createLanguages } from "../core/languages.js";
import { loadLasting } from "../core/lasting.js";
import { once } from "../core/once.js";
import { loadRules } from "../core/rules-module.js";
import { LANGUAGES } from "../locales/index.js";
import { loadStyles } from "./styles.js";

export const sharedRules = once(() => loadLasting(loadRules));

export const sharedStyles = once(loadStyles);

const languages = createLanguages(LANGUAGES, ["board", "errors", "element"]);

/** @param {string} language @returns {Promise<import("../core/i18n.js").Translate>} */
export async function wordsOf(language) {
  await languages.fetch(language);
  return languages.translator(language);
}
