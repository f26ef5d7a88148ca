// Every state of every page, as different people meet it: axe finds nothing, nothing is wider than the screen, no words are
// cut off, and what a finger is to touch is large enough for one.

import { expect, test } from "./fixtures.mjs";
import { overhang, setting } from "./app-helpers.mjs";
import { violations } from "./axe.mjs";
import { STATES } from "./states.mjs";

/** Pages are told to be calm: axe would measure colours in the middle of a transition. */
const CALM = { contextOptions: { reducedMotion: /** @type {const} */ ("reduce") } };

/** @type {Record<string, {use: object, theme?: string, finger?: boolean}>} */
const LOOKS = {
  "light, in English": { use: { locale: "en-US", colorScheme: "light" } },
  "dark, in Russian, on a phone": { use: { locale: "ru-RU", colorScheme: "dark", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, finger: true },
  "light, in Russian, at 200 % of 1280 × 1024": { use: { locale: "ru-RU", colorScheme: "light", viewport: { width: 640, height: 512 } } },
  "dark, in English, at 400 % of 1280 × 1024": { use: { locale: "en-US", colorScheme: "dark", viewport: { width: 320, height: 256 } } },
  "of high contrast, in English": { use: { locale: "en-US" }, theme: "contrast" },
};

for (const [look, { use, theme, finger }] of Object.entries(LOOKS)) {
  test.describe(look, () => {
    test.use({ ...CALM, ...use });

    for (const { page: address, state, bring } of STATES) {
      test(`${address}: ${state}`, async ({ page }) => {
        test.setTimeout(60_000);
        if (theme) {
          await page.goto("/");
          await setting(page, "theme", theme);
        }
        await bring(page);
        await page.evaluate(layOutAll);
        expect(await violations(page), "against axe's rules").toEqual([]);
        expect(await overhang(page), "wider than the screen").toBe(0);
        expect(await page.evaluate(cutOff), "cut off").toEqual([]);
        if (finger) expect(await page.evaluate(tooSmall), "too small for a finger").toEqual([]);
      });
    }
  });
}

/** In the browser: what is laid out only when it comes near the screen is to be judged like the rest. */
function layOutAll() {
  const waiting = [...document.querySelectorAll("*")].filter((element) => getComputedStyle(element).contentVisibility === "auto");
  for (const element of waiting) if (element instanceof HTMLElement) element.style.contentVisibility = "visible";
}

/** In the browser: elements whose own words do not fit and are hidden. */
function cutOff() {
  const hasWords = (/** @type {Element} */ element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && hasWords(element) && !element.closest(".unseen, .chess-voice"))
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (/** @type {string} */ overflow) => ["hidden", "clip"].includes(overflow);
      return (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) || (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
    })
    .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 60)}`);
}

/**
 * In the browser: what can be touched and is smaller than 44 pixels each way. Links inside text may be small, and the squares
 * of the board are as large as the screen allows.
 */
function tooSmall() {
  const LEAST = 44;
  const touchable = "a[href], button, input, select, textarea, summary, [role=button], [role=slider], [tabindex='0']";
  const areaOf = (/** @type {Element} */ element) => {
    const boxes = [element, element.closest("label"), .../** @type {HTMLInputElement} */ (element).labels ?? []]
      .flatMap((part) => (part ? [part.getBoundingClientRect()] : []))
      .filter(({ width }) => width > 1);
    const right = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    const down = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    return { right, down };
  };
  return [...document.querySelectorAll(touchable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".chess-board, .chess-voice, .unseen, .skip, p, [inert]"))
    .filter((element) => !(/** @type {HTMLInputElement} */ (element).disabled))
    .map((element) => ({ element, ...areaOf(element) }))
    .filter(({ right, down }) => Math.min(right, down) < LEAST - 0.5)
    .map(({ element, right, down }) => `${element.tagName}.${element.className} ${Math.round(right)} × ${Math.round(down)}: ${element.textContent?.trim().slice(0, 40) || element.getAttribute("aria-label")}`);
}
