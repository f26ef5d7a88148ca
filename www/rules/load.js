// The files of the rule book.

/** @typedef {import("./types.js").Book} Book */
/** @typedef {import("./types.js").Beside} Beside */
/** @typedef {import("./types.js").Lesson} Lesson */

/** By language; a test compares them with docs/RULES.md and its translation. @type {Record<string, URL>} */
const BOOKS = { en: new URL("./book.en.json", import.meta.url), ru: new URL("./book.ru.json", import.meta.url) };
const LESSONS = new URL("./lessons.json", import.meta.url);
const BESIDE = new URL("./diagrams.json", import.meta.url);

/** In English where there is none in the language. @param {string} language @returns {Promise<Book>} */
export const loadBook = (language) => load(BOOKS[language] ?? /** @type {URL} */ (BOOKS.en));

/** @returns {Promise<Beside>} */
export const loadBeside = () => load(BESIDE);

/** @returns {Promise<Lesson[]>} */
export const loadLessons = () => load(LESSONS);

/** @param {URL} address @returns {Promise<any>} */
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname}: HTTP ${response.status}`);
  return response.json();
}
