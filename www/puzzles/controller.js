// The puzzles as they are gone through: which is open, which are wanted, what is solved. No document here.

import { sheltered } from "../core/lasting.js";
import { createListeners } from "../core/listeners.js";
import { createWork } from "../task/work.js";
import { stepOf } from "./posing.js";

/** @typedef {import("./types.js").Posed} Posed */
/** @typedef {ReturnType<typeof createPuzzling>} Puzzling */
/** Of which game and how hard; null: all. @typedef {{game: string | null, band: number | null}} Wish */

/**
 * @param {{rules: import("../core/lasting.js").LastingTaskRules, puzzles: Posed[], record: ReturnType<typeof import("./record.js").createRecord>,
 *   words: () => import("../text/words.js").Words, language: string, id: string | null, onOpen: (id: string) => void}} world
 */
export function createPuzzling({ rules, puzzles, record, words, id, onOpen, ...world }) {
  const { tell, subscribe } = createListeners();
  let { language } = world;
  /** @type {Wish} */
  let wish = { game: null, band: null };
  let begun = 0;
  let failed = false;
  const engine = rules.createEngine();
  /** @type {Posed} */
  let open = /** @type {Posed} */ (puzzles.find((puzzle) => puzzle.id === id) ?? firstUnsolved());
  let work = begin(open);

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

  /** @param {Posed} puzzle */
  function begin(puzzle) {
    const info = rules.variants.find(({ variant }) => variant === puzzle.game);
    const loaded = engine.loadPosition(puzzle.game, puzzle.position);
    if (!info || !loaded.ok) throw new Error(`${puzzle.id}: no such position`);
    return createWork({ engine, info, step: stepOf(puzzle, words(), language, loaded.value.pieces), words: words(), language });
  }

  /** @param {Posed} puzzle */
  function show(puzzle) {
    work = begin(puzzle);
    open = puzzle;
    begun += 1;
    failed = false;
    onOpen(open.id);
    tell();
  }

  rules.watch({
    renewed() {
      work.renewed();
      tell();
    },
  });

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
      answer: sheltered((/** @type {string} */ answer) => {
        const verdict = work.answer(answer);
        const { phase } = work.state();
        if (phase === "failed" && !failed) record.fail();
        failed ||= phase === "failed";
        // Whoever had the answer shown has it still to solve.
        if (phase === "solved" && !work.state().shown) record.solve(open.id, failed || !work.alone() ? "helped" : "alone");
        return verdict;
      }),
      again: sheltered(() => {
        work.again();
        begun += 1;
        tell();
      }),
      next: sheltered(() => show(next())),
      wish: sheltered((/** @type {Partial<Wish>} */ change) => {
        wish = { ...wish, ...change };
        if (wanted().includes(open)) tell();
        else show(next());
      }),
      heedAddress: sheltered((/** @type {string | null} */ id) => {
        const puzzle = puzzles.find((puzzle) => puzzle.id === id);
        if (puzzle && puzzle !== open) show(puzzle);
      }),
      setLanguage: sheltered((/** @type {string} */ now) => {
        language = now;
        show(open);
      }),
    },
  };
}
