// <chess-t> in pages of other people: what it shows, what it lets be done, what it reports.

import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { expectPly, heard, openHtml, openWith, position, problems, said, square, tapMove, whenReady, written } from "./element-helpers.mjs";

const START = "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w - Pp 0 1";
const EXPLORE = '<chess-t mode="explore"></chess-t>';

test("a page written by hand: a diagram, a game, a board to try moves on, a frame", { tag: "@core" }, async ({ page }) => {
  await openHtml(page, written("three.html"));
  for (const id of ["diagram", "game", "explore"]) expect(await whenReady(page, `#${id}`), id).toBe(true);
  expect(page.workers(), "nobody thinks").toHaveLength(0);

  await expect(page.locator("#diagram").getByRole("img")).toHaveAccessibleName(/Ver Knecht g7\. .* Circles: g7, g8\. Arrows: g7–g8\.$/);
  await expect(page.locator("#diagram").getByRole("button")).toHaveCount(0);

  await expect(said(page, "#game")).toHaveText("2. d2-d4. Black to move.");
  await page.locator("#game").getByRole("button", { name: "Redo: one move on" }).click();
  await expect(said(page, "#game")).toHaveText("2 … d7-d5. White to move.");
  await page.locator("#game").getByRole("button", { name: "To the start" }).click();
  await expectPly(page, 0, "#game");

  await tapMove(page, "e3", "e4", "#explore");
  await expect(said(page, "#explore")).toHaveText("1. e3-e4. Black to move.");

  const frame = page.frameLocator("#frame");
  await expect(frame.getByRole("gridcell", { name: /^e2, White, Knecht/ })).toBeVisible();
});

