// The search in a worker of its own: questions are asked and answered without holding up whoever asks.

import { source } from "#read";
import { spawn as spawnHere } from "#spawn";

import { createThinker as createAsker } from "./think/thinker.js";
import init, { Thinker } from "./search.js";
import { answer } from "./worker/answer.js";

/** @typedef {import("./thinker.js").Analysis} Analysis */
/** @typedef {import("./thinker.js").ModuleSource} ModuleSource */

const MODULE = new URL("./pkg/search/chess_t_bg.wasm", import.meta.url);
const NO_KEYS = new BigUint64Array();

/** @type {typeof import("./thinker.js").createThinker} */
export function createThinker({ module = MODULE, spawn = spawnHere } = {}) {
  /** @type {WebAssembly.Module | null} */
  let compiled = null;
  /** @type {Worker | null} */
  let worker = null;
  let isClosed = false;
  const loadModule = async () => (compiled ??= await compile(module));
  const hire = () => (worker = /** @type {Worker} */ (spawn()));
  const asker = createAsker({ loadModule, spawn: hire, loadLocal, later });

  /** Where there can be no worker. @type {Parameters<typeof createAsker>[0]["loadLocal"]} */
  async function loadLocal() {
    await init(await loadModule());
    const thinker = new Thinker();
    return (question, onDepth) => answer(thinker, question, onDepth);
  }

  /** Calls off the question that is thought about, if there is one. @type {(reason: unknown) => void} */
  let callOff = () => {};

  /** @type {import("./thinker.js").Thinker["ask"]} */
  function ask({ earlier = NO_KEYS, ...question }, { signal, onDepth = () => {} } = {}) {
    return new Promise((resolve, reject) => {
      if (isClosed) throw new Error("this thinker is closed");
      const abort = /** @type {AbortSignal | undefined} */ (signal);
      abort?.throwIfAborted();
      callOff(new DOMException("another question was asked", "AbortError"));
      const stop = asker.ask({ ...question, earlier }, { depth: onDepth, answer: resolve, failed: reject });
      callOff = (reason) => (stop(), reject(reason));
      abort?.addEventListener("abort", () => (stop(), reject(abort.reason)), { once: true });
    });
  }

  function close() {
    isClosed = true;
    callOff(new DOMException("the thinker was closed", "AbortError"));
    worker?.terminate();
  }

  return { ask, close };
}

/** @param {ModuleSource} module @returns {Promise<WebAssembly.Module>} */
async function compile(module) {
  if (module instanceof WebAssembly.Module) return module;
  return WebAssembly.compile(await bytesOf(await source(module)));
}

/** @param {string | object} given @returns {Promise<BufferSource>} */
async function bytesOf(given) {
  if (given instanceof Uint8Array || given instanceof ArrayBuffer) return /** @type {BufferSource} */ (given);
  const response = given instanceof Response ? given : await fetch(/** @type {string | URL} */ (given));
  if (!response.ok) throw new Error(`${response.url}: HTTP ${response.status}`);
  return response.arrayBuffer();
}

/** @param {number} ms @param {() => void} work */
function later(ms, work) {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
