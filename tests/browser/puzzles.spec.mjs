// The puzzles: solved, missed, helped; a row at the first try, a link to each.

import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { tapMove } from "./app-helpers.mjs";

const { puzzles } = JSON.parse(readFileSync(new URL("../../www/puzzles/t1.json", import.meta.url), "utf8"));
const withTask = (/** @type {string} */ task) => puzzles.find((/** @type {any} */ puzzle) => puzzle.tasks[0] === task && !/[a-z]$/.test(puzzle.line));
/** @param {string} move */
const squares = (move) => /** @type {[string, string]} */ ([move.slice(0, 2), move.slice(2, 4)]);

/** @param {import("@playwright/test").Page} page @param {string} id */
async function open(page, id) {
  await page.goto(`puzzles.html#puzzle=${id}`);
  await expect(page.locator("#board [role=grid]")).toBeVisible();
}
const phase = (/** @type {import("@playwright/test").Page} */ page, /** @type {string} */ name) => expect(page.locator(".step")).toHaveAttribute("data-phase", name);

test("a win in two is played against the best defence and counted as solved at the first try", { tag: "@core" }, async ({ page }) => {
  const puzzle = withTask("move wins in 2");
  const [first, , last] = puzzle.line.split(" ");
  await open(page, puzzle.id);
  await expect(page.locator(".step-title")).toContainText("Win in 2 moves.");
  await tapMove(page, ...squares(first));
  await expect(page.locator(".said")).toContainText("Now win with the next move.");
  await tapMove(page, ...squares(last));
  await phase(page, "solved");
  await expect(page.locator(".puzzle-score")).toContainText("Solved: 1 of");
  await expect(page.locator(".puzzle-score")).toContainText("first try: 1 (best: 1)");
  await page.reload();
  await expect(page.locator(".puzzle-score")).toContainText("Solved: 1 of");
});

test("help solves it, but not by oneself; the next one has another address", async ({ page }) => {
  const puzzle = withTask("move wins");
  await open(page, puzzle.id);
  for (let times = 0; times < 3; times++) await page.locator("[data-tool=help]").click();
  await phase(page, "solved");
  await expect(page.locator(".puzzle-score")).toContainText("first try: 0");
  await page.locator("[data-tool=next]").click();
  await phase(page, "asking");
  await expect(page).not.toHaveURL(new RegExp(puzzle.id));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(puzzle.id));
});

test("a puzzle of one game, of one difficulty", async ({ page }) => {
  await open(page, puzzles[0].id);
  await page.locator("[data-choice=game] select").selectOption("t2");
  await expect(page.locator(".step-place")).toContainText("chess-T2");
  await page.locator("[data-choice=band] select").selectOption("3");
  await expect(page.locator(".step-place")).toContainText("chess-T2, medium");
});

test.describe("every kind of puzzle", () => {
  test.use({ locale: "ru-RU", contextOptions: { reducedMotion: "reduce" } });

  const kinds = [...new Map(puzzles.map((/** @type {any} */ puzzle) => [puzzle.tasks.join(), puzzle])).values()];
  for (const puzzle of kinds) {
    test(`${puzzle.tasks.join(", ")}: the answer that help shows solves it`, async ({ page }) => {
      await open(page, puzzle.id);
      await expect(async () => {
        if ((await page.locator(".step").getAttribute("data-phase")) === "asking") await page.locator("[data-tool=help]").click();
        await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved", { timeout: 100 });
      }).toPass({ timeout: 20_000, intervals: [0] });
      expect(await page.locator(".step").textContent()).not.toMatch(/\{|undefined|puzzle\.|fact\./);
    });
  }
});
