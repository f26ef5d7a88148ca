// Which colours an element wears: those it is told; else those of the page it stands in, as far as that says.

import { chooseTheme } from "../board/theme.js";

/** @param {Element} element @param {"auto" | "light" | "dark" | "contrast"} wanted @returns {"light" | "dark" | "contrast"} */
export function themeOf(element, wanted) {
  const { colorScheme } = getComputedStyle(element);
  const asks = (/** @type {string} */ query) => matchMedia(query).matches;
  const facts = { own: wanted === "auto" ? "" : wanted, colorScheme, dark: asks("(prefers-color-scheme: dark)"), moreContrast: asks("(prefers-contrast: more)"), forced: false };
  return /** @type {"light" | "dark" | "contrast"} */ (chooseTheme(facts));
}
