// Our own courses: the checker has nothing against them, every answer it counts is judged right, and no clause is left out.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { checkLesson } from "../../www/lessons/check.js";
import { CLAUSES } from "../../www/lessons/clauses.js";
import { stepsOf, tasksOf } from "../../www/lessons/walk.js";
import { Engine, value, variants } from "./module.mjs";

const NAMES = ["t1", "t"];
const engine = new Engine();
const courses = NAMES.map((name) => JSON.parse(readFileSync(new URL(`../../www/lessons/${name}.json`, import.meta.url), "utf8")));
const tasks = courses.flatMap((course) =>
  stepsOf(course).flatMap((placed) => tasksOf(placed).map(({ task }) => ({ task, step: placed.step, game: placed.step.game ?? course.game }))),
);

/** What no board shows. */
const UNSHOWN = {};

test("the courses have no problems, in Russian and in English", () => {
  for (const [index, course] of courses.entries()) {
    assert.equal(course.id, NAMES[index]);
    assert.deepEqual(checkLesson(engine, variants(), course, ["ru", "en"]).problems, []);
  }
});

test("every right answer is judged right, and a longer win goes on to its end", () => {
  for (const { task, step, game } of tasks.filter(({ task }) => task.level === undefined)) {
    value(engine.loadPosition(game, task.position));
    const { answers } = value(engine.solve(task.task));
    assert.ok(answers.length > 0, step.id);
    for (const answer of answers) {
      value(engine.loadPosition(game, task.position));
      const verdict = value(engine.judge(task.task, answer));
      assert.equal(verdict.status, "right", `${step.id}: ${answer}`);
      if (verdict.movesLeft > 0) finish(verdict, step.id);
    }
  }
});

test("what is praised does not lose to the very next move", () => {
  for (const { task, step, game } of tasks.filter(({ task }) => task.level === undefined && task.task.startsWith("move"))) {
    value(engine.loadPosition(game, task.position));
    for (const answer of value(engine.solve(task.task)).answers) {
      value(engine.loadPosition(game, task.position));
      value(engine.play(answer));
      // No answer once the game is over.
      const refuted = engine.solve("move wins in 1").value?.answers ?? [];
      assert.deepEqual(refuted, [], `${step.id}: ${answer}`);
    }
  }
});

/** The reply is played, and the win has to be there. */
function finish({ move, reply, movesLeft }, id) {
  value(engine.play(move.text));
  value(engine.play(reply.text));
  assert.ok(value(engine.solve(`move wins in ${movesLeft}`)).answers.length > 0, id);
}

test("what is refused on purpose can be tried: it is an answer to a task for a move, or shown beside another", () => {
  for (const { task, step, game } of tasks.filter(({ task }) => task.trap && task.task.startsWith("move"))) {
    value(engine.loadPosition(game, task.position));
    assert.equal(value(engine.judge(task.task, task.trap.move)).status, "refused", step.id);
  }
});

test("every clause of the rules has its step", () => {
  const shown = new Set(tasks.flatMap(({ step }) => step.rules));
  assert.deepEqual(CLAUSES.filter((clause) => !shown.has(clause) && !(clause in UNSHOWN)), []);
  assert.deepEqual(Object.keys(UNSHOWN).filter((clause) => shown.has(clause)), []);
});

test("what is reconstructed for a game is met in a step of it", () => {
  for (const { variant, reconstructed } of variants().filter(({ variant }) => variant !== "t2")) {
    const shown = new Set(tasks.filter(({ game }) => game === variant).flatMap(({ step }) => step.rules));
    assert.deepEqual(reconstructed.filter((clause) => !shown.has(clause) && !(clause in UNSHOWN)), [], variant);
  }
});

test("squares and letters are Latin where the engine's are: no look-alikes", () => {
  for (const { task, step } of tasks) {
    const text = JSON.stringify({ task, step });
    assert.doesNotMatch(text, /[а-яё][1-8]|[a-z][а-яё]|[а-яё][a-z]/i, step.id);
  }
});
