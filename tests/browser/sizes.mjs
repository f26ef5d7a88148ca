// How much a first visit loads, gzipped as a host sends it: node sizes.mjs [--record]. Compares with the bars and with what
// docs/SIZES.md says, or writes it there. `cargo xtask sizes` and `cargo xtask test dist` start it on the bundled page.

import { readFileSync, statSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { chromium } from "@playwright/test";

import { CHROMIUM_ARGS, chromiumPath } from "./chromium.mjs";
import { PAGES } from "./pages.mjs";

const RECORD = new URL("../../docs/SIZES.md", import.meta.url);
const ONE_FILE = new URL("../../dist/chess-t.html", import.meta.url);
const SITE = process.env.CHESS_T_URL ?? "";

/** What may not be exceeded, and what would be fine, in bytes. @type {Record<string, {bar: number, aim: number}>} */
const BARS = {
  "the rules": { bar: 90_000, aim: 60_000 },
  "index.html": { bar: 150_000, aim: 100_000 },
  "chess-t.html": { bar: 1_000_000, aim: 400_000 },
};
/** The modules, by a page that loads them. @type {Record<string, string>} */
const MODULES = { "index.html": "the rules", "learn.html": "the rules with tasks" };
/** A page is at rest when nothing has come for so long; on a busy machine it takes its time. */
const QUIET_MS = 2_000;
/** By so much a size may grow without being recorded. */
const TOLERANCE = 1.02;

const CONSISTS_OF = "What a first visit to each page consists of:";

/** @typedef {{kind: string, bytes: number}} Loaded */

/** What a file is to a reader of the table, by its name. @type {[string, RegExp][]} */
const KINDS = [["module", /\.wasm$/], ["scripts", /\.js$/], ["styles", /\.css$/], ["page, drawings, lessons", /./]];

const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
/** @type {Record<string, number>} */
const sizes = { "the rules": 0, "the rules with tasks": 0, "the search": 0 };
/** @type {string[]} */
const rows = [];
for (const page of PAGES) rows.push(await rowOf(page));
sizes["the search"] = await searchSize();
sizes["chess-t.html"] = statSync(ONE_FILE).size;
await browser.close();

if (process.argv.includes("--record")) {
  writeFileSync(RECORD, readFileSync(RECORD, "utf8").replace(/(<!-- figures -->\n)[\s\S]*(<!-- end -->)/, (_, start, end) => `${start}\n${figures()}\n${end}`));
} else {
  const wrong = grown();
  for (const line of wrong) console.log(line);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

/** A page's row: what it loads in Russian, whose texts are longest. @param {string} page */
async function rowOf(page) {
  const [english, russian] = [await visit(page, "en-US"), await visit(page, "ru-RU")];
  const sum = (/** @type {Loaded[]} */ loaded) => loaded.reduce((total, { bytes }) => total + bytes, 0);
  sizes[page] = sum(russian);
  const module = MODULES[page];
  if (module) sizes[module] = sum(russian.filter(({ kind }) => kind === "module"));
  const parts = KINDS.map(([kind]) => kilobytes(sum(russian.filter((file) => file.kind === kind))));
  return [page, ...parts, kilobytes(sum(russian)), kilobytes(sum(english))].join(" | ");
}

/** Everything that a first visit loads until the page is at rest. @param {string} page @param {string} locale @returns {Promise<Loaded[]>} */
async function visit(page, locale) {
  const context = await browser.newContext({ locale, serviceWorkers: "block" });
  /** @type {Promise<Loaded>[]} */
  const loaded = [];
  context.on("response", (response) => {
    if (response.url().startsWith("http")) loaded.push(response.body().then((body) => weighed(response.url(), body)));
  });
  const tab = await context.newPage();
  await tab.goto(new URL(page, SITE).href);
  for (let seen = -1; loaded.length > seen; ) {
    seen = loaded.length;
    await tab.waitForTimeout(QUIET_MS);
  }
  const all = await Promise.all(loaded);
  await context.close();
  return all;
}

/** @param {string} address @param {Buffer} body @returns {Loaded} */
function weighed(address, body) {
  const path = new URL(address).pathname;
  const [kind] = KINDS.find(([, pattern]) => pattern.test(path)) ?? ["?"];
  return { kind, bytes: path.endsWith(".png") ? body.length : gzipSync(body, { level: 9 }).length };
}

/** Loaded by those who play against the computer. */
async function searchSize() {
  const listed = await (await fetch(new URL("service-worker.js", SITE))).text();
  const [file] = /assets\/search-[^"]*\.wasm/.exec(listed) ?? [];
  if (!file) throw new Error("the search is not among the files of the page");
  return gzipSync(Buffer.from(await (await fetch(new URL(file, SITE))).arrayBuffer()), { level: 9 }).length;
}

/** What has grown since it was recorded, and what no longer meets a bar that it met. */
function grown() {
  const recorded = recordedSizes();
  return Object.entries(sizes).flatMap(([what, bytes]) => {
    const [before, bar] = [recorded[what] ?? 0, BARS[what]?.bar ?? Infinity];
    if (bytes > bar && before <= bar) return `${what}: ${kilobytes(bytes)} KB, over the bar of ${kilobytes(bar)} KB`;
    if (bytes > before * TOLERANCE) return `${what}: ${kilobytes(bytes)} KB; docs/SIZES.md says ${kilobytes(before)}: make it smaller, or record it (cargo xtask sizes)`;
    return [];
  });
}

/** The first table of docs/SIZES.md, in bytes. @returns {Record<string, number>} */
function recordedSizes() {
  const [table = ""] = readFileSync(RECORD, "utf8").split(CONSISTS_OF);
  return Object.fromEntries([...table.matchAll(/^\| ([\w. -]+?) \| ([\d.]+) \|/gm)].map(([, what = "", size]) => [what, Number(size) * 1000]));
}

function figures() {
  const kinds = KINDS.map(([kind]) => kind);
  return [
    "| what | KB | bar | aim | |", "| --- | --- | --- | --- | --- |", ...Object.entries(sizes).map(verdictRow), "",
    CONSISTS_OF, "",
    `| page | ${kinds.join(" | ")} | in all, in Russian | in English |`, `|${" --- |".repeat(kinds.length + 3)}`, ...rows.map((row) => `| ${row} |`), "",
  ].join("\n");
}

/** @param {[string, number]} size */
function verdictRow([what, bytes]) {
  const known = BARS[what];
  if (!known) return `| ${what} | ${kilobytes(bytes)} | | | |`;
  const verdict = `${bytes > known.bar ? "not met" : "met"}, aim ${bytes > known.aim ? "not reached" : "reached"}`;
  return `| ${what} | ${kilobytes(bytes)} | ${kilobytes(known.bar)} | ${kilobytes(known.aim)} | ${verdict} |`;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
