// The tree of a game: variations shown and walked, made the main line, deleted and brought back; notes and judgements.

import { expect, test } from "./fixtures.mjs";
import { keptGame, load, moves, notice, open, playMoves } from "./app-helpers.mjs";

const variations = (page) => page.locator(".moves-variation");
const tool = (page, name) => page.locator(`[data-tree=${name}]`);

/** 1. e2-e4 e7-e5 2. d2-d4, and 2. c2-c4 c7-c5 as a variation, which is shown. */
async function branched(page) {
  await open(page, "t1");
  await playMoves(page, ["e2e4", "e7e5", "d2d4"]);
  await page.locator("[data-tool=undo]").click();
  await page.locator(".typed-input").fill("c2c4");
  await page.locator(".typed-input").press("Enter");
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "c2-c4"]);
  await page.locator(".typed-input").fill("c7c5");
  await page.locator(".typed-input").press("Enter");
  await expect(moves(page)).toHaveCount(4);
}

test("a variation is seen under the line, and walked to by a click", async ({ page }) => {
  await branched(page);
  await expect(variations(page)).toHaveText(["2. d2-d4"]);
  await variations(page).getByRole("button").click();
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "d2-d4"]);
  await expect(page.locator(".move-here")).toHaveText("d2-d4");
  await expect(variations(page).getByRole("button")).toHaveText(["2. c2-c4", "c7-c5"]);
});

test("a variation is made the main line, which the record then has first", async ({ page }) => {
  await branched(page);
  await tool(page, "promote").click();
  await expect(tool(page, "promote")).toHaveAttribute("aria-disabled", "true");
  await page.reload();
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "c2-c4", "c7-c5"]);
  const { record } = await keptGame(page);
  expect(record).toMatch(/2\. c2-c4\s*\(2\. d2-d4\)/);
});

test("what is deleted can be brought back at once", async ({ page }) => {
  await branched(page);
  await moves(page).nth(2).click();
  await tool(page, "delete").click();
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "d2-d4"]);
  await expect(variations(page)).toHaveCount(0);
  await notice(page).getByRole("button", { name: "Bring back" }).click();
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "c2-c4", "c7-c5"]);
  await expect(page.locator(".move-here")).toHaveText("c2-c4");
});

test("a move is judged and has a note, kept in the record and over a reload", async ({ page }) => {
  await branched(page);
  await tool(page, "note").click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("textarea").fill("Now <b>both</b> are {open}.");
  await dialog.locator('input[value="!?"]').check();
  await dialog.locator("[data-action=save-note]").click();
  await expect(page.locator(".moves-note")).toHaveText("Now <b>both</b> are {open}.");
  await expect(moves(page).last()).toHaveText("c7-c5!?");
  await page.reload();
  await expect(page.locator(".moves-note")).toHaveText("Now <b>both</b> are {open).");
  await expect(moves(page).last()).toHaveText("c7-c5!?");
});

test("a record with variations and notes shows them all", async ({ page }) => {
  await open(page, "t1");
  await load(page, "1. e2-e4 {a start} e7-e5 (1. … d7-d5 2. d2-d4 {sharp}) 2. d2-d4", "t1");
  await expect(page.locator(".moves-row + .moves-note")).toHaveText("a start");
  await expect(variations(page)).toHaveText("1. … d7-d5 2. d2-d4 sharp");
});
