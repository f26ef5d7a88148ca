// The player's settings: changed, kept, and carried into what is shown.

import { LANGUAGES } from "../../locales/index.js";
import { chooseLanguage } from "../../core/i18n.js";
import { SETTINGS_VERSION, readSettings } from "../../core/settings.js";
import { ask } from "./ask.js";
import { complainOfStorage, notify } from "./notices.js";
import { variationsOf } from "./show.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../../core/settings.js").Settings} Settings */
/** @typedef {import("../types.js").Letters} Letters */

const SETTINGS = "settings";

/** @param {import("../../core/storage.js").Keeper} keeper @returns {Settings} */
export function loadSettings(keeper) {
  const loaded = keeper.load(SETTINGS, SETTINGS_VERSION);
  return readSettings(loaded.state === "ok" ? loaded.value : null);
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

/**
 * At once, or as soon as the texts of another language have come.
 * @param {Context} ctx
 * @param {readonly string[]} browserLanguages
 * @param {Partial<Settings>} change
 */
export function changeSettings(ctx, browserLanguages, change) {
  const { language } = resolve({ ...ctx.store.get().settings, ...change }, browserLanguages);
  const apply = () => applySettings(ctx, browserLanguages, change);
  const coming = ctx.fetchLanguage(language);
  if (!coming) return apply();
  coming.then(apply, () => notify(ctx, "warning", { kind: "text", key: "settings.language.missing" }));
}

/** @param {Context} ctx @param {readonly string[]} browserLanguages @param {Partial<Settings>} change */
function applySettings(ctx, browserLanguages, change) {
  const settings = { ...ctx.store.get().settings, ...change };
  const resolved = resolve(settings, browserLanguages);
  const steps = ask(ctx, (engine) => engine.steps(resolved.letters)) ?? ctx.store.get().steps;
  ctx.store.update({ settings, ...resolved, steps, variations: variationsOf(ctx, steps, resolved.letters) });
  complainOfStorage(ctx, ctx.keeper.save(SETTINGS, SETTINGS_VERSION, settings));
}
