// What everybody does, in Firefox.

import assert from "node:assert/strict";

import { click, dragMove, eventually, go, inFirefox, listed, says, SEEN, SITE, tapMove, texts } from "./firefox.mjs";

/** A short game of chess-T1; White resigns after them. */
const MOVES = ["e2e4", "e7e5", "d2d3", "d7d6", "b1c3", "b8c6"];

inFirefox("a short game by pointer, by taps and drags; a refusal tells its numbers; it is resigned and kept over a reload", async (page) => {
  await go(page, "");
  await click(page, "[data-variant=t1]");
  for (const [index, move] of MOVES.entries()) {
    await (index % 2 === 0 ? tapMove(page, move) : dragMove(page, move));
    await listed(page, index + 1);
  }
  await tapMove(page, "e4e5");
  await says(page, ".notice", /e5/);
  await click(page, "[data-action=resign]");
  await click(page, "[data-action=resign-yes]");
  await says(page, ".status", /Black wins.*resigned/);
  const played = await texts(page, ".move");
  await page.reload();
  await eventually(() => texts(page, ".move"), (moves) => String(moves) === String(played));
  await says(page, ".status", /Black wins.*resigned/);
});

inFirefox("a game by keyboard alone", async (page) => {
  await go(page, "");
  await click(page, "[data-variant=t1]");
  await page.waitForSelector("#board [data-square=e2]");
  await page.focus("#board [data-square=e2]");
  for (const key of ["Enter", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(/** @type {any} */ (key));
  await listed(page, 1);
  await page.focus("#board [data-square=e7]");
  for (const key of ["Enter", "ArrowDown", "ArrowDown", "Enter"]) await page.keyboard.press(/** @type {any} */ (key));
  await listed(page, 2);
  assert.deepEqual(await texts(page, ".move"), ["e2-e4", "e7-e5"]);
});

inFirefox("the computer answers, in a worker", async (page) => {
  await go(page, "");
  await click(page, "[data-choice=opponent] label:has(input[value=computer]), [data-choice=opponent] input[value=computer]");
  await click(page, "[data-variant=t2]");
  await tapMove(page, "b1c3");
  await listed(page, 2);
});

inFirefox("squares are drawn by dice, and the game goes on", async (page) => {
  await go(page, "#t");
  for (const [index, move] of ["b2b3", "b7b6", "c2c3", "c7c6", "g2g3", "g7g6"].entries()) {
    await tapMove(page, move);
    await listed(page, index + 1);
  }
  await click(page, "[data-action=roll]");
  await listed(page, 7);
});

inFirefox("a link brings the game", async (page) => {
  await go(page, "");
  await click(page, "[data-variant=t1]");
  await tapMove(page, "e2e4");
  await listed(page, 1);
  const link = await page.evaluate(async () => {
    const { Engine } = await import(new URL("pkg/chess_t.js", location.href).href);
    const engine = new Engine();
    for (const move of ["e2e4", "e7e5"]) engine.play(move);
    return engine.link();
  });
  await go(page, `?other#g=${link}`);
  await listed(page, 2);
});

inFirefox("the library keeps every game", async (page) => {
  await go(page, "");
  await click(page, "[data-variant=t1]");
  await tapMove(page, "e2e4");
  await listed(page, 1);
  await click(page, "[data-nav=library]");
  await eventually(() => texts(page, ".library-row"), (rows) => rows.length === 1);
  await click(page, ".library-open");
  await listed(page, 1);
});

inFirefox("a lesson's step: refused, done, the next", async (page) => {
  await go(page, "learn.html");
  await says(page, ".step-title", /Seize the castle/);
  await dragMove(page, "d6d8");
  await says(page, ".said", /only royals/);
  await dragMove(page, "e7e8");
  await page.waitForSelector(".step[data-phase=solved]");
  await click(page, "[data-tool=next]");
  await says(page, ".step-title", /More force takes/);
});

inFirefox("a puzzle, by its help", async (page) => {
  await go(page, "puzzles.html");
  for (let times = 0; times < 3; times++) await click(page, "[data-tool=help]");
  await page.waitForSelector(".step[data-phase=solved], .step[data-phase=asking]");
  await says(page, ".said", /\S/);
});

inFirefox("the rule book: a board beside its clause is played on", async (page) => {
  await go(page, "rules.html#clause=4.7");
  await tapMove(page, "b4b5", '[data-clause="4.7"]');
  await says(page, '[data-clause="4.7"] .said', /1 against 1/);
});

inFirefox("the editor: a piece is moved, the text follows, and goes back", async (page) => {
  await go(page, "edit.html");
  const text = () => page.$eval("[data-panel=text] textarea:not([readonly])", (area) => /** @type {HTMLTextAreaElement} */ (area).value);
  await page.waitForSelector("#board [data-square=e2]");
  const before = await text();
  await dragMove(page, "e2e4");
  await eventually(text, (now) => now !== before);
  await click(page, ".edit-tools [data-tool=undo]");
  await eventually(text, (now) => now === before);
});

inFirefox("the element in a frame: played on, and it tells how high it is", async (page) => {
  await go(page, "embed.html#mode=explore");
  await page.waitForSelector("chess-t >>> [data-square=e2]", SEEN);
  await tapMove(page, "e2e4", "chess-t >>>");
  await eventually(() => page.$eval("chess-t", (element) => /** @type {any} */ (element).place?.ply), (ply) => ply === 1);
});

inFirefox("the element's computer answers", async (page) => {
  await go(page, "embed.html#mode=play&level=1");
  await page.waitForSelector("chess-t >>> [data-square=e2]", SEEN);
  await eventually(() => page.$eval("chess-t", (element) => /** @type {any} */ (element).place?.ply), (ply) => ply === 0);
  await tapMove(page, "e2e4", "chess-t >>>");
  await eventually(() => page.$eval("chess-t", (element) => /** @type {any} */ (element).place?.ply), (ply) => ply === 2);
});

inFirefox("after a breakdown of the rules the game goes on", async (page) => {
  await go(page, "#t1");
  await tapMove(page, "e2e4");
  await listed(page, 1);
  await page.evaluate(async (site) => {
    const { Engine } = await import(new URL("pkg/chess_t.js", site).href);
    const { play } = Engine.prototype;
    Engine.prototype.play = function () {
      Engine.prototype.play = play;
      throw new WebAssembly.RuntimeError("unreachable");
    };
  }, SITE);
  await tapMove(page, "e7e5");
  await says(page, ".notice", /started again/);
  await tapMove(page, "e7e5");
  await listed(page, 2);
});
