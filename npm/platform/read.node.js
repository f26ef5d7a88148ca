// Where modules are read from in Node.js, whose `fetch` reads no files.

import { readFile } from "node:fs/promises";

/** @template T @param {T} module */
export const source = (module) => (module instanceof URL && module.protocol === "file:" ? readFile(module) : module);
