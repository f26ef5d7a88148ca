// Fifty boards on one page, each with a game of its own, on one module.

import { modulesOf } from "../../page/site-modules.mjs";
import { traceOf, workOf } from "./frames.mjs";
import { siteWithPages } from "./site.mjs";
import { median, say, slowPage } from "./stage.mjs";

const RUNS = 5;
const PAGE = "performance/boards.html";
/** All modules of the board are asked for at once, as in the page's index.html. */
const ANNOUNCED = ["pkg/chess_t.js", ...modulesOf("board/index.js")]
  .map((path) => `<link rel="modulepreload" href="/${path}">`)
  .join("");

/** @param {import("@playwright/test").Browser} browser */
export async function boards(browser) {
  const site = await siteWithPages(process.env.CHESS_T_MODULES_URL ?? process.env.CHESS_T_URL ?? "", (text) => text.replace("<!-- announced modules -->", ANNOUNCED));
  const runs = [];
  // The first only fills the server's memory.
  await once(browser, site.url);
  for (let run = 0; run < RUNS; run++) runs.push(await once(browser, site.url));
  site.stop();
  say("boards/drawn", median(runs.map(({ drawn }) => drawn)), "ms");
  say("boards/work", median(runs.map(({ work }) => work)), "ms");
  say("boards/rules-ready", median(runs.map(({ ready }) => ready)), "ms");
  say("boards/made", median(runs.map(({ made }) => made)), "ms");
  say("boards/compilations", Math.max(...runs.map(({ compilations }) => compilations)), "times");
  say("boards/heap", median(runs.map(({ heap }) => heap)), "MB");
}

async function once(browser, url) {
  const { context, page, session } = await slowPage(browser);
  await page.addInitScript(countCompilations);
  const trace = await traceOf(session, async () => {
    await page.goto(new URL(PAGE, url).href);
    await page.waitForFunction(() => globalThis.times !== undefined);
  });
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
