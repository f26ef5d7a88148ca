// Files that scripts name by `new URL("…", import.meta.url)`: workers, modules and their glue. They are kept beside the bundles,
// and the addresses in the scripts follow. Style sheets that a script reads are put into it.

import { readFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";

import { build } from "esbuild";

import { SETTINGS } from "./settings.mjs";

const ADDRESS = /new URL\("([^"]+)", import\.meta\.url\)/g;
const SHEET = /readText\(new URL\("([^"]+\.css)", import\.meta\.url\)\)/g;
/** What wasm-bindgen made: it is imported. Every other script is a worker's. */
const GENERATED = /[\\/]pkg[\\/]/;
/** A page from a disk may have workers that are no modules; bundled they need not be. */
const MODULE_WORKER = /(new Worker\(\w+), \{ type: "module" \}\)/g;
/** In `pkg`, beside the module that most pages load. */
const MODULE_FOLDERS = ["search", "tasks"];
const AS_IMPORTED = { format: /** @type {const} */ ("esm") };
const AS_WORKER = { format: /** @type {const} */ ("iife"), define: { "import.meta.url": "location.href" } };

/**
 * @typedef {object} Place
 * @property {(name: string, extension: string, bytes: Uint8Array) => string} keep Keeps a file; answers the name it has there.
 * @property {(name: string) => string} address The address of what is kept under a name, as an expression in a script.
 */

/** @param {Place} place */
export function createAssets({ keep, address }) {
  /** Name there by the file it was made of. @type {Map<string, Promise<string>>} */
  const made = new Map();

  /** Puts a file there once; answers its name. @param {string} file @returns {Promise<string>} */
  function add(file) {
    const path = resolve(file);
    let name = made.get(path);
    if (!name) made.set(path, (name = make(path)));
    return name;
  }

  /** @param {string} path */
  async function make(path) {
    const bytes = extname(path) === ".js" ? await script(path) : readFileSync(path);
    return keep(nameOf(path), extname(path), bytes);
  }

  /** A worker or the glue of a module: a script of its own, whole in one file. @param {string} path */
  async function script(path) {
    const kind = GENERATED.test(path) ? AS_IMPORTED : AS_WORKER;
    const { outputFiles } = await build({ ...SETTINGS, ...kind, entryPoints: [path], write: false });
    return outputFiles[0]?.contents ?? new Uint8Array();
  }

  /** @type {import("esbuild").Plugin} */
  const plugin = {
    name: "assets",
    setup({ onLoad }) {
      onLoad({ filter: /\.js$/ }, async ({ path }) => {
        if (GENERATED.test(path)) return null;
        const contents = await withSheets(readFileSync(path, "utf8"), dirname(path));
        const names = await Promise.all([...contents.matchAll(ADDRESS)].map(([, file = ""]) => add(join(dirname(path), file))));
        return { contents: contents.replace(ADDRESS, () => address(names.shift() ?? "")).replace(MODULE_WORKER, "$1)") };
      });
    },
  };

  /** Is this file kept already, under another name? @param {string} file */
  const has = (file) => made.has(resolve(file));

  return { add, has, plugin };
}

/** @param {string} contents @param {string} folder that of the script */
async function withSheets(contents, folder) {
  const files = [...contents.matchAll(SHEET)].map(([, file = ""]) => join(folder, file));
  const texts = await Promise.all(files.map(async (file) => (await build({ ...SETTINGS, entryPoints: [file], write: false })).outputFiles[0]?.text ?? ""));
  return contents.replace(SHEET, () => JSON.stringify(texts.shift()?.trim()));
}

/** Modules, lessons and puzzles bear the same names in folders of their own. @param {string} path */
function nameOf(path) {
  const name = basename(path, extname(path));
  const folder = basename(dirname(path));
  return MODULE_FOLDERS.includes(folder) || extname(path) === ".json" ? `${folder}-${name}` : name;
}
