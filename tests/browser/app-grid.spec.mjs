// The board as a grid of squares with names, for screen readers and the keyboard.

import { expect, test } from "./fixtures.mjs";
import { focusedSquare, moves, open, openPosition } from "./app-helpers.mjs";

const cell = (page, name) => page.getByRole("gridcell", { name, exact: true });

test("the grid: a row a rank, a named square a cell, one stop of the Tab key", { tag: "@core" }, async ({ page }) => {
  await open(page, "t");
  await expect(page.getByRole("group", { name: "Board of chess-T" }).getByRole("row")).toHaveCount(8);
  await expect(page.getByRole("row").first().getByRole("gridcell")).toHaveCount(9);
  await expect(cell(page, "e3, White, Knecht")).toHaveCount(1);
  await expect(cell(page, "e1, White, King, White's castle")).toHaveCount(1);
  await expect(cell(page, "e4, empty")).toHaveCount(1);
  await page.keyboard.press("Tab");
  const first = cell(page, "a1, White, Ritter");
  await expect(first).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(focusedSquare(page)).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(first).toBeFocused();
});

test("the focus goes with the arrows, and squares say what happened on them", async ({ page }) => {
  await open(page, "t1");
  await cell(page, "e2, White, Knecht").focus();
  await page.keyboard.press("Enter");
  await expect(cell(page, "e2, White, Knecht, taken up")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(cell(page, "e3, empty, can go here")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(moves(page)).toHaveText(["e2-e4"]);
  await expect(cell(page, "e4, White, Knecht, the last move ended here")).toBeFocused();
  await expect(cell(page, "e2, empty, the last move began here")).toHaveCount(1);
  await page.keyboard.press("Control+Home");
  await expect(cell(page, "a8, Black, Ritter")).toBeFocused();
  await page.keyboard.press("Control+End");
  await expect(cell(page, "h1, White, Ritter")).toBeFocused();
  await page.keyboard.press("f");
  await expect(focusedSquare(page)).toHaveAccessibleName(/^h1, White, Ritter, forces \d/);
});

test("a screen reader's click takes up and sets down", async ({ page }) => {
  await open(page, "t1");
  for (const name of ["e2, White, Knecht", "e4, empty, can go here"]) {
    await cell(page, name).evaluate((element) => /** @type {HTMLElement} */ (element).click());
  }
  await expect(moves(page)).toHaveText(["e2-e4"]);
});

test.describe("in Russian", () => {
  test.use({ locale: "ru-RU" });

  test("squares are named in the author's words", async ({ page }) => {
    const square = (name) => page.locator(`[data-square=${name}]`);
    await openPosition(page, "t1", "7c/V1r1p1K1/8/8/i7/6k1/I7/8 w - - 44 72");
    await expect(square("g7")).toHaveAccessibleName("g7, Белые, Король, под шахом");
    await expect(square("d1")).toHaveAccessibleName("d1, пусто, замок белых");
  });
});
