// The lessons, gone through by pointer, by keyboard, by ear; wrong answers, hints, coming back, a teacher's own file.

import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { dragMove, tap, tapMove } from "./app-helpers.mjs";
import { createReader } from "./reader.mjs";

const COURSE = JSON.parse(readFileSync(new URL("../../www/lessons/t1.json", import.meta.url), "utf8"));

/** A step that is a small game. */
const isGame = (/** @type {{tasks: {level?: number}[]}} */ step) => step.tasks.some(({ level }) => level !== undefined);

/** @param {import("@playwright/test").Page} page @param {string} [step] */
async function open(page, step) {
  await page.goto(step ? `learn.html#step=${step}` : "learn.html");
  await expect(page.locator("#board [role=grid]")).toBeVisible();
}
const phase = (/** @type {import("@playwright/test").Page} */ page) => expect(page.locator(".step")).toHaveAttribute("data-phase", /./).then(() => page.locator(".step").getAttribute("data-phase"));
const said = (/** @type {import("@playwright/test").Page} */ page) => page.locator(".said");
const tool = (/** @type {import("@playwright/test").Page} */ page, /** @type {string} */ name) => page.locator(`[data-tool=${name}]`);
const menu = (/** @type {import("@playwright/test").Page} */ page) => page.locator(".learn-menu").evaluate((/** @type {HTMLDetailsElement} */ menu) => (menu.open = true));

test("a first step by pointer: refused, wrong, again, right; what is done is kept over a reload", { tag: "@core" }, async ({ page }) => {
  await open(page);
  await expect(page.locator(".step-title")).toHaveText("Seize the castle");
  await dragMove(page, "d6", "d8");
  await expect(said(page)).toHaveText("d8: only royals may enter a castle.");
  expect(await phase(page)).toBe("asking");
  await dragMove(page, "e7", "e6");
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "failed");
  await tool(page, "again").click();
  await dragMove(page, "e7", "e8");
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
  await expect(said(page)).toContainText("it is seized");
  await tool(page, "next").click();
  await expect(page.locator(".step-title")).toHaveText("More force takes");
  await page.reload();
  await expect(page.locator(".step-title")).toHaveText("More force takes");
  await expect(page.locator(".contents-step").first()).toContainText("done with help");
  await page.goto("learn.html");
  await expect(page.locator(".step-title")).toHaveText("More force takes");
});

test("a whole lesson by keyboard, told to those who listen", async ({ page }) => {
  const reader = await createReader(page);
  await open(page, "t1/knecht");
  await page.locator("#board .chess-board").focus();
  // The grid's own keys: Home and the arrows walk, Enter marks.
  for (const square of ["a3", "b2", "b4", "c3"]) {
    await page.locator(`#board [data-square="${square}"]`).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".answer-picked")).toContainText(square);
  }
  await reader.tabTo("button", /^Answer$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => reader.announced()).not.toBe("");
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
  // The way on has the focus.
  expect((await reader.focused()).name).toBe("Next task");
  await page.keyboard.press("Enter");
  await expect(page.locator(".step-count")).toHaveText("Task 2 of 2");
});

test("a move is typed where one learns, and the board tells of itself; nothing else is looked at", async ({ page }) => {
  const reader = await createReader(page);
  await open(page, "t1/more-force");
  await page.locator("#board .chess-board").focus();
  await reader.press("p");
  await expect.poll(() => reader.announced()).toMatch(/^White: King g1; Connet e3; Knecht b4\. Black: King e5/);
  await reader.press("t");
  expect((await reader.focused()).name).toBe("Type a move");
  await reader.type("b4:b5");
  await reader.press("Enter");
  await expect.poll(() => reader.announced()).toBe("b5: 1 against 2 — no superiority.");
  await reader.press("Control+a");
  await reader.type("C e3:e5");
  await reader.press("Enter");
  await expect.poll(() => reader.announced()).toMatch(/^On e5 it was 3 : 1½: superiority for White\./);
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
});

