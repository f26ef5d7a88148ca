// A record of a thousand moves: opened, walked through, played on.

import { longRecord as make } from "../../../benches/node/long-record.mjs";
import { start } from "../../../benches/node/module.mjs";
import { longestTaskOf, traceOf } from "./frames.mjs";
import { quantile, say, slowPage } from "./stage.mjs";

const STEPS = 30;

/** @param {import("@playwright/test").Browser} browser */
export async function longRecord(browser) {
  const { Engine } = await start(new URL("../../../www/pkg/chess_t.js", import.meta.url));
  const { context, page, session } = await slowPage(browser);
  await page.goto("/?variant=t1");
  await page.locator("#board .chess-board").waitFor();
  const before = await memory(session);
  await page.getByRole("button", { name: /^Record/ }).click();
  await page.locator("#load-text").fill(make(Engine));
  await page.waitForTimeout(500);
  await measure(session, "load", 1, () => page.locator("[data-action=load]").click());
  await page.locator(".move").nth(1999).waitFor();
  if (await page.getByRole("dialog").isVisible()) await page.keyboard.press("Escape");
  // Pressed from inside the page: Playwright's own looking around would be measured with it.
  const press = (tool) => () => page.locator(`[data-tool=${tool}]`).evaluate((/** @type {HTMLElement} */ button) => button.click());
  await measure(session, "step", STEPS, press("undo"));
  await measure(session, "to-start", 1, press("first"));
  await measure(session, "step-on", STEPS, press("redo"));
  await measure(session, "to-end", 1, press("last"));
  const after = await memory(session);
  say("long-record/heap", (after.JSHeapUsedSize - before.JSHeapUsedSize) / 1e6, "MB");
  say("long-record/nodes", after.Nodes - before.Nodes, "nodes");
  await context.close();
}

/** The longest task each time, the median and the longest of all times. */
async function measure(session, name, times, act) {
  const longest = [];
  for (let time = 0; time < times; time++) {
    longest.push(longestTaskOf(await traceOf(session, () => actAndRest(act))));
  }
  say(`long-record/${name}`, quantile(longest, 0.5), "ms");
  if (times > 1) say(`long-record/${name}-longest`, quantile(longest, 1), "ms");
}

async function actAndRest(act) {
  await act();
  await new Promise((rest) => setTimeout(rest, 100));
}

async function memory(session) {
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
