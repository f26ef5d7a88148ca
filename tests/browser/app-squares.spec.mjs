// The draw of the inaccessible squares: dice, squares from a real board, a removed piece.

import { expect, test } from "./fixtures.mjs";
import { moves, notice, open, playMoves, prompt, tapMove } from "./app-helpers.mjs";

const QUIET = ["b2b3", "b7b6", "c2c3", "c7c6", "g2g3", "g7g6"];

for (const variant of ["t", "t2"]) {
  test(`${variant}: the dice roll, the stars land, play goes on`, async ({ page }) => {
    await open(page, variant);
    await playMoves(page, QUIET);
    const dice = prompt(page, "squares");
    await expect(page.locator(".turn-words")).toHaveText("Inaccessible squares");
    await tapMove(page, "d2", "d3");
    await expect(notice(page)).toContainText("First the inaccessible squares are drawn.");
    await dice.getByRole("button", { name: "Roll the dice" }).click();
    await expect(dice).toContainText("The stars have landed");
    await expect(dice.locator(".die").first()).toHaveAccessibleName(/^White's die: [abcghi]4$/);
    await expect(dice.locator(".die").last()).toHaveAccessibleName(/^Black's die: [abcghi]5$/);
    await expect(page.locator(".moves-row-drawn")).toHaveText(/^\*\) [abcghi]4; [abcghi]5/);
    await dice.getByRole("button", { name: "Play on" }).click();
    await expect(dice).toBeHidden();
    await tapMove(page, "d2", "d3");
    await expect(moves(page)).toHaveCount(8);
  });
}

test("squares thrown at a real board are entered; the piece in the way is removed, and comes back with undo", async ({ page }) => {
  await open(page, "t");
  await playMoves(page, ["a2a4", "b7b6", "a4a5", "c7c6", "c2c3", "g7g6"]);
  const dice = prompt(page, "squares");
  await dice.getByText("Thrown at a real board").click();
  const set = dice.getByRole("button", { name: "Set the stars" });
  await expect(set).toBeDisabled();
  await dice.getByRole("group", { name: "White's square" }).getByRole("radio", { name: "i4" }).check();
  await dice.getByRole("group", { name: "Black's square" }).getByRole("radio", { name: "a5" }).check();
  await set.click();
  await expect(dice).toContainText("White's inaccessible square: i4. Black's: a5.");
  await expect(dice).toContainText("White's piece on a5 (Knecht) stood on the enemy's square and is removed.");
  await expect(page.getByRole("img", { name: "White's pieces off the board: Knecht" })).toBeVisible();
  await expect(page.locator(".moves-row-drawn")).toHaveText(/^\*\) i4; a5 \(:W I a5\)/);
  await page.locator("[data-tool=undo]").click();
  await expect(dice.getByRole("button", { name: "Roll the dice" })).toBeVisible();
  await expect(page.getByRole("img", { name: "White's pieces off the board: none" })).toBeVisible();
  await page.locator("[data-tool=redo]").click();
  await expect(page.getByRole("img", { name: "White's pieces off the board: Knecht" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the dice are seen with the board, and the board is seen again when the stars land", async ({ page }) => {
    await open(page, "t");
    await playMoves(page, QUIET);
    const dice = prompt(page, "squares");
    await expect(dice.getByRole("button", { name: "Roll the dice" })).toBeInViewport({ ratio: 1 });
    await dice.getByText("Thrown at a real board").click();
    await dice.getByRole("radio", { name: "i4" }).check();
    await dice.getByRole("radio", { name: "a5" }).check();
    await dice.getByRole("button", { name: "Set the stars" }).click();
    await expect(dice).toContainText("The stars have landed");
    await expect(page.locator(".chess-board")).toBeInViewport({ ratio: 0.99 });
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the dice lie at once", async ({ page }) => {
    await page.clock.install();
    await open(page, "t");
    await playMoves(page, QUIET);
    await prompt(page, "squares").getByRole("button", { name: "Roll the dice" }).click();
    // The clock stands still: nothing waited for.
    await expect(prompt(page, "squares")).toContainText("The stars have landed");
  });
});
