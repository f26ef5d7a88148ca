// Which puzzles are solved, and how many in a row at the first try.

/** `alone` at the first try, `helped` later or with a hint. @typedef {"alone" | "helped"} Solved */
/** @typedef {{solved: Record<string, Solved>, streak: number, best: number}} Results */

const NAME = "puzzles";
const VERSION = 1;

/** @param {Pick<import("../core/storage.js").Keeper, "load" | "save">} keeper */
export function createRecord(keeper) {
  /** Read anew each time: another tab may have written. @returns {Results} */
  function read() {
    const kept = keeper.load(NAME, VERSION);
    const value = /** @type {Partial<Results>} */ (kept.state === "ok" && typeof kept.value === "object" ? kept.value : {});
    const solved = Object.entries(value.solved ?? {}).filter(([id, how]) => /^[\w-]+$/.test(id) && (how === "alone" || how === "helped"));
    return { solved: Object.fromEntries(solved), streak: countIn(value.streak), best: countIn(value.best) };
  }
  return {
    read,
    /** @param {string} id @param {Solved} how */
    solve(id, how) {
      const before = read();
      const streak = how === "alone" ? before.streak + 1 : before.streak;
      const solved = { ...before.solved, [id]: before.solved[id] === "alone" ? "alone" : how };
      return keeper.save(NAME, VERSION, { solved, streak, best: Math.max(before.best, streak) });
    },
    /** The first mistake in a puzzle ends the row. */
    fail() {
      const before = read();
      if (before.streak > 0) keeper.save(NAME, VERSION, { ...before, streak: 0 });
    },
  };
}

/** @param {unknown} value */
function countIn(value) {
  return Number.isInteger(value) && Number(value) >= 0 ? Number(value) : 0;
}
