// What comes from others, opened by the real pages: names that would turn a line round, markup, a link and a file that are none,
// a storage full of nonsense, messages from whoever frames a page. Logic: tests/page/hostile.test.mjs.

import { expect, test } from "./fixtures.mjs";
import { open } from "./app-helpers.mjs";
import { PAGES } from "./pages.mjs";

const MARKUP = '<img src=x onerror="globalThis.harmed=1"><script>globalThis.harmed=1</script>';
/** Two names in Hebrew letters, one of which is to turn round what follows. */
const RECORD = `[Game "chess-T1"]\n[White "אבג"]\n[Black "\u202eדהו"]\n[Event "${MARKUP.replaceAll('"', "'")}"]\n\n1. e2-e4 {${MARKUP.replaceAll('"', "'")}\u202e} e7-e5\n`;

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => globalThis.harmed)).toBe(undefined);
});

test("names and notes of a record: White's stays on the left, and no mark is hidden in the line", async ({ page }) => {
  await open(page, "t1");
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, RECORD);
  await expect(page.locator(".move")).toHaveText(["e2-e4", "e7-e5"]);
  await expect(page.locator(".moves-note")).toContainText("<img src=x");
  await page.locator("[data-nav=library]").click();
  const names = page.locator(".library-names > span").first();
  await expect(names).toHaveText(/אבג.* — .*דהו/);
  expect(await names.textContent()).not.toMatch(/[\u202a-\u202e]/);
  const places = await names.evaluate((element) => {
    const text = /** @type {Text} */ (element.firstChild);
    const left = (/** @type {string} */ letter) => {
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(letter));
      range.setEnd(text, text.data.indexOf(letter) + 1);
      return range.getBoundingClientRect().left;
    };
    return { white: left("א"), black: left("ד") };
  });
  expect(places.white, "White is named first").toBeLessThan(places.black);
});

// A lesson is looked for where a link says it lies, on the site.
test.use({ expectedProblems: [/404 \(Not Found\).*harmed/] });

for (const path of PAGES) {
  test(`${path} with a fragment, and a storage, that mean harm`, async ({ page }) => {
    await page.addInitScript((markup) => {
      if (location.protocol === "about:") return;
      for (const name of ["settings", "lessons", "puzzles", "editor", "bookmark", "games/x"]) {
        localStorage.setItem(`chess-t/${name}`, JSON.stringify({ version: 1, value: { ["__proto__"]: { markup }, id: markup, language: markup, theme: markup, record: markup, variant: "__proto__" } }));
      }
    }, MARKUP);
    const hostile = ["g", "position", "variant", "step", "puzzle", "clause", "lesson", "page", "lang", "game", "label"].map((name) => `${name}=${encodeURIComponent(MARKUP)}`).join("&");
    for (const hash of [`#${hostile}`, `#${MARKUP}`, "#__proto__", `#g=${"A".repeat(100_000)}`]) {
      await page.goto(`about:blank`);
      await page.goto(path + hash);
      await expect(page.locator("[role=grid], .cards, .chess-t, .fault").filter({ visible: true }).first()).toBeVisible();
    }
    expect(await page.locator("img[src=x], script:not([src])").count()).toBe(0);
  });

  test(`${path} heeds no message`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const before = await page.locator("body").textContent();
    await page.evaluate(async (markup) => {
      for (const data of [markup, { type: "chess-t-height", height: 9 }, { ready: true }, { id: 1, answer: null }, { module: 1 }, "take over", JSON.parse('{"__proto__": {"a": 1}}')]) postMessage(data, "*");
      await new Promise((resolve) => setTimeout(resolve));
    }, MARKUP);
    expect(await page.locator("body").textContent()).toBe(before);
  });
}
