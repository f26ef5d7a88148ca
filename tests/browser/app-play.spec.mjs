// Playing: drag, tap, touch, keyboard; refusals; promotion and conversion; check and the exposed King.

import { expect, test } from "./fixtures.mjs";
import { boxOf, dragMove, focusedSquare, load, middle, moveByKeyboard, moves, notice, open, openPosition, playMoves, prompt, setting, tap, tapMove, touchMove } from "./app-helpers.mjs";

const turn = (page) => page.locator(".turn-words");

test("a piece is dragged", { tag: "@core" }, async ({ page }) => {
  await open(page, "t1");
  await dragMove(page, "e2", "e4");
  await expect(moves(page)).toHaveText(["e2-e4"]);
  await expect(turn(page)).toHaveText("Black to move");
  await dragMove(page, "e7", "e5");
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5"]);
});

test("a piece is tapped and its target is tapped", async ({ page }) => {
  await open(page, "t");
  await tapMove(page, "a2", "a3");
  await expect(moves(page)).toHaveText(["a2-a3"]);
});

test("a move by keyboard alone", async ({ page }) => {
  await open(page, "t1");
  for (let stops = 0; stops < 20 && (await focusedSquare(page).count()) === 0; stops++) await page.keyboard.press("Tab");
  await expect(focusedSquare(page)).toHaveCount(1);
  await moveByKeyboard(page);
  await expect(moves(page)).toHaveText(["e2-e4"]);
});

test("details, reach and refusals follow the keyboard's cursor", async ({ page }) => {
  await openPosition(page, "t1", "1i1k4/1V1Vi3/4V3/i7/I5i1/6vI/5KI1/8 w - - 0 20");
  const ratio = page.locator(".details-ratio");
  await page.locator(".chess-board").focus();
  await page.keyboard.press("Home");
  for (const key of ["Home", "PageUp", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await expect(ratio).toHaveText(/^a4]/);
  await expect(page.locator(".details-legend"), "the reach of the piece under the cursor").toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await expect(ratio).toHaveText("a5] 1 : 1");
  await page.keyboard.press("Enter");
  await expect(notice(page)).toContainText("a5: 1 against 1 — equal, no superiority.");
  await page.keyboard.press("ArrowRight");
  await expect(ratio).toHaveText(/^b5]/);
  await page.keyboard.press("Tab");
  await expect(ratio, "what was refused stays explained when the cursor is gone").toHaveText(/^a5]/);
});

test("the keyboard is led to the promotion and back to the board", async ({ page }) => {
  await openPosition(page, "t1", "4k3/6V1/8/8/8/8/8/4K3 w - - 0 20");
  const board = page.locator(".chess-board");
  await board.focus();
  // The first key shows the cursor, the second moves it.
  await page.keyboard.press("Home");
  await page.keyboard.press("Home");
  for (let rank = 0; rank < 8; rank++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  for (let file = 0; file < 6; file++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(prompt(page, "promotion").locator("[data-becomes=connet]")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(moves(page)).toHaveText(["V g7-g8C+"]);
  await expect(focusedSquare(page)).toHaveCount(1);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a move by two taps, and a tap on an empty square shows its forces below the board", async ({ page }) => {
    await open(page, "t1");
    await touchMove(page, "d2", "d4");
    await expect(moves(page)).toHaveText(["d2-d4"]);
    const { x, y } = await middle(page, "c5");
    await page.touchscreen.tap(x, y);
    await expect(page.locator(".details-ratio")).toHaveText(/^c5]/);
    const details = await boxOf(page.locator(".panel-details"));
    const board = await boxOf(page.locator(".chess-board"));
    expect(details.y).toBeGreaterThanOrEqual(board.y + board.height);
  });

  test("a page scrolled after the board was drawn does not shift taps", async ({ page }) => {
    await open(page, "t1");
    await page.evaluate(() => scrollTo(0, 60));
    await touchMove(page, "e2", "e4");
    await expect(moves(page)).toHaveText(["e2-e4"]);
  });
});

test("a refused move returns and says why, with the numbers, and goes by itself", async ({ page }) => {
  await page.clock.install();
  await openPosition(page, "t1", "1i1k4/1V1Vi3/4V3/i7/I5i1/6vI/5KI1/8 w - - 0 20");
  await dragMove(page, "a4", "a5");
  await expect(notice(page)).toContainText("a5: 1 against 1 — equal, no superiority.");
  await expect(page.locator("#live")).toContainText("a5: 1 against 1");
  await expect(page.locator(".details-ratio")).toHaveText("a5] 1 : 1");
  await expect(turn(page)).toHaveText("White to move");
  await page.clock.runFor(8000);
  await expect(notice(page)).toBeHidden();
});

