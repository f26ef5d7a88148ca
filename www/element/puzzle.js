// A puzzle: the person's moves are held against the solution, its answers are played.

import { openGame } from "../table/game.js";

/** @typedef {import("../types.js").Rules} Rules */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").EngineError} EngineError */
/** @typedef {import("../table/game.js").Game} Game */
/** @typedef {import("../types.js").Answer<Game>} Opened */

/** Time to see the own move before it is answered. */
const ANSWER_MS = 600;

/**
 * The solution as a game of its own, at its start: moves as in a record, variations in brackets being as good, or moves one
 * after the other in any notation.
 * @param {Rules} rules @param {Pick<Snapshot, "variant" | "position">} start @param {string} text
 * @returns {Opened}
 */
export function openSolution(rules, { variant, position }, text) {
  const name = rules.variants.find((info) => info.variant === variant)?.name ?? "";
  const record = `[Game "${name}"]\n[Position "${position}"]\n\n${text}\n`;
  const opened = openGame(rules, { variant, record, ply: 0 });
  return opened.ok ? opened : openMoves(rules, variant, position, text) ?? opened;
}

/** Null where they are no such moves either. @param {Rules} rules @param {string} variant @param {string} position @param {string} text */
function openMoves(rules, variant, position, text) {
  const opened = openGame(rules, { variant, position });
  if (!opened.ok) return null;
  const moves = text.split(/[\s,;]+/).filter(Boolean);
  const played = moves.every((move) => opened.value.go((engine) => engine.play(move)).ok);
  if (played && moves.length > 0) {
    opened.value.goToPly(0);
    return opened;
  }
  opened.value.close();
  return null;
}

/**
 * @typedef {object} World
 * @property {Game} solution
 * @property {(text: string) => boolean} play Makes a move of the solution's other side, if nobody minds.
 * @property {() => void} solved
 */

/** @param {World} world */
export function createPuzzle({ solution, play, solved }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function answer() {
    const next = solution.go((engine) => engine.redo());
    const text = next.ok ? next.value.last?.move?.text : undefined;
    if (text) play(text);
    if (!solution.snapshot().canRedo) solved();
  }

  return {
    /** Is this move one of the solution's here? @param {string} text @param {number} ply how many steps are made */
    accepts(text, ply) {
      solution.goToPly(ply);
      return solution.ask((engine) => {
        const before = engine.record("latin");
        const played = engine.play(text);
        if (!played.ok) return false;
        if (engine.record("latin") === before) return true;
        // It was no move of the solution, and must not become one.
        engine.deleteStep(played.value.node);
        return false;
      });
    },
    /** A move of the solution has been made. @param {number} ply how many steps are made now */
    goOn(ply) {
      solution.goToPly(ply);
      if (solution.snapshot().canRedo) timer = setTimeout(answer, ANSWER_MS);
      else solved();
    },
    close() {
      clearTimeout(timer);
      solution.close();
    },
  };
}
