// A game through the module: played, walked through, written and read again.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine, error, formatForce, readRecords, readVectors, rewriteRecords, value, variants } from "./module.mjs";

function newGame(variant) {
  const engine = new Engine();
  value(engine.newGame(variant));
  return engine;
}

test("the three games are described", () => {
  assert.deepEqual(variants().map((info) => [info.variant, info.name, info.files, info.ranks]), [
    ["t1", "chess-T1", 8, 8],
    ["t", "chess-T", 9, 8],
    ["t2", "chess-T2", 9, 8],
  ]);
  for (const info of variants()) {
    assert.equal(newGame(info.variant).snapshot().position, info.start);
  }
});

test("forces are printed in whole and half units", () => {
  assert.deepEqual([0, 1, 2, 3, 5].map(formatForce), ["0", "½", "1", "1½", "2½"]);
});

test("all values are plain: they survive being written as JSON", () => {
  const engine = newGame("t");
  value(engine.play("e3e4"));
  const all = [
    variants(), engine.snapshot(), engine.steps("latin"), engine.force(), engine.tags(),
    engine.forceAt("e4"), engine.reach("a1"), engine.reasons("a1", "a2"), engine.play("nonsense"),
  ];
  assert.deepEqual(JSON.parse(JSON.stringify(all)), all);
});

test("a printed game is read, walked through and written again", () => {
  const engine = new Engine();
  const end = value(engine.loadRecord(readVectors("games/nn-khasanov-2020.txt")));
  const steps = engine.steps("russian");
  assert.equal(steps.length, 54);
  assert.equal(steps.at(-1).text.replace(/!$/, ""), "Пр d3-c2+)");
  const last = engine.toEnd();
  const texts = steps.map((step) => step.move.text);

  const again = newGame("t1");
  for (const text of texts) value(again.play(text));
  assert.equal(again.snapshot().position, last.position);

  const written = engine.record("latin");
  const copy = new Engine();
  value(copy.loadRecord(written));
  assert.equal(copy.record("latin"), written);
  assert.equal(end.result?.winner, "black");
});

test("undo, redo and going to a place restore the positions", () => {
  const engine = newGame("t1");
  const seen = [engine.snapshot()];
  for (const text of ["e2e4", "e7e5", "d1g4", "d8f6"]) seen.push(value(engine.play(text)));
  for (const earlier of seen.slice(0, -1).reverse()) assert.equal(value(engine.undo()).position, earlier.position);
  assert.equal(error(engine.undo()).code, "nothing-to-undo");
  for (const later of seen.slice(1)) assert.equal(value(engine.redo()).position, later.position);
  for (const { node, position } of seen) assert.equal(value(engine.goTo(node)).position, position);
});

test("the squares are drawn after the third move of chess-T", () => {
  const engine = newGame("t");
  const move = () => value(engine.play(engine.snapshot().moves[0].text));
  for (let ply = 0; ply < 6; ply++) move();
  assert.equal(engine.snapshot().phase, "draw-squares");
  assert.deepEqual(engine.snapshot().moves, []);
  const { white, black } = variants().find((info) => info.variant === "t").inaccessibleChoices;
  assert.equal(error(engine.drawSquares("e1", black[0])).code.length > 0, true);
  const drawn = value(engine.drawSquares(white[1], black[2]));
  assert.equal(drawn.phase, "play");
  assert.deepEqual(drawn.inaccessible, { white: white[1], black: black[2] });
  assert.equal(value(engine.undo()).phase, "draw-squares");
  assert.equal(value(engine.rollSquares(new Uint32Array([1, 2, 3, 4]))).phase, "play");
});

test("a game ends by resignation and by agreement", () => {
  const resigned = value(newGame("t2").resign("white"));
  assert.deepEqual([resigned.phase, resigned.result.winner, resigned.result.by], ["over", "black", "resignation"]);
  const agreed = value(newGame("t2").agreeDraw());
  assert.deepEqual([agreed.result.winner, agreed.result.by], [null, "agreement"]);
});

