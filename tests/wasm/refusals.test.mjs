// What the module refuses, it refuses with a value: a stable code and the numbers, never an exception.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine, error, reasonCodes, value, variants } from "./module.mjs";

test("a move is legal exactly when there is no reason against it", () => {
  const engine = new Engine();
  for (const { variant, files, ranks } of variants()) {
    const snapshot = value(engine.newGame(variant));
    const legal = new Set(snapshot.moves.map((move) => move.from + move.to));
    const squares = [...Array(files * ranks).keys()].map((index) => "abcdefghi"[index % files] + (1 + Math.floor(index / files)));
    for (const from of squares) {
      for (const to of squares) {
        const reasons = value(engine.reasons(from, to));
        assert.equal(reasons.length === 0, legal.has(from + to), `${from}${to} in ${variant}`);
      }
    }
  }
});

test("all reasons at once are those of every pair of squares", () => {
  const engine = new Engine();
  const codes = reasonCodes();
  const besieged = "8/8/8/8/8/8/8/3pK3 w";
  for (const { variant, files, ranks } of variants()) {
    for (const answer of [() => engine.newGame(variant), ...(files === 8 ? [() => engine.loadPosition(variant, besieged)] : [])]) {
      value(answer());
      const squares = [...Array(files * ranks).keys()].map((index) => "abcdefghi"[Math.floor(index / ranks)] + (1 + (index % ranks)));
      const all = engine.allReasons();
      assert.equal(all.length, squares.length ** 2);
      for (const [at, bits] of all.entries()) {
        const [from, to] = [squares[Math.floor(at / squares.length)], squares[at % squares.length]];
        const given = new Set(value(engine.reasons(from, to)).map((reason) => reason.code));
        assert.deepEqual(codes.filter((_, bit) => (bits >> bit) & 1), codes.filter((code) => given.has(code)), from + to);
      }
    }
  }
});

test("once the players have ended the game, that speaks against every move", () => {
  const engine = new Engine();
  value(engine.resign("white"));
  const over = 1 << reasonCodes().indexOf("game-over");
  assert.ok(engine.allReasons().every((bits) => bits & over));
});

test("a refused move tells the reasons and changes nothing", () => {
  const engine = new Engine();
  const before = value(engine.newGame("t1"));
  const refused = error(engine.play("e2e5"));
  assert.equal(refused.code, "illegal-move");
  assert.equal(refused.reasons[0].code, "out-of-reach");
  assert.deepEqual(engine.snapshot(), before);
});

test("a bad position tells everything that is wrong with it", () => {
  const { code, problems } = error(new Engine().loadPosition("t1", "kk6/8/8/8/8/8/8/KK6 x - Pp 0 1"));
  assert.equal(code, "bad-position");
  const codes = problems.map((problem) => problem.code);
  assert.ok(codes.includes("several-kings") && codes.includes("bad-side"), codes.join(", "));
});

test("a bad record tells where reading stopped, and why", () => {
  const refused = error(new Engine().loadRecord('[Game "chess-T1"]\n\n1. e2-e4 e7-e5\n2. e4-e6 *\n'));
  assert.equal(refused.code, "illegal-move");
  assert.equal(refused.reasons[0].code, "out-of-reach");
  assert.deepEqual([refused.at.moveNumber, refused.at.color, refused.at.line], [2, "white", 4]);
  assert.ok(refused.at.text.startsWith("e4-e6"), refused.at.text);
  const unread = error(new Engine().loadRecord('[Game "chess-T1"]\n\n1. e2-e4 what *\n'));
  assert.deepEqual([unread.at.moveNumber, unread.at.color], [1, "black"]);
  assert.ok(unread.at.text.startsWith("what"), unread.at.text);
});

test("nonsense of any kind gives an error value", () => {
  const engine = new Engine();
  value(engine.newGame("t1"));
  const nonsense = ["", " ", "z9", "a0", "e2", "e2e4e5", "💥", "ё1", "null", "x".repeat(100_000)];
  for (const text of nonsense) {
    for (const answer of [
      engine.play(text), engine.newGame(text), engine.loadPosition("t1", text), engine.loadPosition(text, text),
      engine.loadRecord(`${text} e2`), engine.resign(text), engine.drawSquares(text, text),
      engine.claimDraw(text), engine.goTo(99_999), engine.setTag(text, text),
    ]) {
      if (answer.ok) continue;
      assert.match(answer.error.code, /^[a-z-]+$/);
      assert.ok(answer.error.message.length > 0);
    }
    for (const answer of [engine.movesFrom(text), engine.forceAt(text), engine.reach(text), engine.reasons(text, text)]) {
      assert.equal(answer.ok, text === "e2", text.slice(0, 10));
    }
  }
  assert.equal(engine.snapshot().moves.length > 0, true);
});
