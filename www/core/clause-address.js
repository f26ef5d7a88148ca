// Every clause of the rule book has an address: `rules.html#clause=5.2`.

import { pageAddress, saidIn } from "./pages.js";

/** @param {string} hash @returns {string | null} */
export function readClause(hash) {
  return saidIn(hash, "clause");
}

/** @param {string} clause */
export function addressOfClause(clause) {
  return pageAddress("rules", `clause=${clause}`);
}
