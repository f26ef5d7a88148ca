// The settings that the whole document wears: language, title, colours.

/** @typedef {import("../core/settings.js").Settings} Settings */

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";

/**
 * The theme shown: `auto` asks the system.
 * @param {Settings["theme"]} theme
 * @returns {"light" | "dark" | "contrast"}
 */
export function resolveTheme(theme) {
  if (theme !== "auto") return theme;
  if (matchMedia(CONTRAST).matches) return "contrast";
  return matchMedia(DARK).matches ? "dark" : "light";
}

/** @param {Settings["theme"]} theme */
export function wearTheme(theme) {
  document.documentElement.dataset.theme = resolveTheme(theme);
}

/** @param {() => void} changed */
export function onSystemTheme(changed) {
  for (const query of [DARK, CONTRAST]) matchMedia(query).addEventListener("change", changed);
}

/** @param {string} language @param {string} title */
export function wearLanguage(language, title) {
  document.documentElement.lang = language;
  document.title = title;
}
