// Parts of a page that it loads later lean on what the page has by then. The bundler does not know that: it makes a file of every
// set of modules that some part and the page have in common, dozens of small ones. So every such part is said to need all that
// its pages start with; it is there, and stays in the few files in which the page has it.

import { dirname, resolve } from "node:path";

import { build } from "esbuild";

/** @typedef {import("esbuild").Metafile["inputs"]} Inputs */

const NAMESPACE = "late-part";

/**
 * @param {string[]} starts paths of the scripts that pages start with
 * @param {import("esbuild").BuildOptions} settings
 * @returns {Promise<import("esbuild").Plugin>}
 */
export async function leanOnPages(starts, settings) {
  const graph = await graphOf(starts, settings);
  return {
    name: "late parts",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ kind, path, resolveDir, namespace }) =>
        kind === "dynamic-import" && namespace === "file" && graph.has(resolve(resolveDir, path)) ? { path: resolve(resolveDir, path), namespace: NAMESPACE } : null);
      onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({ contents: contentsOf(path), resolveDir: dirname(path) }));
    },
  };

  /** @param {string} part */
  function contentsOf(part) {
    const needed = thereBefore(part, starts, graph).map((module) => `import ${JSON.stringify(module)};`);
    return [...needed, `export * from ${JSON.stringify(part)};`].join("\n");
  }
}

/** By path: what a module imports, at once and later. @typedef {Map<string, {path: string, later: boolean}[]>} Graph */

/** @param {string[]} starts @param {import("esbuild").BuildOptions} settings @returns {Promise<Graph>} */
async function graphOf(starts, settings) {
  const { metafile } = await build({ ...settings, entryPoints: starts, outdir: "unwritten", format: "esm", splitting: true, write: false, metafile: true });
  /** @param {Inputs[string]["imports"]} imports */
  const targets = (imports) => imports.filter(({ external }) => !external).map(({ path, kind }) => ({ path: resolve(path), later: kind === "dynamic-import" }));
  return new Map(Object.entries(metafile.inputs).map(([path, { imports }]) => [resolve(path), targets(imports)]));
}

/** What every page that may ask for a part starts with, but for the starting script itself. @param {string} part @param {string[]} starts @param {Graph} graph */
function thereBefore(part, starts, graph) {
  const pages = starts.filter((start) => reached(start, graph, true).has(part)).map((start) => reached(start, graph, false));
  const [first = new Set(), ...others] = pages;
  return [...first].filter((module) => module !== part && !starts.includes(module) && others.every((modules) => modules.has(module)));
}

/** @param {string} start @param {Graph} graph @param {boolean} later with what comes later */
function reached(start, graph, later) {
  const found = new Set([start]);
  // A set that grows is walked to its end.
  for (const module of found) for (const target of graph.get(module) ?? []) if (later || !target.later) found.add(target.path);
  return found;
}
