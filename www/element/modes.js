// What is done with the game in each mode of an element: whose pieces move, and who answers. Whoever answers is loaded when a
// mode needs it.

/** @typedef {import("./options.js").Options} Options */
/** @typedef {import("../types.js").Rules} Rules */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").EngineError} EngineError */
/** @typedef {import("../table/table.js").Table} Table */

/**
 * @typedef {object} World
 * @property {Table} table
 * @property {Rules} rules
 * @property {() => import("../core/i18n.js").Translate} words
 * @property {(text: string) => boolean} play Makes a move for the computer, if nobody minds.
 * @property {(error: unknown) => void} failed The computer cannot play.
 * @property {(move: {from: string, to: string, text: string}) => void} wrong
 * @property {() => void} solved
 */

/**
 * What goes on. `hands`: whose pieces a person moves. `accepts`: may this move of a person be made? `onMove` hears of every
 * step, `onPlace` of every other place shown.
 * @typedef {object} Play
 * @property {import("../table/state.js").State["hands"]} hands
 * @property {(move: {from: string, to: string, text: string}) => boolean} [accepts]
 * @property {(by: import("../table/table.js").By) => void} [onMove]
 * @property {(snapshot: Snapshot) => void} [onPlace]
 * @property {() => void} [close]
 */

/** @typedef {{ok: true, value: Play} | {ok: false, error: EngineError}} Begun */

const LEVEL = 3;

/** @param {World} world @param {Options} options @param {Snapshot} snapshot where the game stands @returns {Promise<Begun>} */
export async function beginPlay(world, { mode = "diagram", side = "white", level = LEVEL, solution = "" }, snapshot) {
  if (mode === "play") {
    const { createOpponent } = await import("../table/opponent.js");
    return { ok: true, value: { hands: side, ...createOpponent({ ...world, side, level }) } };
  }
  if (mode === "puzzle" && solution.trim()) return beginPuzzle(world, await import("./puzzle.js"), solution, snapshot);
  return { ok: true, value: { hands: mode === "diagram" ? "nobody" : "both" } };
}

/** The side to move is the one who solves. @param {World} world @param {typeof import("./puzzle.js")} puzzle @param {string} text @param {Snapshot} snapshot @returns {Begun} */
function beginPuzzle({ table, rules, words, play, wrong, solved }, { createPuzzle, openSolution }, text, snapshot) {
  const opened = openSolution(rules, snapshot, text);
  if (!opened.ok) return opened;
  const before = table.game()?.ply() ?? 0;
  const ply = () => (table.game()?.ply() ?? 0) - before;
  const { accepts, goOn, close } = createPuzzle({ solution: opened.value, play, solved });
  return {
    ok: true,
    value: {
      hands: snapshot.turn,
      accepts(move) {
        if (accepts(move.text, ply())) return true;
        table.say(words()("element.wrong", { from: move.from, to: move.to }), "refusal");
        wrong(move);
        return false;
      },
      onMove: (by) => by === "hand" && goOn(ply()),
      close,
    },
  };
}

/** Whose side is below, where that is not said. @param {Options} options @param {Pick<Snapshot, "turn">} snapshot */
export function sideBelow({ mode, side = "white" }, { turn }) {
  if (mode === "play") return side;
  return mode === "puzzle" ? turn : "white";
}
