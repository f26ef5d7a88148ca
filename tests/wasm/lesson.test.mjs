// A step of a lesson worked through with the real engine: right, wrong, refused, helped, again.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fillIn } from "../../www/text/fill-in.js";
import { createWork } from "../../www/task/work.js";
import { createTranslator } from "../../www/core/i18n.js";
import { verdictTexts } from "../../www/text/verdicts.js";
import { LOCALES } from "../texts.mjs";
import { Engine, formatForce, value, variants } from "./module.mjs";

const words = (language) => ({ t: createTranslator(language, LOCALES[language]), force: formatForce });
const both = (text) => ({ en: `${text}.`, ru: `${text} (рус.).` });

/** @param {object[]} tasks */
function start(tasks, { game = "t1", language = "en" } = {}) {
  const step = {
    id: "step", title: both("Title"), skills: [], rules: ["5.1"], idea: both("A Ritter has {force:ritter}"), text: both("Look"),
    tasks: tasks.map((task) => ({ ask: both("Do it"), hints: [both("first"), both("second")], after: both("done"), ...task })),
  };
  const info = variants().find(({ variant }) => variant === game);
  return createWork({ engine: new Engine(), info, step, words: words(language), language });
}

const OUTWEIGH = { position: "6k1/8/4i3/4v3/1I3I2/4R3/3S3P/6K1 w - - 0 20", task: "move outweighs e5" };

test("a right move is played, and said to be right with its numbers", () => {
  const lesson = start([OUTWEIGH]);
  assert.deepEqual(lesson.texts(), { title: "Title.", idea: "A Ritter has 2.", text: "Look.", ask: "Do it.", hints: ["first.", "second."], after: "done." });
  lesson.answer("f4f5");
  assert.equal(lesson.state().phase, "solved");
  assert.deepEqual(lesson.state().said, ["e5: 4½ against 2½ — superiority.", "done."]);
  assert.equal(lesson.snapshot().pieces.f5.role, "knecht");
  assert.equal(lesson.alone(), true);
});

test("a wrong move is played, and told with what it lacks; again restores the task, and the mistake is remembered", () => {
  const lesson = start([{ ...OUTWEIGH, wrong: [{ answer: "d2c4", say: both("A Scout adds nothing") }] }]);
  lesson.answer("d2c4");
  assert.equal(lesson.state().phase, "failed");
  assert.deepEqual(lesson.state().said, ["A Scout adds nothing.", "e5: 2 against 2½ — no superiority."]);
  lesson.again();
  assert.deepEqual([lesson.state().phase, lesson.state().said, lesson.snapshot().position], ["asking", [], OUTWEIGH.position]);
  lesson.answer("f4e4");
  assert.deepEqual([lesson.state().phase, lesson.alone()], ["solved", false]);
});

test("a refused move changes nothing, says its reason, and is no mistake", () => {
  const lesson = start([{ position: "7k/3v4/3i4/1i2i3/1I1R4/6P1/8/6K1 w - - 0 20", task: "move takes" }]);
  assert.equal(lesson.answer("d4d6").status, "refused");
  assert.deepEqual([lesson.state().phase, lesson.state().said], ["asking", ["d6: 2 against 2½ — no superiority."]]);
  assert.equal(lesson.answer("hello").status, "unreadable");
  lesson.answer("g3e5");
  assert.deepEqual([lesson.state().phase, lesson.alone()], ["solved", true]);
});

test("the enemy's answer to a wrong move is told", () => {
  const lesson = start([{ position: "5p1k/3i4/3v4/3I4/3R1i2/6P1/8/6K1 w - - 0 20", task: "move takes f4 and safe all" }]);
  const { reply } = lesson.answer("d4f4");
  assert.equal(reply.text, "d6d5");
  assert.deepEqual(lesson.state().said, [
    "It can still be taken: d5, 1½ against 1.", "The answer is: Black: Ver Knecht from d6 takes Knecht on d5.",
  ]);
});

test("two hints, then the answer, which is played with its reason and counts as help", () => {
  const lesson = start([OUTWEIGH]);
  assert.equal(lesson.help(), null);
  assert.equal(lesson.help(), null);
  assert.equal(lesson.state().hints, 2);
  const answer = lesson.help();
  lesson.answer(answer);
  assert.deepEqual([lesson.state().phase, lesson.state().shown, lesson.alone()], ["solved", true, false]);
});

