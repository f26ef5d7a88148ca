// The frame around the game: widths, sharpness, the security policy, and a rules module that does not come.

import { expect, test } from "./fixtures.mjs";
import { boxOf, notice, open, openPosition, overhang, prompt, setting, tap, tapMove } from "./app-helpers.mjs";

for (const [width, height] of [[280, 650], [360, 740], [768, 1024], [1024, 768], [1400, 900], [740, 360]]) {
  for (const locale of ["en-US", "ru-RU"]) {
    test.describe(`${width} × ${height}, ${locale}`, () => {
      test.use({ viewport: { width, height }, locale });

      test("no horizontal scrolling in any state", async ({ page }) => {
        await page.goto("/");
        expect(await overhang(page)).toBe(0);
        await open(page, "t2");
        expect(await overhang(page)).toBe(0);
        await expectApart(page.locator(".chess-board"), page.locator(".toolbar"));
        await openPosition(page, "t1", "4k3/6V1/8/8/PPP5/8/8/4K3 w - - 0 20");
        await page.locator(".button-toggle").click();
        await tapMove(page, "g7", "g8");
        await expect(prompt(page, "promotion")).toBeVisible();
        expect(await overhang(page)).toBe(0);
        await page.locator(".head-nav button").last().click();
        expect(await overhang(page)).toBe(0);
      });
    });
  }
}

/** Two elements do not overlap. */
async function expectApart(one, other) {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  expect(a.x + a.width <= b.x || a.y + a.height <= b.y, JSON.stringify([a, b])).toBe(true);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the board has the whole width, the controls stand under it and are large enough", async ({ page }) => {
    await open(page, "t1");
    const board = await boxOf(page.locator(".chess-board"));
    expect(board.width).toBeGreaterThan(335);
    for (const tool of await page.locator(".toolbar button").all()) {
      const box = await boxOf(tool);
      expect(box.y).toBeGreaterThan(board.y + board.height);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  });

  test("turn, buttons and the ratio of a square are seen together with the board", async ({ page }) => {
    await open(page, "t");
    await tap(page, "e5");
    await page.evaluate(() => scrollTo(0, 0));
    for (const seen of [".turn-words", ".toolbar", ".details-ratio"]) await expect(page.locator(seen)).toBeInViewport({ ratio: 1 });
  });

  for (const scroll of [0, 100, 10_000]) {
    test(`nothing covers the board, scrolled by ${scroll}: not the turn, not a long refusal`, async ({ page }) => {
      await openPosition(page, "t1", "r7/2r5/7i/8/8/2VP4/3II3/2kK2RV w - P 49 16");
      await setting(page, "language", "ru");
      await tapMove(page, "d1", "c2");
      await page.evaluate((top) => scrollTo(0, top), scroll);
      await expect(page.locator(".turn-words")).toBeInViewport();
      const [said, board] = await Promise.all([boxOf(notice(page)), boxOf(page.locator(".chess-board"))]);
      expect(said.y).toBeGreaterThanOrEqual(board.y + board.height);
      const toolbar = await boxOf(page.locator(".toolbar"));
      expect(said.y + said.height).toBeLessThanOrEqual(toolbar.y);
    });
  }
});

for (const scale of [1, 1.5, 2, 3]) {
  test.describe(`at ${scale} device pixels`, () => {
    test.use({ deviceScaleFactor: scale, viewport: { width: 360, height: 740 } });

    test("every square is a whole number of device pixels", async ({ page }) => {
      await open(page, "t");
      const { width: square } = await boxOf(page.locator("[data-square=e4]"));
      expect(square * scale).toBeCloseTo(Math.round(square * scale), 1);
      expect(await pieceWidths(page), "the pictures of the pieces are made for it").toEqual([Math.round(square * scale)]);
    });
  });
}

/** How wide the pictures of the pieces on the board are, in pixels. */
function pieceWidths(page) {
  return page.locator(".chess-board").evaluate(async (/** @type {HTMLElement} */ board) => {
    const urls = [...board.querySelectorAll("div")].map((element) => /url\("(data:image\/png[^"]+)"\)/.exec(element.style.backgroundImage)?.[1]);
    const widths = [...new Set(urls)].filter((url) => url !== undefined).map(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return image.naturalWidth;
    });
    return [...new Set(await Promise.all(widths))];
  });
}

test.describe("when the rules module does not come", () => {
  test.use({ expectedProblems: [/./] });

  for (const { what, answer, text } of [
    { what: "is not there", answer: { status: 404, body: "not found" }, text: "The rules module was not found on the server." },
    {
      what: "is something else",
      answer: { contentType: "text/html", body: "<p>Welcome</p>" },
      text: "The server sent something else in place of the rules module.",
    },
  ]) {
    test(`it ${what}: said plainly, and the board is drawn`, async ({ page }) => {
      await page.route("**/*.wasm", (route) => route.fulfill(answer));
      await page.goto("/");
      await expect(page.getByRole("alert")).toContainText(text);
      await expect(page.getByRole("img", { name: "Starting position of chess-T1" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    });
  }

  test("it cannot be fetched", async ({ page }) => {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("there is no connection");
  });

  test("the browser has no WebAssembly", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, "WebAssembly");
    });
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("This browser has no WebAssembly");
  });

  test("its policy is missing from the page's head", async ({ page }) => {
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(" 'wasm-unsafe-eval'", "");
      await route.fulfill({ response, body });
    });
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("WebAssembly is blocked on this page");
  });

  test("a wrong MIME type is no obstacle", async ({ page }) => {
    await page.route("**/*.wasm", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { "content-type": "text/plain" } });
    });
    await open(page, "t1");
  });
});
