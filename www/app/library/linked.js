// Which games are played by links: one of them is looked for when a link comes.

const LINKED = "linked";
const VERSION = 1;
/** Older ones are played to their end, or forgotten. */
const MOST = 100;

/** @typedef {import("../../core/storage.js").Keeper} Keeper */

/** Their ids, the newest last. @param {Keeper} keeper @returns {string[]} */
export function linkedGames(keeper) {
  const loaded = keeper.load(LINKED, VERSION);
  const ids = loaded.state === "ok" && Array.isArray(loaded.value) ? loaded.value : [];
  return ids.filter((id) => typeof id === "string");
}

/** @param {Keeper} keeper @param {string} id */
export function noteLinked(keeper, id) {
  const others = linkedGames(keeper).filter((other) => other !== id);
  keeper.save(LINKED, VERSION, [...others, id].slice(-MOST));
}
