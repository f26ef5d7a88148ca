// The short form of `cargo xtask long browser`: games in one tab, with the computer among them, leave nothing behind.

import { expect, test } from "./fixtures.mjs";
import { grown, playMany } from "./many-games.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("sixteen games in one tab leave nothing behind", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/");
  const figures = await playMany(page, 16, 6);
  expect(grown(figures)).toEqual([]);
});
