// The reader's own wishes: forced colours, less motion. Judged by pictures of the board, which stay in test-results/.

import { expect, test } from "./fixtures.mjs";
import { middle, open, openPosition, playMoves, tap } from "./app-helpers.mjs";

/** A picture of the board, kept with the test's results, as `rgb(…)` and its share. */
async function colorsOf(page, testInfo, name) {
  const picture = await page.locator(".chess-board").screenshot();
  await testInfo.attach(name, { body: picture, contentType: "image/png" });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const ctx = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    ctx?.drawImage(bitmap, 0, 0);
    const data = ctx?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    /** @type {Record<string, number>} */
    const count = {};
    for (let at = 0; at < data.length; at += 4) {
      const color = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
      count[color] = (count[color] ?? 0) + 4 / data.length;
    }
    return count;
  }, picture.toString("base64"));
}

/** Forced colours are black and white here, with one colour for what is chosen. */
const isGrey = (color) => new Set(color.match(/\d+/g)).size === 1;
const shareOf = (colors, wanted) => Object.entries(colors).reduce((sum, [color, share]) => sum + (wanted(color) ? share : 0), 0);

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

    test("the board is drawn in the system's colours alone, and what is marked is seen", async ({ page }, testInfo) => {
      await openPosition(page, "t1", "1Rk2pri/3i1V2/2V4C/8/5P2/5v2/2pv4/1R1K3c w - p 0 24");
      const plain = await colorsOf(page, testInfo, "plain");
      expect(shareOf(plain, isGrey), "paper, ink and what lies between them").toBeGreaterThan(0.97);
      const [paper, ink] = colorScheme === "light" ? ["rgb(255, 255, 255)", "rgb(0, 0, 0)"] : ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
      expect(plain[paper]).toBeGreaterThan(0.3);
      expect(plain[ink], "pieces, lines and letters").toBeGreaterThan(0.04);
      await tap(page, "f4");
      const marked = await colorsOf(page, testInfo, "a piece taken up");
      expect(marked[ink], "what is marked").toBeGreaterThan(plain[ink] + 0.01);
    });
  });
}

test.describe("less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a piece is on its square at once, without gliding there", async ({ page }, testInfo) => {
    await open(page, "t1");
    await tap(page, "e2");
    const { x, y } = await middle(page, "e4");
    await page.mouse.click(x, y);
    await expect(page.locator(".move")).toHaveCount(1);
    await page.mouse.move(0, 0);
    const first = await colorsOf(page, testInfo, "just moved");
    await page.evaluate(() => new Promise((later) => setTimeout(later, 400)));
    expect(await colorsOf(page, testInfo, "some time after")).toEqual(first);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test("on paper there are the board and the moves, and nothing to press", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4", "e7e5"]);
  await page.locator("[data-tool=analysis]").click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".chess-board")).toBeVisible();
  await expect(page.locator(".move")).toHaveText(["e2-e4", "e7-e5"]);
  const pressable = await page.locator("button, input, select, a").evaluateAll((all) => all.filter((element) => element.checkVisibility() && !element.matches(".move")).length);
  expect(pressable).toBe(0);
});

test.describe("a policy that allows no pictures by address", () => {
  // The buttons' and the names' pictures of pieces are not the board's.
  test.use({ expectedProblems: [/content security policy: img-src|Content Security Policy directive/i], contextOptions: { reducedMotion: "reduce" } });

  test("the board is the same", async ({ page }, testInfo) => {
    const position = "1Rk2pri/3i1V2/2V4C/8/5P2/5v2/2pv4/1R1K3c w - p 0 24";
    await openPosition(page, "t1", position);
    const usual = await colorsOf(page, testInfo, "usual");
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const [usualPolicy, strictPolicy] = ["img-src 'self' data:;", "img-src 'self';"];
      const body = await response.text();
      expect(body).toContain(usualPolicy);
      await route.fulfill({ response, body: body.replace(usualPolicy, strictPolicy) });
    });
    await page.reload();
    await expect(page.locator(".chess-board canvas").first()).toBeAttached();
    const strict = await colorsOf(page, testInfo, "strict");
    const different = [...new Set([...Object.keys(usual), ...Object.keys(strict)])].reduce((sum, color) => sum + Math.abs((usual[color] ?? 0) - (strict[color] ?? 0)), 0) / 2;
    expect(different, "share of the picture").toBeLessThan(0.03);
  });
});
