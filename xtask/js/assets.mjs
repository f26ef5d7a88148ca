// Files that scripts name by `new URL("…", import.meta.url)`: workers, modules and their glue. They are put beside the bundles,
// and the names in the scripts follow.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";

import { build } from "esbuild";

const ADDRESS = /new URL\("([^"]+)", import\.meta\.url\)/g;
/** What wasm-bindgen made. */
const GENERATED = /[\\/]pkg[\\/]/;

/** @param {{folder: string, settings: import("esbuild").BuildOptions}} options */
export function createAssets({ folder, settings }) {
  /** Name in the folder by the file it was made of. @type {Map<string, Promise<string>>} */
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
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const name = `${nameOf(path)}-${hash}${extname(path)}`;
    writeFileSync(join(folder, name), bytes);
    return name;
  }

  /** A worker or the glue of a module: a script of its own, whole in one file. @param {string} path */
  async function script(path) {
    const { outputFiles } = await build({
      ...settings,
      entryPoints: [path],
      format: "esm",
      write: false,
      plugins: GENERATED.test(path) ? [] : [plugin],
    });
    return outputFiles[0]?.contents ?? new Uint8Array();
  }

  /** @type {import("esbuild").Plugin} */
  const plugin = {
    name: "assets",
    setup({ onLoad }) {
      onLoad({ filter: /\.js$/ }, async ({ path }) => {
        if (GENERATED.test(path)) return null;
        const contents = readFileSync(path, "utf8");
        const names = await Promise.all([...contents.matchAll(ADDRESS)].map(([, address = ""]) => add(join(dirname(path), address))));
        return { contents: contents.replace(ADDRESS, () => `new URL("./${names.shift()}", import.meta.url)`) };
      });
    },
  };

  return { add, plugin };
}

/** Two modules bear the same name in folders of their own. @param {string} path */
function nameOf(path) {
  const name = basename(path, extname(path));
  const folder = basename(dirname(path));
  return folder === "search" ? `${folder}-${name}` : name;
}
