// The player's settings: changed, kept, and carried into what is shown.

import { resolve, saveSettings } from "../../core/preferences.js";
import { ask } from "./ask.js";
import { complainOfStorage, notify } from "./notices.js";
import { variationsOf } from "./show.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../../core/settings.js").Settings} Settings */

/**
 * At once, or as soon as the texts of another language have come.
 * @param {Context} ctx
 * @param {readonly string[]} browserLanguages
 * @param {Partial<Settings>} change
 */
export function changeSettings(ctx, browserLanguages, change) {
  const { language } = resolve({ ...ctx.store.get().settings, ...change }, browserLanguages);
  const coming = ctx.fetchLanguage(language);
  if (!coming) return applySettings(ctx, browserLanguages, change);
  // Texts of more topics may be wanted since.
  coming.then(() => changeSettings(ctx, browserLanguages, change), () => notify(ctx, "warning", { kind: "text", key: "settings.language.missing" }));
}

/** @param {Context} ctx @param {readonly string[]} browserLanguages @param {Partial<Settings>} change */
function applySettings(ctx, browserLanguages, change) {
  const settings = { ...ctx.store.get().settings, ...change };
  const resolved = resolve(settings, browserLanguages);
  const steps = ask(ctx, (engine) => engine.steps(resolved.letters)) ?? ctx.store.get().steps;
  ctx.store.update({ settings, ...resolved, steps, variations: variationsOf(ctx, steps, resolved.letters) });
  complainOfStorage(ctx, saveSettings(ctx.keeper, settings));
}
