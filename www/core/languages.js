// Which languages' texts are here, and how others come.

import { createTranslator } from "./i18n.js";

/** @typedef {import("./i18n.js").Translate} Translate */
/** @typedef {Pick<import("../locales/index.js").Language, "load">} Source */

/** @typedef {ReturnType<typeof createLanguages>} Languages */

/** @param {Readonly<Record<string, Source>>} sources */
export function createLanguages(sources) {
  /** @type {Map<string, Translate>} */
  const here = new Map();

  /** @param {string} language */
  async function load(language) {
    const source = sources[language];
    if (!source) throw new Error(`no language ${language}`);
    here.set(language, createTranslator(language, (await source.load()).default));
  }

  return {
    /** Null where a language's texts are here already. @param {string} language @returns {Promise<void> | null} */
    fetch: (language) => (here.has(language) ? null : load(language)),
    /** Its texts have to be here. @param {string} language @returns {Translate} */
    translator(language) {
      const translate = here.get(language);
      if (!translate) throw new Error(`the texts of ${language} are not here yet`);
      return translate;
    },
  };
}
