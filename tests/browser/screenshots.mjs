// Takes the pictures of `cargo xtask screenshots`, which starts it with a server and a browser at hand.

import { readFileSync } from "node:fs";

import { chromium } from "@playwright/test";

import { CHROMIUM_ARGS, chromiumPath } from "./chromium.mjs";

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1400, height: 900 },
];
const LOCALES = ["en-US", "ru-RU"];
/** @type {("light" | "dark")[]} */
const SCHEMES = ["light", "dark"];

const FOLDER = "test-results/screenshots";
const README_PICTURE = "docs/images/page.png";

/** A game with captures on both sides; the pictures show it before its end. */
const RECORD = readFileSync("tests/vectors/games/nn-khasanov-2020.txt", "utf8");
const MOVES_FROM_THE_END = 24;

/** @typedef {import("@playwright/test").Page} Page */

/**
 * What is in the picture: the address, and what to do in the page that has opened.
 * @type {Record<string, {address: string, prepare?: (page: Page) => Promise<void>}>}
 */
const SCENES = {
  choose: { address: "/" },
  start: { address: "/?variant=t" },
  game: { address: "/?variant=t1", prepare: loadGame },
  reach: {
    address: "/?variant=t1",
    async prepare(page) {
      await loadGame(page);
      await takeUpConnet(page);
    },
  },
  search: { address: "/?variant=t1", prepare: askTheSearch },
  forces: {
    address: "/?variant=t1",
    async prepare(page) {
      await loadGame(page);
      await page.locator(".toolbar .button-toggle").click();
    },
  },
};

/** Everything the search tells, at once. @param {Page} page */
async function askTheSearch(page) {
  await loadGame(page);
  await page.locator("[data-tool=analysis]").click();
  await page.locator(".panel-analysis [data-action=review]").click();
  await page.locator(".review-progress").waitFor({ state: "hidden", timeout: 60_000 });
  await page.locator("[data-action=threats]").click();
  await page.locator("[data-tool=hint]").click();
  await page.locator("[data-arrow=hint][d^=M]").waitFor();
  await page.locator("[data-arrow=threat][d^=M]").waitFor();
  await page.locator(".analysis-line").nth(2).waitFor();
}

/** Loads the record as a player would, and walks back into it. The names on the buttons depend on the language. @param {Page} page */
async function loadGame(page) {
  await page.getByRole("button", { name: /^(Record|Запись)/ }).click();
  await page.locator("#load-text").fill(RECORD);
  await page.locator("[data-action=load]").click();
  await page.keyboard.press("Escape");
  const back = page.locator("[data-tool=undo]");
  for (let move = 0; move < MOVES_FROM_THE_END; move++) await back.click();
}

/** Taps White's Connet on g5, so that its reach is shown; where that is, as parts of the board's width and height. @param {Page} page */
async function takeUpConnet(page) {
  const board = await page.locator("#board").boundingBox();
  if (board) await page.mouse.click(board.x + board.width * 0.79, board.y + board.height * 0.44);
}

/**
 * @typedef {object} Look
 * @property {{width: number, height: number}} size
 * @property {string} locale
 * @property {"light" | "dark"} scheme
 * @property {string} scene
 */

/** @returns {Look[]} */
function allLooks() {
  return Object.keys(SCENES).flatMap((scene) =>
    SIZES.flatMap((size) =>
      LOCALES.flatMap((locale) => SCHEMES.map((scheme) => ({ size, locale, scheme, scene }))),
    ),
  );
}

/** @param {Look} look */
function fileOf({ size, locale, scheme, scene }) {
  return `${FOLDER}/${scene}-${size.width}-${locale.slice(0, 2)}-${scheme}.png`;
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {Look} look
 * @param {string} path
 * @param {boolean} fullPage
 */
async function take(browser, look, path, fullPage) {
  const context = await browser.newContext({
    baseURL: process.env.CHESS_T_URL,
    viewport: look.size,
    deviceScaleFactor: 2,
    locale: look.locale,
    colorScheme: look.scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${path}: ${error.message}`));
  const { address, prepare } = SCENES[look.scene];
  await page.goto(address, { waitUntil: "networkidle" });
  await prepare?.(page);
  await page.screenshot({ path, fullPage });
  await context.close();
  console.log(path);
}

if (!process.env.CHESS_T_URL) throw new Error("start me with `cargo xtask screenshots`");
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  if (process.argv.includes("--readme")) {
    /** @type {Look} */
    const look = { size: { width: 1280, height: 860 }, locale: "en-US", scheme: "light", scene: "reach" };
    await take(browser, look, README_PICTURE, false);
  } else {
    for (const look of allLooks()) await take(browser, look, fileOf(look), true);
  }
} finally {
  await browser.close();
}
