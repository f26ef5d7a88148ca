// The rules module breaks down in the middle of what one does, on every page: its panic's words are shown, a fresh instance
// carries on, and nothing is lost. The module's own panics: tests/wasm/breakdown.test.mjs.

import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { dragMove, notice, open, playMoves, tapMove } from "./app-helpers.mjs";
import { heard, openWith, problems, tapMove as tapMoveIn, whenReady } from "./element-helpers.mjs";
import { PAGES } from "./pages.mjs";

const TOLD = "The rules module broke down and is started again; everything goes on from where it was. (panicked at src/game.rs)";
const COURSE = JSON.parse(readFileSync(new URL("../../www/puzzles/t1.json", import.meta.url), "utf8")).puzzles;

test.beforeEach(async ({ page }) => {
  await page.route(/\/pkg\/(tasks\/)?chess_t\.js/, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}
      for (const name of Object.getOwnPropertyNames(Engine.prototype)) {
        const method = Engine.prototype[name];
        if (name !== "constructor" && name !== "free") Engine.prototype[name] = function (...given) {
          if (globalThis.breaksIn === name) {
            globalThis.breaksIn = null;
            throw new Error("panicked at src/game.rs");
          }
          return method.apply(this, given);
        };
      }`;
    await route.fulfill({ response, body });
  });
});

/** The next call of this name breaks down. @param {import("@playwright/test").Page} page @param {string} method */
const breakIn = (page, method) => page.evaluate((name) => void (globalThis.breaksIn = name), method);
const told = (/** @type {import("@playwright/test").Page} */ page) => expect(page.locator(".notice").filter({ visible: true })).toContainText(TOLD);

test("every page that has rules is tried here", () => {
  expect(PAGES.sort()).toEqual(["edit.html", "embed.html", "index.html", "learn.html", "puzzles.html", "rules.html"]);
});

test("the game: the move is made again", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4"]);
  await breakIn(page, "play");
  await tapMove(page, "e7", "e5");
  await expect(notice(page)).toContainText(TOLD);
  await expect(page.locator(".move")).toHaveText(["e2-e4"]);
  await playMoves(page, ["e7e5", "d2d3"]);
  await expect(page.locator(".move")).toHaveText(["e2-e4", "e7-e5", "d2-d3"]);
});

test("the editor: what was set up stands, and can be undone", async ({ page }) => {
  await page.goto("edit.html");
  const text = page.locator("[data-panel=text] textarea:not([readonly])");
  await dragMove(page, "e2", "e4");
  const before = await text.inputValue();
  await breakIn(page, "loadPosition");
  await dragMove(page, "d2", "d4");
  await told(page);
  await expect(text).toHaveValue(before);
  await dragMove(page, "d2", "d4");
  await expect(text).not.toHaveValue(before);
  await page.locator(".edit-tools [data-tool=undo]").click();
  await expect(text).toHaveValue(before);
});

for (const method of ["judge", "play", "reasons"]) {
  test(`a lesson: it breaks down in ${method}, and the step is done all the same`, async ({ page }) => {
    await page.goto("learn.html");
    await expect(page.locator(".step-title")).toHaveText("Seize the castle");
    await breakIn(page, method);
    await dragMove(page, "e7", "e8");
    await told(page);
    await expect(page.locator(".step")).toHaveAttribute("data-phase", "asking");
    await dragMove(page, "e7", "e8");
    await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
    await page.locator("[data-tool=next]").click();
    await expect(page.locator(".step-title")).toHaveText("More force takes");
  });
}

test("a small game: it breaks down as one moves, the move is made again, and the computer answers", async ({ page }) => {
  await page.goto("learn.html#step=t1/game-lone-guard");
  await expect(page.locator(".step-count")).toBeVisible();
  const said = page.locator(".said");
  await breakIn(page, "play");
  await tapMove(page, "c3", "c5");
  await told(page);
  await expect(page.locator('#board [data-square="c3"]')).toHaveAccessibleName(/White, Connet/);
  await tapMove(page, "c3", "c5");
  await expect(said).toHaveText(/^1 … .* White to move\.$/, { timeout: 20_000 });
});

test("a puzzle of two moves: it breaks down after the first, and is won", async ({ page }) => {
  const puzzle = COURSE.find(({ tasks, line }) => tasks[0] === "move wins in 2" && !/[a-z]$/.test(line));
  const [first, , last] = puzzle.line.split(" ");
  await page.goto(`puzzles.html#puzzle=${puzzle.id}`);
  await tapMove(page, first.slice(0, 2), first.slice(2, 4));
  await expect(page.locator(".said")).toContainText("Now win with the next move.");
  await breakIn(page, "judge");
  await tapMove(page, last.slice(0, 2), last.slice(2, 4));
  await told(page);
  await tapMove(page, last.slice(0, 2), last.slice(2, 4));
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
  await expect(page.locator(".puzzle-score")).toContainText("first try: 1");
});

test("the rule book: a board that was played on, and the rest of the book", async ({ page }) => {
  await page.goto("rules.html#clause=4.7");
  const clause = page.locator('[data-clause="4.7"]');
  const square = (/** @type {string} */ name) => clause.locator(`[data-square="${name}"]`);
  await square("g3").click();
  await square("e5").click();
  await expect(square("e5")).toHaveAttribute("aria-label", /White, Prince/);
  await breakIn(page, "reasons");
  await square("b5").click();
  await square("b6").click();
  await told(page);
  await expect(square("e5")).toHaveAttribute("aria-label", /White, Prince/);
  await clause.locator("[data-tool=again]").click();
  await expect(square("e5")).toHaveAttribute("aria-label", /Black, Knecht/);
});

test("the book is drawn whole though it breaks down while it is drawn", async ({ page }) => {
  await page.addInitScript(() => void (globalThis.breaksIn = "forceAt"));
  await page.goto("rules.html");
  await expect(page.locator("[data-clause]").last()).toBeAttached();
  const contents = await page.locator(".book-contents a[href*=clause]").count();
  await expect(page.locator("[data-clause]")).toHaveCount(contents);
});

test("two elements, one of which breaks down: both play on from where they stood", async ({ page }) => {
  await openWith(page, '<chess-t id="one" mode="explore"></chess-t><chess-t id="two" mode="explore" variant="t2"></chess-t>');
  for (const id of ["#one", "#two"]) await whenReady(page, id);
  await tapMoveIn(page, "e2", "e4", "#one");
  await tapMoveIn(page, "b1", "c3", "#two");
  await breakIn(page, "play");
  await tapMoveIn(page, "e7", "e5", "#one");
  for (const id of ["#one", "#two"]) await expect(problems(page, id)).toContainText(TOLD);
  await tapMoveIn(page, "e7", "e5", "#one");
  await expect(problems(page, "#one")).toBeHidden();
  expect((await heard(page, "move")).map(({ move }) => move)).toHaveLength(3);
  expect(await page.locator("#two").evaluate((/** @type {any} */ element) => element.place.ply)).toBe(1);
  expect((await heard(page, "trouble")).length).toBe(2);
});

test("an element's computer answers all the same", async ({ page }) => {
  await openWith(page, '<chess-t mode="play" level="1"></chess-t>');
  await whenReady(page);
  await breakIn(page, "earlierKeys");
  await tapMoveIn(page, "e2", "e4");
  await expect.poll(() => page.locator("chess-t").evaluate((/** @type {any} */ element) => element.place?.ply)).toBe(2);
});
