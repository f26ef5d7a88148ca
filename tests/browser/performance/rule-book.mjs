// The rule book opened cold on a phone: until its text is painted, and until all of it is there.

import { longestTaskOf, traceOf, workOf } from "./frames.mjs";
import { median, say, slowPage } from "./stage.mjs";

const RUNS = 5;
const PHONE = { width: 360, height: 740 };

/** @param {import("@playwright/test").Browser} browser */
export async function ruleBook(browser) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await once(browser));
  for (const name of ["text", "text-work", "work", "longest"]) say(`rule-book/${name}`, median(runs.map((run) => run[name])), "ms");
}

async function once(browser) {
  const { text, work: textWork } = await visit(browser, () => globalThis.textShown !== undefined);
  const { work, longest } = await visit(browser, () => document.querySelector('[data-clause="9.3"] .diagram') !== null);
  return { text, "text-work": textWork, work, longest };
}

/** A first visit, traced until something is there. @param {import("@playwright/test").Browser} browser @param {() => boolean} isThere runs in the page */
async function visit(browser, isThere) {
  const { context, page, session } = await slowPage(browser, PHONE);
  await page.addInitScript(noteText);
  const trace = await traceOf(session, async () => {
    await page.goto("rules.html");
    // Looking is work too.
    await page.waitForFunction(isThere, undefined, { polling: 100 });
  });
  const text = await page.evaluate(() => globalThis.textShown);
  await context.close();
  return { text, work: workOf(trace), longest: longestTaskOf(trace) };
}

/** Runs in the page: notes when a frame with the book's first lines in it has been painted. */
function noteText() {
  const look = () => {
    if (!document.querySelector(".book-front p")) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.textShown = performance.now())));
  };
  requestAnimationFrame(look);
}
