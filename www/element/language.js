// The language of an element: its own, else that of what it stands in, shadow trees and all, else the reader's.

import { chooseLanguage } from "../core/i18n.js";
import { LANGUAGES } from "../locales/index.js";

/** @param {Element} element */
export function languageOf(element) {
  const said = languageAround(element);
  return chooseLanguage(said ? [said] : navigator.languages, Object.keys(LANGUAGES));
}

/** @param {Element | null} element @returns {string | null} */
function languageAround(element) {
  if (!element) return null;
  const said = element.closest("[lang]")?.getAttribute("lang");
  if (said) return said;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : null;
}

/** Letters of the notation in that language. @param {string} language */
export const lettersOf = (language) => LANGUAGES[language]?.letters ?? "latin";
