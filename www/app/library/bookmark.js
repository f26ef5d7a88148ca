// Which game is on the board of this tab: a reload of the tab finds it again, a new tab goes on with the game played last.

const LAST = "last";
const VERSION = 1;
const HERE = "chess-t/here";

/** @typedef {ReturnType<typeof createBookmark>} Bookmark */

/**
 * @param {import("../../core/storage.js").Keeper} keeper
 * @param {() => Pick<Storage, "getItem" | "setItem">} openTab The tab's own storage; may throw.
 */
export function createBookmark(keeper, openTab) {
  return {
    /** @returns {string | null} */
    find() {
      try {
        const here = openTab().getItem(HERE);
        if (here) return here;
      } catch {
        // The last game of all tabs will do.
      }
      const last = keeper.load(LAST, VERSION);
      return last.state === "ok" && typeof last.value === "string" ? last.value : null;
    },
    /** @param {string} id */
    put(id) {
      try {
        openTab().setItem(HERE, id);
      } catch {
        // A reload finds the last game of all tabs instead.
      }
      const last = keeper.load(LAST, VERSION);
      if (last.state !== "ok" || last.value !== id) keeper.save(LAST, VERSION, id);
    },
  };
}
