// Links to games in a real browser: copied, opened, answered, damaged.

import { expect, test } from "./fixtures.mjs";
import { moves, notice, open, playMoves, tapMove } from "./app-helpers.mjs";

/** Five plies of chess-T1, after which Black resigned. */
const LINK = "/#g=1aGSo1KBz1V";

/** Copies the link to the game on the board. @param {import("@playwright/test").Page} page */
async function copied(page) {
  await page.locator("[data-nav=record]").click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("dialog").getByText("The link is copied.")).toBeVisible();
  await page.keyboard.press("Escape");
  return page.evaluate(() => navigator.clipboard.readText());
}

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("a game is played by links: sent, opened, answered", async ({ page, browser, baseURL }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4", "e7e5", "d1g4"]);
  const sent = await copied(page);
  expect(sent).toMatch(/#lang=en&g=1a[\w-]+$/);

  const context = await browser.newContext({ baseURL, permissions: ["clipboard-read", "clipboard-write"], locale: "en-GB" });
  const other = await context.newPage();
  await other.goto(sent);
  await expect(moves(other)).toHaveText(["e2-e4", "e7-e5", "C d1-g4"]);
  await expect(other.locator('#board [data-square="g4"]')).toHaveAccessibleName(/Connet/);
  await expect(notice(other)).toContainText("Black to move");
  expect(new URL(other.url()).hash).toBe("");
  await playMoves(other, ["d8f6"]);
  const answer = await copied(other);
  await context.close();

  await page.goto(answer);
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "C d1-g4", "C d8-f6"]);
  await page.reload();
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "C d1-g4", "C d8-f6"]);
  await page.locator("[data-nav=library]").click();
  await expect(page.locator(".library-row")).toHaveCount(1);
});

test("a link that has gone another way asks", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4", "e7e5", "d2d4"]);
  const sent = await copied(page);
  await page.locator("[data-tool=undo]").click();
  await tapMove(page, "d1", "g4");
  await expect(page.locator('#board [data-square="g4"]')).toHaveAccessibleName(/Connet/);
  await copied(page);
  await page.goto("about:blank");
  await page.goto(sent);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("They agree up to step 2. Then your game goes on with C d1-g4, the link with d2-d4.");
  await dialog.locator("[data-action=link-mine]").click();
  await expect(page.locator('#board [data-square="g4"]')).toHaveAccessibleName(/Connet/);
});

test("a damaged link says what is wrong and offers what could be read", async ({ page }) => {
  await page.goto("/#g=1bGM0iCJWPJCwPac4laU3o9iBWdlIkrqbEDSoB4J");
  const told = page.locator(".notice:visible");
  await expect(told).toContainText("The link is damaged or was cut off on the way.");
  await told.getByRole("button", { name: "Open what could be read" }).click();
  await expect(moves(page).first()).toHaveText("C e2-b5");
  await page.goto("/#g=9zzz");
  await expect(page.locator(".notice:visible")).toContainText("newer version");
});

test("a link opens where a page stands already, at its place, in its language", async ({ page }) => {
  await page.goto("/");
  await page.evaluate((hash) => (location.hash = hash), LINK.slice(1).replace("#", "#view=black&ply=2&"));
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "C d1-g4", "C d8-f6", "P f1-c4"]);
  await page.goto("about:blank");
  await page.goto(LINK.replace("#", "#lang=ru&"));
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("where the browser does not copy, the link stands ready to be copied", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await open(page, "t1");
  await playMoves(page, ["e2e4"]);
  await page.locator("[data-nav=record]").click();
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.locator("#load-text")).toHaveValue(/#lang=en&g=1a/);
  await expect(page.locator("#load-text")).toBeFocused();
});
