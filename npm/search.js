// The search: looks for the best move, on the thread that asks.

import { source } from "#read";

import start from "./pkg/search/chess_t.js";

export * from "./pkg/search/chess_t.js";

const MODULE = new URL("./pkg/search/chess_t_bg.wasm", import.meta.url);

export default async function init(module = MODULE) {
  await start({ module_or_path: source(module) });
}
