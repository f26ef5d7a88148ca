// The languages of the page: another one is a folder beside this file and its line here (docs/LANGUAGES.md). A page loads the
// topics that it shows, one file each.

/**
 * @typedef {"board" | "site" | "errors" | "settings" | "play" | "records" | "short-rules" | "analysis" | "explanation" | "editor" | "tasks" | "lessons"
 *   | "learn" | "rule-book" | "puzzles" | "element"} Topic
 */

/**
 * @typedef {object} Language
 * @property {string} name as its speakers call it
 * @property {import("../types.js").Letters} letters of the notation, unless others are chosen
 * @property {(topic: Topic) => Promise<{default: import("../core/i18n.js").Locale}>} load
 */

/** By the tags that browsers send. @type {Readonly<Record<string, Language>>} */
export const LANGUAGES = {
  en: { name: "English", letters: "latin", load: (topic) => import(`./en/${topic}.js`) },
  ru: { name: "Русский", letters: "russian", load: (topic) => import(`./ru/${topic}.js`) },
};
