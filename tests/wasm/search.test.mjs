// The search through the module: legal answers, news on the way, the same answers as natively, and its memory.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine, readVectors, value, variants } from "./module.mjs";
import { LEVELS, LEVEL_COUNTS } from "../../www/core/settings.js";
import { Thinker, levels, memory } from "./search-module.mjs";

const START = Object.fromEntries(variants().map((info) => [info.variant, info.start]));
const GAMES = Object.keys(START);
const silent = () => {};

/** One for all tests, as in the worker. */
const thinker = new Thinker();

function at(variant, position = START[variant], earlier = new BigUint64Array()) {
  assert.ok(thinker.setPosition(variant, position, earlier), position);
  return thinker;
}

/** Plays a line on from the start and says how far it could be played. */
function playable(variant, moves) {
  const engine = new Engine();
  value(engine.newGame(variant));
  return moves.filter((move) => engine.play(move.text).ok).length;
}

test("an analysis gives lines that can be played, in both letters, best first", () => {
  for (const variant of GAMES) {
    const found = at(variant).analyse(20_000, 3, silent);
    assert.equal(found.lines.length, 3);
    assert.ok(found.depth > 1 && found.nodes <= 20_000, JSON.stringify(found));
    for (const { moves } of found.lines) assert.equal(playable(variant, moves), moves.length);
    assert.equal(new Set(found.lines.map((line) => line.moves[0].text)).size, 3);
    const scores = found.lines.map((line) => line.score);
    assert.deepEqual(scores, [...scores].sort((a, b) => b - a));
  }
  const [line] = at("t1", "6k1/8/8/8/4i3/8/3RR3/6K1 w - - 0 20").analyse(5_000, 1, silent).lines;
  assert.deepEqual(line.moves[0], { text: "e2e4", from: "e2", to: "e4", latin: "R e2:e4", russian: "Рт e2:e4" });
});

test("every finished depth is told, the last one as it is answered", () => {
  const told = [];
  const found = at("t1").analyse(30_000, 2, (sofar) => told.push(sofar));
  assert.deepEqual(told.map((sofar) => sofar.depth), told.map((_, at) => at + 1));
  assert.ok(told.length > 2);
  assert.deepEqual(told.at(-1).lines, found.lines);
  for (const { lines } of told) assert.ok(lines.length === 2 && lines[0].moves.length > 0);
});

test("a listener that throws stops nothing", () => {
  const found = at("t").analyse(5_000, 1, () => { throw new Error("not my day"); });
  assert.deepEqual(found, at("t").analyse(5_000, 1, silent));
});

test("levels think more the higher they are; others there are none", () => {
  assert.deepEqual(Object.fromEntries(["t1", "t", "t2", "chess"].map((variant) => [variant, levels(variant)])), { ...LEVEL_COUNTS, chess: 0 });
  const nodes = [1, 2, 3].map((level) => at("t2").think(level, 1, silent).nodes);
  assert.deepEqual(nodes, [...nodes].sort((a, b) => a - b));
  assert.equal(new Set(nodes).size, 3);
  for (const level of [0, LEVELS.length + 1]) assert.equal(at("t1").think(level, 1, silent), null);
});

test("seeds vary the play of a weak level", () => {
  const moves = Array.from({ length: 20 }, (_, seed) => at("t1").think(1, seed, silent).lines[0].moves[0].text);
  assert.ok(new Set(moves).size > 2, moves.join());
});

test("a win is counted in plies, a loss below zero", () => {
  const win = at("t1", "5p2/6P1/5R2/k6i/8/8/8/6K1 w").analyse(10_000, 1, silent).lines[0];
  assert.deepEqual([win.win, win.moves.map((move) => move.text)], [1, ["g7f8"]]);
  assert.ok(win.score > 20_000);
});

test("what is no position is not taken", () => {
  const before = at("t1").analyse(2_000, 1, silent);
  for (const [variant, text] of [["t1", "8/8"], ["t9", START.t1], ["t", START.t1]]) {
    assert.equal(thinker.setPosition(variant, text, new BigUint64Array()), false);
  }
  assert.deepEqual(thinker.analyse(2_000, 1, silent), before);
});

test("nothing is found where there is no move to make", () => {
  const over = at("t1", "4P3/8/8/k7/8/8/8/6K1 b");
  assert.deepEqual([over.analyse(1_000, 1, silent), over.think(1, 1, silent), over.threats(1_000, 1, silent)], [null, null, null]);
  const squares = at("t", "r2pkp2r/i1iicii1i/4i4/7i1/1iI4I1/I3I4/1I1ICII1I/R2PKP2R w ? Pp 6 4");
  assert.equal(squares.analyse(1_000, 1, silent), null);
  assert.equal(squares.threats(1_000, 1, silent), null);
});

test("threats are the other side's moves", () => {
  const about = at("t1", "6k1/8/8/8/4i3/8/3RR3/6K1 b - - 0 20");
  const [threat] = about.threats(5_000, 1, silent).lines;
  assert.equal(threat.moves[0].text, "e2e4");
  assert.notEqual(about.analyse(5_000, 1, silent).lines[0].moves[0].text, "e2e4");
});

test("the game so far counts: what may be claimed as drawn is worth nothing", () => {
  const start = "k7/8/8/8/8/8/8/CC4K1 w - - 0 20";
  const ahead = at("t1", start).analyse(3_000, 1, silent).lines[0].score;
  assert.ok(ahead > 300, String(ahead));
  const engine = new Engine();
  value(engine.loadPosition("t1", start));
  for (const move of ["g1h1", "a8a7", "h1g1", "a7a8", "g1h1", "a8a7", "h1g1"]) value(engine.play(move));
  // Black may go back to where the game stood twice before.
  const claim = at("t1", engine.positionText(), engine.earlierKeys()).analyse(3_000, 1, silent).lines[0];
  assert.deepEqual([claim.moves[0].text, claim.score], ["a7a8", 0]);
});

test("the same position, level and seed give the same answer as natively", () => {
  const recorded = readVectors("search_answers.jsonl").trim().split("\n").map((line) => JSON.parse(line));
  assert.ok(recorded.length >= 200);
  const found = recorded.map(({ variant, position, level, seed }) => {
    const { depth, nodes, lines: [{ moves: [first], score }] } = at(variant, position).think(level, seed, silent);
    return { variant, position, level, seed, move: first.text, score, depth, nodes };
  });
  assert.deepEqual(found, recorded);
});

test("the module stays under 16 MiB however long it searches", () => {
  for (const variant of GAMES) at(variant).analyse(400_000, 3, silent);
  assert.ok(memory.buffer.byteLength < 16 * 2 ** 20, `${memory.buffer.byteLength} bytes`);
});
