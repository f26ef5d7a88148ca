// The package in Chromium: bundled by esbuild, by Vite, and not at all.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

import { CHROMIUM_ARGS, chromiumPath } from "../browser/chromium.mjs";
import { serve, typeOf } from "../browser/server.mjs";
import { EXAMPLES, project, promised } from "./project.mjs";

const TOOLS = fileURLToPath(new URL("../../node_modules/", import.meta.url));
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src data: blob:; script-src 'self' 'wasm-unsafe-eval'">`;
/** With an icon, so that none is asked for. */
const HEAD = `<!doctype html><title>x</title><link rel="icon" href="data:,">`;
const pageOf = (/** @type {string} */ script) => `${HEAD}${POLICY}<script type="module" src="${script}"></script>`;

/** @type {import("@playwright/test").Browser} */
let browser;
before(async () => (browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })));
after(() => browser.close());

/** What the page of a folder prints, once it has printed so many lines. @param {string} folder @param {number} lines */
async function printed(folder, lines) {
  const host = await serve((address) => {
    const file = join(folder, new URL(address, "http://host").pathname.replace(/\/$/, "/index.html"));
    const isThere = existsSync(file);
    return { status: isThere ? 200 : 404, type: typeOf(file), body: isThere ? readFileSync(file) : Buffer.alloc(0) };
  });
  const page = await browser.newPage();
  try {
    /** @type {string[]} */
    const said = [];
    const enough = new Promise((resolve) => {
      page.on("console", (message) => said.push(message.text()) >= lines && resolve(null));
      page.on("pageerror", (error) => resolve(said.push(String(error))));
      setTimeout(resolve, 20_000).unref();
    });
    await page.goto(`${host.url}`);
    await enough;
    return said;
  } finally {
    await page.close();
    host.stop();
  }
}

for (const loader of ["file", "binary"]) {
  test(`esbuild, with modules as ${loader}: the README's example and its command`, async () => {
    const { folder, run } = project(EXAMPLES);
    for (const line of (EXAMPLES["esbuild.sh"] ?? "").replaceAll("=file", `=${loader}`).trim().split("\n")) {
      const [, ...args] = line.split(" ");
      run(join(TOOLS, ".bin/esbuild"), args);
    }
    writeFileSync(join(folder, "public/index.html"), pageOf("page.js"));
    assert.equal(readdirSync(join(folder, "public")).filter((file) => file.endsWith(".wasm")).length, loader === "file" ? 2 : 0);
    assert.deepEqual(await printed(join(folder, "public"), 1), promised("esbuild.mjs"));
  });
}

for (const example of ["rules.mjs", "computer.mjs", "board.mjs"]) {
  test(`Vite: the README's ${example} as it is`, async () => {
    const { folder, run } = project({ ...EXAMPLES, "index.html": pageOf(`/${example}`) });
    run(join(TOOLS, ".bin/vite"), ["build", "--logLevel", "warn"]);
    assert.deepEqual(await printed(join(folder, "dist"), promised(example).length), promised(example));
  });

  test(`no bundler, an import map: the README's ${example} as it is`, async () => {
    const { folder } = project(EXAMPLES);
    assert.deepEqual(await printed(withoutBundler(folder, example), promised(example).length), promised(example));
  });
}

/** Browsers know nothing of a package's own names for its parts: an import map tells them. @param {string} folder @param {string} example */
function withoutBundler(folder, example) {
  const at = "/node_modules/chess-t";
  const imports = { "chess-t": `${at}/index.js`, "chess-t/thinker": `${at}/thinker.js`, "chess-t/element": `${at}/element/chess-t.js`, "#read": `${at}/platform/read.js`, "#spawn": `${at}/platform/spawn.js` };
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
  writeFileSync(join(folder, "index.html"), `${HEAD}${map}<script type="module" src="${example}"></script>`);
  return folder;
}
