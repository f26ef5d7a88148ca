// The checker of courses: every kind of fault is found, at its place, and nothing that is given makes it fail.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createTranslator } from "../../www/core/i18n.js";
import { checkLesson } from "../../www/lessons/check.js";
import { OPTIONS } from "../../www/lessons/schema.js";
import { lessonProblemText } from "../../www/text/lesson-problems.js";
import { LOCALES } from "../texts.mjs";
import { Engine, reasonCodes, variants } from "./module.mjs";

const engine = new Engine();
const check = (source, languages) => checkLesson(engine, variants(), source, languages);
const texts = (en) => ({ en, ru: en });

/** A course with one step: a task for a move, one for a choice, one for forces, a small game. */
function good() {
  const hints = [texts("Who may stand in a castle?"), texts("The King on e7.")];
  const position = "8/4K2r/3R4/k6i/1I6/8/8/8 w - - 0 20";
  const enter = {
    position, orientation: "white", show: { marked: ["d8"], arrows: ["e7d8"], reach: "e7", force: true },
    ask: texts("Seize the castle."), task: "move wins castle", expect: { right: 3, of: 18 },
    trap: { move: "d6d8", why: "castle-is-for-royals" }, wrong: [{ answer: "e7d7", say: texts("That is outside.") }], hints, after: texts("Seized."),
  };
  const why = { position, ask: texts("Why not?"), task: "why d6d8", options: ["castle-is-for-royals", "blocked", "legal"], hints, after: texts("Royals only.") };
  const ratio = { position, ask: texts("How much?"), task: "ratio d8", hints, after: texts("It is {ratio:d8}, of which {counted:d8} counts.") };
  const game = { position: "3k4/8/2iii3/8/8/3II3/3R4/3CK3 w - - 0 20", ask: texts("Win."), task: "play wins", level: 1, moves: 30, hints, after: texts("Won."), lost: texts("Lost.") };
  const step = {
    id: "castle", title: texts("The castle"), skills: ["castle.enter"], rules: ["8.2"],
    idea: texts("Be inside alone."), text: texts("A Ritter has {force:ritter}. See 8.2 and d8."), tasks: [enter, why, ratio, game],
  };
  return {
    format: "chess-t-lesson/1", id: "own", game: "t1", title: texts("Own"), about: texts("A course."), author: "A teacher", licence: "CC0-1.0",
    blocks: [{ title: texts("All"), steps: [step] }],
  };
}

const step = (course) => course.blocks[0].steps[0];
const task = (course, index = 0) => step(course).tasks[index];
const STEP = "blocks/0/steps/0 (castle)";
const TASK = `${STEP}/tasks/0`;

