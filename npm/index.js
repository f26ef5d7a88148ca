// The rules of chess-T1, chess-T and chess-T2.

import { source } from "#read";

import start from "./pkg/chess_t.js";

export * from "./pkg/chess_t.js";

const MODULE = new URL("./pkg/chess_t_bg.wasm", import.meta.url);

export default async function init(module = MODULE) {
  await start({ module_or_path: source(module) });
}
