// From a cold start to the board, and to the first paint of anything.

import { traceOf, workOf } from "./frames.mjs";
import { median, say, slowPage } from "./stage.mjs";

const RUNS = 5;

/** @param {import("@playwright/test").Browser} browser */
export async function cold(browser) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await once(browser));
  say("cold/first-paint", median(runs.map(({ paint }) => paint)), "ms");
  say("cold/board", median(runs.map(({ board }) => board)), "ms");
  say("cold/work", median(runs.map(({ work }) => work)), "ms");
}

async function once(browser) {
  const { context, page, session } = await slowPage(browser);
  await page.addInitScript(noteBoard);
  const trace = await traceOf(session, async () => {
    await page.goto("/?variant=t1");
    await page.waitForFunction(() => globalThis.boardShown !== undefined);
  });
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    board: globalThis.boardShown,
  }));
  await context.close();
  return { ...times, work: workOf(trace) };
}

/** Runs in the page: notes when a frame with the board in it has been painted. */
function noteBoard() {
  const look = () => {
    if (!document.querySelector(".chess-board")) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(() => (globalThis.boardShown = performance.now())));
  };
  requestAnimationFrame(look);
}