test("a game ends when a flag falls", () => {
  const game = new Engine();
  assert.deepEqual(value(game.fallFlag("black")).result, { winner: "white", by: "time", squares: [] });
  assert.match(game.record("latin"), /WV \/time\//);
  assert.equal(error(new Engine().fallFlag("red")).code, "bad-color");
});

test("variations are told, made the main line, deleted; moves are judged and noted", () => {
  const game = new Engine();
  for (const text of ["e2e4", "e7e5"]) value(game.play(text));
  value(game.undo());
  const { node } = value(game.play("d7d5"));
  assert.deepEqual(game.variations("latin").map(({ steps }) => steps.map((step) => step.text)), [["e7-e5"]]);
  assert.deepEqual(game.steps("latin").map((step) => step.main), [true, false]);
  value(game.promote(node));
  assert.deepEqual(game.steps("latin").map((step) => step.main), [true, true]);
  value(game.setGlyphs(node, "!?"));
  value(game.setComment(node, "bold"));
  const [, step] = game.steps("latin");
  assert.deepEqual([step.text, step.glyphs, step.comment], ["d7-d5!?", "!?", "bold"]);
  assert.equal(error(game.setGlyphs(node, "#")).code, "unknown-glyphs");
  assert.equal(value(game.deleteStep(node)).canUndo, true);
  assert.deepEqual(game.steps("latin").map((step) => step.text), ["e2-e4", "e7-e5"]);
  for (const gone of [node, 99]) assert.equal(error(game.promote(gone)).code, "unknown-node");
  assert.equal(error(game.deleteStep(0)).code, "unknown-node");
});

test("a game goes through a link; of a damaged one the beginning is offered", () => {
  const engine = new Engine();
  value(engine.loadRecord(readVectors("games/nn-khasanov-2020.txt")));
  const link = engine.link();
  assert.match(link, /^1a[\w-]+$/);
  const copy = new Engine();
  assert.equal(value(copy.loadLink(link)).position, engine.snapshot().position);
  assert.equal(copy.snapshot().result.winner, "black");

  const damage = error(copy.loadLink(link.slice(0, 40)));
  assert.equal(damage.code, "link-damaged");
  assert.equal(copy.link(), link, "the game before stays");
  value(copy.loadLink(damage.readable));
  const texts = (one) => one.steps("latin").map((step) => step.move.text);
  assert.deepEqual(texts(copy), texts(engine).slice(0, copy.steps("latin").length));
  assert.ok(texts(copy).length >= 20);

  assert.equal(error(copy.loadLink("2a")).code, "link-version");
  assert.equal("readable" in error(copy.loadLink("1a")), false);
  assert.deepEqual(error(copy.loadLink("1A9_w_-_-_0_1_")).problems.length > 0, true);
});

test("a file of several records: the good ones, and why the others are none", () => {
  const one = '[Game "chess-T1"]\n[White "Anna"]\n\n{so} 1. Кт d1-g4 *\n';
  const bad = '[Game "chess-T"]\n\n1. e3-e4 e9-e8\n';
  const [, second, third] = readRecords(`${one}\n${bad}\n[Event "without a game"]\n\n1. e2-e4 {note} WV`, "t1");
  assert.deepEqual([second.ok, second.line, second.error.code, second.error.at.line], [false, 6, "unknown-move", 8]);
  assert.equal(second.text.trim(), bad.trim());
  assert.deepEqual([third.ok, third.about.tags, third.about.result, third.about.plies], [true, { Event: "without a game" }, "WV", 1]);

  const engine = new Engine();
  value(engine.loadRecord(third.record));
  assert.deepEqual(engine.about(), third.about);
  value(engine.setComment(0, "at the start"));
  assert.equal(engine.about().note, "at the start");
  assert.equal(engine.record("latin"), third.record.replace("1. e2", "{at the start}\n1. e2"));
  assert.ok(rewriteRecords(third.record, "russian").includes("[Event"));
  assert.equal(rewriteRecords(`${third.record}\n\n${bad}`, "latin"), `${third.record}\n${bad}`);
  assert.deepEqual(readRecords(" \n", "t1"), []);
});
