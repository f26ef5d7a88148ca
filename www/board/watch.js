// When colours may have changed: the reader's preferences, or classes and attributes of the page.

import { THEME_QUERIES } from "./theme.js";

/**
 * Calls `changed` whenever the palette of an element may have changed, until the signal.
 * @param {Element} element @param {() => void} changed @param {AbortSignal} signal
 */
export function watchTheme(element, changed, signal) {
  for (const query of THEME_QUERIES) matchMedia(query).addEventListener("change", changed, { signal });
  const observer = new MutationObserver(changed);
  const options = { attributes: true, attributeFilter: ["class", "style", "data-theme"] };
  const page = element.ownerDocument;
  for (const watched of [page.documentElement, page.body]) if (watched) observer.observe(watched, options);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}

/**
 * Paper is white whatever the screen is: `print(true)` before, `print(false)` after.
 * @param {(onPaper: boolean) => void} print @param {AbortSignal} signal
 */
export function watchPrint(print, signal) {
  addEventListener("beforeprint", () => print(true), { signal });
  addEventListener("afterprint", () => print(false), { signal });
}

export const reducedMotion = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
