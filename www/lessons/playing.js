// Faults that only the rules can tell: each task is set up, solved and tried.

import { stepsOf, tasksOf } from "./walk.js";

/** @typedef {import("./types.js").Course} Course */
/** @typedef {import("./types.js").Task} Task */
/** @typedef {import("./fitting.js").Key} Key */
/** @typedef {import("./fitting.js").Misfit} Misfit */
/** @typedef {import("../types.js").TaskEngine} Engine */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Solution} Solution */
/** A fault and its place within the task. @typedef {Misfit} Fault */
/** A task that has been set up. @typedef {{engine: Engine, task: Task, solution: Solution}} Solved */

/** More than any course needs; a file is checked while somebody waits. */
const MOST_TASKS = 300;
/** Facts `wins in 2` and `wins in 3` are searches: what one costs, the least being 1, and what may be spent, some seconds at worst. */
const PROOF_COSTS = { 2: 1, 3: 10 };
const MOST_PROOF = 150;
const PROOF = /\bin\s+\+?0*([23])\b/g;
/** Any fact that looks further than the move. */
const AHEAD = /\bin\s/;

/** Between two tasks: whoever cannot wait for all of them may rest here. */
export const REST = Symbol("rest");

/** @param {Course} course @param {Engine} engine @returns {Generator<Misfit | typeof REST, void>} */
export function* faultsOfTasks(course, engine) {
  const all = stepsOf(course).flatMap((placed) => tasksOf(placed).map((task) => ({ ...task, game: placed.step.game ?? course.game })));
  const proof = all.reduce((sum, { task }) => sum + proofCost(task), 0);
  if (all.length > MOST_TASKS) yield { path: [], code: "too-many-tasks", data: { found: all.length, limit: MOST_TASKS } };
  if (proof > MOST_PROOF) yield { path: [], code: "too-much-to-prove", data: {} };
  if (all.length > MOST_TASKS || proof > MOST_PROOF) return;
  for (const { path, task, game } of all) {
    for (const fault of faultsOf(engine, game, task)) yield { ...fault, path: [...path, ...fault.path] };
    yield REST;
  }
}

/** @param {Task} task */
function proofCost({ task }) {
  return [...task.matchAll(PROOF)].reduce((sum, [, moves]) => sum + PROOF_COSTS[/** @type {2 | 3} */ (Number(moves))], 0);
}

/** @param {Engine} engine @param {string} game @param {Task} task @returns {Generator<Fault, void>} */
function* faultsOf(engine, game, task) {
  const loaded = engine.loadPosition(game, task.position);
  if (!loaded.ok) {
    const { problems = [], message } = loaded.error;
    yield { path: ["position"], code: "bad-position", data: { message: problems.map((problem) => problem.message).join("; ") || message } };
    return;
  }
  yield* faultsOfMarks(loaded.value, engine, task);
  yield* faultsOfFields(task);
  if (kindOf(task) === "play") {
    yield* faultsOfTries({ engine, task });
    yield* faultsOfGame(engine, loaded.value, task);
    return;
  }
  const solved = engine.solve(task.task);
  if (!solved.ok) {
    yield { path: ["task"], code: "bad-task", data: { message: solved.error.message } };
    return;
  }
  const set = { engine, task, solution: solved.value };
  if (kindOf(task) === "move") yield* faultsOfMoves(set);
  yield* faultsOfOptions(set);
  yield* faultsOfTries(set);
}

/** @param {Task} task */
function kindOf({ task }) {
  return task.trim().split(/\s/)[0] ?? "";
}

/** Fields that not every kind of task has: what its own needs, and what none but it may have. @type {{field: keyof Task, kinds: string[], needed: boolean}[]} */
const FIELDS = [
  { field: "expect", kinds: ["move"], needed: true },
  { field: "options", kinds: ["why", "check"], needed: true },
  { field: "level", kinds: ["play"], needed: true },
  { field: "lost", kinds: ["play"], needed: true },
  { field: "moves", kinds: ["play"], needed: false },
  { field: "wrong", kinds: ["move", "squares", "ratio", "counted", "why", "check"], needed: false },
];

/** @param {Task} task @returns {Generator<Fault, void>} */
function* faultsOfFields(task) {
  for (const { field, kinds, needed } of FIELDS) {
    const isThere = task[field] !== undefined;
    const belongs = kinds.includes(kindOf(task));
    if (isThere && !belongs) yield { path: [field], code: "needless", data: { field } };
    if (!isThere && belongs && needed) yield { path: [], code: "missing", data: { field } };
  }
}

