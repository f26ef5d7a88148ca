// What a page loads when it is asked for: code, and the texts that this shows.

/** @typedef {import("../locales/index.js").Topic} Topic */
/** Fails where something of it does not come. @typedef {<T>(topics: readonly Topic[], code: () => Promise<T>) => Promise<T>} Late */

/** @param {Pick<import("./languages.js").Languages, "add">} languages @param {() => string} language the one shown @returns {Late} */
export function createLate(languages, language) {
  return async (topics, code) => {
    const [part] = await Promise.all([code(), languages.add(topics, language)]);
    return part;
  };
}
