// Makes an npm package out of what wasm-pack has made: node package.mjs FOLDER. Beside the modules in FOLDER/pkg come the files
// of npm/ and the page's worker.

import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

import { createAssets } from "./assets.mjs";
import { SETTINGS } from "./settings.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** What the page and the package have in common. */
const FROM_THE_PAGE = ["worker/think.js", "worker/answer.js", "worker/protocol.js", "think/thinker.js"];
/** What wasm-pack writes for packages of one module. */
const OF_ONE_MODULE = ["package.json", "README.md", "LICENSE-MIT", "LICENSE-APACHE"];
/** Where the modules are for the element, by the names that the bundler gives them. @type {Record<string, string>} */
const MODULES = {
  chess_t: "../pkg/chess_t",
  chess_t_bg: "../pkg/chess_t_bg",
  "search-chess_t": "../pkg/search/chess_t",
  "search-chess_t_bg": "../pkg/search/chess_t_bg",
};
const LICENCES = ["LICENSE-MIT", "LICENSE-APACHE"];

const [folder = ""] = process.argv.slice(2);
if (!folder) throw new Error("usage: node package.mjs FOLDER");

const described = readJson(join(folder, "pkg/package.json"));
cpSync(join(ROOT, "npm"), folder, { recursive: true, filter: (file) => !file.endsWith("tsconfig.json") });
for (const file of FROM_THE_PAGE) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  cpSync(join(ROOT, "www", file), join(folder, file));
}
for (const licence of LICENCES) renameSync(join(folder, "pkg", licence), join(folder, licence));
for (const module of ["pkg", "pkg/search"]) {
  for (const file of OF_ONE_MODULE) rmSync(join(folder, module, file), { force: true });
  rmSync(join(folder, module, "chess_t_bg.wasm.d.ts"));
  const types = join(folder, module, "chess_t.d.ts");
  writeFileSync(types, ownTypes(readFileSync(types, "utf8")));
}
await bundleElement(join(folder, "element"));
writeJson(join(folder, "package.json"), manifest());

/** The element <chess-t> with its styles inside; the modules are those of the package. @param {string} outdir */
async function bundleElement(outdir) {
  /** @param {string} name @param {string} extension @param {Uint8Array} bytes */
  const keep = (name, extension, bytes) => {
    const module = MODULES[name];
    if (module) return module + extension;
    mkdirSync(outdir, { recursive: true });
    writeFileSync(join(outdir, name + extension), bytes);
    return `./${name}${extension}`;
  };
  const { plugin } = createAssets({ keep, address: (file) => `new URL("${file}", import.meta.url)` });
  await build({ ...SETTINGS, entryPoints: [join(ROOT, "www/chess-t.js")], outdir, format: "esm", splitting: true, plugins: [plugin] });
  cpSync(join(ROOT, "www/element/element.d.ts"), join(outdir, "chess-t.d.ts"));
}

/** Who we are is said once, in Cargo.toml; wasm-pack has read it. What others may import is said in npm/package.json. */
function manifest() {
  const { name, version, description, license, keywords } = described;
  return { name, version, description, license, keywords, ...readJson(join(ROOT, "npm/package.json")) };
}

/**
 * The types of what people call. Those of loading the module are in npm/, and without the types of browsers, which Node.js
 * lacks.
 * @param {string} generated
 */
function ownTypes(generated) {
  const [calls = ""] = generated.split("export type InitInput");
  return calls.replace(/ *\[Symbol\.dispose\]\(\): void;\n/g, "").replace(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\nexport function start\(\): void;\n\n?/, "");
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {string} file @param {object} value */
function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
