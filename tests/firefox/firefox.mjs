// A stock Firefox, driven by WebDriver BiDi, and what the tests do in it: like a player, with real input. What a page logs, throws
// or asks of another site fails its test, as in tests/browser/fixtures.mjs.

import assert from "node:assert/strict";
import { test } from "node:test";

import puppeteer from "puppeteer-core";

export const SITE = process.env.CHESS_T_URL ?? "http://127.0.0.1:4173/";
const FIREFOX = process.env.CHESS_T_FIREFOX ?? "firefox-esr";
const WAIT_MS = 30_000;
/** What is not asked from anybody. */
const OWN = ["data:", "blob:", "about:", "file:"];

/** @typedef {import("puppeteer-core").Page} Page */

/** @type {import("puppeteer-core").Browser} */
let browser;
test.before(async () => {
  browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX, headless: true, extraPrefsFirefox: { "intl.accept_languages": "en-US" } });
});
test.after(() => browser?.close());

/**
 * A test with a page of its own, in a profile of its own.
 * @param {string} name @param {(page: Page) => Promise<void>} work @param {string} [site] where the page is and stays
 */
export function inFirefox(name, work, site = SITE) {
  test(name, { timeout: 120_000 }, async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    await page.setViewport({ width: 1280, height: 800 });
    /** @type {string[]} */
    const problems = [];
    page.on("console", (message) => message.type() === "error" && problems.push(`console: ${message.text()}`));
    page.on("pageerror", (error) => problems.push(`thrown: ${error instanceof Error ? error.message : error}`));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (!OWN.includes(url.protocol) && url.origin !== new URL(site).origin) problems.push(`request off the site: ${url}`);
    });
    await page.evaluateOnNewDocument(() => {
      document.addEventListener("securitypolicyviolation", (event) => console.error(`content security policy: ${event.violatedDirective} blocked ${event.blockedURI}`));
    });
    try {
      await work(page);
      assert.deepEqual(problems, [], "the page ran without errors and stayed on its site");
    } finally {
      await context.close();
    }
  });
}

/** How a thing is waited for that may come into an element's shadow: looked for in every frame, not only when the document changes. */
export const SEEN = { visible: true };

/** @param {Page} page @param {string} address below the site */
export const go = (page, address) => page.goto(new URL(address, SITE).href, { waitUntil: "load" });

/** Waits until a page's own word on something is this. @template T @param {() => Promise<T>} ask @param {(answer: T) => boolean} isRight */
export async function eventually(ask, isRight) {
  const end = Date.now() + WAIT_MS;
  let answer = await ask();
  while (!isRight(answer)) {
    assert.ok(Date.now() < end, `still ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await ask();
  }
}

/** The middle of something, seen whole. `>>>` goes into an element's shadow. @param {Page} page @param {string} selector */
async function middle(page, selector) {
  const handle = await page.waitForSelector(selector, SEEN);
  await handle?.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await handle?.boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {Page} page @param {string} selector */
export async function click(page, selector) {
  const { x, y } = await middle(page, selector);
  await page.mouse.click(x, y);
}

/** @param {string} name @param {string} [board] */
const square = (name, board = "#board") => `${board} [data-square="${name}"]`;

/** By two taps. @param {Page} page @param {string} move `e2e4` @param {string} [board] */
export async function tapMove(page, move, board) {
  await click(page, square(move.slice(0, 2), board));
  await click(page, square(move.slice(2, 4), board));
}

/** @param {Page} page @param {string} move @param {string} [board] */
export async function dragMove(page, move, board) {
  const from = await middle(page, square(move.slice(0, 2), board));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const to = await middle(page, square(move.slice(2, 4), board));
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

/** @param {Page} page @param {string} selector */
export const texts = (page, selector) => page.$$eval(selector, (elements) => elements.map((element) => element.textContent ?? ""));

/** @param {Page} page @param {string} selector @param {RegExp} text */
export const says = (page, selector, text) => eventually(() => texts(page, selector), (all) => all.some((each) => text.test(each)));

/** @param {Page} page @param {number} n how many moves are listed */
export const listed = (page, n) => eventually(() => texts(page, ".move"), (moves) => moves.length === n);