test("a longer win goes on after the enemy's best defence, and may be finished in every way", () => {
  const lesson = start([{ position: "8/5c2/3s2i1/8/3C1K2/8/8/7k w - - 0 20", task: "move wins in 2" }]);
  const { reply, movesLeft } = lesson.answer("d4g1");
  assert.equal(movesLeft, 1);
  assert.deepEqual([lesson.state().phase, lesson.state().task, lesson.state().reply], ["asking", "move wins", reply]);
  assert.match(lesson.state().said.at(-1), /^Now win with the next move\.$/);
  lesson.answer(lesson.help() ?? lesson.help() ?? lesson.help());
  assert.equal(lesson.state().phase, "solved");
  assert.equal(lesson.snapshot().phase, "over");
});

test("squares, forces and choices are answers too", () => {
  const squares = start([{ position: "6k1/8/8/4i3/3I4/8/1P6/6K1 w - - 0 20", task: "squares acts b2" }]);
  assert.equal(squares.kind(), "squares");
  squares.answer("a1 a2 a3 b1 b3 c1 c2 c3 e5");
  assert.deepEqual(squares.state().said, ["b2–e5: the line is blocked at d4 (Knecht).", "One square is still missing."]);
  const forces = start([{ position: "2k5/7i/2R5/8/8/8/7I/6K1 w - - 0 20", task: "counted c8" }]);
  assert.equal(forces.kind(), "forces");
  forces.answer("2 : 1.5");
  assert.deepEqual(forces.state().said, ["White's force does not count there: no royal of White's acts on the castle square."]);
  const choice = start([{ position: "6k1/8/2i5/2i5/2S5/2R5/8/6K1 w - - 0 20", task: "why c3c5" }]);
  assert.equal(choice.kind(), "choice");
  choice.answer("blocked");
  // It can be mended where it stands, and was not the first try.
  assert.deepEqual([choice.state().phase, choice.alone()], ["asking", false]);
  choice.answer("no-superiority");
  assert.deepEqual(choice.state().said, ["c5: 2 against 2 — equal, no superiority.", "done."]);
});

test("the tasks of a step follow one another, and help with one is help with the step", () => {
  const lesson = start([OUTWEIGH, { position: "7k/3v4/3i4/1i2i3/1I1R4/6P1/8/6K1 w - - 0 20", task: "move takes" }]);
  assert.equal(lesson.isLast(), false);
  lesson.help();
  lesson.answer("f4f5");
  lesson.nextTask();
  assert.deepEqual([lesson.state().index, lesson.state().phase, lesson.state().hints, lesson.isLast()], [1, "asking", 0, true]);
  lesson.answer("g3e5");
  assert.equal(lesson.alone(), false);
});

test("a remark on a mistake is found however the answer is written", () => {
  const wrong = (answer) => [{ answer, say: both("Look again") }];
  const tasks = [
    [{ position: "2k5/7i/2R5/8/8/8/7I/6K1 w - - 0 20", task: "counted c8", wrong: wrong("2 : 1½") }, "2 : 1.5"],
    [{ position: "6k1/8/8/4i3/3I4/8/1P6/6K1 w - - 0 20", task: "squares acts b2", wrong: wrong("a1 e5") }, "e5, a1"],
    [{ position: "2k5/7i/2R5/8/8/8/7I/6K1 w - - 0 20", task: "why c6c8", wrong: wrong("blocked") }, "blocked"],
  ];
  for (const [task, answer] of tasks) {
    const lesson = start([task]);
    lesson.answer(answer);
    assert.equal(lesson.state().said[0], "Look again.", answer);
    lesson.again();
    lesson.answer(task.task === "counted c8" ? "2 : 0.5" : task.task === "why c6c8" ? "legal" : "a1");
    assert.notEqual(lesson.state().said[0], "Look again.", answer);
  }
});

test("a course in one language is read by everyone", () => {
  const only = { ru: "Только по-русски." };
  const lesson = start([{ ...OUTWEIGH, ask: only }]);
  assert.equal(lesson.texts().ask, only.ru);
});

test("in Russian too", () => {
  const lesson = start([OUTWEIGH], { language: "ru" });
  lesson.answer("f4f5");
  assert.equal(lesson.state().said[0], "e5: 4½ против 2½ — перевес.");
});

test("numbers in texts are the engine's", () => {
  const engine = new Engine();
  value(engine.loadPosition("t1", "2k5/7i/2R5/8/8/8/7I/6K1 w - - 0 20"));
  const place = { engine, roles: variants()[0].roles, force: formatForce };
  assert.equal(fillIn(place, "{ratio:c8}, counted {counted:c8}; {force:knecht}, {force:nobody}, {ratio:z9}"), "2 : 1½, counted 0 : 1½; 1, {force:nobody}, {ratio:z9}");
});

