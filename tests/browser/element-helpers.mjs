// Pages of other people with <chess-t> in them: written by the tests, served as if they lay beside the script.

import { readFileSync } from "node:fs";

import { boxOf } from "./app-helpers.mjs";
import { expect } from "./fixtures.mjs";

export const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; frame-src 'self'; img-src data:";
const SCRIPT = '<script type="module" src="chess-t.js"></script>';

/** The names of all events that the element reports. */
const EVENTS = ["ready", "beforemove", "move", "refused", "place", "end", "wrong", "solved", "trouble"].map((name) => `chess-t-${name}`);

/** A page that is written down beside the tests. @param {string} name */
export const written = (name) => readFileSync(new URL(`./embedding/${name}`, import.meta.url), "utf8");

/** Opens a whole page, whatever is in it; what its elements report is kept in the page. */
export async function openHtml(page, html) {
  await page.addInitScript((events) => {
    globalThis.heard = [];
    for (const name of events) document.addEventListener(name, ({ type, detail }) => globalThis.heard.push({ type, ...detail }));
  }, EVENTS);
  await page.route("**/host.html", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
  await page.goto("/host.html");
}

/** Opens a page around some elements, with a policy of its own. */
export async function openWith(page, body, { policy = STRICT, language = "en", head = "" } = {}) {
  await openHtml(
    page,
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>host</title>
    <meta http-equiv="Content-Security-Policy" content="${policy}">${head}${SCRIPT}</head><body><h1>host</h1>${body}</body></html>`,
  );
}

/** What the elements have reported, of one kind or all. */
export async function heard(page, kind) {
  const all = await page.evaluate(() => globalThis.heard);
  return kind ? all.filter(({ type }) => type === `chess-t-${kind}`) : all;
}

/** Waits until an element shows what its attributes say. */
export async function whenReady(page, selector = "chess-t") {
  await page.waitForFunction((name) => customElements.get("chess-t") && document.querySelector(name), selector);
  return page.locator(selector).evaluate((element) => element.ready);
}

export const said = (page, selector = "chess-t") => page.locator(`${selector} .said`);
export const problems = (page, selector = "chess-t") => page.locator(`${selector} .problems`);
export const square = (page, name, selector = "chess-t") => page.locator(`${selector} [data-square="${name}"]`);

/** By taps, as at any board. */
export async function tapMove(page, from, to, selector = "chess-t") {
  for (const name of [from, to]) {
    await square(page, name, selector).scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(square(page, name, selector));
    await page.mouse.click(x + width / 2, y + height / 2);
  }
}

export async function position(page, selector = "chess-t") {
  return page.locator(selector).evaluate((element) => element.place?.position);
}

export const expectPly = (page, ply, selector = "chess-t") => expect.poll(() => page.locator(selector).evaluate((element) => element.place?.ply)).toBe(ply);
