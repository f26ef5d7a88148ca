// The work of the last visit.

import { attributesOf, readDrawn } from "../core/diagram-address.js";

/** @typedef {import("../core/storage.js").Keeper} Keeper */
/** @typedef {import("./diagram.js").Diagram} Diagram */

/** @typedef {{variant: string, position: string, drawn: Diagram["drawn"], orientation: "white" | "black"}} Work */

const NAME = "editor";
const VERSION = 1;

/** @param {Keeper} keeper @returns {Work | null} */
export function loadWork(keeper) {
  const loaded = keeper.load(NAME, VERSION);
  if (loaded.state !== "ok" || typeof loaded.value !== "object") return null;
  const { variant, position, highlight, arrows, orientation } = /** @type {Record<string, unknown>} */ (loaded.value);
  if (typeof variant !== "string" || typeof position !== "string") return null;
  return { variant, position, drawn: readDrawn(String(highlight), String(arrows)), orientation: orientation === "black" ? "black" : "white" };
}

/** @param {Keeper} keeper @param {Work} work */
export function saveWork(keeper, work) {
  return keeper.save(NAME, VERSION, { highlight: "", arrows: "", ...Object.fromEntries(attributesOf(work)), orientation: work.orientation });
}
