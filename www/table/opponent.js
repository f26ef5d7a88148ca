// The computer at the table: it moves its own side, and throws the dice when they are due. Its worker is made when there is
// first something to think about.

import { later } from "../core/later.js";
import { once } from "../core/once.js";

/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("../worker/protocol.js").Analysis} Analysis */
/** @typedef {import("../think/thinker.js").Thinker} Thinker */

/** A move comes no sooner, so that one sees what happens. */
const LEAST_MS = 600;
/** Time to see where the stars fell. */
const LANDED_MS = 2500;

/** What it costs is fetched once, when a computer first has to think. */
const loadThinking = once(() => import("../think/browser.js"));

/**
 * @typedef {object} World
 * @property {Table} table
 * @property {Color} side The person's.
 * @property {number} level
 * @property {() => import("../core/i18n.js").Translate} words
 * @property {(text: string) => unknown} play Makes the computer's move, if nobody minds.
 * @property {(error: unknown) => void} failed
 */

/** @param {World} world */
export function createOpponent(world) {
  const { table, side, level } = world;
  /** @type {Thinker | null} */
  let thinker = null;
  let over = false;
  /** Stops what is going on. */
  let stop = () => {};

  /** Takes up what is to be done in the place shown. */
  function heed() {
    stop();
    const snapshot = table.game()?.snapshot();
    if (!snapshot || over) return;
    const wait = snapshot.last?.drawn ? LANDED_MS : LEAST_MS;
    if (snapshot.phase === "draw-squares") stop = later(LEAST_MS, table.roll);
    else if (snapshot.phase === "play" && snapshot.turn !== side) stop = think(snapshot, wait, level);
  }

  /** @param {Snapshot} snapshot @param {number} wait @param {number} level @returns {() => void} how to stop */
  function think(snapshot, wait, level) {
    let stopped = false;
    let stopAsking = () => {};
    table.note(world.words()(`turn.thinking.${snapshot.turn}`));
    const rest = new Promise((resolve) => setTimeout(resolve, wait));
    const failed = (/** @type {unknown} */ error) => stopped || world.failed(error);
    const answered = (/** @type {Analysis | null} */ answer) => rest.then(() => stopped || makeMove(answer));
    const question = questionAbout(snapshot, level);
    loadThinking().then(({ createBrowserThinker }) => {
      if (stopped || !question) return;
      thinker ??= createBrowserThinker(later);
      stopAsking = thinker.ask(question, { answer: answered, failed });
    }, failed);
    return () => {
      stopped = true;
      stopAsking();
    };
  }

  /** @param {Snapshot} snapshot @param {number} level @returns {import("../worker/protocol.js").Question | null} */
  function questionAbout({ variant, position }, level) {
    const earlier = table.ask((engine) => engine.earlierKeys());
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    return earlier && { variant, position, earlier, job: { do: "play", level, seed } };
  }

  /** @param {Analysis | null} answer */
  function makeMove(answer) {
    const text = answer?.lines[0]?.moves[0]?.text;
    if (text) world.play(text);
    else table.note();
  }

  return {
    /** Somebody has walked: whoever looks back is left in peace. @param {Snapshot} snapshot */
    onPlace(snapshot) {
      stop();
      if (!snapshot.canRedo) heed();
    },
    onMove: heed,
    /** Makes a move for the person, as a player of that level finds it; only where it is the person's turn. @param {number} level */
    moveFor(level) {
      const snapshot = table.game()?.snapshot();
      if (!snapshot || over || snapshot.phase !== "play" || snapshot.turn !== side) return;
      stop();
      stop = think(snapshot, 0, level);
    },
    close() {
      over = true;
      stop();
      thinker?.close();
    },
  };
}
