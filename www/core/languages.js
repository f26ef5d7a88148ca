// Which texts are here, of which languages, and how others come. A page begins with the topics that it shows at once; what it
// loads later brings its own.

import { createTranslator } from "./i18n.js";

/** @typedef {import("./i18n.js").Locale} Locale */
/** @typedef {import("./i18n.js").Translate} Translate */
/** @typedef {import("../locales/index.js").Topic} Topic */
/** @typedef {Pick<import("../locales/index.js").Language, "load">} Source */

/** What is here of a language. @typedef {{locale: Locale, topics: Set<Topic>, translate: Translate}} Texts */

/** @typedef {ReturnType<typeof createLanguages>} Languages */

/** @param {Readonly<Record<string, Source>>} sources @param {readonly Topic[]} topics what every language is to have from the start */
export function createLanguages(sources, topics) {
  const wanted = new Set(topics);
  /** @type {Map<string, Texts>} */
  const here = new Map();

  /** Null where all that is wanted of a language is here already. @param {string} language @returns {Promise<void> | null} */
  function fetch(language) {
    const had = here.get(language)?.topics;
    const missing = [...wanted].filter((topic) => !had?.has(topic));
    return missing.length > 0 ? load(language, missing) : null;
  }

  /** @param {string} language @param {Topic[]} missing */
  async function load(language, missing) {
    const source = sources[language];
    if (!source) throw new Error(`no language ${language}`);
    const tables = await Promise.all(missing.map(source.load));
    const texts = here.get(language) ?? noTexts(language);
    here.set(language, texts);
    for (const table of tables) Object.assign(texts.locale, table.default);
    for (const topic of missing) texts.topics.add(topic);
  }

  return {
    fetch,
    /**
     * Texts of more topics, in the language shown and from now on in every other; fails where they do not come, and then they are
     * wanted no longer.
     * @param {readonly Topic[]} more @param {() => string} language may change meanwhile
     */
    async add(more, language) {
      const fresh = more.filter((topic) => !wanted.has(topic));
      for (const topic of fresh) wanted.add(topic);
      try {
        for (let coming = fetch(language()); coming; coming = fetch(language())) await coming;
      } catch (error) {
        for (const topic of fresh) wanted.delete(topic);
        throw error;
      }
    },
    /** Its texts have to be here. @param {string} language @returns {Translate} */
    translator(language) {
      const texts = here.get(language);
      if (!texts) throw new Error(`the texts of ${language} are not here yet`);
      return texts.translate;
    },
  };
}

/** @param {string} language @returns {Texts} */
function noTexts(language) {
  /** @type {Locale} */
  const locale = {};
  return { locale, topics: new Set(), translate: createTranslator(language, locale) };
}
