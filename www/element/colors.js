// Which colours an element wears: those it is told; else those of the page it stands in, as far as that says.

import { chooseTheme } from "../board/theme.js";

/** @param {Element} element @param {"auto" | "light" | "dark" | "contrast"} wanted @returns {"light" | "dark" | "contrast"} */
export function themeOf(element, wanted) {
  const colorScheme = schemeOf(element);
  const asks = (/** @type {string} */ query) => matchMedia(query).matches;
  const facts = { own: wanted === "auto" ? "" : wanted, colorScheme, dark: asks("(prefers-color-scheme: dark)"), moreContrast: asks("(prefers-contrast: more)"), forced: false };
  return /** @type {"light" | "dark" | "contrast"} */ (chooseTheme(facts));
}

/** A page may say it in its head; its elements do not know of that. @param {Element} element */
function schemeOf(element) {
  const { colorScheme } = getComputedStyle(element);
  if (colorScheme !== "normal") return colorScheme;
  return document.querySelector('meta[name="color-scheme"]')?.getAttribute("content") ?? colorScheme;
}
