// A module made for the web, started in Node.js.

import { readFileSync } from "node:fs";

/** @param {URL} script The module's JavaScript; the module lies beside it. */
export async function start(script) {
  const module = await import(script.href);
  const bytes = readFileSync(new URL(script.href.replace(/\.js$/, "_bg.wasm")));
  module.initSync({ module: bytes });
  return module;
}
