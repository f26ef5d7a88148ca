// Bundles the pages for a static host: node bundle.mjs FROM TO. Every script becomes a few files instead of a hundred, the
// styles of a page one, all with their content's hash in the name. `cargo xtask dist` starts it.

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";

import { build } from "esbuild";

import { createAssets } from "./assets.mjs";
import { leanOnPages } from "./late-parts.mjs";
import { readPage, rewritePage } from "./page.mjs";
import { serviceWorker } from "./service-worker.mjs";
import { SETTINGS } from "./settings.mjs";
import { styleOf } from "./styles.mjs";

/** Where scripts, styles and modules go; a host may keep what is in it for ever. */
const ASSETS = "assets";
/** Beside the pages: it serves what is below it. */
const SERVICE_WORKER = "service-worker.js";
/** What other sites load, by this name for ever. */
const ELEMENT = "chess-t.js";

const [from = "", to = ""] = process.argv.slice(2);
if (!to) throw new Error("usage: node bundle.mjs FROM TO");

const settings = { ...SETTINGS, outdir: join(to, ASSETS), entryNames: "[name]-[hash]", chunkNames: "[name]-[hash]" };

mkdirSync(join(to, ASSETS), { recursive: true });
const files = filesIn(from);
const assets = createAssets({ keep, address: (name) => `new URL("./${name}", import.meta.url)` });
const pages = files.filter((file) => extname(file) === ".html");
const htmlOf = (/** @type {string} */ page) => readFileSync(join(from, page), "utf8");
const scriptOf = await bundleScripts([...pages.map((page) => readPage(htmlOf(page)).script), ELEMENT]);
for (const page of pages) await bundlePage(page);
for (const file of files.filter((file) => !isBundled(file) && !isFetched(file))) {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  copyFileSync(join(from, file), join(to, file));
}
writeFileSync(join(to, ELEMENT), `export * from "./${scriptOf(ELEMENT).file}";\n`);
writeFileSync(join(to, SERVICE_WORKER), serviceWorker(to, filesIn(to)));

/** A page with all that it names. @param {string} page */
async function bundlePage(page) {
  const rewritten = await rewritePage(htmlOf(page), {
    script: scriptOf,
    serviceWorker: SERVICE_WORKER,
    styles: async (sheets) => `${ASSETS}/${keep(basename(page, ".html"), ".css", await styleOf(from, sheets))}`,
    asset: async (address) => `${ASSETS}/${await assets.add(join(from, address))}`,
  });
  writeFileSync(join(to, page), rewritten);
}

/** The scripts of all pages at once: what several of them import is in files that they share, what one imports later stays apart. @param {string[]} addresses */
async function bundleScripts(addresses) {
  const lateParts = await leanOnPages(addresses.map((address) => resolve(from, address)), SETTINGS);
  const { metafile } = await build({
    ...settings,
    // Every page's script is `main.js` in a folder of its own.
    entryPoints: addresses.map((address) => ({ in: join(from, address), out: address === ELEMENT ? basename(ELEMENT, ".js") : basename(dirname(address)) })),
    format: "esm",
    splitting: true,
    plugins: [lateParts, assets.plugin],
    metafile: true,
  });
  const { outputs } = metafile;
  return (/** @type {string} */ address) => {
    const [file] = Object.entries(outputs).find(([, { entryPoint }]) => resolve(entryPoint ?? "") === resolve(from, address)) ?? fail(`nothing came of ${address}`);
    return { file: inside(file), first: [...importedAtOnce(outputs, file)].map(inside) };
  };
}

/** What a bundled script needs before it can start, directly or not. @param {import("esbuild").Metafile["outputs"]} outputs @param {string} file */
function importedAtOnce(outputs, file) {
  const first = new Set([file]);
  // A set that grows is walked to its end.
  for (const path of first) {
    for (const { kind, path: target } of outputs[path]?.imports ?? []) if (kind === "import-statement") first.add(target);
  }
  first.delete(file);
  return first;
}

/** Puts a file among the assets, with its content's hash in the name. @param {string} name @param {string} extension @param {Uint8Array} bytes */
function keep(name, extension, bytes) {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const file = `${name}-${hash}${extension}`;
  writeFileSync(join(to, ASSETS, file), bytes);
  return file;
}

/** A path inside the page, as it stands in addresses. @param {string} file */
function inside(file) {
  return relative(to, file).replaceAll("\\", "/");
}

/** What goes through the bundler; everything else is copied. @param {string} file */
function isBundled(file) {
  return [".html", ".js", ".css", ".wasm"].includes(extname(file));
}

/** Data that scripts fetch is among the assets; drawings that pages name keep their own addresses too. @param {string} file */
function isFetched(file) {
  return extname(file) === ".json" && assets.has(join(from, file));
}

/** All files below a folder. @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => statSync(join(folder, file)).isFile());
}

/** @param {string} message @returns {never} */
function fail(message) {
  throw new Error(message);
}
