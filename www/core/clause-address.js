// Every clause of the rule book has an address: `rules.html#clause=5.2`.

import { pageAddress } from "./pages.js";

/** @param {string} hash @returns {string | null} */
export function readClause(hash) {
  return new URLSearchParams(hash.replace(/^#/, "")).get("clause");
}

/** @param {string} clause */
export function addressOfClause(clause) {
  return pageAddress("rules", `clause=${clause}`);
}
