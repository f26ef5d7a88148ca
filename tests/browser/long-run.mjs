// Started by `cargo xtask long browser [GAMES]`, with a server and a browser at hand; the last line holds the figures.

import { chromium } from "@playwright/test";

import { CHROMIUM_ARGS, chromiumPath } from "./chromium.mjs";
import { grown, playMany } from "./many-games.mjs";

const site = process.env.CHESS_T_URL;
if (!site) throw new Error("start me with `cargo xtask long browser`");
const games = Number(process.argv[2] ?? 500);
const warm = Math.max(1, Math.min(50, Math.floor(games / 2)));

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
const page = await browser.newPage({ baseURL: site, locale: "en-US", reducedMotion: "reduce" });
/** @type {string[]} */
const problems = [];
page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
page.on("pageerror", (error) => problems.push(error.message));

await page.goto("/");
const figures = await playMany(page, games, warm, async (game, now) => {
  if (game % 50 === 0) console.log(`after ${game}: ${JSON.stringify(await now())}`);
});
await browser.close();
const { before, after } = figures;
console.log(
  `${games} games in one tab: heap ${before.heap.toFixed(1)} to ${after.heap.toFixed(1)} MB, nodes ${before.nodes} to ${after.nodes}, listeners ${before.listeners} to ${after.listeners}, workers ${after.workers}, a frame in ${after.frame.toFixed(0)} ms at the end (from game ${warm} on)`,
);
const faults = [...grown(figures).map((name) => `grown: ${name}`), ...problems];
if (faults.length > 0) throw new Error(faults.join("; "));
