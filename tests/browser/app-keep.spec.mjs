// Nothing is lost: reload, another game, unreadable storage, bad addresses, text that is no game.

import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { load, moves, notice, open, openPosition, playMoves, prompt } from "./app-helpers.mjs";

const RECORD = readFileSync(new URL("../vectors/games/nn-khasanov-2020.txt", import.meta.url), "utf8");

test("each game can be chosen, the last one is marked", async ({ page }) => {
  for (const [variant, name] of [["t1", "chess-T1"], ["t", "chess-T"], ["t2", "chess-T2"]]) {
    await open(page, variant);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.getByRole("button", { name: "Games", exact: true }).click();
    await expect(page.locator(".card-last [data-variant]")).toHaveAttribute("data-variant", variant);
    await page.reload();
    await page.getByRole("button", { name: "Games", exact: true }).click();
  }
});

test("an unfinished game reopens exactly as it stood", { tag: "@core" }, async ({ page }) => {
  await open(page, "t");
  await playMoves(page, ["a2a4", "b7b6", "a4a5", "c7c6", "c2c3", "g7g6"]);
  await prompt(page, "squares").getByText("Thrown at a real board").click();
  await prompt(page, "squares").getByRole("radio", { name: "i4" }).check();
  await prompt(page, "squares").getByRole("radio", { name: "b5" }).check();
  await prompt(page, "squares").getByRole("button", { name: "Set the stars" }).click();
  await playMoves(page, ["d2d3", "d7d6"]);
  await page.locator("[data-tool=undo]").click();
  await page.getByRole("button", { name: "Flip the board" }).click();
  const list = await moves(page).allTextContents();
  await page.reload();
  await expect(moves(page)).toHaveText(list);
  await expect(page.locator(".move-here")).toHaveText("d2-d3");
  await expect(page.locator(".player-below .player-name")).toHaveText("Black");
  await page.locator("[data-tool=redo]").click();
  await expect(page.locator(".move-here")).toHaveText("d7-d6");
});

test("an unfinished game is asked about, its record can be taken, and it can be brought back", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4"]);
  await page.getByRole("button", { name: "Games", exact: true }).click();
  await page.locator("[data-variant=t]").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("A game is not finished");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download the record" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain("1. e2-e4");
  await dialog.getByRole("button", { name: "Keep playing" }).click();
  await expect(moves(page)).toHaveText(["e2-e4"]);
  await page.getByRole("button", { name: "Games", exact: true }).click();
  await page.locator("[data-variant=t]").click();
  await dialog.getByRole("button", { name: "Start the new game" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("chess-T");
  await notice(page).getByRole("button", { name: "Bring it back" }).click();
  await expect(moves(page)).toHaveText(["e2-e4"]);
});

test("unreadable storage is said, a copy can be taken, and a new game begins", async ({ page }) => {
  await page.goto("/");
  // It reads its storage once, and would heed what is written before that.
  await expect(page.locator("[data-variant=t1]")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("chess-t/game", "{broken"));
  await page.reload();
  await expect(page.locator(".chooser .notice")).toContainText("The game kept in the browser could not be read.");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the copy" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toBe("{broken");
  await page.locator("[data-variant=t1]").click();
  await playMoves(page, ["e2e4"]);
  await page.locator("[data-nav=library]").click();
  const damaged = page.locator(".library-row-damaged");
  await expect(damaged).toContainText("Damaged record");
  const saved = page.waitForEvent("download");
  await damaged.getByRole("button", { name: "Save the text" }).click();
  expect(readFileSync(await (await saved).path(), "utf8")).toBe("{broken");
});

test("nonsense in every place of the storage: the page opens, and all of it can be used", async ({ page }) => {
  await page.goto("/");
  // It reads its storage once, and would heed what is written before that.
  await expect(page.locator("[data-variant=t1]")).toBeVisible();
  await page.evaluate(() => {
    const keep = (name, value) => localStorage.setItem(`chess-t/${name}`, JSON.stringify({ version: 1, value }));
    keep("shelf", [{ variant: "xiangqi", record: "1. e9", when: 5 }, null, 7]);
    keep("settings", { lastGame: "xiangqi", language: "constructor", theme: 3 });
    keep("last", { a: 1 });
    keep("games/x", [{}]);
    keep("matches/x", 7);
    keep("game", { variant: "t1", record: '[Game "chess-T1"]\n\n1. e2-e4', line: ["e2e4"], at: -3.5, ending: "oops" });
  });
  await page.reload();
  await page.locator("[data-nav=games]").click();
  await page.locator("[data-nav=rules]").click();
  await expect(page.getByRole("dialog")).toContainText("The rules in brief");
  await page.keyboard.press("Escape");
  await page.locator(".chooser-continue button").click();
  await expect(moves(page)).toHaveText(["e2-e4"]);
});

test("a browser without storage is told once and played on", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await open(page, "t1");
  await expect(notice(page)).toContainText("The browser keeps nothing for this page");
  await notice(page).getByRole("button", { name: "Close" }).click();
  await playMoves(page, ["e2e4", "e7e5"]);
  await expect(notice(page)).toBeHidden();
});

test("the tab is killed: another one has the game with all its moves", async ({ page, context }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4", "e7e5"]);
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent("crash");
  // It cannot answer any more.
  session.send("Page.crash").catch(() => {});
  await gone;
  const again = await context.newPage();
  await again.goto("/");
  await again.locator(".chooser-continue button").or(again.locator(".move").first()).first().waitFor();
  if (await again.locator(".chooser-continue button").isVisible()) await again.locator(".chooser-continue button").click();
  await expect(moves(again)).toHaveText(["e2-e4", "e7-e5"]);
  await playMoves(again, ["d2d3"]);
});

test("the address chooses a game", async ({ page }) => {
  await page.goto("/?variant=t2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("chess-T2");
  await page.goto("/#t");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("chess-T");
});

test("a bad address says so and loses nothing", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4"]);
  await page.goto("/?variant=xiangqi");
  await expect(notice(page)).toContainText("The address asks for a game “xiangqi”. There are t1, t and t2.");
  await expect(moves(page)).toHaveText(["e2-e4"]);
});

test("an address with another game asks before the unfinished one gives way", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4"]);
  await page.goto("/?variant=t");
  await page.getByRole("dialog").getByRole("button", { name: "Keep playing" }).click();
  await expect(moves(page)).toHaveText(["e2-e4"]);
});