/** What makes a good course a bad one: code, where, and how. */
const FAULTS = [
  ["wrong-type", "author", (course) => (course.author = 7)],
  ["wrong-value", "format", (course) => (course.format = "chess-t-lesson/2")],
  ["wrong-value", `${STEP}/rules/0`, (course) => (step(course).rules = ["4.9"])],
  ["wrong-form", "id", (course) => (course.id = "My course")],
  ["too-short", "author", (course) => (course.author = "")],
  ["too-long", `${STEP}/title/en`, (course) => (step(course).title.en = "long ".repeat(9))],
  ["too-few", `${TASK}/hints`, (course) => task(course).hints.pop()],
  ["too-many", `${TASK}/hints`, (course) => task(course).hints.push(texts("More."))],
  ["too-small", `${TASK}/expect/right`, (course) => (task(course).expect.right = -1)],
  ["too-large", `${TASK}/expect/of`, (course) => (task(course).expect.of = 1001)],
  ["repeated", `${STEP}/rules`, (course) => step(course).rules.push("8.2")],
  ["missing", TASK, (course) => delete task(course).after],
  ["missing", TASK, (course) => delete task(course).expect],
  ["missing", `${STEP}/tasks/1`, (course) => delete task(course, 1).options],
  ["unknown-field", TASK, (course) => (task(course).hint = "x")],
  ["needless", `${TASK}/options`, (course) => (task(course).options = task(course, 1).options)],
  ["needless", `${STEP}/tasks/1/expect`, (course) => (task(course, 1).expect = { right: 1, of: 1 })],
  ["repeated-id", "blocks/0/steps/1 (castle)/id", (course) => course.blocks[0].steps.push(step(good()))],
  ["missing-language", `${STEP}/idea`, (course) => delete step(course).idea.ru],
  ["sentences", `${STEP}/idea/en`, (course) => (step(course).idea.en = "One. Two.")],
  ["sentences", `${STEP}/idea/en`, (course) => (step(course).idea.en = "no end")],
  ["sentences", `${STEP}/text/ru`, (course) => (step(course).text.ru = "One. Two! Three? Four.")],
  ["bad-placeholder", `${STEP}/text/en`, (course) => (step(course).text.en = "It is {ratio:i8}.")],
  ["bad-placeholder", `${TASK}/after/en`, (course) => (task(course).after.en = "It is {sum:d8}.")],
  ["bad-placeholder", `${TASK}/after/en`, (course) => (task(course).after.en = "It is {force:queen}.")],
  ["bad-placeholder", `${TASK}/after/en`, (course) => (task(course).after.en = "It is {ratio:d8.")],
  ["bad-placeholder", "about/en", (course) => (course.about.en = "It is {ratio:d8}.")],
  ["number-in-text", `${TASK}/after/en`, (course) => (task(course).after.en = "It is 2½ now.")],
  ["number-in-text", `${TASK}/ask/ru`, (course) => (task(course).ask.ru = "На d9.")],
  ["bad-position", `${TASK}/position`, (course) => (task(course).position = "3V4/8/8/8/8/8/8/9 w")],
  ["bad-task", `${TASK}/task`, (course) => (task(course).task = "move winz")],
  ["bad-task", `${STEP}/tasks/2/task`, (course) => (task(course, 2).task = "ratio i8")],
  ["no-right-move", `${TASK}/task`, (course) => (task(course).task = "move wins king")],
  ["no-wrong-move", `${TASK}/task`, (course) => (task(course).task = "move not wins king")],
  ["expect-differs", `${TASK}/expect`, (course) => (task(course).expect.right = 2)],
  ["right-option-missing", `${STEP}/tasks/1/options`, (course) => (task(course, 1).options = ["blocked", "legal", "out-of-reach"])],
  ["hint-tells", `${TASK}/hints/0/ru`, (course) => (task(course).hints[0].ru = "Король e7 и поле f8.")],
  ["hint-leads-nowhere", `${TASK}/hints/1/en`, (course) => (task(course).hints[1].en = "The Ritter on d6.")],
  ["trap-not-refused", `${TASK}/trap`, (course) => (task(course).trap.move = "e7d8")],
  ["trap-other-reason", `${TASK}/trap/why`, (course) => (task(course).trap.move = "i7i8")],
  ["trap-other-reason", `${TASK}/trap/why`, (course) => (task(course).trap.why = "blocked")],
  ["answer-right", `${TASK}/wrong/0/answer`, (course) => (task(course).wrong[0].answer = "e7e8")],
  ["answer-refused", `${TASK}/wrong/0/answer`, (course) => (task(course).wrong[0].answer = "d6d8")],
  ["answer-unreadable", `${TASK}/wrong/0/answer`, (course) => (task(course).wrong[0].answer = "castle")],
  ["answer-unreadable", `${TASK}/wrong/0/answer`, (course) => (task(course).wrong[0].answer = "K e7-d7")],
  ["missing", `${STEP}/tasks/3`, (course) => delete task(course, 3).level],
  ["missing", `${STEP}/tasks/3`, (course) => delete task(course, 3).lost],
  ["missing-language", `${STEP}/tasks/3/lost`, (course) => delete task(course, 3).lost.ru],
  ["needless", `${TASK}/level`, (course) => (task(course).level = 1)],
  ["needless", `${TASK}/moves`, (course) => (task(course).moves = 9)],
  ["needless", `${STEP}/tasks/3/wrong`, (course) => (task(course, 3).wrong = task(course).wrong)],
  ["too-large", `${STEP}/tasks/3/level`, (course) => (task(course, 3).level = 13)],
  ["bad-task", `${STEP}/tasks/3/task`, (course) => (task(course, 3).task = "play winz")],
  ["trap-not-refused", `${STEP}/tasks/3/trap`, (course) => (task(course, 3).trap = { move: "d2d4", why: "blocked" })],
  ["game-looks-ahead", `${STEP}/tasks/3/task`, (course) => (task(course, 3).task = "play wins in 2")],
  // The first move wins; every move is answered by the loss of the King; there is no move at all.
  ["game-ends-at-once", `${STEP}/tasks/3/position`, (course) => (task(course, 3).position = task(course).position)],
  ["game-ends-at-once", `${STEP}/tasks/3/position`, (course) => (task(course, 3).position = "3k4/8/8/8/2cc4/8/8/K7 w - - 0 20")],
  ["no-such-square", `${TASK}/show`, (course) => task(course).show.arrows.push("e7i7")],
  ["no-piece-there", `${TASK}/show/reach`, (course) => (task(course).show.reach = "e5")],
  ["too-many-tasks", "", (course) => (course.blocks = many(good().blocks[0], 3, 40, 3))],
  ["too-much-to-prove", "", (course) => (task(course).task = "move wins in 3 or wins in +03", step(course).tasks = Array(6).fill(task(course)), course.blocks = many(course.blocks[0], 1, 4, 6))],
];

