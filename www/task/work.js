// A step of a lesson, or a puzzle, that is being worked on: which task, what was answered, what is to be said and done. No document here.

import { fillIn, inLanguage } from "../text/fill-in.js";
import { sameAnswer } from "./same-answer.js";
import { verdictTexts } from "../text/verdicts.js";

/** @typedef {import("../lessons/types.js").Step} Step */
/** @typedef {import("../lessons/types.js").Task} Task */
/** @typedef {import("../lessons/types.js").Texts} Texts */
/** @typedef {import("../types.js").TaskEngine} Engine */
/** @typedef {import("../types.js").Verdict} Verdict */
/** @typedef {import("../types.js").VariantInfo} VariantInfo */
/** @typedef {import("../text/words.js").Words} Words */

/** `asking`: an answer is waited for; `failed`: it was wrong, and is to be looked at; `solved`: the task is done. @typedef {"asking" | "failed" | "solved"} Phase */
/** What kind of answer is wanted. @typedef {"move" | "squares" | "forces" | "choice"} Kind */

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
  /** A lesson that was checked has positions only. */
  function load() {
    const loaded = engine.loadPosition(info.variant, task().position);
    if (!loaded.ok) throw new Error(`${step.id}: ${loaded.error.message}`);
    return loaded.value;
  }
  /** @param {Texts} texts */
  const text = (texts) => fillIn({ engine, roles: info.roles, force: words.force }, inLanguage(texts, language));

  /** The texts are about the task's own position, whatever has been played since. */
  function textsOfTask() {
    const { ask, hints, after } = task();
    return { ask: text(ask), hints: hints.map(text), after: text(after) };
  }

  let state = atTask(0);
  let snapshot = load();
  let texts = textsOfTask();
  const stepTexts = { title: text(step.title), idea: text(step.idea), text: text(step.text) };

  /** @param {string} answer @returns {Verdict} */
  function judge(answer) {
    const judged = engine.judge(state.task, answer);
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

  /** @param {import("../types.js").Move | null} move */
  function play(move) {
    const played = move && engine.play(move.text);
    if (played?.ok) snapshot = played.value;
  }

  /** What a puzzle asks after its first move, and the enemy's move before that. @param {import("../types.js").Move | null} move */
  function sequel(move) {
    const { then = [], line = [] } = task();
    const at = line.indexOf(move?.text ?? "");
    const next = at % 2 === 0 ? then[at / 2] : undefined;
    const reply = snapshot.moves.find(({ text }) => text === line[at + 1]);
    return next && reply ? { task: next, reply } : null;
  }

  return {
    state: () => state,
    snapshot: () => snapshot,
    task,
    texts: () => ({ ...stepTexts, ...texts }),
    kind: () => kindOf(state.task),
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
      if (status === "wrong") {
        play(move);
        state = { ...state, phase: "failed", erred: true, said, reply };
        return verdict;
      }
      play(move);
      const further = movesLeft > 0 ? { task: movesLeft === 1 ? "move wins" : `move wins in ${movesLeft}`, reply } : sequel(move);
      if (further) {
        play(further.reply);
        state = { ...state, ...further, said: movesLeft > 0 ? said : [...said, words.t("verdict.go-on.task")] };
        return verdict;
      }
      // The course says why; what it does not know are the numbers of this answer.
      const numbers = verdict.facts.some(({ totals }) => totals) || verdict.reasons.length > 0;
      state = { ...state, phase: "solved", said: numbers ? [...said, texts.after] : [texts.after], reply: null };
      return verdict;
    },
    /** The next hint; after the last one the answer itself. @returns {string | null} the answer, to be given */
    help() {
      if (state.hints < 2) {
        state = { ...state, hints: state.hints + 1 };
        return null;
      }
      const solved = engine.solve(state.task);
      state = { ...state, shown: true };
      return solved.ok ? (solved.value.answers[0] ?? null) : null;
    },
    /** The task from its beginning; what went wrong stays known, for the progress. */
    again() {
      state = { ...atTask(state.index), hints: state.hints, shown: state.shown, erred: state.erred };
      snapshot = load();
    },
    nextTask() {
      const { erred, shown, hints } = state;
      state = { ...atTask(state.index + 1), erred, shown };
      // Help with one task is help with the step.
      if (hints > 0) state.shown = true;
      snapshot = load();
      texts = textsOfTask();
    },
  };
}

/** @param {string} task @returns {Kind} */
function kindOf(task) {
  if (task.startsWith("move")) return "move";
  if (task.startsWith("squares")) return "squares";
  return /^(ratio|counted)/.test(task) ? "forces" : "choice";
}
