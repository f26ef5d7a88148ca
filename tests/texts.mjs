// All texts of the page by language, topics put together.

import { readdirSync } from "node:fs";

import { LANGUAGES } from "../www/locales/index.js";

const FOLDER = new URL("../www/locales/", import.meta.url);

/** Names of the files in a language's folder. @param {string} language @returns {import("../www/locales/index.js").Topic[]} */
export function topicsOf(language) {
  const files = readdirSync(new URL(`${language}/`, FOLDER));
  return /** @type {import("../www/locales/index.js").Topic[]} */ (files.map((name) => name.replace(/\.js$/, "")).sort());
}

/** @param {string} language @returns {Promise<[string, import("../www/core/i18n.js").Locale][]>} */
async function tablesOf(language) {
  return Promise.all(topicsOf(language).map(async (topic) => /** @type {const} */ ([topic, (await LANGUAGES[language].load(topic)).default])));
}

/** By language and topic. @type {Record<string, Record<string, import("../www/core/i18n.js").Locale>>} */
export const TABLES = Object.fromEntries(await Promise.all(Object.keys(LANGUAGES).map(async (language) => [language, Object.fromEntries(await tablesOf(language))])));

/** By language. @type {Record<string, import("../www/core/i18n.js").Locale>} */
export const LOCALES = Object.fromEntries(Object.entries(TABLES).map(([language, tables]) => [language, Object.assign({}, ...Object.values(tables))]));
