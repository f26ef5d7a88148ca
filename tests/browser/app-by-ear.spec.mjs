// Playing without sight: the board answers by keyboard, moves are typed, and all of it is spoken.

import { expect, test } from "./fixtures.mjs";
import { focusedSquare, moves, notice, open, openPosition } from "./app-helpers.mjs";

const live = (page) => page.locator("#live");

/** The focused board's cursor goes to the lower left corner, then so far to the right and up. */
async function cursorTo(page, right, up) {
  await page.locator(".chess-board").focus();
  // The first key may only show the cursor.
  for (const key of ["Home", "Home", "PageDown"]) await page.keyboard.press(key);
  for (let step = 0; step < right; step++) await page.keyboard.press("ArrowRight");
  for (let step = 0; step < up; step++) await page.keyboard.press("ArrowUp");
}

test("a key tells a square's forces and whose they are, another the moves, another the position", { tag: "@core" }, async ({ page }) => {
  await openPosition(page, "t1", "1Rk2pri/3i1V2/2V4C/8/5P2/5v2/2pv4/1R1K3c w - p 0 24");
  await cursorTo(page, 2, 7);
  await page.keyboard.press("s");
  await expect(live(page)).toContainText("c8: Black, King. Square of Black's castle. Forces: White 2, Black 1½.");
  await page.keyboard.press("m");
  await expect(live(page)).toContainText(/^King c8: moves to [a-h1-8, ]+\.$/);
  await page.keyboard.press("p");
  await expect(live(page)).toContainText("White: King d1; Connet h6;");
  await expect(live(page)).toContainText("White to move, move 24.");
});

test("moves are typed in any notation; a refusal says why; Escape goes back to the board", { tag: "@core" }, async ({ page }) => {
  await open(page, "t1");
  await page.locator(".chess-board").focus();
  await page.keyboard.press("t");
  const input = page.getByLabel("Type a move");
  await expect(input).toBeFocused();
  for (const [index, text] of ["e2e4", "e7-e5"].entries()) {
    await input.fill(text);
    await input.press("Enter");
    await expect(moves(page)).toHaveCount(index + 1);
    await expect(input).toHaveValue("");
  }
  await input.fill("b1-c3");
  await input.press("Enter");
  await expect(moves(page)).toHaveCount(3);
  await input.fill("a7-a4");
  await input.press("Enter");
  await expect(notice(page)).toContainText("a7–a4: out of this piece's reach.");
  await expect(input).toHaveValue("a7-a4");
  await input.fill("castle");
  await input.press("Enter");
  await expect(notice(page)).toContainText("This is no move here.");
  await expect(moves(page)).toHaveCount(3);
  await input.press("Escape");
  await expect(focusedSquare(page)).toHaveCount(1);
});

test.describe("with Russian letters", () => {
  test.use({ locale: "ru-RU" });

  test("the author's notation is typed, and the keys lie where they lie", async ({ page }) => {
    await open(page, "t1");
    const input = page.getByLabel("Введите ход");
    await input.fill("Кт");
    await page.locator(".chess-board").focus();
    await page.keyboard.press("KeyT");
    await input.fill("e2-e4");
    await input.press("Enter");
    await expect(moves(page)).toHaveCount(1);
    await expect(live(page)).toContainText("Белые: Кнехт");
  });
});