for (const { what, text, wanted } of [
  {
    what: "an illegal move",
    text: '[Game "chess-T1"]\n\n1. e2-e4 e7-e5\n2. e4:e5',
    wanted: ["Move 2, White, line 4", "e4:e5", "e5: 1 against 1"],
  },
  { what: "no move", text: '[Game "chess-T1"]\n\n1. e2-e4 zzz', wanted: ["Move 1, Black", "zzz"] },
  {
    what: "a bad position",
    text: "8/8/8/8/8/8/8/X7 w",
    wanted: ["This is no position of the game.", "rank 1: “X” is no piece"],
  },
  {
    what: "several faults at once",
    text: "KK6/8/8/8/8/8/8/3I4 w - - 0 1",
    wanted: ["White: more than one King (a8, b8)", "a non-royal piece in a castle, Knecht (d1)"],
  },
  { what: "nothing", text: "   ", wanted: ["The box is empty."] },
]) {
  test(`the load box refuses ${what}, says why, and keeps text and game`, async ({ page }) => {
    await open(page, "t1");
    await playMoves(page, ["e2e4"]);
    await load(page, text, "t1");
    const problem = page.locator(".load-problem");
    for (const part of wanted) await expect(problem).toContainText(part);
    await expect(page.locator("#load-text")).toHaveValue(text);
    await page.keyboard.press("Escape");
    await expect(moves(page)).toHaveText(["e2-e4"]);
  });
}

test("a record is loaded, copied and downloaded", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "t1");
  await load(page, RECORD);
  await expect(moves(page)).toHaveCount(54);
  await expect(page.locator(".turn-words")).toHaveText("Black wins.");
  await page.getByRole("button", { name: "Record" }).click();
  await page.getByRole("button", { name: "Copy the record" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("27. c2-c4 P d3-c2+)");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).click();
  expect((await download).suggestedFilename()).toMatch(/^chess-t1-\d{4}-\d\d-\d\d\.txt$/);
});

test("a position is copied and loaded again", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const position = "4k4/9/9/9/7P1/9/9/4K4 w b4b5 P 0 20";
  await openPosition(page, "t", position);
  await page.getByRole("button", { name: "Record" }).click();
  await page.getByRole("button", { name: "Copy the position" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(position);
});
