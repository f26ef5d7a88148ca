// The sounds in the browser: really synthesised, and gone when muted.

import { expect, test } from "./fixtures.mjs";
import { open, playMoves } from "./app-helpers.mjs";

test("a move sounds; a muted page makes none, and nothing of it is loaded before the first move", { tag: "@core" }, async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    globalThis.tonesStarted = 0;
    OscillatorNode.prototype.start = function (...rest) {
      globalThis.tonesStarted++;
      return start.apply(this, rest);
    };
  });
  const tones = () => page.evaluate(() => globalThis.tonesStarted);
  await open(page, "t1");
  expect(asked.filter((path) => /synthesizer/.test(path))).toEqual([]);
  await playMoves(page, ["e2e4"]);
  await expect.poll(tones).toBeGreaterThan(0);
  const before = await tones();
  await page.locator('[data-nav="settings"]').click();
  await page.locator("[data-setting=sounds] input").uncheck();
  await page.keyboard.press("Escape");
  await playMoves(page, ["e7e5", "d2d4"]);
  expect(await tones()).toBe(before);
});