/** So many blocks of so many steps of so many tasks, with ids of their own. */
function many(block, blocks, steps, tasks) {
  const stepOf = (id) => ({ ...block.steps[0], id, tasks: Array.from({ length: tasks }, (_, index) => block.steps[0].tasks[index % block.steps[0].tasks.length]) });
  return Array.from({ length: blocks }, (_, of) => ({ ...block, steps: Array.from({ length: steps }, (_, index) => stepOf(`s${of}-${index}`)) }));
}

test("a good course has no problems, as a text and as what was read from one", () => {
  for (const source of [good(), JSON.stringify(good())]) {
    const { lesson, problems } = check(source, ["ru", "en"]);
    assert.deepEqual(problems, []);
    assert.deepEqual(lesson, good());
  }
});

test("each kind of fault is found at its place", () => {
  for (const [code, where, spoil] of FAULTS) {
    const course = good();
    spoil(course);
    const { problems } = check(course);
    assert.ok(problems.some((problem) => problem.code === code && problem.where === where), `${code} ${where}: ${JSON.stringify(problems)}`);
  }
});

test("every problem can be told in every language, and no other", () => {
  const codes = new Set([...FAULTS.map(([code]) => code), "not-json"]);
  for (const locale of Object.values(LOCALES)) {
    const told = Object.keys(locale).filter((key) => key.startsWith("lesson.problem."));
    assert.deepEqual(told.sort(), [...codes].map((code) => `lesson.problem.${code}`).sort());
  }
});

test("what is wrong is told with its place and its numbers", () => {
  const t = createTranslator("en", LOCALES.en);
  const said = (spoil) => {
    const course = good();
    spoil(course);
    return check(course).problems.map((problem) => lessonProblemText(t, problem));
  };
  assert.deepEqual(said((course) => (course.author = 7)), ["author: Something else belongs here: a text in quotes."]);
  assert.deepEqual(said((course) => (task(course).expect.right = 2)), [`${TASK}/expect: There are in fact 3 right moves of 18.`]);
  assert.match(lessonProblemText(t, check("{").problems[0]), /^This is not JSON: /);
  for (const [, , spoil] of FAULTS) assert.doesNotMatch(said(spoil).join("\n"), /lesson\.|undefined|\{(?!ratio)(?!sum)(?!force)\w/);
});

test("the options are the engine's reasons and the answers to two kinds of tasks", () => {
  assert.deepEqual(OPTIONS, [...reasonCodes(), "legal", "none", "check", "final"]);
});

test("a language that every text must be in is asked for by whoever checks", () => {
  const course = JSON.parse(JSON.stringify(good()).replaceAll('"ru":', '"de":'));
  assert.deepEqual(check(course).problems, []);
  assert.ok(check(course, ["ru"]).problems.every(({ code, data }) => code === "missing-language" && data.language === "ru"));
  assert.equal(check(course, ["ru"]).problems.length, 24);
});

test("whatever is given is answered with problems", () => {
  const circle = {};
  circle.circle = circle;
  const deep = "[".repeat(1_000_000 / 2) + "]".repeat(1_000_000 / 2);
  const nested = JSON.stringify(good()).replace('"A teacher"', "[".repeat(9000) + "]".repeat(9000));
  const strange = [undefined, null, 7, "", "null", "7", "[]", "{", "\u0000", circle, 1n, Symbol("x"), () => {}, new Proxy({}, { get: () => assert.fail() }), deep, nested];
  const poisoned = ['{"__proto__": {"format": "chess-t-lesson/1"}}', '{"constructor": {"prototype": {"id": "x"}}}', JSON.stringify(good()).replace('"blocks"', '"__proto__": {}, "blocks"')];
  const huge = [" ".repeat(10_000_000), JSON.stringify({ ...good(), author: "x".repeat(10_000_000) })];
  const wide = [JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 1]))), JSON.stringify({ ...good(), blocks: Array(100_000).fill(0) })];
  for (const source of [...strange, ...poisoned, ...huge, ...wide]) {
    const { lesson, problems } = check(source);
    assert.equal(lesson, null);
    assert.ok(problems.length > 0 && problems.length <= 100);
  }
  assert.equal({}.format, undefined);
});

test("texts of every length and kind are only texts", () => {
  const course = good();
  for (const sign of ["{", "}", ".", "1", "a1", "½", "\u0301", "😀", " "]) {
    step(course).text.en = sign.repeat(Math.floor(460 / sign.length));
    assert.ok(Array.isArray(check(course).problems), sign);
    task(course).task = `move ${"(".repeat(50)}${sign}`;
    assert.ok(check(course).problems.some(({ code }) => code === "bad-task"), sign);
  }
});
