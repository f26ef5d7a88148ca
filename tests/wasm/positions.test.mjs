// Every known position, asked about through the module, gets the known answers.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine, error, readSetup, readVectors, value } from "./module.mjs";

const known = readVectors("positions.jsonl").trim().split("\n").map((line) => JSON.parse(line));

/** Half units of White and Black as the plain numbers of the vectors, squares without force left out. */
function sums(force) {
  const pairs = Object.entries(force).map(([square, { sum }]) => [square, [sum.white / 2, sum.black / 2]]);
  return Object.fromEntries(pairs.filter(([, [white, black]]) => white > 0 || black > 0));
}

/** The sides whose force on a square does not count. */
function idle(force) {
  const pairs = Object.entries(force).map(([square, { sum, counted }]) => {
    const sides = ["white", "black"].filter((side) => sum[side] > 0 && counted[side] === 0);
    return [square, sides.map((side) => side[0]).join("")];
  });
  return Object.fromEntries(pairs.filter(([, sides]) => sides !== ""));
}

test(`the ${known.length} known positions`, () => {
  const engine = new Engine();
  for (const expected of known) {
    const snapshot = value(engine.loadPosition(expected.variant, expected.position));
    const force = engine.force();
    const found = {
      variant: snapshot.variant,
      position: snapshot.position,
      phase: snapshot.phase,
      result: snapshot.result && { winner: snapshot.result.winner, by: snapshot.result.by },
      check: snapshot.check,
      moves: snapshot.moves.map((move) => move.text).sort(),
      force: sums(force),
      idle: idle(force),
    };
    assert.deepEqual(found, expected, expected.position);
  }
});

test("the forces on a square are those of the whole board, and their parts add up", () => {
  const engine = new Engine();
  for (const { variant, position } of known.slice(0, 40)) {
    value(engine.loadPosition(variant, position));
    for (const [square, { sum, counted }] of Object.entries(engine.force())) {
      const detail = value(engine.forceAt(square));
      assert.deepEqual([detail.sum, detail.counted], [sum, counted], `${square} in ${position}`);
      const total = { white: 0, black: 0 };
      for (const { piece, force } of detail.contributors) total[piece.color] += force;
      assert.deepEqual(total, sum, `${square} in ${position}`);
    }
  }
});

test("a known position is an arrangement without problems, and says the same as the game at it", () => {
  const engine = new Engine();
  const names = ["position", "pieces", "turn", "squaresUndrawn", "inaccessible", "conversionRights", "quiet", "moveNumber"];
  for (const { variant, position } of known) {
    const snapshot = value(engine.loadPosition(variant, position));
    const { problems, ...read } = value(readSetup(variant, position));
    assert.deepEqual(problems, [], position);
    assert.deepEqual(read, Object.fromEntries(names.map((name) => [name, snapshot[name]])), position);
  }
});

test("of a faulty text what can be read is told, with every problem and its squares", () => {
  const { position, pieces, problems } = value(readSetup("t1", "4k3/8/8/8/K7/8/8/2I1K3 x - - 0 1"));
  assert.equal(position, "4k3/8/8/8/K7/8/8/2I1K3 w - - 0 1");
  assert.deepEqual(pieces.c1, { color: "white", role: "knecht" });
  assert.deepEqual(
    problems.map(({ code, squares }) => [code, squares]),
    [["bad-side", []], ["several-kings", ["a4", "e1"]], ["non-royal-in-castle", ["c1"]]],
  );
  assert.equal(value(readSetup("t", "")).problems[0].code, "empty");
  assert.equal(error(readSetup("x", "9")).code, "unknown-variant");
});
