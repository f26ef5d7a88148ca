// The module with tasks, as the page has it, started in Node.

import { readFileSync } from "node:fs";

import * as module from "../../www/pkg/tasks/chess_t.js";

const bytes = readFileSync(new URL("../../www/pkg/tasks/chess_t_bg.wasm", import.meta.url));
module.initSync({ module: bytes });

export const { Engine, variants, formatForce, reasonCodes, readSetup, readRecords, rewriteRecords } = module;

/** The value of an answer that must be good. */
export function value(answer) {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer.value;
}

/** The error of an answer that must be bad. */
export function error(answer) {
  if (answer.ok) throw new Error(`no error but ${JSON.stringify(answer.value)}`);
  return answer.error;
}

export function readVectors(name) {
  return readFileSync(new URL(`../vectors/${name}`, import.meta.url), "utf8");
}
