// One game in two tabs of a real browser: followed, taken over, and never covered.

import { expect, test } from "./fixtures.mjs";
import { moves, notice, open, playMoves } from "./app-helpers.mjs";

test("the first tab follows what is played in the second, and goes on from there", async ({ page, context }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4"]);
  const other = await context.newPage();
  await other.goto("/");
  await expect(moves(other)).toHaveText(["e2-e4"]);
  await expect(notice(page)).toContainText("This game is played on in another tab.");
  await expect(notice(other)).toContainText("This game is open in another tab too");
  await playMoves(other, ["e7e5"]);
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5"]);
  await notice(page).getByRole("button", { name: "Play on here" }).click();
  await expect(notice(other)).toContainText("This game is played on in another tab.");
  await playMoves(page, ["d2d4"]);
  await expect(moves(other)).toHaveText(["e2-e4", "e7-e5", "d2-d4"]);
  await other.reload();
  await expect(moves(other)).toHaveText(["e2-e4", "e7-e5", "d2-d4"]);
});

test("each tab has a game of its own, and a reload finds it", async ({ page, context }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4"]);
  const other = await context.newPage();
  await other.goto("/?variant=t");
  await other.getByRole("dialog").getByRole("button", { name: "Start the new game" }).click();
  await playMoves(other, ["a2a4"]);
  await playMoves(page, ["e7e5"]);
  await page.reload();
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5"]);
  await other.reload();
  await expect(moves(other)).toHaveText(["a2-a4"]);
  await other.locator("[data-nav=library]").click();
  await expect(other.locator(".library-row")).toHaveCount(2);
});

test("a move made without having heard of the other tab's becomes a game of its own", async ({ page, context }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4"]);
  // A tab that hears nothing, as one that was asleep.
  await page.evaluate(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
  const other = await context.newPage();
  await other.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
  await other.goto("/");
  await playMoves(other, ["e7e5"]);
  await page.bringToFront();
  await page.evaluate(() => {});
  const kept = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("chess-t/games/")).map(([, raw]) => JSON.parse(raw).value.about.plies).sort());
  await expect.poll(kept).toEqual([2]);
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5"]);
});
