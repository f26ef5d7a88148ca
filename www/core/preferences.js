// The reader's settings as they are kept, and what they come to. Every page of the site keeps and reads the same ones.

import { LANGUAGES } from "../locales/index.js";
import { chooseLanguage } from "./i18n.js";
import { SETTINGS_VERSION, readSettings } from "./settings.js";
import { createStore } from "./store.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./storage.js").Keeper} Keeper */
/** @typedef {import("../types.js").Letters} Letters */

const SETTINGS = "settings";

/** @param {Keeper} keeper @returns {Settings} */
export function loadSettings(keeper) {
  const loaded = keeper.load(SETTINGS, SETTINGS_VERSION);
  return readSettings(loaded.state === "ok" ? loaded.value : null);
}

/** @param {Keeper} keeper @param {Settings} settings */
export function saveSettings(keeper, settings) {
  return keeper.save(SETTINGS, SETTINGS_VERSION, settings);
}

/**
 * What the settings come to: the language and the letters shown.
 * @param {Settings} settings
 * @param {readonly string[]} browserLanguages
 * @returns {{language: string, letters: Letters}}
 */
export function resolve(settings, browserLanguages) {
  const language = settings.language === "auto" ? chooseLanguage(browserLanguages, Object.keys(LANGUAGES)) : settings.language;
  const letters = settings.letters === "auto" ? (LANGUAGES[language]?.letters ?? "latin") : settings.letters;
  return { language, letters };
}

/** @typedef {{settings: Settings, language: string, letters: Letters}} Preferred */
/** @typedef {ReturnType<typeof createPreferences>} Preferences */

/**
 * The settings of a page that has no other use for them than to show itself.
 * @param {{keeper: Keeper, languages: import("./languages.js").Languages, browserLanguages: readonly string[]}} world
 */
export function createPreferences({ keeper, languages, browserLanguages }) {
  const preferred = (/** @type {Settings} */ settings) => ({ settings, ...resolve(settings, browserLanguages) });
  const store = createStore(preferred(loadSettings(keeper)));
  return {
    store,
    /** A text in the language shown. @type {import("./i18n.js").Translate} */
    t: (key, params) => languages.translator(store.get().language)(key, params),
    /**
     * At once, or as soon as the texts of another language have come; fails where they do not.
     * @param {Partial<Settings>} change
     */
    async change(change) {
      // Another page may have kept others since.
      const next = preferred({ ...loadSettings(keeper), ...change });
      for (let coming = languages.fetch(next.language); coming; coming = languages.fetch(next.language)) await coming;
      saveSettings(keeper, next.settings);
      store.update(next);
    },
  };
}
