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

/** How many times as large as on its square. @type {Record<Settings["carried"], number>} */
const CARRIED = { plain: 1, larger: 1.5, largest: 2.2 };

/** How large the boards show a piece that a finger carries. @param {Settings["carried"]} carried */
export function wearCarried(carried) {
  document.documentElement.style.setProperty("--board-drag-scale", String(CARRIED[carried]));
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
