// A step of a lesson, or a puzzle, that is being worked on: which task, what was answered, what is to be said and done. No document here.

import { fillIn, inLanguage } from "../text/fill-in.js";
import { resultText } from "../text/news.js";
import { verdictTexts } from "../text/verdicts.js";
import { sameAnswer } from "./same-answer.js";

/** @typedef {import("../lessons/types.js").Step} Step */
/** @typedef {import("../lessons/types.js").Task} Task */
/** @typedef {import("../lessons/types.js").Texts} Texts */
/** @typedef {import("../types.js").TaskEngine} Engine */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Verdict} Verdict */
/** @typedef {import("../types.js").VariantInfo} VariantInfo */
/** @typedef {import("../text/words.js").Words} Words */

/** `asking`: an answer is waited for; `failed`: it was wrong, and is to be looked at; `solved`: the task is done. @typedef {"asking" | "failed" | "solved"} Phase */
/** What kind of answer is wanted; `game`: moves, until the goal is reached. @typedef {"move" | "squares" | "forces" | "choice" | "game"} Kind */

/**
 * @typedef {object} State
 * @property {number} index Which task of the step.
 * @property {Phase} phase
 * @property {string} task The task as it stands: what is left of a longer win.
 * @property {number} hints How many are shown.
 * @property {boolean} shown The answer was shown.
 * @property {boolean} erred
 * @property {string[]} said Of the last answer.
 * @property {import("../types.js").Move | null} reply What the enemy plays now.
 */

const GAME = /^play\b/;

/**
 * @param {{engine: Engine, info: VariantInfo, step: Step, words: Words, language: string}} given an engine of the lesson's own
 */
