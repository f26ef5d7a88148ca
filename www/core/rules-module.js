// The rules, as every page that plays has them: in `pkg/`. Where all pages are in one file, they have the module of `pkg/tasks/`
// in its place (xtask/js/one-file.mjs).

import { createLoader } from "./engine-loader.js";

/** Another instance of them. */
export const loadRules = createLoader({
  glue: new URL("../pkg/chess_t.js", import.meta.url),
  module: new URL("../pkg/chess_t_bg.wasm", import.meta.url),
});
