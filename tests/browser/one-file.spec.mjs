// The whole program in one file, opened from a disk as by a double click. Run by `cargo xtask test dist old-browser`.

import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { expect, test } from "./fixtures.mjs";
import { violations } from "./axe.mjs";
import { load, moves, notice, open, overhang, playMoves, setting, tapMove } from "./app-helpers.mjs";

const FILE = new URL("../../dist/chess-t.html", import.meta.url);
const ONE_FILE = { tag: "@onefile" };

// Whatever it asked a network for would be off its site.
test.use({ baseURL: FILE.href });

test("it is a file to send by mail", ONE_FILE, () => {
  expect(statSync(FILE).size).toBeLessThan(1_000_000);
});

test("it names nothing outside itself", ONE_FILE, () => {
  const written = readFileSync(FILE, "utf8").replace(/(<script type="application\/gzip"[^>]*>)[^<]*/g, "$1");
  expect([...written.matchAll(/(?:href|src)="(?!#|data:)[^"]*"/g)].map(String)).toEqual([]);
});

test("a game against the computer, which a reload keeps", ONE_FILE, async ({ page }) => {
  await page.goto(FILE.href);
  const worker = page.waitForEvent("worker");
  await page.locator("[data-choice=opponent] input[value=computer]").check();
  await page.locator("[data-choice=level]").fill("1");
  await page.locator("[data-variant=t1]").click();
  await tapMove(page, "e2", "e4");
  await expect(moves(page)).toHaveCount(2, { timeout: 20_000 });
  expect(page.workers(), "it thinks in a worker").toEqual([await worker]);
  const played = await moves(page).allTextContents();
  await page.reload();
  await expect(moves(page)).toHaveText(played);
});

test("hints, the library and the drawings are inside", ONE_FILE, async ({ page }) => {
  await open(page, "t", FILE.href);
  await playMoves(page, ["b2b3"]);
  await page.locator("[data-tool=hint]").click();
  await expect(page.locator(".chess-board svg, .analysis").first()).toBeVisible({ timeout: 20_000 });
  await page.locator("[data-nav=library]").click();
  await expect(page.locator(".library-row")).toHaveCount(1);
  const drawings = await page.locator("svg.icon use").evaluateAll((uses) => uses.map((use) => document.querySelector(use.getAttribute("href") ?? "")?.tagName));
  expect(drawings.length).toBeGreaterThan(5);
  expect(new Set(drawings)).toEqual(new Set(["symbol"]));
});

for (const [language, title] of [["en", "Record"], ["ru", "Запись"]]) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test.describe(`in ${language}, ${colorScheme}`, () => {
      test.use({ locale: language, colorScheme, viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

      test("axe finds nothing, nothing is wider than the screen", ONE_FILE, async ({ page }) => {
        await open(page, "t2", FILE.href);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await page.getByRole("button", { name: title }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press("Escape");
        expect(await violations(page)).toEqual([]);
        expect(await overhang(page)).toBe(0);
      });
    });
  }
}

test("the other language is there without a network", ONE_FILE, async ({ page, context }) => {
  await open(page, "t1", FILE.href);
  await context.setOffline(true);
  await setting(page, "language", "ru");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("a link is only its game, none of the reader's folders, and opens when it is pasted", ONE_FILE, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "t1", FILE.href);
  await playMoves(page, ["e2e4", "e7e5"]);
  await page.locator("[data-nav=record]").click();
  await expect(page.getByRole("dialog")).toContainText("This page is a file on your machine");
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("dialog").getByText("The link is copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^chess-t\.html#lang=en&g=1a[\w-]+$/);
  await page.keyboard.press("Escape");
  await playMoves(page, ["d2d4"]);
  await load(page, link);
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "d2-d4"]);
});

test("a link behind the file's name opens its game, and is taken out of the address", ONE_FILE, async ({ page }) => {
  await page.goto(`${FILE.href}#g=1aGSo1KBz1V`);
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "C d1-g4", "C d8-f6", "P f1-c4"]);
  expect(page.url()).toBe(FILE.href);
});

