// The files of tests/wasm in a browser: served as they stand, with what they import of Node replaced by the modules in `node`,
// each in a worker of its own, where the page has its search and elsewhere a place that may wait for a file.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";

import { serve, typeOf } from "../../browser/server.mjs";

const ROOT = new URL("../../../", import.meta.url);
const SERVED = ["tests/", "www/", "target/breakdown/"];
const HERE = "tests/wasm/in-browser";

/** Every file of tests, by its name. */
export const FILES = readdirSync(new URL("tests/wasm/", ROOT)).filter((name) => name.endsWith(".test.mjs")).sort();

/** What the browser gets of a file. @param {string} path */
function contents(path) {
  const file = new URL(path, ROOT);
  if (statSync(file).isDirectory()) return Buffer.from(JSON.stringify(readdirSync(file)));
  if (!path.endsWith(".mjs")) return readFileSync(file);
  return Buffer.from(readFileSync(file, "utf8").replace(/ from "node:([a-z/]+)";/g, ` from "/${HERE}/node/$1.mjs";`));
}

/** A server for the tests. */
export function serveTests() {
  return serve((address) => {
    const path = new URL(address, "http://tests/").pathname.slice(1);
    const isThere = SERVED.some((folder) => path.startsWith(folder)) && existsSync(new URL(path, ROOT));
    return { status: isThere ? 200 : 404, type: typeOf(path), body: isThere ? contents(path) : Buffer.alloc(0), cache: "no-store" };
  });
}

/**
 * Runs a file's tests in a page of Playwright's or Puppeteer's.
 * @param {{goto: (url: string) => Promise<unknown>, evaluate: (work: (address: string) => any, address: string) => Promise<any>}} page
 * @param {string} server its address
 * @param {string} file below tests/wasm
 * @returns {Promise<import("./node/test.mjs").Result[]>}
 */
export async function run(page, server, file) {
  await page.goto(`${server}${HERE}/page.html`);
  return page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const worker = new Worker(address, { type: "module" });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => resolve([{ name: "the worker", problem: message ?? "was not loaded" }]);
      }),
    `/${HERE}/worker.mjs?file=/tests/wasm/${file}`,
  );
}

/** Those that failed, in words; a file without tests has failed. @param {import("./node/test.mjs").Result[]} results */
export function failures(results) {
  if (results.length === 0) return ["there were no tests"];
  return results.filter(({ problem }) => problem !== null).map(({ name, problem }) => `${name}: ${problem}`);
}
