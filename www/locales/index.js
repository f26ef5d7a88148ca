// The languages of the page: another one is a file beside this one and its line here (docs/LANGUAGES.md).

/**
 * @typedef {object} Language
 * @property {string} name as its speakers call it
 * @property {import("../types.js").Letters} letters of the notation, unless others are chosen
 * @property {() => Promise<{default: import("../core/i18n.js").Locale}>} load
 */

/** By the tags that browsers send. @type {Readonly<Record<string, Language>>} */
export const LANGUAGES = {
  en: { name: "English", letters: "latin", load: () => import("./en.js") },
  ru: { name: "Русский", letters: "russian", load: () => import("./ru.js") },
};