/** A small game can be read, is not decided by its first move, and one of these leaves it open. Whether it can be won shows in play. @param {Engine} engine @param {Snapshot} start @param {Task} task @returns {Generator<Fault, void>} */
function* faultsOfGame(engine, start, { task, position }) {
  const asked = task.trim().replace(/^play\b/, "move");
  if (AHEAD.test(asked)) {
    yield { path: ["task"], code: "game-looks-ahead", data: {} };
    return;
  }
  const solved = engine.solve(asked);
  if (!solved.ok) yield { path: ["task"], code: "bad-task", data: { message: solved.error.message } };
  else if (solved.value.answers.length > 0 || !leadsOn(engine, start, position)) yield { path: ["position"], code: "game-ends-at-once", data: {} };
}

/** Is there a move after which the enemy moves too, and does not win at once? @param {Engine} engine @param {Snapshot} start @param {string} position */
function leadsOn(engine, { variant, moves }, position) {
  return moves.some(({ text }) => {
    engine.loadPosition(variant, position);
    const played = engine.play(text);
    const won = played.ok && played.value.phase === "play" ? engine.solve("move wins") : null;
    return won?.ok === true && won.value.answers.length === 0;
  });
}

/** @param {Snapshot} snapshot @param {Engine} engine @param {Task} task @returns {Generator<Fault, void>} */
function* faultsOfMarks(snapshot, engine, { show: { marked = [], arrows = [], reach } = {} }) {
  const arrowEnds = arrows.flatMap((arrow) => [arrow.slice(0, 2), arrow.slice(2)]);
  for (const square of [...marked, ...arrowEnds]) {
    if (!engine.forceAt(square).ok) yield { path: ["show"], code: "no-such-square", data: { square } };
  }
  if (reach && !Object.hasOwn(snapshot.pieces, reach)) yield { path: ["show", "reach"], code: "no-piece-there", data: { square: reach } };
}

/** @param {Solved} solved @returns {Generator<Fault, void>} */
function* faultsOfMoves({ task, solution: { answers, of } }) {
  const right = answers.length;
  const { expect } = task;
  if (right === 0) yield { path: ["task"], code: "no-right-move", data: {} };
  else if (right === of) yield { path: ["task"], code: "no-wrong-move", data: {} };
  if (expect && (expect.right !== right || expect.of !== of)) yield { path: ["expect"], code: "expect-differs", data: { right, of } };
  if (right > 0) yield* faultsOfHints(task, answers);
}

/** The first hint is not the answer, the second leads to one. @param {Task} task @param {string[]} answers @returns {Generator<Fault, void>} */
function* faultsOfHints({ hints: [first, second] }, answers) {
  const moves = answers.map((answer) => [answer.slice(0, 2), answer.slice(2, 4)]);
  for (const [language, hint] of Object.entries(first)) {
    const told = moves.find((squares) => squares.every((square) => hint.includes(square)));
    if (told) yield { path: ["hints", 0, language], code: "hint-tells", data: { move: told.join("–") } };
  }
  for (const [language, hint] of Object.entries(second)) {
    if (!moves.flat().some((square) => hint.includes(square))) yield { path: ["hints", 1, language], code: "hint-leads-nowhere", data: {} };
  }
}

/** What there is to choose from holds every right answer; of the three or more, no more than two are right. @param {Solved} solved @returns {Generator<Fault, void>} */
function* faultsOfOptions({ task, solution: { answers } }) {
  const { options } = task;
  if (!options) return;
  const missing = answers.filter((answer) => !options.includes(answer));
  if (missing.length > 0) yield { path: ["options"], code: "right-option-missing", data: { options: missing.join(", ") } };
}

/** Answers are compared as texts, so a move has to be written as the engine writes it. @param {import("../types.js").Verdict} verdict @param {string} answer */
function isPlain({ move }, answer) {
  return !move || move.text === answer;
}

/** The trap is refused for its reason, and what is called wrong is. @param {Pick<Solved, "engine" | "task">} set @returns {Generator<Fault, void>} */
function* faultsOfTries({ engine, task }) {
  const { trap, wrong = [] } = task;
  if (trap) {
    const tried = engine.judge("move takes", trap.move);
    const codes = tried.ok && tried.value.status === "refused" ? tried.value.reasons.map(({ code }) => code) : [];
    if (codes.length === 0) yield { path: ["trap"], code: "trap-not-refused", data: { move: trap.move } };
    else if (!codes.some((code) => code === trap.why)) yield { path: ["trap", "why"], code: "trap-other-reason", data: { found: codes.join(", ") } };
  }
  for (const [index, { answer }] of wrong.entries()) {
    const judged = engine.judge(task.task, answer);
    const status = judged.ok && isPlain(judged.value, answer) ? judged.value.status : "unreadable";
    if (status !== "wrong" && status !== "slower") yield { path: ["wrong", index, "answer"], code: `answer-${status}`, data: { answer } };
  }
}
