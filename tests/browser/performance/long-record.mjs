// A record of a thousand moves: opened, walked through, played on.

import { longRecord as make } from "../../../benches/node/long-record.mjs";
import { start } from "../../../benches/node/module.mjs";
import { framesOf } from "./frames.mjs";
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
  await measure(session, "step", STEPS, () => page.locator("[data-tool=undo]").click());
  await measure(session, "to-start", 1, () => page.locator("[data-tool=first]").click());
  await measure(session, "step-on", STEPS, () => page.locator("[data-tool=redo]").click());
  await measure(session, "to-end", 1, () => page.locator("[data-tool=last]").click());
  const after = await memory(session);
  say("long-record/heap", (after.JSHeapUsedSize - before.JSHeapUsedSize) / 1e6, "MB");
  say("long-record/nodes", after.Nodes - before.Nodes, "nodes");
  await context.close();
}

/** The work of the longest frame each time, the median and the longest of all times. */
async function measure(session, name, times, act) {
  const longest = [];
  for (let time = 0; time < times; time++) {
    longest.push(Math.max(...(await framesOf(session, () => actAndRest(act)))));
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
