// Many games in one tab without a reload: does anything grow? Moves are made by real input on the page's own board; games end by
// resignation and the next one is begun on the page. Started by `cargo xtask long browser [GAMES]`, with a server and a browser at
// hand; the last line holds the figures.

import { chromium } from "@playwright/test";

import { CHROMIUM_ARGS, chromiumPath } from "./chromium.mjs";

const site = process.env.CHESS_T_URL;
if (!site) throw new Error("start me with `cargo xtask long browser`");
const games = Number(process.argv[2] ?? 500);
const MB = 1024 * 1024;
/** Everything is loaded and warm by then. */
const WARM = Math.max(1, Math.min(50, Math.floor(games / 2)));
/** For whatever caches have their own bounds. */
const SLACK = { heap: 2, nodes: 100, listeners: 20 };
const MOVES = ["e2e4", "e7e5", "d2d3", "d7d6", "b1c3", "b8c6"];

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
const page = await browser.newPage({ baseURL: site, locale: "en-US", reducedMotion: "reduce" });
/** @type {string[]} */
const problems = [];
page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
page.on("pageerror", (error) => problems.push(error.message));
const session = await page.context().newCDPSession(page);

/** @param {string} name */
const square = (name) => page.locator(`#board [data-square="${name}"]`).click();

/** @param {boolean} against the computer moves second */
async function play(against) {
  await page.locator(`[data-choice=opponent] input[value=${against ? "computer" : "person"}]`).check();
  if (against) await page.locator("[data-choice=level]").fill("1");
  await page.locator("[data-variant=t1]").click();
  if (against) {
    await square("e2");
    await square("e4");
    await page.locator(".move").nth(1).waitFor();
  } else {
    for (const [index, move] of MOVES.entries()) {
      await square(move.slice(0, 2));
      await square(move.slice(2, 4));
      await page.locator(".move").nth(index).waitFor();
    }
  }
  await page.locator("[data-action=resign]").click();
  await page.locator("[data-action=resign-yes]").click();
  await page.getByRole("button", { name: "Games" }).first().click();
  await page.locator(".cards").waitFor();
}

async function figures() {
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners, documents } = await session.send("Memory.getDOMCounters");
  const started = performance.now();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return { heap: usedSize / MB, nodes, listeners: jsEventListeners, documents, workers: page.workers().length, frame: performance.now() - started };
}

await page.goto("/");
/** @type {Awaited<ReturnType<typeof figures>> | undefined} */
let warm;
for (let game = 1; game <= games; game++) {
  await play(game % 5 === 0);
  if (game === WARM) warm = await figures();
  if (game % 50 === 0) console.log(`after ${game}: ${JSON.stringify(await figures())}`);
}
const end = await figures();
if (!warm) throw new Error("no game was played");
await browser.close();
const kept = /** @type {const} */ (["heap", "nodes", "listeners"]).filter((name) => end[name] > warm[name] + SLACK[name]);
const told = `${games} games in one tab: heap ${warm.heap.toFixed(1)} to ${end.heap.toFixed(1)} MB, nodes ${warm.nodes} to ${end.nodes}, listeners ${warm.listeners} to ${end.listeners}, workers ${end.workers}, a frame in ${end.frame.toFixed(0)} ms at the end (from game ${WARM} on)`;
console.log(told);
if (kept.length > 0 || problems.length > 0 || end.workers > 1) throw new Error(`grown: ${kept.join(", ")}; ${problems.join("; ")}`);