test("the three lines of the README are a page with a game against the computer", { tag: "@core" }, async ({ page }) => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const [, lines = ""] = /```html\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(lines.trim().split("\n")).toHaveLength(3);
  await openHtml(page, lines);
  expect(await whenReady(page)).toBe(true);
  await tapMove(page, "e2", "e4");
  await expectPly(page, 2);
});

test("a move is announced, may be prevented, is made, and told", async ({ page }) => {
  await openWith(page, EXPLORE);
  await whenReady(page);
  await tapMove(page, "e2", "e4");
  await expectPly(page, 1);
  expect((await heard(page)).map(({ type }) => type)).toEqual(["chess-t-place", "chess-t-ready", "chess-t-beforemove", "chess-t-place", "chess-t-move"]);
  const after = "rspckpsr/iiiiiiii/8/8/4I3/8/IIII1III/RSPCKPSR b - Pp 1 1";
  expect(await heard(page, "move")).toEqual([
    { type: "chess-t-move", from: "e2", to: "e4", text: "e2e4", notation: "e2-e4", color: "white", by: "person", ply: 1, position: after },
  ]);

  await page.evaluate(() => document.addEventListener("chess-t-beforemove", (event) => event.preventDefault()));
  await tapMove(page, "e7", "e5");
  await expect.poll(async () => (await heard(page, "beforemove")).length).toBe(2);
  expect(await position(page)).toBe(after);
  await expect(square(page, "e7")).toHaveAccessibleName(/Knecht/);
});

test("a refused move says why, in the language of the page", async ({ page }) => {
  await openWith(page, '<chess-t mode="explore" position="1i1k4/1V1Vi3/4V3/i7/I5i1/6vI/5KI1/8 w - - 0 20"></chess-t>', { language: "ru" });
  await whenReady(page);
  await tapMove(page, "a4", "a5");
  await expect(said(page)).toHaveText(/^a5: .*нет перевеса/);
  expect((await heard(page, "refused")).map(({ code }) => code)).toEqual(["no-superiority"]);
});

test("a script moves, walks, reads; properties are attributes", async ({ page }) => {
  await openWith(page, EXPLORE);
  await whenReady(page);
  const told = await page.locator("chess-t").evaluate(async (found) => {
    const element = /** @type {import("../../www/element/element.d.ts").ChessTElement} */ (found);
    const made = [element.move("e2-e4"), element.move("e7e5"), element.move("Кр e1-e8"), element.back(), element.back(), element.back(), element.forward()];
    const { place, moves, record } = element;
    element.variant = "t2";
    element.force = "";
    return { made, place, moves, record, ready: await element.ready, attributes: [element.getAttribute("variant"), element.getAttribute("force")], now: element.place?.position };
  });
  expect(told.made).toEqual([true, true, false, true, true, false, true]);
  expect(told.place?.ply).toBe(1);
  expect(told.moves).toContain("e7e5");
  expect(told.record).toContain("1. e2-e4 e7-e5");
  expect(told).toMatchObject({ ready: true, attributes: ["t2", ""] });
  expect(told.now).toContain("rs1pkp1sr");
});

test("the looks change without a new game", async ({ page }) => {
  await openWith(page, EXPLORE);
  await whenReady(page);
  await tapMove(page, "e2", "e4");
  await page.locator("chess-t").evaluate((element) => Object.assign(element, { orientation: "black", highlight: "e4", lang: "ru" }));
  await expect(said(page)).toHaveText("1. e2-e4. Ход чёрных.");
  const [high, low] = await Promise.all(["a1", "a8"].map((name) => square(page, name).boundingBox()));
  expect(high?.y).toBeLessThan(low?.y ?? 0);
  await expectPly(page, 1);
});

test("what a piece becomes is asked below the board", async ({ page }) => {
  await openWith(page, '<chess-t mode="explore" position="4k3/6V1/8/8/PPP5/8/8/4K3 w - - 0 20"></chess-t>');
  await whenReady(page);
  await tapMove(page, "g7", "g8");
  await page.locator("chess-t [data-prompt=promotion]").getByRole("button", { name: "Connet" }).click();
  await expect(square(page, "g8")).toHaveAccessibleName(/White, Connet/);
});

test("the squares are drawn by dice, or entered", async ({ page }) => {
  await openWith(page, '<chess-t variant="t" mode="explore" game="1. b2-b3 b7-b6 2. c2-c3 c7-c6 3. g2-g3 g7-g6"></chess-t>');
  await whenReady(page);
  await expect(said(page)).toContainText("Now the inaccessible squares are drawn.");
  expect(await page.locator("chess-t").evaluate((element) => /** @type {any} */ (element).drawSquares("a4", "i5"))).toBe(true);
  await expect(page.getByText("White's inaccessible square: a4. Black's: i5.").last()).toBeVisible();
  await page.getByRole("button", { name: "Undo: one move back" }).click();
  await page.getByRole("button", { name: "Roll the dice" }).click();
  await expect(page.getByRole("button", { name: "Play on" })).toBeVisible();
});

test("the board is played by keyboard", async ({ page }) => {
  await openWith(page, EXPLORE);
  await whenReady(page);
  await page.keyboard.press("Tab");
  await expect(page.locator("chess-t [data-square]:focus")).toHaveCount(1);
  await square(page, "e2").focus();
  for (const key of ["Enter", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await expectPly(page, 1);
  await page.keyboard.press("s");
  await expect(page.locator("chess-t [role=status]")).toContainText("e4: White, Knecht.");
});

test("the computer plays the other side, in one worker made when it has to think", async ({ page }) => {
  await openWith(page, '<chess-t mode="play" level="1"></chess-t><chess-t></chess-t>');
  await whenReady(page, "chess-t:first-of-type");
  expect(page.workers()).toHaveLength(0);
  await tapMove(page, "e2", "e4", "chess-t:first-of-type");
  await expectPly(page, 2, "chess-t:first-of-type");
  expect(page.workers()).toHaveLength(1);
  expect((await heard(page, "move")).map(({ by }) => by)).toEqual(["person", "computer"]);
  await page.locator("chess-t").first().evaluate((element) => element.remove());
  await expect.poll(() => page.workers().length).toBe(0);
});

test("the computer begins where the person has Black, whose side is below", async ({ page }) => {
  await openWith(page, '<chess-t mode="play" level="1" side="black"></chess-t>');
  await whenReady(page);
  await expectPly(page, 1);
  const [high, low] = await Promise.all(["a1", "a8"].map((name) => square(page, name).boundingBox()));
  expect(high?.y).toBeLessThan(low?.y ?? 0);
});

test("a puzzle: what is not the solution goes back, what is, is answered, to the end", async ({ page }) => {
  await openWith(page, '<chess-t mode="puzzle" solution="1. e2-e4 (1. d2-d4 d7-d5 2. c2-c3) e7-e5 2. b2-b3"></chess-t>');
  await whenReady(page);
  await tapMove(page, "a2", "a3");
  await expect(said(page)).toHaveText("a2–a3 is not the solution. Try another move.");
  await expectPly(page, 0);
  await tapMove(page, "d2", "d4");
  await expectPly(page, 2);
  await tapMove(page, "c2", "c3");
  await expect(said(page)).toHaveText("Solved!");
  expect((await heard(page)).map(({ type }) => type).filter((type) => /wrong|solved/.test(type))).toEqual(["chess-t-wrong", "chess-t-solved"]);
});

test("a puzzle's solution may be moves in a row; one that cannot be read is told", async ({ page }) => {
  await openWith(page, '<chess-t id="row" mode="puzzle" solution="e2e4, e7-e5 b2b3"></chess-t><chess-t id="bad" mode="puzzle" solution="e2-e9"></chess-t>');
  await whenReady(page, "#bad");
  await expect(problems(page, "#bad")).toHaveText(/^solution: /);
  await whenReady(page, "#row");
  await tapMove(page, "e2", "e4", "#row");
  await expectPly(page, 2, "#row");
});

test.describe("games", () => {
  test.use({ expectedProblems: [/404/] });

  test("come from an address or a link, or it is told why not", async ({ page }) => {
    await page.route("**/game.txt", (route) => route.fulfill({ contentType: "text/plain", body: '[Game "chess-T"]\n\n1. e3-e4 *\n' }));
    await page.route("**/none.txt", (route) => route.fulfill({ status: 404, body: "" }));
    await openWith(page, `
    <chess-t id="address" game="game.txt"></chess-t>
    <chess-t id="link" game="https://example.org/#view=black&amp;ply=3&amp;g=1aGSo1KBz1V"></chess-t>
    <chess-t id="none" game="./none.txt"></chess-t>
    <chess-t id="broken" game="1. e2-e9"></chess-t>`);
    expect(await whenReady(page, "#address")).toBe(true);
    expect(await position(page, "#address")).toContain("r2pkp2r");
    expect(await whenReady(page, "#link")).toBe(true);
    await expectPly(page, 3, "#link");
    expect(await whenReady(page, "#none")).toBe(false);
    await expect(problems(page, "#none")).toHaveText("game: the record could not be fetched (HTTP 404).");
    expect(await whenReady(page, "#broken")).toBe(false);
    await expect(problems(page, "#broken")).toContainText("e2-e9");
  });
});

test("an element in a shadow tree, in its language, and one that is moved keep their game", async ({ page }) => {
  await openWith(page, '<div id="host" lang="ru"></div><div id="other"></div>');
  await page.locator("#host").evaluate((host) => {
    host.attachShadow({ mode: "open" }).innerHTML = '<chess-t mode="explore"></chess-t>';
  });
  await expect(said(page)).toHaveText("Ход белых.");
  await tapMove(page, "e2", "e4");
  await page.locator("chess-t").evaluate((element) => document.querySelector("#other")?.append(element));
  await expectPly(page, 1);
  await page.locator("chess-t").evaluate(async (element) => {
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.querySelector("#other")?.append(element);
  });
  await expectPly(page, 1);
  await expect(square(page, "e4")).toHaveAccessibleName(/Knecht/);
  expect(await position(page)).not.toBe(START);
});
