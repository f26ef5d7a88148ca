// The search module as the page's worker has it, started in Node.

import { readFileSync } from "node:fs";

import * as module from "../../www/pkg/search/chess_t.js";

const bytes = readFileSync(new URL("../../www/pkg/search/chess_t_bg.wasm", import.meta.url));
export const { memory } = module.initSync({ module: bytes });

export const { Thinker, levels } = module;
