// Axe over the page that is shown.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds, in a line each. @param {import("@playwright/test").Page} page */
export async function violations(page) {
  // Run by the debugger, which the page's policy does not bind.
  await page.evaluate(AXE);
  const { violations: found } = await page.evaluate(() => globalThis["axe"].run());
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join(" | ")}`);
}