for (const [what, variant, position, from, to, text] of [
  ["no superiority", "t2", "1i4R2/1v3rk1P/4i4/9/9/2V6/K8/9 w i4b5 - 23 21", "g8", "g7", "g7: 2 against 3½ — no superiority."],
  ["castle is for royals", "t2", "1i4R2/1v3rk1P/4i4/9/9/2V6/K8/9 w i4b5 - 23 21", "g8", "d8", "d8: only royals may enter a castle."],
  ["guarded castle", "t2", "9/3i1P3/4p4/2kI5/3ivC2p/9/6I1K/p8 w g4b5 - 19 86", "f7", "e7", "e7: 1½ against 2½ — the castle is guarded."],
  ["the last royal must stay", "t1", "r7/2r5/7i/8/8/2VP4/3II3/2kK2RV w - P 49 16", "d1", "c2", "d1: the last royal may not leave its castle while an enemy is inside (c1)."],
  ["inaccessible square", "t", "9/p8/K8/2P6/8V/6R1p/3k1c3/9 b h4b5 Pp 78 28", "i3", "h4", "h4: White's inaccessible square."],
  ["no exchange by a King", "t", "2KkP4/9/6i2/9/9/Rr6P/6P2/8r b c4h5 p 30 58", "d8", "e8", "e8: 1½ against 1½ — equal, and a King does not exchange itself."],
  ["blocked", "t1", "3p2c1/C5Kk/8/2cs4/8/8/2V4v/8 w - p 14 73", "a7", "d4", "a7–d4: the line is blocked at c5 (Connet)."],
  ["out of reach", "t1", "8/8/8/8/8/8/8/K6k w - - 0 20", "a1", "c3", "a1–c3: out of this piece's reach."],
]) {
  test(`refused: ${what}`, async ({ page }) => {
    await openPosition(page, variant, position);
    await tapMove(page, from, to);
    await expect(notice(page)).toContainText(text);
    await expect(moves(page)).toHaveCount(0);
  });
}

test("carrying an enemy piece away says whose turn it is", async ({ page }) => {
  await open(page, "t1");
  await dragMove(page, "e7", "e5");
  await expect(notice(page)).toContainText("e7: that is Black's piece, and White is to move.");
});

test("a click on nothing says nothing", async ({ page }) => {
  await open(page, "t1");
  await tapMove(page, "e4", "e5");
  await expect(notice(page)).toBeHidden();
});

test("the promotion is asked beside the board; cancelling takes the move back", { tag: "@core" }, async ({ page }) => {
  await openPosition(page, "t1", "4k3/6V1/8/8/8/8/8/4K3 w - - 0 20");
  await dragMove(page, "g7", "g8");
  const picker = prompt(page, "promotion");
  await expect(picker.locator(".choice")).toHaveText(["Connet", "Prince", "Ritter", "Scout"]);
  const [asked, board] = await Promise.all([boxOf(picker), boxOf(page.locator(".chess-board"))]);
  expect(asked.x >= board.x + board.width || asked.y >= board.y + board.height).toBe(true);
  await picker.getByRole("button", { name: "Take the move back" }).click();
  await expect(picker).toBeHidden();
  await expect(moves(page)).toHaveCount(0);
  await tapMove(page, "g7", "g8");
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  await tapMove(page, "g7", "g8");
  await picker.locator("[data-becomes=connet]").click();
  await expect(moves(page)).toHaveText(["V g7-g8C+"]);
});

test("a promotion that the limit of three forbids is shown with the reason", async ({ page }) => {
  await openPosition(page, "t1", "4k3/6V1/8/8/PPP5/8/8/4K3 w - - 0 20");
  await tapMove(page, "g7", "g8");
  const prince = prompt(page, "promotion").locator("[data-becomes=prince]");
  await expect(prince).toBeDisabled();
  await expect(prince).toContainText("There are three Princes on the board already.");
  await expect(prompt(page, "promotion").locator("[data-becomes=ritter]")).toBeEnabled();
});

test("a Knecht becomes a Ver Knecht without a question", async ({ page }) => {
  await openPosition(page, "t1", "4k3/8/8/6I1/2i5/8/8/4K3 w - - 0 20");
  await tapMove(page, "g5", "g6");
  await expect(moves(page)).toHaveText(["g5-g6V"]);
});