test("squares too many and too few are told, with the reason", async ({ page }) => {
  await open(page, "t1/knecht");
  for (const square of ["b4", "a3", "c3", "b5"]) await tap(page, square);
  await page.getByRole("button", { name: "Answer" }).click();
  await expect(said(page)).toContainText("b3–b5: out of this piece's reach.");
  await expect(said(page)).toContainText("two only forward, within its own territory");
  await expect(said(page)).toContainText("One square is still missing.");
});

test("two hints, then the answer is played with its reason", async ({ page }) => {
  await open(page, "t1/support");
  await tool(page, "help").click();
  await expect(page.locator(".step-hint")).toHaveCount(1);
  await expect(tool(page, "help")).toHaveText("Another hint");
  await tool(page, "help").click();
  await expect(page.locator(".step-hint")).toHaveCount(2);
  await expect(tool(page, "help")).toHaveText("Show the answer");
  await tool(page, "help").click();
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
  await expect(said(page)).toContainText("superiority");
});

test("a wrong move is answered on the board and in words", async ({ page }) => {
  await open(page, "t1/defence");
  await tapMove(page, "g1", "h1");
  await expect(said(page)).toContainText("The answer is: Black: Connet from d6 takes Ritter on d4.");
  await expect(page.locator('#board [data-square="d4"]')).toHaveAccessibleName(/Black, Connet/);
});

test("forces are counted, a reason is chosen", async ({ page }) => {
  await open(page, "t1/idle-force");
  const forces = page.locator(".answer-force");
  await forces.first().fill("1");
  await forces.last().fill("1.5");
  await page.getByRole("button", { name: "Answer" }).click();
  await expect(said(page)).toContainText("the square");
  // What was written can be mended where it stands.
  await expect(forces.last()).toHaveValue("1.5");
  await forces.first().fill("2");
  await forces.last().fill("1 1/2");
  await page.getByRole("button", { name: "Answer" }).click();
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
  await open(page, "t1/equality");
  await page.getByLabel("No superiority in force").check();
  await page.getByRole("button", { name: "Answer" }).click();
  await expect(said(page)).toContainText("equal, no superiority");
});

test("a file too large for lessons or progress is refused unread, and the lesson stays", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    File.prototype.text = () => Promise.reject(new Error("it was read"));
  });
  for (const input of [page.locator(".learn-footer input").first(), page.locator(".learn-footer input").last()]) {
    await input.setInputFiles({ name: "large.json", mimeType: "application/json", buffer: Buffer.alloc(4_000_001, " ") });
    await expect(page.locator(".notice")).toContainText("The file is too large.");
    await page.locator(".notice").getByRole("button", { name: "Close" }).click();
  }
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "asking");
});

test("after the last step a game comes first, the other course second; the list shows where one is", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  const last = COURSE.blocks.at(-1).steps.at(-1);
  await open(page, `t1/${last.id}`);
  await expect(page.locator(".contents-step[aria-current]")).toBeInViewport();
  await winByHelp(page, () => tool(page, "help").click());
  await expect(page.locator(".step-tools .button-main")).toHaveText("Try it in a game");
  await expect(tool(page, "next")).toHaveText("The other course");
  await page.locator(".step-tools .button-main").click();
  await expect(page.locator("#board .chess-board")).toBeVisible();
});

/** Help after help, until the small game is won. @param {import("@playwright/test").Page} page @param {() => Promise<void>} press */
async function winByHelp(page, press) {
  await expect(async () => {
    if ((await page.locator(".step").getAttribute("data-phase")) === "asking") await press();
    await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved", { timeout: 300 });
  }).toPass({ timeout: 60_000, intervals: [0] });
}

