// The rules with what only those ask for who learn: tasks are judged and solved, positions explained.

import { createLoader } from "./engine-loader.js";

const load = createLoader({
  glue: new URL("../pkg/tasks/chess_t.js", import.meta.url),
  module: new URL("../pkg/tasks/chess_t_bg.wasm", import.meta.url),
});

/** Another instance of them. */
export const loadRules = /** @type {() => Promise<import("../types.js").TaskRules>} */ (load);
