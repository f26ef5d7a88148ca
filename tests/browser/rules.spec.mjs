// The rule book: boards that wake when they are near, moves of the text tried on them, addresses of clauses, a choice of game.

import { expect, test } from "./fixtures.mjs";

/** @param {import("@playwright/test").Page} page @param {string} clause */
const clauseOf = (page, clause) => page.locator(`[data-clause="${clause}"]`);

/** @param {import("@playwright/test").Page} page @param {string} clause */
async function open(page, clause) {
  await page.goto(`rules.html#clause=${clause}`);
  await expect(clauseOf(page, clause).locator("[role=grid]").first()).toBeVisible();
}

test("a link leads to its clause; only boards near it are awake", { tag: "@core" }, async ({ page }) => {
  await open(page, "5.2");
  await expect(clauseOf(page, "5.2").locator("h3")).toBeFocused();
  await expect(clauseOf(page, "5.2").locator("h3")).toBeInViewport();
  expect(await page.locator(".diagram[data-awake]").count()).toBeLessThan(12);
  await expect(clauseOf(page, "9.2").locator(".diagram[data-awake]")).toHaveCount(0);
  await clauseOf(page, "9.2").scrollIntoViewIfNeeded();
  await expect(clauseOf(page, "9.2").locator(".diagram[data-awake]")).toHaveCount(1);
  await page.locator(".book-contents").getByRole("link", { name: "3.4 The last royal stays" }).click();
  await expect(clauseOf(page, "3.4").locator("h3")).toBeFocused();
  expect(page.url()).toContain("#clause=3.4");
});

test("a piece moved by hand is refused with the numbers; again restores", async ({ page }) => {
  await open(page, "4.7");
  const clause = clauseOf(page, "4.7");
  const square = (/** @type {string} */ name) => clause.locator(`[data-square="${name}"]`);
  await square("b4").click();
  await square("b5").click();
  await expect(clause.locator(".said")).toContainText("1 against 1");
  await square("g3").click();
  await square("e5").click();
  await expect(square("e5")).toHaveAttribute("aria-label", /White, Prince/);
  await clause.locator("[data-tool=again]").click();
  await expect(square("e5")).toHaveAttribute("aria-label", /Black, Knecht/);
});

test("moves and ratios of the text are shown on the board above them", async ({ page }) => {
  await open(page, "3.2");
  const exhibit = clauseOf(page, "3.2").locator(".exhibit").first();
  await exhibit.locator('[data-move="R b6:b4"]').click();
  await expect(exhibit.locator(".said")).toHaveAttribute("data-tone", "refusal");
  await exhibit.locator('[data-move="R b6-b3"]').click();
  await expect(exhibit.locator('[data-square="b3"]')).toHaveAttribute("aria-label", /Black, Ritter/);
  await exhibit.locator('[data-ratio="b4"]').click();
  await expect(exhibit.locator(".said")).toContainText("b4");
  await expect(exhibit.locator('[data-square="b6"]')).toHaveAttribute("aria-label", /Black, Ritter/);
});

test("pointing shows the forces on a square", async ({ page }) => {
  await open(page, "4.7");
  const clause = clauseOf(page, "4.7");
  await clause.locator('[data-square="e5"]').hover();
  await expect(clause.locator(".diagram-pointed")).toHaveText("e5] 1½ : 1 — White has superiority.");
});

test("a game chosen hides what is of others, and what is reconstructed is told", async ({ page }) => {
  await open(page, "5.1");
  await page.locator("[data-choice=game] label", { hasText: /^chess-T1$/ }).click();
  await expect(clauseOf(page, "5.1")).toHaveCount(1);
  await expect(clauseOf(page, "5.2")).toHaveCount(0);
  await expect(clauseOf(page, "6.1").locator(".clause-note")).toHaveCount(0);
  // A link to what is hidden shows all again.
  await page.evaluate(() => (location.hash = "clause=5.2"));
  await clauseOf(page, "5.2").locator(".clause-note summary").click();
  await expect(clauseOf(page, "5.2").locator(".clause-note")).toContainText("a King does not exchange himself (chess-T, chess-T2)");
});

test("in Russian, with the author's letters; to a lesson and back", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: "ru-RU", baseURL });
  const page = await context.newPage();
  await open(page, "5.2");
  await expect(clauseOf(page, "5.2").locator("h3")).toContainText("Размен при равенстве сил");
  await clauseOf(page, "5.2").locator('[data-move="Рт e3÷e5"]').click();
  await expect(clauseOf(page, "5.2").locator(".said").first()).toContainText("Рт e3÷e5");
  await clauseOf(page, "5.2").locator(".clause-lessons a").first().click();
  await expect(page.locator(".step-title")).toBeVisible();
  await page.getByRole("link", { name: "Правила, 5.2" }).click();
  await expect(clauseOf(page, "5.2").locator("h3")).toBeFocused();
  await context.close();
});