export function createWork({ engine, info, step, words, language }) {
  /** @param {number} index @returns {State} */
  function atTask(index) {
    return { index, phase: "asking", task: taskAt(index).task, hints: 0, shown: false, erred: false, said: [], reply: null };
  }
  /** @param {number} index */
  function taskAt(index) {
    return /** @type {Task} */ (step.tasks[index]);
  }
  const task = () => taskAt(state.index);
  /** A lesson that was checked has positions only. @param {number} index */
  function load(index) {
    const loaded = engine.loadPosition(info.variant, taskAt(index).position);
    if (!loaded.ok) throw new Error(`${step.id}: ${loaded.error.message}`);
    return loaded.value;
  }
  /** @param {Texts} texts */
  const text = (texts) => fillIn({ engine, roles: info.roles, force: words.force }, inLanguage(texts, language));

  /** The texts are about the task's own position, whatever has been played since. @param {number} index */
  function textsOfTask(index) {
    const { ask, hints, after } = taskAt(index);
    return { ask: text(ask), hints: hints.map(text), after: text(after) };
  }

  let state = atTask(0);
  // Whatever the engine is asked comes before any change here: it may break down.
  let snapshot = load(0);
  let start = snapshot;
  let texts = textsOfTask(0);
  const stepTexts = { title: text(step.title), idea: text(step.idea), text: text(step.text) };

  /** @param {string} answer @returns {Verdict} */
  function judge(answer) {
    const judged = engine.judge(askedOfMove(state.task), answer);
    if (!judged.ok) throw new Error(`${step.id}: ${judged.error.message}`);
    return judged.value;
  }

  /** @param {Verdict} verdict @param {string} answer @returns {string[]} */
  function sayings(verdict, answer) {
    const { pieces, turn } = snapshot;
    const asked = { text: verdict.status === "refused" ? answer : state.task, pieces, turn };
    const missed = verdict.status === "wrong" || verdict.status === "slower";
    const authored = missed && task().wrong?.find((wrong) => sameAnswer(wrong.answer, verdict.move?.text ?? answer));
    const own = authored ? [text(authored.say)] : [];
    return [...own, ...verdictTexts(words, verdict, asked)];
  }

  /** Where a move leads. @param {import("../types.js").Move | null} move @param {Snapshot} from where it is made */
  function play(move, from) {
    const played = move && engine.play(move.text);
    return played?.ok ? played.value : from;
  }

  /** What a puzzle asks after its first move, and the enemy's move before that. @param {import("../types.js").Move | null} move @param {Snapshot} reached where it led */
  function sequel(move, reached) {
    const { then = [], line = [] } = task();
    const at = line.indexOf(move?.text ?? "");
    const next = at % 2 === 0 ? then[at / 2] : undefined;
    const reply = reached.moves.find(({ text }) => text === line[at + 1]);
    return next && reply ? { task: next, reply } : null;
  }

  /** In a small game, what ends it without the goal. @param {Snapshot} now @returns {string[] | null} */
  function endOfGame(now) {
    const { result, turn } = now;
    if (result?.winner === start.turn) return [resultText(words, result), words.t("learn.game.otherwise")];
    if (result) return [resultText(words, result), result.winner ? textOf(task().lost) : words.t("learn.game.drawn")];
    const { moves } = task();
    const isLate = moves !== undefined && turn !== start.turn && movesMade(start, now) >= moves;
    return isLate ? [words.t("learn.game.late", { n: moves })] : null;
  }

  /** @param {Texts | undefined} texts */
  const textOf = (texts) => (texts ? text(texts) : "");

  return {
    state: () => state,
    snapshot: () => snapshot,
    task,
    texts: () => ({ ...stepTexts, ...texts }),
    kind: () => kindOf(state.task),
    /** Who is to move first: the person who works on it. */
    side: () => start.turn,
    /** In a small game, how many moves are left to reach the goal; null where nobody counts. */
    movesLeft() {
      const { moves } = task();
      return moves === undefined ? null : Math.max(0, moves - movesMade(start, snapshot));
    },
    isLast: () => state.index + 1 === step.tasks.length,
    /** Whether it was done without any help. */
    alone: () => !state.erred && !state.shown && state.hints === 0,
    /** Judges an answer; what is right or wrong is then on the board. @param {string} answer */
    answer(answer) {
      const verdict = judge(answer);
      const said = sayings(verdict, answer);
      const { status, move, reply, movesLeft } = verdict;
      if (status === "unreadable" || status === "refused" || status === "slower") {
        state = { ...state, said, reply: null };
        return verdict;
      }
      const kind = kindOf(state.task);
      if (kind === "game" && status === "wrong") {
        state = { ...state, said: [], reply: null };
        return verdict;
      }
      if (status === "wrong" && kind !== "move") {
        // Squares, forces and a choice are mended where they stand.
        state = { ...state, erred: true, said, reply: null };
        return verdict;
      }
      const reached = play(move, snapshot);
      if (status === "wrong") {
        snapshot = reached;
        state = { ...state, phase: "failed", erred: true, said, reply };
        return verdict;
      }
      const further = movesLeft > 0 ? { task: movesLeft === 1 ? "move wins" : `move wins in ${movesLeft}`, reply } : sequel(move, reached);
      snapshot = further ? play(further.reply, reached) : reached;
      if (further) {
        state = { ...state, ...further, said: movesLeft > 0 ? said : [...said, words.t("verdict.go-on.task")] };
        return verdict;
      }
      // The course says why; what it does not know are the numbers of this answer.
      const numbers = verdict.facts.some(({ totals }) => totals) || verdict.reasons.length > 0;
      state = { ...state, phase: "solved", said: numbers ? [...said, texts.after] : [texts.after], reply: null };
      return verdict;
    },
    /** A small game has come to this place; what was reached stays reached. @param {Snapshot} now */
    follow(now) {
      snapshot = now;
      if (state.phase === "solved") {
        if (now.result) state = { ...state, said: [resultText(words, now.result), texts.after] };
        return;
      }
      const said = endOfGame(now);
      if (said) state = { ...state, phase: "failed", erred: true, said };
      else if (now.phase === "play") engine.loadPosition(info.variant, now.position);
    },
    /** A move of a small game is taken back: it goes on, and it is remembered that it was not the first try. */
    takeBack() {
      state = { ...state, phase: "asking", erred: true, said: [], reply: null };
    },
    /** The next hint; after the last one the answer itself, if there is one: in a small game a move that reaches the goal. @returns {string | null} the answer, to be given */
    help() {
      if (state.hints < 2) {
        state = { ...state, hints: state.hints + 1 };
        return null;
      }
      const solved = engine.solve(askedOfMove(state.task));
      state = { ...state, shown: true };
      return solved.ok ? (solved.value.answers[0] ?? null) : null;
    },
    /** After a breakdown, in which something may have been half done. */
    renewed() {
      if (engine.snapshot().position !== snapshot.position) engine.loadPosition(info.variant, snapshot.position);
    },
    /** The task from its beginning; what went wrong stays known, for the progress. */
    again() {
      start = snapshot = load(state.index);
      state = { ...atTask(state.index), hints: state.hints, shown: state.shown, erred: state.erred };
    },
    nextTask() {
      const { index, erred, shown, hints } = state;
      snapshot = load(index + 1);
      texts = textsOfTask(index + 1);
      // Help with one task is help with the step.
      start = snapshot;
      state = { ...atTask(index + 1), erred, shown: shown || hints > 0 };
    },
  };
}

/** What a small game asks of each of its moves. @param {string} task */
function askedOfMove(task) {
  return kindOf(task) === "game" ? task.replace(GAME, "move") : task;
}

/** How many moves the side that began has made. @param {Snapshot} start @param {Snapshot} now */
function movesMade(start, now) {
  const steps = (/** @type {Snapshot} */ { moveNumber, turn }) => 2 * moveNumber + (turn === "black" ? 1 : 0);
  return Math.ceil((steps(now) - steps(start)) / 2);
}

/** @param {string} task @returns {Kind} */
function kindOf(task) {
  if (GAME.test(task)) return "game";
  if (task.startsWith("move")) return "move";
  if (task.startsWith("squares")) return "squares";
  return /^(ratio|counted)/.test(task) ? "forces" : "choice";
}
