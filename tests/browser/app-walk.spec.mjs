// Walking through the game, flipping the board, language, letters, colours, settings.

import { expect, test } from "./fixtures.mjs";
import { middle, moves, open, playMoves, setting, stillness, tap, tapMove } from "./app-helpers.mjs";

const here = (page) => page.locator(".move-here");

test("undo, redo, first, last; a new move keeps the old line as a variation", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4", "e7e5", "d2d3"]);
  await page.locator("[data-tool=undo]").click();
  await expect(here(page)).toHaveText("e7-e5");
  await page.locator("[data-tool=first]").click();
  await expect(here(page)).toHaveCount(0);
  await page.locator("[data-tool=last]").click();
  await expect(here(page)).toHaveText("d2-d3");
  await moves(page).filter({ hasText: "e2-e4" }).click();
  await expect(here(page)).toHaveText("e2-e4");
  await tapMove(page, "d7", "d5");
  await expect(moves(page)).toHaveCount(2);
  await expect(here(page)).toContainText("d7-d5");
  await expect(page.locator(".moves-variation")).toHaveText("1. … e7-e5 2. d2-d3");
});

test("arrow keys walk when the board or the list has the focus", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4", "e7e5", "d2d3"]);
  await tap(page, "c5");
  await page.keyboard.press("ArrowLeft");
  await expect(here(page)).toHaveText("e7-e5");
  await page.keyboard.press("Home");
  await expect(here(page)).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(here(page)).toHaveText("d2-d3");
  await moves(page).first().click();
  await expect(moves(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(here(page)).toHaveText("e7-e5");
  await expect(here(page)).toBeFocused();
});

test("the current move stays visible without moving the page", async ({ page }) => {
  await open(page, "t1");
  const shuttle = ["a2a3", "a7a6", "a3a2", "a6a7"];
  await playMoves(page, Array.from({ length: 6 }, () => shuttle).flat());
  const seen = () => here(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    const list = element.closest(".moves").getBoundingClientRect();
    return box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
  });
  expect(await seen()).toBe(true);
  const before = await page.evaluate(() => scrollY);
  await page.locator("[data-tool=first]").click();
  await page.locator("[data-tool=redo]").click();
  expect(await seen()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("the board is flipped, and the game is played from the other side", async ({ page }) => {
  await open(page, "t1");
  const before = await middle(page, "a1");
  await page.getByRole("button", { name: "Flip the board" }).click();
  await expect.poll(async () => (await middle(page, "a1")).y).toBeLessThan(before.y);
  await expect(page.locator(".player-below .player-name")).toHaveText("Black");
  await tapMove(page, "e2", "e4");
  await expect(moves(page)).toHaveText(["e2-e4"]);
});

test("language changes at once, everywhere, and is kept; letters are chosen apart from it", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4", "e7e5", "d1g4"]);
  await expect(moves(page).last()).toHaveText("C d1-g4");
  await setting(page, "language", "ru");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(moves(page).last()).toHaveText("Кт d1-g4");
  await expect(page.locator(".turn-line")).toHaveText("2 … __ хч");
  await expect(page.locator(".turn-words")).toHaveText("Ход чёрных");
  expect(await page.locator("body").innerText()).not.toMatch(/\b(White|Black|Offer|Resign|Moves|Forces)\b/);
  await setting(page, "letters", "latin");
  await expect(moves(page).last()).toHaveText("C d1-g4");
  await page.reload();
  await expect(page.locator(".turn-words")).toHaveText("Ход чёрных");
  await expect(moves(page).last()).toHaveText("C d1-g4");
});

test.describe("a Russian browser", () => {
  test.use({ locale: "ru-RU" });

  test("is greeted in Russian", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Выберите игру" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  });
});

test("whoever has not played yet is led to the lessons, and no longer after a game was chosen", async ({ page }) => {
  await page.goto("/");
  const invitation = page.locator(".chooser a[href='learn.html']");
  await expect(invitation).toHaveText("New here? Learn on the board");
  await page.locator("[data-action=rules]").click();
  await expect(page.getByRole("dialog").getByRole("link")).toHaveText(["Lessons", "Rule book"]);
  await page.keyboard.press("Escape");
  await invitation.click();
  await expect(page).toHaveURL(/learn\.html$/);
  await open(page, "t1");
  await page.getByRole("button", { name: "Games" }).click();
  await expect(page.locator(".cards")).toBeVisible();
  await expect(invitation).toHaveCount(0);
});

test("the rules in brief: of the game on the board, of another, in either language", async ({ page }) => {
  await open(page, "t1");
  await page.getByRole("button", { name: "Rules" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("so White may take there");
  await expect(dialog).not.toContainText("Inaccessible squares");
  await expect(dialog).not.toContainText("With equal forces");
  await expect(dialog.locator(".rules-piece")).toHaveCount(7);
  await dialog.getByRole("radio", { name: "chess-T", exact: true }).check();
  await expect(dialog).toContainText("Inaccessible squares");
  await expect(dialog).toContainText("With equal forces there is an exchange");
  await expect(dialog).not.toContainText("Scout");
  await page.keyboard.press("Escape");
  await setting(page, "language", "ru");
  await page.getByRole("button", { name: "Игры" }).click();
  await page.getByRole("button", { name: "Как устроены эти игры" }).click();
  await expect(dialog).toContainText("Правила вкратце");
  await expect(dialog).toContainText("Разведчик");
});

test("colours: light, dark, high contrast, or the system's", async ({ page }) => {
  await open(page, "t1");
  const theme = page.locator("html");
  await expect(theme).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(theme).toHaveAttribute("data-theme", "dark");
  await setting(page, "theme", "contrast");
  await expect(theme).toHaveAttribute("data-theme", "contrast");
  await setting(page, "theme", "light");
  await page.reload();
  await expect(theme).toHaveAttribute("data-theme", "light");
});

test("counters, coordinates and motion are settings that are kept", async ({ page }) => {
  await open(page, "t1");
  const board = page.locator(".chess-board");
  const pictures = () => board.evaluate((element) => element.innerHTML);
  const before = await pictures();
  await setting(page, "pieceSet", "counters");
  await expect.poll(pictures).not.toBe(before);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator('[data-setting="coordinates"] input').uncheck();
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.locator('[data-setting="coordinates"] input')).not.toBeChecked();
  await expect(page.locator('[data-setting="pieceSet"] input[value="counters"]')).toBeChecked();
});

test.describe("on a fine screen", () => {
  // Without motion: a piece on its way would be in the picture.
  test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: "reduce" } });

  test("what is painted move by move looks like what is painted at once", async ({ page }) => {
    await open(page, "t1");
    await playMoves(page, ["e2e4", "e7e5", "d2d3", "b8c6"]);
    for (const tool of ["undo", "undo", "redo", "first", "last", "undo"]) await page.locator(`[data-tool=${tool}]`).click();
    await expect(here(page)).toHaveText("d2-d3");
    const picture = async () => {
      await page.mouse.move(0, 0);
      await stillness(page);
      return page.locator(".chess-board").screenshot();
    };
    const stepByStep = await picture();
    await page.reload();
    await expect(here(page)).toHaveText("d2-d3");
    await expect.poll(async () => (await picture()).equals(stepByStep)).toBe(true);
  });
});
