// The player's games: from a file, listed, searched, renamed, deleted and brought back, given out; by pointer and by keyboard.

import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { load, moves, open, playMoves } from "./app-helpers.mjs";

const game = (tags, text) => `${Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`).join("")}\n${text}\n\n`;
const FILE = [
  game({ Game: "chess-T1", White: "Anna", Black: "Boris", Event: "Cup", Round: "1" }, "{Before the start.} 1. e2-e4 e7-e5 2. d2-d4 WV /resignation/"),
  game({ Game: "chess-T2", White: "Clara" }, "1. e3-e9"),
  game({ Game: "chess-T", White: "Dora", Black: "Fjodor", Date: "2026.05.01" }, "1. e3-e4 e6-e5 ½ /agreement/"),
].join("");

const library = (page) => page.locator("[data-nav=library]").click();
const rows = (page) => page.locator(".library-row:not(.library-row-damaged)");
const names = (page) => page.locator(".library-list:visible .library-names > :first-child");

/** The library with the two good games of the file. */
async function filled(page) {
  await open(page, "t1");
  await load(page, FILE);
  await page.getByRole("button", { name: "Add all 2 to the library" }).click();
  await expect(names(page)).toHaveText(["Anna — Boris", "Dora — Fjodor"]);
}

test("a file of several games: what is damaged is told with its number and reason, the others are taken in", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4"]);
  await load(page, FILE);
  await expect(page.getByRole("heading", { name: "Games from a file" })).toBeFocused();
  await expect(names(page)).toHaveText(["Anna — Boris", "Dora — Fjodor"]);
  await expect(page.locator(".library-row-damaged")).toContainText("Game 2 cannot be read");
  await expect(page.locator(".library-row-damaged")).toContainText("Move 1, White, line 12: “e3-e9”");
  await page.locator("[data-action=open]").nth(1).click();
  await expect(moves(page)).toHaveText(["e3-e4", "e6-e5"]);
  await library(page);
  await page.getByRole("button", { name: "Add all 2 to the library" }).click();
  await expect(page.locator(".library .notice")).toContainText("1 game added. 1 was here already. 1 could not be read.");
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Library" })).toBeFocused();
});

test("files are picked, dropped on the page, and pasted", async ({ page }) => {
  await open(page, "t1");
  await library(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "From a file" }).click();
  await (await chooser).setFiles({ name: "two.txt", mimeType: "text/plain", buffer: Buffer.from(FILE) });
  await expect(names(page)).toHaveText(["Anna — Boris", "Dora — Fjodor"]);
  await page.locator("[data-action=close-incoming]").click();
  await expect(page.locator(".library-count")).toContainText("There are no games here yet");

  const give = (type, text) =>
    page.evaluate(([type, text]) => {
      const data = new DataTransfer();
      if (type === "paste") data.setData("text/plain", text);
      else data.items.add(new File([text], "one.txt", { type: "text/plain" }));
      const event = type === "paste" ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }) : new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    }, [type, text]);
  await give("drop", game({ Game: "chess-T1", White: "Eva" }, "1. a2-a4 *"));
  await expect(moves(page)).toHaveText(["a2-a4"]);
  await give("paste", FILE);
  await expect(names(page)).toHaveText(["Anna — Boris", "Dora — Fjodor"]);
  await give("drop", "nonsense");
  await expect(page.locator(".library .notice")).toContainText("nonsense");
});

test("games are searched", async ({ page }) => {
  await filled(page);
  /** @type {[string, string[]][]} */
  const searches = [["dora", ["Dora — Fjodor"]], ["CUP boris", ["Anna — Boris"]], ["2026.05", ["Dora — Fjodor"]], ["chess-t1", ["Anna — Boris"]], ["½ : ½", ["Dora — Fjodor"]], ["nobody", []], ["", ["Anna — Boris", "Dora — Fjodor"]]];
  for (const [query, found] of searches) {
    await page.getByRole("searchbox", { name: /^Search/ }).fill(query);
    await expect(names(page)).toHaveText(found);
    await expect(page.locator(".library-count")).toHaveText(query ? `${found.length} game${found.length === 1 ? "" : "s"} found` : "2 games");
  }
});

test("what is found is saved to a file, which can be read again", async ({ page }) => {
  await filled(page);
  await page.getByRole("searchbox").fill("anna");
  let download = page.waitForEvent("download");
  await page.locator("[data-action=save-games]").click();
  const one = readFileSync(await (await download).path(), "utf8");
  expect(one).toContain('[White "Anna"]');
  expect(one).not.toContain("Dora");
  await page.getByRole("searchbox").fill("");
  download = page.waitForEvent("download");
  await page.locator("[data-action=save-games]").click();
  const all = readFileSync(await (await download).path(), "utf8");
  await page.locator("[data-nav=games]").click();
  await page.locator("[data-variant=t1]").click();
  await load(page, all);
  await expect(names(page)).toHaveText(["Anna — Boris", "Dora — Fjodor"]);
  await page.locator("[data-action=take-in]").click();
  await expect(page.locator(".library .notice")).toContainText("0 games added. 2 were here already.");
});

test("a game is renamed, deleted and brought back by keyboard, and the focus stays at hand", async ({ page }) => {
  await filled(page);
  await page.getByRole("button", { name: "Names and date: Anna — Boris" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "About the game" });
  await dialog.getByLabel("White").fill("Anna Karenina");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(names(page).first()).toHaveText("Anna Karenina — Boris");
  await page.getByRole("button", { name: "Delete: Anna Karenina — Boris" }).focus();
  await page.keyboard.press("Enter");
  await expect(names(page)).toHaveText(["Dora — Fjodor"]);
  await expect(page.locator("#live")).toHaveText("The game is deleted.");
  await expect(rows(page).locator("[data-action=open]")).toBeFocused();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(names(page)).toHaveText(["Anna Karenina — Boris", "Dora — Fjodor"]);
  await rows(page).first().locator("[data-action=open]").focus();
  await page.keyboard.press("Enter");
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "d2-d4"]);
  await expect(page.locator(".player-below .player-name")).toHaveText("White · Anna Karenina");
});

test("every game that is begun is there, as it stood, also after a reload", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4", "e7e5"]);
  await page.locator("[data-nav=games]").click();
  await page.locator("[data-variant=t]").click();
  await page.getByRole("dialog").getByRole("button", { name: "Start the new game" }).click();
  await playMoves(page, ["a2a4"]);
  await page.reload();
  await library(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("on the board");
  await expect(rows(page).nth(1)).toContainText("chess-T1 · 1 move");
  await rows(page).nth(1).locator("[data-action=open]").click();
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5"]);
});

test("with no more room this is said, nothing is lost meanwhile, and room can be made", async ({ page }) => {
  await filled(page);
  await page.locator("[data-nav=games]").click();
  await page.locator("[data-variant=t1]").click();
  await playMoves(page, ["e2e4"]);
  await page.evaluate(() => {
    let size = 4_000_000;
    for (let key = 0; size > 0; key += 1) {
      try {
        localStorage.setItem(`other/${key}`, "x".repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await playMoves(page, ["e7e5"]);
  await expect(page.locator(".status .notice")).toContainText("The browser has no more room for this page");
  await page.locator(".status .notice").getByRole("button", { name: "Library" }).click();
  await expect(rows(page).first()).toContainText("not saved");
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("other/")).forEach((key) => localStorage.removeItem(key)));
  await page.getByRole("button", { name: "Delete: Dora — Fjodor" }).click();
  await expect(rows(page).first()).not.toContainText("not saved");
  await page.reload();
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5"]);
});

test("the note before the first move is shown and changed", async ({ page }) => {
  await filled(page);
  await rows(page).first().locator("[data-action=open]").click();
  await expect(page.locator(".moves-start")).toHaveText("Before the start.");
  await page.locator("[data-tool=first]").click();
  await page.locator("[data-tree=note]").click();
  const dialog = page.getByRole("dialog", { name: "Note on the game" });
  await dialog.getByLabel("Note", { exact: true }).fill("Another word.");
  await dialog.locator("[data-action=save-note]").click();
  await expect(page.locator(".moves-start")).toHaveText("Another word.");
  await page.reload();
  await expect(page.locator(".moves-start")).toHaveText("Another word.");
});

test("what shows the games is loaded only when they are looked at", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "t1");
  expect(asked.filter((path) => /desk|catalogue|views\/library[.-](?!room)|library\.css/.test(path))).toEqual([]);
  await library(page);
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
  expect(asked.some((path) => path.endsWith("/app/library/desk.js"))).toBe(true);
});