test("the editor is inside: reached by the menu, kept by a reload, and a game begins from it", ONE_FILE, async ({ page }) => {
  await page.goto(FILE.href);
  await page.locator(".menu-button").click();
  await page.locator(".menu-link", { hasText: "editor" }).click();
  await expect(page.locator("[data-then=person]")).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-then=person]")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator("[data-then=person]").click();
  await expect(page.locator("[data-tool=undo]")).toBeVisible();
  await playMoves(page, ["e2e4"]);
  await expect(moves(page)).toHaveText(["e2-e4"]);
});

test("the lessons are inside", ONE_FILE, async ({ page }) => {
  await page.goto(`${FILE.href}#page=learn`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main a:visible, main button:visible").first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("it works under any name, in any folder, and where nothing may be kept", ONE_FILE, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "chess-t-"));
  const odd = join(folder, "Игры и # другое", "моя копия (1).html");
  mkdirSync(join(odd, ".."));
  copyFileSync(FILE, odd);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  await page.goto(pathToFileURL(odd).href);
  await page.locator("[data-variant=t1]").click();
  await expect(notice(page)).toContainText("The browser keeps nothing for this page");
  await playMoves(page, ["e2e4"]);
  rmSync(folder, { recursive: true });
});

test("pages are words of the fragment: links lead from one to the other, and back again", ONE_FILE, async ({ page }) => {
  const [site, file] = [mkdtempSync(join(tmpdir(), "chess-t-")), join(mkdtempSync(join(tmpdir(), "chess-t-")), "two.html")];
  cpSync(new URL("../../www/icons/", import.meta.url), join(site, "icons"), { recursive: true });
  writeFileSync(join(site, "all.css"), "p { color: rgb(1, 2, 3) }");
  for (const [name, title] of [["index", "First"], ["edit", "Second"]]) {
    const head = `<title>${title}</title>\n<link rel="stylesheet" href="all.css">\n<script type="module" src="${name}.js"></script>\n`;
    writeFileSync(join(site, `${name}.html`), `<html lang="en"><head>\n${head}</head><body><p id="app">${title}</p></body></html>`);
    writeFileSync(join(site, `${name}.js`), `document.getElementById("app").append(" started");`);
  }
  execFileSync(process.execPath, ["xtask/js/one-file.mjs", site, file]);
  const paragraph = page.locator("#app");

  await page.goto(pathToFileURL(file).href);
  await expect(paragraph).toHaveText("First started");
  await page.evaluate(() => (location.hash = "#page=edit&position=x"));
  await expect(paragraph).toHaveText("Second started");
  await expect(page).toHaveTitle("Second");
  await expect(paragraph).toHaveCSS("color", "rgb(1, 2, 3)");
  await page.evaluate(() => (location.hash = "#page=edit&position=y"));
  await expect(paragraph, "its own fragment is its own affair").toHaveText("Second started");
  await page.evaluate(() => history.go(-2));
  await expect(paragraph).toHaveText("First started");
  await page.goto(`${pathToFileURL(file).href}#page=nowhere`);
  await expect(paragraph).toHaveText("First started");
  for (const folder of [site, join(file, "..")]) rmSync(folder, { recursive: true });
});

test.describe("damaged", () => {
  test.use({ expectedProblems: [/./] });

  test("it says so", ONE_FILE, async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), "chess-t-"));
    const damaged = join(folder, "chess-t.html");
    writeFileSync(damaged, readFileSync(FILE, "utf8").replace(/(data-part="program.js"[^>]*>.{5000}).{100}/, "$1"));
    await page.goto(pathToFileURL(damaged).href);
    await expect(page.getByRole("alert")).toContainText("The file is damaged");
    rmSync(folder, { recursive: true });
  });

  test("a browser that is too old is told", ONE_FILE, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "DecompressionStream"));
    await page.goto(FILE.href);
    await expect(page.getByRole("alert")).toContainText("needs a browser from 2023");
  });
});