test("a small game by pointer: the computer answers, a move is taken back, and the game is won", async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, "t1/game-lone-guard");
  await expect(page.locator(".step-count")).toHaveText("A game against the computer, level 1.");
  await dragMove(page, "d2", "d8");
  await expect(said(page)).toContainText("d8");
  await expect(tool(page, "takeback")).toHaveCount(0);
  await tapMove(page, "c3", "c5");
  await expect(said(page)).toHaveText(/^1 … .* White to move\.$/, { timeout: 20_000 });
  await tool(page, "takeback").click();
  await expect(page.locator('#board [data-square="c3"]')).toHaveAccessibleName(/White, Connet/);
  await expect(said(page)).toHaveText("White to move.");
  await winByHelp(page, () => tool(page, "help").click());
  await expect(said(page)).toContainText("The guard is gone");
  await tool(page, "next").click();
  await page.reload();
  await expect(page.locator(".contents-step", { hasText: "The lone guard" })).toContainText("done with help");
});

test("a small game by keyboard, told to those who listen", async ({ page }) => {
  test.setTimeout(90_000);
  const reader = await createReader(page);
  await open(page, "t1/game-king-and-knechts");
  await page.locator("#board .chess-board").focus();
  await reader.press("t");
  await reader.type("C d1-g4");
  await reader.press("Enter");
  await expect.poll(() => reader.announced(), { timeout: 20_000 }).toMatch(/^Black: /);
  await reader.tabTo("button", /^A hint$/);
  await winByHelp(page, async () => {
    await tool(page, "help").focus();
    await page.keyboard.press("Enter");
  });
  // The hints were told by the page, the end is told by the board.
  await expect(page.locator("#board [role=status]")).toHaveText(/^White wins\. .* Your first win!/);
  expect((await reader.focused()).name).toBe("Next step");
});

test("a small game of a teacher's that is lost: it says so, and goes on from the move taken back", async ({ page }) => {
  test.setTimeout(60_000);
  await open(page);
  await menu(page);
  const lone = COURSE.blocks[2].steps.find(isGame);
  const task = { ...lone.tasks[0], position: "3k4/8/8/8/8/c7/8/2K4I w - - 0 20", level: 12, moves: 9 };
  const own = { ...COURSE, id: "mine", blocks: [{ ...COURSE.blocks[0], steps: [{ ...lone, tasks: [task] }] }] };
  await page.locator(".learn-footer input").first().setInputFiles({ name: "own.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(own)) });
  await expect(page.locator(".step-count")).toContainText("9 moves left.");
  await tapMove(page, "h1", "h2");
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "failed", { timeout: 20_000 });
  await expect(said(page)).toContainText("Black wins. The King is taken. While you attacked");
  await tool(page, "takeback").click();
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "asking");
  await tapMove(page, "c1", "d1");
  await expect(page.locator(".step-count")).toContainText("8 moves left.");
});

