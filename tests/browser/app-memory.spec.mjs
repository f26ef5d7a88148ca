// What the page takes in memory at its busiest: a record of 1,000 moves, forces shown, the analysis at work.

import { longRecord } from "../../benches/node/long-record.mjs";
import { start } from "../../benches/node/module.mjs";
import { expect, test } from "./fixtures.mjs";
import { load, moves, open } from "./app-helpers.mjs";

const MB = 1024 * 1024;
const MOST_MB = 64;
/** What the search with its table may take in its worker; tests/wasm holds it to that. */
const SEARCH_MB = 16;

test("the page stays under 64 MB", async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, "t1");
  const { Engine } = await start(new URL("../../www/pkg/chess_t.js", import.meta.url));
  await load(page, longRecord(Engine), "t1");
  await expect(page.getByRole("dialog")).toBeHidden({ timeout: 20_000 });
  await expect.poll(() => moves(page).count()).toBe(2000);
  await page.locator(".button-toggle").click();
  await page.locator("[data-tool=analysis]").click();
  await expect(page.locator(".analysis-line").first()).toBeVisible({ timeout: 20_000 });
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await session.send("Runtime.getHeapUsage");
  const used = (usedSize + embedderHeapUsedSize + backingStorageSize) / MB;
  console.log(`the page: ${used.toFixed(1)} MB, and at most ${SEARCH_MB} for the search`);
  expect(used + SEARCH_MB).toBeLessThan(MOST_MB);
});
