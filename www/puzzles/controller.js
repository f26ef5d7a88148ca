// The puzzles as they are gone through: which is open, which are wanted, what is solved. No document here.

import { createListeners } from "../core/listeners.js";
import { createWork } from "../task/work.js";
import { stepOf } from "./posing.js";

/** @typedef {import("./types.js").Posed} Posed */
/** @typedef {ReturnType<typeof createPuzzling>} Puzzling */
/** Of which game and how hard; null: all. @typedef {{game: string | null, band: number | null}} Wish */

/**
 * @param {{rules: () => import("../types.js").TaskRules, puzzles: Posed[], record: ReturnType<typeof import("./record.js").createRecord>,
 *   words: () => import("../text/words.js").Words, language: string, id: string | null, onOpen: (id: string) => void}} world
 */
export function createPuzzling({ rules, puzzles, record, words, id, onOpen, ...world }) {
  const { tell, subscribe } = createListeners();
  let { language } = world;
  /** @type {Wish} */
  let wish = { game: null, band: null };
  let begun = 0;
  let failed = false;
  /** @type {import("../types.js").TaskEngine | null} */
  let engine = null;
  /** @type {Posed} */
  let open = /** @type {Posed} */ (puzzles.find((puzzle) => puzzle.id === id) ?? firstUnsolved());
  let work = begin();

  function wanted() {
    return puzzles.filter(({ game, band }) => (wish.game === null || game === wish.game) && (wish.band === null || band === wish.band));
  }

  function firstUnsolved() {
    const { solved } = record.read();
    return puzzles.find(({ id }) => !solved[id]) ?? puzzles[0];
  }

  /** The next one that is not solved, after the one that is open; else the next at all. @returns {Posed} */
  function next() {
    const of = wanted();
    const { solved } = record.read();
    const from = of.indexOf(open) + 1;
    const inOrder = [...of.slice(from), ...of.slice(0, from)];
    return /** @type {Posed} */ (inOrder.find((puzzle) => puzzle !== open && !solved[puzzle.id]) ?? inOrder[0] ?? open);
  }

  function begin() {
    engine?.free();
    engine = rules().createEngine();
    const info = rules().variants.find(({ variant }) => variant === open.game);
    const loaded = engine.loadPosition(open.game, open.position);
    if (!info || !loaded.ok) throw new Error(`${open.id}: no such position`);
    return createWork({ engine, info, step: stepOf(open, words(), language, loaded.value.pieces), words: words(), language });
  }

  /** @param {Posed} puzzle */
  function show(puzzle) {
    open = puzzle;
    begun += 1;
    failed = false;
    work = begin();
    onOpen(open.id);
    tell();
  }

  return {
    open: () => open,
    work: () => work,
    begun: () => begun,
    wish: () => wish,
    language: () => language,
    results: record.read,
    /** How many of those wanted are solved. */
    count() {
      const { solved } = record.read();
      const of = wanted();
      return { solved: of.filter(({ id }) => solved[id]).length, n: of.length };
    },
    /** How hard there are any. */
    bands: () => [...new Set(puzzles.map(({ band }) => band))].sort(),
    subscribe,
    actions: {
      /** @param {string} answer */
      answer(answer) {
        const verdict = work.answer(answer);
        const { phase } = work.state();
        if (phase === "failed" && !failed) record.fail();
        failed ||= phase === "failed";
        if (phase === "solved") record.solve(open.id, failed || !work.alone() ? "helped" : "alone");
        return verdict;
      },
      again() {
        begun += 1;
        work.again();
        tell();
      },
      next: () => show(next()),
      /** @param {Partial<Wish>} change */
      wish(change) {
        wish = { ...wish, ...change };
        if (wanted().includes(open)) tell();
        else show(next());
      },
      /** @param {string | null} id */
      heedAddress(id) {
        const puzzle = puzzles.find((puzzle) => puzzle.id === id);
        if (puzzle && puzzle !== open) show(puzzle);
      },
      /** @param {string} now */
      setLanguage(now) {
        language = now;
        show(open);
      },
    },
  };
}