test("every fact has its words, holding and not, in every language", () => {
  const moves = { from: "a1", to: "a2", role: "ritter", kind: "capture", taken: "knecht", becomes: null, text: "a1a2" };
  const totals = { white: 3, black: 4 };
  const codes = ["wins", "holds", "gains", "takes", "exchanges", "outweighs", "balances", "safe", "king-safe", "castle-safe", "check", "final-check", "enters", "promotes", "converts", "stands"];
  const shades = [{ totals: null, reply: null }, { totals, reply: moves }, { totals: null, reply: moves }];
  for (const language of Object.keys(LOCALES)) {
    for (const code of codes) for (const holds of [true, false]) for (const shade of shades) for (const by of [null, "king", "castle", "blockade"]) for (const many of [1, 2]) {
      const fact = { code, holds, square: "a2", role: "prince", moves: many, force: 3, by: code === "wins" ? by : null, ...shade };
      const verdict = { status: holds ? "right" : "wrong", move: moves, facts: [fact], reasons: [], reply: null, movesLeft: 0, missed: [], extra: [], totals: null, forgotten: { white: [], black: [] }, idleCounted: [] };
      for (const text of verdictTexts(words(language), verdict, { text: "move check", pieces: {}, turn: "white" })) {
        assert.doesNotMatch(text, /fact\.|\{/, `${language}: ${JSON.stringify(fact)}`);
      }
    }
  }
});

const GAME = { position: "3k4/8/2iii3/8/8/3II3/3R4/3CK3 w - - 0 20", task: "play wins", level: 1, lost: both("lost") };

/** A small game with its table: `play` makes a move of either side, those of the person judged before. */
function startGame(task = GAME) {
  const lesson = start([task]);
  const engine = new Engine();
  value(engine.loadPosition("t1", task.position));
  const play = (text) => {
    const mine = lesson.snapshot().turn === lesson.side();
    const status = mine ? lesson.answer(text).status : "played";
    if (status === "refused") return status;
    lesson.follow(value(engine.play(text)));
    return status;
  };
  const undo = () => lesson.follow(value(engine.undo()));
  return { lesson, play, undo };
}

test("a small game goes on until a move reaches its goal; what is refused is no move", () => {
  const { lesson, play } = startGame({ ...GAME, task: "play takes", moves: 4 });
  assert.deepEqual([lesson.kind(), lesson.side(), lesson.movesLeft()], ["game", "white", 4]);
  assert.equal(play("d2d8"), "refused");
  assert.match(lesson.state().said[0], /d8/);
  assert.deepEqual([play("d2d4"), lesson.state().phase, lesson.state().said, lesson.movesLeft()], ["wrong", "asking", [], 3]);
  play("c6c5");
  assert.equal(play("d4c4"), "wrong");
  play("d8e8");
  assert.equal(play("c4c5"), "right");
  assert.deepEqual([lesson.state().phase, lesson.state().said.at(-1), lesson.alone()], ["solved", "done.", true]);
});

test("a small game that is lost says so; a move taken back lets it go on", () => {
  const { lesson, play, undo } = startGame({ ...GAME, position: "3k4/8/8/8/8/2c5/8/K6I w - - 0 20" });
  play("h1h2");
  play("c3a1");
  assert.deepEqual([lesson.state().phase, lesson.state().said], ["failed", ["Black wins. The King is taken.", "lost."]]);
  lesson.takeBack();
  undo();
  undo();
  assert.deepEqual([lesson.state().phase, lesson.state().said, lesson.alone()], ["asking", [], false]);
  assert.equal(play("a1b1"), "wrong");
});

test("a win that is not the goal is told apart, and a draw from both", () => {
  const { lesson, play } = startGame({ ...GAME, task: "play wins castle", position: "8/8/8/3k4/8/3C4/8/4K2I w - - 0 20" });
  assert.equal(play("d3d5"), "wrong");
  assert.equal(lesson.state().phase, "failed");
  assert.match(lesson.state().said.join(" "), /^White wins\. .* another goal was set here/);
  const other = startGame();
  const drawn = new Engine();
  value(drawn.loadPosition("t1", GAME.position));
  other.lesson.follow(value(drawn.agreeDraw()));
  assert.match(other.lesson.state().said.join(" "), /The goal is not reached/);
});

test("a small game can run out of moves", () => {
  const { lesson, play } = startGame({ ...GAME, moves: 2 });
  play("e1f1");
  play("d8e8");
  assert.equal(lesson.movesLeft(), 1);
  play("f1e1");
  assert.deepEqual([lesson.state().phase, lesson.movesLeft()], ["failed", 0]);
  assert.match(lesson.state().said[0], /in 2 moves/);
});
