// Hint, analysis, threats and the mistakes of a game, in the browser with the real worker.

import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { load, moves, notice, open, openPosition, playMoves, prompt } from "./app-helpers.mjs";

/** White's Ritter takes on a6 and wins; a game of a few moves. */
const LOST_AT_ONCE = "8/iis5/k7/8/5c2/2P1C3/3K4/8 w - - 0 24";
const RECORD = readFileSync("tests/vectors/games/nn-khasanov-2020.txt", "utf8");

test("a hint by its key is shown on the board and told; it goes with the move", { tag: "@core" }, async ({ page }) => {
  await open(page, "t");
  await page.locator(".chess-board").focus();
  await page.keyboard.press("h");
  await expect(notice(page)).toContainText(/Hint\. White: .* from [a-i][1-8] to [a-i][1-8]\. The likely answer: [a-i][1-8] to [a-i][1-8]\./, { timeout: 15_000 });
  await expect(page.locator("[data-arrow=hint]")).toBeVisible();
  await playMoves(page, ["a2a3"]);
  await expect(page.locator("[data-arrow=hint]")).toBeHidden();
});

test("the analysis tells who stands better, and its lines can be walked along", async ({ page }) => {
  await open(page, "t1");
  await page.locator("[data-tool=analysis]").click();
  const panel = page.locator(".panel-analysis");
  await expect(panel.locator(".analysis-line")).toHaveCount(3, { timeout: 15_000 });
  await expect(panel.getByRole("meter")).toHaveAttribute("aria-valuenow", /^\d+$/);
  await panel.locator(".analysis-line").first().locator(".analysis-move").nth(1).click();
  await expect(moves(page)).toHaveCount(2);
  await page.locator("[data-tool=analysis]").click();
  await expect(panel).toBeHidden();
});

test("threats by their key: an arrow for what the other side would do, and words", async ({ page }) => {
  await openPosition(page, "t1", LOST_AT_ONCE);
  await playMoves(page, ["d2d3"]);
  await page.locator(".chess-board").focus();
  await page.keyboard.press("x");
  const arrow = page.locator("[data-arrow=threat]");
  await expect(arrow).toBeVisible({ timeout: 15_000 });
  await expect(page.locator(".analysis-threat")).toHaveText(/^If it were White's move: .+/);
  await expect(page.locator("#live")).toContainText(/Threat: [a-h][1-8] to [a-h][1-8]\./);
  await playMoves(page, ["a6a5"]);
  await expect(page.locator(".analysis-threat")).toHaveText(/^If it were Black's move: .+/, { timeout: 15_000 });
  await page.locator("[data-action=threats]").click();
  await expect(arrow).toBeHidden();
});

test("the mistakes of a game are marked, counted, and the better move can be walked to", async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, "t1");
  await load(page, RECORD, "t1");
  await page.locator("[data-tool=analysis]").click();
  await page.locator(".panel-analysis [data-action=review]").click();
  const panel = page.locator(".panel-review");
  await expect(panel.getByRole("progressbar")).toBeVisible();
  await expect(panel.getByRole("progressbar")).toBeHidden({ timeout: 60_000 });
  const items = panel.locator(".review-item");
  const signs = page.locator(".moves .move-sign");
  expect(await items.count()).toBeGreaterThan(0);
  await expect(signs).toHaveCount(await items.count());
  await expect(signs.first()).toHaveAccessibleName(/inaccuracy|mistake|blunder/);
  await expect(panel.locator(".review-side")).toHaveText([/^White: /, /^Black: /]);
  const [made, better] = await items.last().getByRole("button").all();
  await made.click();
  await expect(page.locator(".move-here .move-sign")).toBeVisible();
  const text = await better.innerText();
  await better.click();
  await expect(page.locator(".move-here")).toContainText(text);
  await expect(items).not.toHaveCount(0);
  await made.click();
  await expect(page.locator(".move-here .move-sign")).toBeVisible();
  await panel.locator("[data-action=close-review]").click();
  await expect(signs).toHaveCount(0);
});

test("after a game its mistakes are looked for; that can be stopped", async ({ page }) => {
  await openPosition(page, "t1", LOST_AT_ONCE);
  await playMoves(page, ["e3b6", "f4d6", "b6a6"]);
  await prompt(page, "result").locator("[data-action=review]").click();
  await expect(page.locator(".panel-review")).toBeVisible();
  await page.locator("[data-action=close-review]").click();
  await expect(page.locator(".panel-review")).toBeHidden();
  await expect(prompt(page, "result-small").locator("[data-action=review]")).toBeVisible();
});
