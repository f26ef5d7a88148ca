// The browser's side of thinking: its worker, its download. Loaded when there is first something to think about.

import { createThinker } from "./thinker.js";
import { compileModule } from "../core/engine-loader.js";

const MODULE = new URL("../pkg/search/chess_t_bg.wasm", import.meta.url);
const GLUE = new URL("../pkg/search/chess_t.js", import.meta.url);
const WORKER = new URL("../worker/think.js", import.meta.url);

/** Also where workers are bundled to scripts that import nothing. @type {WorkerOptions} */
const IMPORTING = { type: "module" };
const KEPT_MS = 60_000;

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

function loadModule() {
  compiled ??= compileModule(MODULE);
  // What failed once may work the next time.
  compiled.catch(() => (compiled = null));
  return compiled;
}

/** @param {import("./thinker.js").ThinkerWorld["later"]} later */
export function createBrowserThinker(later) {
  return createThinker({ loadModule, spawn, loadLocal, later });
}

/** A worker has to come from the page's own site, or from within it: where this script is another's, one of the page's own imports it. */
function spawn() {
  if (WORKER.origin === location.origin || WORKER.protocol === "blob:") return new Worker(WORKER, { type: "module" });
  const script = new Blob([`import ${JSON.stringify(WORKER.href)};`], { type: "text/javascript" });
  const address = URL.createObjectURL(script);
  const worker = new Worker(address, IMPORTING);
  // It has been taken by then, whether it can be read or not.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  return worker;
}

/** The search on the page's own thread. */
async function loadLocal() {
  /** @type {typeof import("../pkg/search/chess_t.js")} */
  const glue = await import(GLUE.href);
  const { answer } = await import("../worker/answer.js");
  await glue.default({ module_or_path: await loadModule() });
  const thinker = new glue.Thinker();
  return (/** @type {import("../worker/protocol.js").Question} */ question, /** @type {(sofar: import("../worker/protocol.js").Analysis) => void} */ onDepth) =>
    answer(thinker, question, onDepth);
}