for (const locale of ["en-US", "ru-RU"]) {
  test.describe(locale, () => {
    test.use({ locale, contextOptions: { reducedMotion: "reduce" } });

    for (const name of ["t1", "t"]) {
      test(`the whole course ${name}: every task is done by the answer that its help shows`, async ({ page }) => {
        test.setTimeout(240_000);
        const course = JSON.parse(readFileSync(new URL(`../../www/lessons/${name}.json`, import.meta.url), "utf8"));
        await open(page, `${name}/${course.blocks[0].steps[0].id}`);
        const steps = course.blocks.flatMap((block) => block.steps);
        const done = steps.filter((step) => !isGame(step)).length;
        for (const step of steps) {
          await expect(page.locator(".step-title")).toHaveText(step.title[locale.slice(0, 2)]);
          if (isGame(step)) {
            // What is played elsewhere is passed by.
            await expect(page.locator(".step-count")).not.toBeEmpty();
            await tool(page, "next").click();
            continue;
          }
          for (let index = 0; index < step.tasks.length; index++) {
            // A longer win is shown move by move.
            await expect(async () => {
              if ((await page.locator(".step").getAttribute("data-phase")) === "asking") await tool(page, "help").click();
              await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved", { timeout: 100 });
            }).toPass({ timeout: 20_000, intervals: [0] });
            expect(await said(page).textContent()).not.toMatch(/\{|undefined|verdict\.|fact\./);
            if (await tool(page, "next").count()) await tool(page, "next").click();
          }
        }
        await expect(page.locator(`[data-course="${name}"] .contents-sum`)).toHaveText(new RegExp(`^${done} (of|из) ${steps.length}$`));
      });
    }
  });
}

test("a teacher's own course is opened from a file; what is wrong with one is told with its place", async ({ page }) => {
  await open(page);
  await menu(page);
  const give = (/** @type {object} */ course) =>
    page.locator(".learn-footer input").first().setInputFiles({ name: "own.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(course)) });
  const own = { ...COURSE, id: "mine", title: { en: "My own course", ru: "Мой курс" }, blocks: [{ ...COURSE.blocks[0], steps: [COURSE.blocks[0].steps[1]] }] };
  await give({ ...own, blocks: [{ ...own.blocks[0], steps: [{ ...own.blocks[0].steps[0], tasks: [{ ...own.blocks[0].steps[0].tasks[0], task: "move wins blockade" }] }] }] });
  const dialog = page.locator("dialog[data-kind=lesson-problems]");
  await expect(dialog).toContainText("tasks/0");
  await page.keyboard.press("Escape");
  await give(own);
  await expect(page.locator(".step-place")).toContainText("My own course");
  await tapMove(page, "e3", "e5");
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
});

test("a link brings a course of the site, and no other", async ({ page }) => {
  const own = { ...COURSE, id: "linked", title: { en: "Linked", ru: "По ссылке" }, blocks: [{ ...COURSE.blocks[0], steps: [COURSE.blocks[0].steps[1]] }] };
  await page.route("**/my/course.json", (route) => route.fulfill({ json: own }));
  await page.goto("learn.html#lesson=my/course.json");
  await expect(page.locator(".step-place")).toContainText("Linked");
  await page.goto("learn.html#lesson=https://example.org/course.json");
  await expect(page.locator("dialog[data-kind=lesson-problems]")).toContainText("only files of this site");
});

test("progress goes to another machine as a file", async ({ page, browser }) => {
  await open(page);
  await tapMove(page, "e7", "e8");
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
  await menu(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save progress as a file" }).click();
  const file = await (await coming).path();
  await page.getByRole("button", { name: "Forget all progress" }).click();
  await page.getByRole("button", { name: "Forget it" }).click();
  await expect(page.locator('[data-course="t1"] .contents-sum')).toHaveText(/^0 of/);
  await page.locator(".learn-footer input").last().setInputFiles(file);
  await expect(page.locator('[data-course="t1"] .contents-sum')).toHaveText(/^1 of/);
  expect(browser.isConnected()).toBe(true);
});

test("a course prints as a worksheet: every board, and the answers at the end", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", String(document.querySelectorAll(".sheet .chess-board").length));
  });
  await open(page);
  await menu(page);
  await page.getByRole("button", { name: "Print as a worksheet" }).click();
  const tasks = COURSE.blocks.flatMap((block) => block.steps).flatMap((step) => step.tasks);
  await expect(page.locator("html")).toHaveAttribute("data-printed", String(tasks.length));
  await expect(page.locator(".sheet-answers li")).toHaveCount(tasks.length);
  await expect(page.locator(".sheet-answers li").first()).toHaveText("e7d8, e7e8, e7f8");
  // Painted on the screen for a box as wide as on paper: a wider board would cover the text beside it.
  const width = () => page.locator(".sheet-board").first().evaluate((board) => board.getBoundingClientRect().width);
  const painted = await width();
  await page.emulateMedia({ media: "print" });
  expect(await width()).toBeCloseTo(painted, 0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".sheet")).toHaveCount(0);
});

test("on a phone by finger", async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: "ru-RU" });
  const page = await context.newPage();
  await open(page, "t1/more-force");
  for (const square of ["e3", "e5"]) {
    const cell = page.locator(`#board [data-square="${square}"]`);
    await cell.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const box = await cell.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  }
  await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
  await expect(said(page)).toBeInViewport();
  // The whole board fits above the line that refuses.
  await open(page, "t1/seize-castle");
  for (const square of ["d6", "d8"]) await page.locator(`#board [data-square="${square}"]`).tap();
  await expect(said(page)).toHaveText(/\S/);
  await expect(said(page)).toBeInViewport();
  await context.close();
});
