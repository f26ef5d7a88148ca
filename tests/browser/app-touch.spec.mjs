// Fingers: dragging a piece, scrolling the page from the rest of the board, gestures that end in the middle.

import { expect, test } from "./fixtures.mjs";
import { boxOf, finger, middle, moves, notice, open, setting, stillness, tap, touchMove } from "./app-helpers.mjs";

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

/** How far the page was scrolled in the end. */
async function scrolled(page) {
  await stillness(page);
  return page.evaluate(() => scrollY);
}
/** The dragged piece is an element of its own above the board's picture. */
const lifted = (page) => page.locator(".chess-board-dragged");

test("a piece is dragged by a finger, and the page stays where it is", { tag: "@core" }, async ({ page }) => {
  await open(page, "t1");
  const touch = await finger(page);
  await touch.down(await middle(page, "e2"));
  await touch.move(await middle(page, "e4"));
  await expect(lifted(page)).toBeVisible();
  await expect(page.locator(".details-ratio"), "the forces on the square aimed at").toHaveText(/^e4]/);
  await touch.up();
  await expect(moves(page)).toHaveText(["e2-e4"]);
  expect(await scrolled(page)).toBe(0);
});

for (const [what, square] of [["an empty square", "e5"], ["a piece of the side that is not to move", "e7"]]) {
  test(`the page scrolls from ${what}`, { tag: "@core" }, async ({ page }) => {
    await open(page, "t1");
    const { x, y } = await middle(page, square);
    const touch = await finger(page);
    await touch.down({ x, y });
    await touch.move({ x, y: y - 120 });
    await touch.up();
    expect(await scrolled(page)).toBeGreaterThan(60);
    await expect(moves(page)).toHaveCount(0);
    await expect(notice(page)).toBeHidden();
  });
}

test("the page scrolls although a piece is taken up, and the piece stays so", async ({ page }) => {
  await open(page, "t1");
  const start = await middle(page, "e2");
  await page.touchscreen.tap(start.x, start.y);
  const { x, y } = await middle(page, "e5");
  const touch = await finger(page);
  await touch.down({ x, y });
  await touch.move({ x, y: y - 100 });
  await touch.up();
  expect(await scrolled(page)).toBeGreaterThan(60);
  const target = await middle(page, "e4");
  await page.touchscreen.tap(target.x, target.y);
  await expect(moves(page)).toHaveText(["e2-e4"]);
});

test("the enemy's piece is looked at by a tap; sent where it could go, it says whose turn it is", async ({ page }) => {
  await open(page, "t1");
  const details = page.locator(".details-ratio");
  await touchMove(page, "e7", "d4");
  await expect(details).toHaveText(/^d4]/);
  await expect(notice(page)).toBeHidden();
  await touchMove(page, "e7", "e5");
  await expect(notice(page)).toContainText("e7: that is Black's piece, and White is to move.");
});

for (const { what, end } of [
  { what: "a touch that the system takes away", end: (touch) => touch.cancel() },
  { what: "a second finger", end: (touch) => touch.second({ x: 100, y: 300 }).then(touch.up) },
]) {
  test(`${what} returns the piece`, async ({ page }) => {
    await open(page, "t1");
    const touch = await finger(page);
    await touch.down(await middle(page, "e2"));
    await touch.move(await middle(page, "e4"));
    await expect(lifted(page)).toBeVisible();
    await end(touch);
    await expect(lifted(page)).toBeHidden();
    await expect(moves(page)).toHaveCount(0);
    await tap(page, "d2");
    await tap(page, "d4");
    await expect(moves(page)).toHaveText(["d2-d4"]);
  });
}

for (const [size, scale] of /** @type {[string, number][]} */ ([["plain", 1], ["larger", 1.5], ["largest", 2.2]])) {
  test(`the piece under the finger is ${scale} times as large, by choice`, async ({ page }) => {
    await open(page, "t1");
    if (size !== "larger") await setting(page, "carried", size);
    const touch = await finger(page);
    await touch.down(await middle(page, "e2"));
    await touch.move(await middle(page, "e4"));
    const [square, piece] = await Promise.all([boxOf(page.locator("[data-square=e4]")), boxOf(lifted(page))]);
    expect(piece.width / square.width).toBeCloseTo(scale, 1);
    expect(piece.y + piece.height / 2, "the finger does not hide it").toBeLessThan(square.y + square.height / 4);
    await touch.up();
    await expect(moves(page)).toHaveText(["e2-e4"]);
  });
}

const zoom = (page) => page.evaluate(() => visualViewport?.scale);

test("a double tap zooms neither the board nor the buttons; on a piece it takes it up and puts it down", async ({ page }) => {
  await open(page, "t1");
  const button = await boxOf(page.locator("[data-tool=flip]"));
  for (const place of [await middle(page, "e5"), await middle(page, "e2"), { x: button.x + button.width / 2, y: button.y + button.height / 2 }]) {
    await page.touchscreen.tap(place.x, place.y);
    await page.touchscreen.tap(place.x, place.y);
    await stillness(page);
    expect(await zoom(page)).toBe(1);
  }
  await expect(moves(page)).toHaveCount(0);
  await touchMove(page, "d2", "d4");
  await expect(moves(page)).toHaveText(["d2-d4"]);
});

test("two fingers on the board zoom the page and move nothing", async ({ page }) => {
  await open(page, "t1");
  const { x, y } = await middle(page, "e5");
  const touch = await finger(page);
  await touch.spread({ x, y }, 20, 90);
  await expect.poll(() => zoom(page)).toBeGreaterThan(1.5);
  await expect(lifted(page)).toBeHidden();
  await expect(moves(page)).toHaveCount(0);
});
