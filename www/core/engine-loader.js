// Loads a module of the rules and says plainly what failed when it cannot be had.

import { once } from "./once.js";

/** @typedef {import("../types.js").Rules} Rules */

/**
 * @typedef {"no-webassembly" | "blocked" | "not-found" | "not-wasm" | "network" | "broken"} LoadFault
 */

/** The module could not be loaded; `fault` says why, `detail` what the browser said. */
export class EngineLoadError extends Error {
  /** @param {LoadFault} fault @param {string} detail */
  constructor(fault, detail) {
    super(`${fault}: ${detail}`);
    this.name = "EngineLoadError";
    this.fault = fault;
    this.detail = detail;
  }
}

/**
 * How to load a module of the rules: each call makes a new, independent instance, for after a panic the old one is not to be
 * trusted. It is downloaded and compiled once.
 * @param {{glue: URL, module: URL}} files
 * @returns {() => Promise<Rules>}
 */
export function createLoader({ glue, module }) {
  const compiled = once(() => compileModule(module));
  let instances = 0;
  return async () => {
    const module_or_path = await compiled();
    const instance = await importGlue(glue, instances++);
    try {
      await instance.default({ module_or_path });
    } catch (error) {
      throw new EngineLoadError("broken", text(error));
    }
    const { formatForce, readSetup, readRecords, rewriteRecords } = instance;
    return { variants: instance.variants(), formatForce, readSetup, readRecords, rewriteRecords, createEngine: () => new instance.Engine() };
  };
}

/**
 * The glue keeps its instance in a module variable, so another instance needs another module: the fragment makes it one, of the same file.
 * @param {URL} glue
 * @param {number} number
 * @returns {Promise<typeof import("../pkg/chess_t.js")>}
 */
async function importGlue(glue, number) {
  const address = number === 0 ? glue.href : `${glue.href}#${number}`;
  try {
    return await import(address);
  } catch (error) {
    throw new EngineLoadError("not-found", `${glue.pathname}: ${text(error)}`);
  }
}

/** Downloads and compiles a module. @param {URL} address @returns {Promise<WebAssembly.Module>} */
export async function compileModule(address) {
  if (typeof WebAssembly !== "object") throw new EngineLoadError("no-webassembly", "WebAssembly is undefined");
  const bytes = await fetchModule(address);
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    // A content security policy without 'wasm-unsafe-eval' shows up here as a CompileError that names it.
    const blocked = /unsafe-eval|Content Security Policy|disallowed/i.test(text(error));
    throw new EngineLoadError(blocked ? "blocked" : "broken", text(error));
  }
}

/**
 * The bytes of the module. The MIME type is not asked for: some static hosts send a wrong one, and the first bytes tell more.
 * @param {URL} address
 * @returns {Promise<ArrayBuffer>}
 */
async function fetchModule(address) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(address);
  } catch (error) {
    throw new EngineLoadError("network", `${address.pathname}: ${text(error)}`);
  }
  if (!response.ok) throw new EngineLoadError("not-found", `${address.pathname}: HTTP ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (!isWasm(bytes)) {
    const type = response.headers.get("content-type") ?? "?";
    throw new EngineLoadError("not-wasm", `${address.pathname}: ${type}`);
  }
  return bytes;
}

/** @param {ArrayBuffer} bytes */
function isWasm(bytes) {
  const head = new Uint8Array(bytes.slice(0, 4));
  return head.length === 4 && head[0] === 0 && head[1] === 0x61 && head[2] === 0x73 && head[3] === 0x6d;
}

/** @param {unknown} error */
function text(error) {
  return error instanceof Error ? error.message : String(error);
}
