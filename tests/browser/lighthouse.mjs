// Lighthouse over every page of a served site, on its mobile profile: what `cargo xtask test lighthouse` starts. Accessibility,
// best practices and SEO have to be perfect; performance depends on the machine and is only told.

import * as chromeLauncher from "chrome-launcher";
import lighthouse from "lighthouse";

import { CHROMIUM_ARGS, chromiumPath } from "./chromium.mjs";
import { PAGES } from "./pages.mjs";

const PERFECT = ["accessibility", "best-practices", "seo"];

const site = process.env.CHESS_T_URL;
if (!site) throw new Error("start me with `cargo xtask test lighthouse`");
const chrome = await chromeLauncher.launch({ chromePath: chromiumPath(), chromeFlags: ["--headless=new", ...CHROMIUM_ARGS] });
try {
  for (const page of PAGES) await audit(new URL(page, site).href, page);
} finally {
  chrome.kill();
}

/** @param {string} address @param {string} page */
async function audit(address, page) {
  const result = await lighthouse(address, { port: chrome.port, logLevel: "error" });
  if (!result) throw new Error(`no answer about ${page}`);
  const { categories, audits } = result.lhr;
  const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? 0) * 100);
  console.log(`${page}: ${[...PERFECT, "performance"].map((id) => `${id} ${score(id)}`).join(", ")}`);
  for (const id of PERFECT.filter((id) => score(id) < 100)) {
    process.exitCode = 1;
    const failed = categories[id]?.auditRefs.map((ref) => audits[ref.id]).filter((audit) => audit && audit.score !== null && audit.score < 1);
    for (const audit of failed ?? []) console.log(`  ${id}: ${audit?.title} ${JSON.stringify(audit?.details ?? "")}`);
  }
}
