// Measures the page in Chromium at a quarter of this machine's speed: what `cargo xtask bench --browser` starts, with a
// server and a browser at hand. Nothing is judged here; the figures are printed, a line each.

import { chromium } from "@playwright/test";

import { CHROMIUM_ARGS, chromiumPath } from "./chromium.mjs";
import { boards } from "./performance/boards.mjs";
import { cold } from "./performance/cold.mjs";
import { drag } from "./performance/drag.mjs";
import { longRecord } from "./performance/long-record.mjs";
import { ruleBook } from "./performance/rule-book.mjs";
import { think } from "./performance/think.mjs";

const PARTS = { cold, boards, drag, "long-record": longRecord, "rule-book": ruleBook, think };

if (!process.env.CHESS_T_URL) throw new Error("start me with `cargo xtask bench --browser`");
const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length === 0 || wanted.includes(name)) await part(browser);
  }
} finally {
  await browser.close();
}
