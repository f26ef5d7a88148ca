// node:fs/promises in a browser's worker.

import { readFileSync } from "../fs.mjs";

/** @param {URL} file */
export const readFile = async (file) => readFileSync(file);
