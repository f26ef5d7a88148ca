// Fifty boards on one page, each with a game of its own, on one module.

import { fileURLToPath } from "node:url";

import { build } from "esbuild";

import { traceOf, workOf } from "./frames.mjs";
import { siteWithPages } from "./site.mjs";
import { median, say, slowPage } from "./stage.mjs";

const RUNS = 5;
const PAGE = "performance/boards.html";
/** @param {import("@playwright/test").Browser} browser */
export async function boards(browser) {
  const site = await siteWithPages(process.env.CHESS_T_MODULES_URL ?? process.env.CHESS_T_URL ?? "", await bundle());
  const runs = [];
  // The first only fills the server's memory.
  await once(browser, site.url);
  for (let run = 0; run < RUNS; run++) runs.push(await once(browser, site.url));
  const traced = [];
  for (let run = 0; run < RUNS; run++) traced.push(await once(browser, site.url, true));
  site.stop();
  say("boards/drawn", median(runs.map(({ drawn }) => drawn)), "ms");
  say("boards/work", median(traced.map(({ work }) => work)), "ms");
  say("boards/rules-ready", median(runs.map(({ ready }) => ready)), "ms");
  say("boards/made", median(runs.map(({ made }) => made)), "ms");
  say("boards/compilations", Math.max(...runs.map(({ compilations }) => compilations)), "times");
  say("boards/heap", median(runs.map(({ heap }) => heap)), "MB");
}

/** The page's script with the board in it, as a page for a static host is bundled. */
async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("boards-page.js", import.meta.url))],
    external: ["/pkg/*"],
    bundle: true, minify: true, write: false, format: "esm",
  });
  return new Map([["/performance/boards-page.js", outputFiles[0]?.text ?? ""]]);
}

/** A trace is a load of its own: each of the sixteen hundred pieces is written down in it. @param {boolean} [tracing] */
async function once(browser, url, tracing = false) {
  const { context, page, session } = await slowPage(browser);
  await page.addInitScript(countCompilations);
  const open = async () => {
    await page.goto(new URL(PAGE, url).href);
    await page.waitForFunction(() => globalThis.times !== undefined);
  };
  const trace = tracing ? await traceOf(session, open) : await open().then(() => []);
  const times = await page.evaluate(() => ({ ...globalThis.times, compilations: globalThis.compilations }));
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await context.close();
  return { ...times, work: workOf(trace), heap: usedSize / 1e6 };
}

/** Runs in the page. */
function countCompilations() {
  globalThis.compilations = 0;
  for (const name of ["compile", "compileStreaming", "instantiateStreaming", "instantiate"]) {
    const original = WebAssembly[name];
    WebAssembly[name] = (source, ...rest) => {
      if (!(source instanceof WebAssembly.Module)) globalThis.compilations++;
      return original(source, ...rest);
    };
  }
}