test("in chess-T the Prince's conversion is a choice", async ({ page }) => {
  await openPosition(page, "t", "4k4/9/9/9/7P1/9/9/4K4 w b4b5 P 0 20");
  await tapMove(page, "h4", "e7");
  const picker = prompt(page, "promotion");
  await expect(picker.locator(".choice")).toHaveText(["Connet", "Stays a Prince"]);
  await picker.locator("[data-becomes=stay]").click();
  await expect(moves(page)).toHaveText([/^P h4-e7[^C]*$/]);
  await page.locator("[data-tool=undo]").click();
  await tapMove(page, "h4", "e7");
  await picker.locator("[data-becomes=connet]").click();
  await expect(page.locator(".move-here")).toHaveText(/^P h4-e7C/);
});

test("check is announced", async ({ page }) => {
  await openPosition(page, "t1", "8/1ikp4/8/8/1i6/4S3/8/4K3 w - - 0 20");
  await tapMove(page, "e3", "d5");
  await expect(page.locator(".badge-check")).toHaveText("Check!");
  await expect(page.locator("#live")).toContainText("Check!");
});

test("a final check is announced as one", async ({ page }) => {
  await openPosition(page, "t1", "8/iis5/k7/8/5c2/2P1C3/3K4/8 w - - 0 24");
  await tapMove(page, "e3", "b6");
  await expect(page.locator(".badge-check")).toHaveText("Final check!");
  await expect(moves(page)).toHaveText(["C e3-b6+)"]);
});

test("who exposes his King is warned once, may take back, or leave it", async ({ page }) => {
  await openPosition(page, "t1", "7c/V1r1p1K1/8/8/i7/6k1/I7/8 w - - 44 72");
  await tapMove(page, "g7", "f6");
  const warning = prompt(page, "exposed");
  await expect(warning).toContainText("White's King can be taken now.");
  await warning.getByRole("button", { name: "Take the move back" }).click();
  await expect(turn(page)).toHaveText("White to move");
  await tapMove(page, "g7", "f6");
  await warning.getByRole("button", { name: "Leave it" }).click();
  await expect(warning).toBeHidden();
  await expect(turn(page)).toHaveText("Black to move");
});

test("lost pieces stand beside the board", async ({ page }) => {
  await openPosition(page, "t1", "8/4ki2/8/8/1i6/8/3P4/4K3 w - - 0 20");
  await tapMove(page, "d2", "b4");
  await expect(page.getByRole("img", { name: "Black's pieces off the board: Knecht" })).toBeVisible();
});

test("the force overlay and a square's details", { tag: "@core" }, async ({ page }) => {
  await openPosition(page, "t1", "1Rk2pri/3i1V2/2V4C/8/5P2/5v2/2pv4/1R1K3c w - p 0 24");
  const toggle = page.getByRole("button", { name: "Forces on the squares (F)" });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  const { x, y } = await middle(page, "c8");
  await page.mouse.move(x, y);
  const details = page.locator(".panel-details");
  await expect(details).toContainText("c8] 2 : 1½");
  await expect(details).toContainText("Black has superiority.");
  await expect(details).toContainText("Counted: 0 : 1½");
  await expect(details.locator(".contributor-idle")).toContainText("Ritterb8");
  await tap(page, "c5");
  await page.keyboard.press("f");
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
});

test("the details draw a piece once, and anew only in other colours", async ({ page }) => {
  await openPosition(page, "t1", "1Rk2pri/3i1V2/2V4C/8/5P2/5v2/2pv4/1R1K3c w - p 0 24");
  const details = page.locator(".panel-details");
  const drawings = details.locator("img.piece");
  const point = async (square) => {
    const { x, y } = await middle(page, square);
    await page.mouse.move(x, y);
    await expect(details.locator(".details-ratio")).toHaveText(new RegExp(`^${square}]`));
  };
  await point("c8");
  await drawings.evaluateAll((images) => images.forEach((image) => image.classList.add("seen")));
  await point("a5");
  await point("c8");
  await expect(details.locator("img.seen")).toHaveCount(2);
  await setting(page, "theme", "dark");
  await point("a5");
  await point("c8");
  await expect(drawings).toHaveCount(2);
  await expect(details.locator("img.seen")).toHaveCount(0);
});

test("a whole opening of chess-T2 by pointer", async ({ page }) => {
  await open(page, "t2");
  await playMoves(page, ["b1c3", "b8c6", "h1g3", "h8g6", "a2a3", "i7i6"]);
  await expect(moves(page)).toHaveText(["S b1-c3", "S b8-c6", "S h1-g3", "S h8-g6", "a2-a3", "i7-i6"]);
  await expect(prompt(page, "squares")).toBeVisible();
  await load(page, "nonsense");
  await expect(page.locator(".load-problem")).toBeVisible();
});
