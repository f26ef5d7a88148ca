// Bundles the page for a static host: node bundle.mjs FROM TO. Every script becomes a few files instead of a hundred, every
// style sheet one, all with their content's hash in the name. `cargo xtask dist` starts it.

import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";

import { build } from "esbuild";

import { createAssets } from "./assets.mjs";
import { rewritePage } from "./page.mjs";
import { serviceWorker } from "./service-worker.mjs";
import { SETTINGS } from "./settings.mjs";
import { styleOf } from "./styles.mjs";

/** Where scripts, styles and modules go; a host may keep what is in it for ever. */
const ASSETS = "assets";
/** Beside the pages: it serves what is below it. */
const SERVICE_WORKER = "service-worker.js";

const [from = "", to = ""] = process.argv.slice(2);
if (!to) throw new Error("usage: node bundle.mjs FROM TO");

const settings = { ...SETTINGS, outdir: join(to, ASSETS), entryNames: "[name]-[hash]", chunkNames: "[name]-[hash]" };

mkdirSync(join(to, ASSETS), { recursive: true });
const files = filesIn(from);
const assets = createAssets({ keep, address: (name) => `new URL("./${name}", import.meta.url)` });
const pages = files.filter((file) => extname(file) === ".html");
for (const page of pages) await bundlePage(page);
for (const file of files.filter((file) => !isBundled(file))) {
  mkdirSync(dirname(join(to, file)), { recursive: true });
  copyFileSync(join(from, file), join(to, file));
}
writeFileSync(join(to, SERVICE_WORKER), serviceWorker(to, filesIn(to)));

/** A page with all that it names. @param {string} page */
async function bundlePage(page) {
  const html = readFileSync(join(from, page), "utf8");
  const rewritten = await rewritePage(html, {
    script: bundleScript,
    serviceWorker: SERVICE_WORKER,
    styles: async (sheets) => `${ASSETS}/${keep(basename(page, ".html"), ".css", await styleOf(from, sheets))}`,
    asset: async (address) => `${ASSETS}/${await assets.add(join(from, address))}`,
  });
  writeFileSync(join(to, page), rewritten);
}

/** A script with its imports; what it imports later stays apart. @param {string} address */
async function bundleScript(address) {
  const entry = { entryPoints: [join(from, address)], format: /** @type {const} */ ("esm"), splitting: true, plugins: [assets.plugin] };
  const { metafile } = await build({ ...settings, ...entry, metafile: true });
  const [file, output] = Object.entries(metafile.outputs).find(([, output]) => resolve(output.entryPoint ?? "") === resolve(from, address)) ?? fail(`nothing came of ${address}`);
  const first = output.imports.filter(({ kind }) => kind === "import-statement");
  return { file: inside(file), first: first.map(({ path }) => inside(path)) };
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

/** All files below a folder. @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => statSync(join(folder, file)).isFile());
}

/** @param {string} message @returns {never} */
function fail(message) {
  throw new Error(message);
}
