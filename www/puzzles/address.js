// Every puzzle has an address: `puzzles.html#puzzle=t1-cna5t2`.

import { saidIn } from "../core/pages.js";

/** @param {string} hash @returns {string | null} */
export function readAddress(hash) {
  return saidIn(hash, "puzzle");
}

/** The fragment of a puzzle. @param {string} id */
export function addressOfPuzzle(id) {
  return `puzzle=${id}`;
}
