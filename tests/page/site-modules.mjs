// Which JavaScript modules the page needs before it can start: what `app/main.js` imports, directly or not.

import { readFileSync } from "node:fs";

const SITE = new URL("../../www/", import.meta.url);
/** Static imports and re-exports, also over several lines; `import(…)` is for later. */
const IMPORT = /^(?:import|export)\s(?:[^"';]*?\sfrom\s*)?["'](\.[^"']+)["']/gm;

/** Paths inside the site, in the order in which they are found. @param {string} first @returns {string[]} */
export function modulesOf(first) {
  const found = new Set([first]);
  // A set that grows is walked to its end.
  for (const path of found) {
    for (const [, target] of readFileSync(new URL(path, SITE), "utf8").matchAll(IMPORT)) {
      found.add(pathFrom(path, /** @type {string} */ (target)));
    }
  }
  return [...found];
}

/** Where an address in a module leads. @param {string} module @param {string} address */
export const pathFrom = (module, address) => new URL(address, new URL(module, SITE)).href.slice(SITE.href.length);

/** @param {string} path */
export const textOf = (path) => readFileSync(new URL(path, SITE), "utf8");
