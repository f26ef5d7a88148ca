// The module as JavaScript sees it: plain values, errors as values, nothing lost by a refused call.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, { Engine, formatForce, variants } from "../../www/pkg/chess_t.js";

const bytes = await readFile(new URL("../../www/pkg/chess_t_bg.wasm", import.meta.url));
await init({ module_or_path: bytes });

/** @template T @param {import("../../www/pkg/chess_t.js").Answer<T>} answer @returns {T} */
function value(answer) {
  assert.ok(answer.ok, JSON.stringify(answer));
  assert.equal("error" in answer, false);
  return answer.value;
}

function error(answer) {
  assert.equal(answer.ok, false, JSON.stringify(answer));
  assert.equal("value" in answer, false);
  assert.equal(typeof answer.error.message, "string");
  return answer.error;
}

function engineAt(variant, position) {
  const engine = new Engine();
  value(engine.loadPosition(variant, position));
  return engine;
}

const isPlain = (data) => assert.deepEqual(JSON.parse(JSON.stringify(data)), data);

test("the games are described as data", () => {
  const games = variants();
  assert.deepEqual(games.map((game) => game.variant), ["t1", "t", "t2"]);
  const [t1, t, t2] = games;
  assert.deepEqual([t1.files, t.files, t2.files, t1.ranks], [8, 9, 9, 8]);
  assert.deepEqual(t1.castles.white, ["c1", "d1", "e1", "f1"]);
  assert.deepEqual(t.castles.black, ["d8", "e7", "e8", "f8"]);
  assert.deepEqual(t1.inaccessibleChoices, null);
  assert.deepEqual(t2.inaccessibleChoices.black, ["a5", "b5", "c5", "g5", "h5", "i5"]);
  assert.deepEqual([t1.hasScouts, t.hasScouts, t2.hasScouts], [true, false, true]);
  assert.deepEqual(t1.roles[0], { role: "king", royal: true, force: 3, latin: "K", russian: "Кр" });
  assert.equal(t.roles.length, 6);
  assert.deepEqual(t1.startPieces.d1, { color: "white", role: "connet" });
  assert.ok(t.reconstructed.includes("5.2"));
  assert.deepEqual([t1.heavyLineAbove, t1.doubleLinesAbove], [4, [3, 5]]);
  isPlain(games);
});

test("forces are written as the book does", () => {
  assert.deepEqual([0, 1, 2, 3, 7].map(formatForce), ["0", "½", "1", "1½", "3½"]);
});

test("a new engine stands at the start of chess-T1", () => {
  const engine = new Engine();
  const shown = engine.snapshot();
  isPlain(shown);
  assert.equal(shown.variant, "t1");
  assert.equal(shown.position, "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w - Pp 0 1");
  assert.equal(shown.moves.length, 23);
  assert.deepEqual([shown.phase, shown.turn, shown.moveNumber, shown.quiet], ["play", "white", 1, 0]);
  assert.deepEqual([shown.check, shown.finalCheck, shown.exposed, shown.result, shown.last], [false, false, false, null, null]);
  assert.deepEqual([shown.canUndo, shown.canRedo, shown.claims], [false, false, []]);
  assert.equal(shown.king, "e1");
  engine.free();
});

test("moves are played from either text and walked", () => {
  const engine = new Engine();
  const first = value(engine.play("e2e4"));
  assert.deepEqual(first.last.move, {
    from: "e2", to: "e4", role: "knecht", kind: "plain", taken: null, becomes: null, text: "e2e4",
  });
  value(engine.play("Кн e7-e5"));
  const third = value(engine.play("C d1-g4"));
  assert.deepEqual(engine.steps("russian").map((step) => step.text), ["e2-e4", "e7-e5", "Кт d1-g4"]);
  assert.deepEqual(engine.steps("latin").map((step) => [step.number, step.color]), [[1, "white"], [1, "black"], [2, "white"]]);
  assert.deepEqual(engine.stepsFrom("latin", 1), engine.steps("latin").slice(1));
  assert.deepEqual(engine.stepsFrom("latin", 77), []);
  assert.equal(value(engine.undo()).turn, "white");
  assert.equal(value(engine.redo()).position, third.position);
  assert.equal(engine.toStart().canUndo, false);
  assert.equal(engine.toEnd().position, third.position);
  assert.equal(value(engine.goTo(1)).position, first.position);
  assert.equal(error(engine.goTo(77)).code, "unknown-node");
  assert.equal(engine.snapshot().position, first.position);
  assert.equal(error(new Engine().undo()).code, "nothing-to-undo");
  assert.equal(error(new Engine().redo()).code, "nothing-to-redo");
});

test("refusals carry their reasons and change nothing", () => {
  const engine = new Engine();
  const before = engine.snapshot();
  const refused = error(engine.play("a1a8"));
  assert.equal(refused.code, "illegal-move");
  assert.deepEqual(refused.reasons, [{ code: "out-of-reach", piece: { color: "white", role: "ritter" } }]);
  assert.equal(error(engine.play("hello")).code, "unknown-move");
  assert.equal(error(engine.newGame("t3")).code, "unknown-variant");
  const bad = error(engine.loadPosition("t1", "8/8 x"));
  assert.equal(bad.code, "bad-position");
  assert.deepEqual(bad.problems.map((problem) => problem.code), ["rank-count", "bad-side"]);
  assert.deepEqual(bad.problems[0].found, 2);
  const record = error(engine.loadRecord("[Game \"chess-T1\"]\n\n1. e2-e4 e7-e5 2. a1-a3"));
  assert.equal(record.code, "wrong-piece");
  assert.deepEqual(record.at, { line: 3, moveNumber: 2, color: "white", text: "a1-a3" });
  assert.deepEqual(engine.snapshot(), before);
});

test("reasons name the numbers", () => {
  const engine = engineAt("t1", "8/8/8/8/4i3/4I3/8/8 w");
  assert.deepEqual(value(engine.reasons("e3", "e4")), [
    { code: "no-superiority", totals: { white: 2, black: 2 }, sums: { white: 2, black: 2 }, idle: [] },
  ]);
  assert.deepEqual(value(engine.reasons("e3", "e2")), []);
  assert.equal(error(engine.reasons("e3", "z9")).code, "bad-square");
  assert.equal(error(engine.reasons("e3", "e4", "queen")).code, "bad-role");
  const besieged = engineAt("t1", "8/8/8/8/8/8/8/3pK3 w");
  assert.deepEqual(value(besieged.reasons("e1", "e2")), [{ code: "last-royal-must-stay", intruders: ["d1"] }]);
});

test("force and who contributes", () => {
  const engine = engineAt("t1", "2k5/8/2R5/8/8/8/8/4K3 w");
  assert.deepEqual(engine.force().c8, { sum: { white: 4, black: 3 }, counted: { white: 0, black: 3 } });
  const detail = value(engine.forceAt("c8"));
  assert.equal(detail.text, "c8] 2 : 1½");
  assert.deepEqual(detail.contributors, [
    { square: "c6", piece: { color: "white", role: "ritter" }, force: 4, idle: true },
    { square: "c8", piece: { color: "black", role: "king" }, force: 3, idle: false },
  ]);
  assert.deepEqual([detail.superior, detail.castleOf, detail.inaccessibleOf], ["black", "black", null]);
  const reach = value(engine.reach("c6"));
  assert.ok(reach.acts.includes("c8") && !reach.moves.includes("c8"));
  assert.deepEqual(value(engine.reach("a1")), { acts: [], moves: [] });
  assert.equal(error(engine.forceAt("i1")).code, "bad-square");
});

test("promotions are offered with what forbids them", () => {
  const engine = engineAt("t1", "4k3/6V1/8/8/8/8/2PPP3/4K3 w");
  const options = value(engine.promotions("g7", "g8"));
  assert.deepEqual(options.map((option) => option.becomes), ["connet", "prince", "ritter", "scout"]);
  assert.deepEqual(options.map((option) => option.text), ["g7g8c", "g7g8p", "g7g8r", "g7g8s"]);
  assert.deepEqual(options[1].reasons, [{ code: "limit-of-three", role: "prince" }]);
  assert.deepEqual(value(engine.promotions("e1", "f1")).length, 1);
  assert.equal(error(engine.play("g7g8")).code, "ambiguous-move");
  const choice = engineAt("t", "4k4/9/3P5/9/9/9/9/4K4 w - Pp 0 9");
  assert.deepEqual(value(choice.promotions("d6", "e7")).map((option) => option.becomes), ["connet", null]);
});

test("the inaccessible squares are drawn", () => {
  const engine = engineAt("t", "4k4/9/9/I6r1/r6I1/9/9/4K4 w ? - 7 4");
  assert.equal(engine.snapshot().phase, "draw-squares");
  assert.equal(error(engine.drawSquares("d4", "a5")).code, "not-a-choice");
  assert.equal(error(engine.rollSquares(new Uint32Array())).code, "not-enough-chance");
  const drawn = value(engine.drawSquares("a4", "a5"));
  assert.deepEqual(drawn.inaccessible, { white: "a4", black: "a5" });
  assert.deepEqual(drawn.last.drawn.removed, [
    { square: "a5", piece: { color: "white", role: "knecht" } },
    { square: "a4", piece: { color: "black", role: "ritter" } },
  ]);
  assert.deepEqual(drawn.lost, { white: ["knecht"], black: ["ritter"] });
  value(engine.undo());
  const rolled = value(engine.rollSquares(crypto.getRandomValues(new Uint32Array(16))));
  assert.equal(rolled.phase, "play");
});

test("games end on the board and by the players", () => {
  const castle = engineAt("t1", "8/4k3/8/3P4/8/8/8/4K3 w - - 0 9");
  const seized = value(castle.play("d5d6")) && value(castle.play("e7f6")) && value(castle.play("P d6-f8"));
  assert.deepEqual(seized.result, { winner: "white", by: "castle", squares: ["f8"] });
  assert.deepEqual([seized.phase, seized.moves], ["over", []]);
  assert.equal(error(castle.play("f6e5")).code, "illegal-move");

  const king = engineAt("t1", "8/8/8/8/8/1k6/1R6/1I6 w - - 0 9");
  assert.deepEqual(value(king.play("b2b3")).result, { winner: "white", by: "king", squares: ["b3"] });

  const agreed = new Engine();
  assert.equal(value(agreed.agreeDraw()).result.by, "agreement");
  assert.equal(error(agreed.resign("white")).code, "game-over");
  assert.equal(error(new Engine().claimDraw("repetition")).code, "nothing-to-claim");
  assert.deepEqual(value(new Engine().resign("white")).result, { winner: "black", by: "resignation", squares: [] });
  assert.equal(error(new Engine().resign("red")).code, "bad-color");

  const quiet = engineAt("t1", "4k3/8/8/8/8/8/8/R3K3 w - - 79 60");
  assert.deepEqual(value(quiet.play("a1a2")).claims, ["40-moves"]);
  assert.equal(value(quiet.claimDraw("40-moves")).result.winner, null);
});

test("check, final check and exposure", () => {
  const engine = engineAt("t1", "8/iis5/k7/8/5c2/2P1C3/3K4/8 w - - 0 24");
  const checked = value(engine.play("Кт e3-b6+)"));
  assert.deepEqual([checked.check, checked.finalCheck, checked.last.mark, checked.king], [true, true, "+)", "a6"]);
  assert.equal(checked.exposed, false);
  const exposing = engineAt("t1", "4k3/8/8/8/8/8/3r1K2/8 w - - 0 1");
  assert.equal(value(exposing.play("f2e2")).exposed, true);
});

test("records and tags round trip", () => {
  const engine = new Engine();
  value(engine.play("e2e4"));
  assert.deepEqual(value(engine.setTag("White", "Ш. Хасанов")), { White: "Ш. Хасанов" });
  assert.equal(error(engine.setTag("Result", "WV")).code, "bad-tag");
  const text = engine.record("russian");
  assert.equal(text, '[Game "chess-T1"]\n[White "Ш. Хасанов"]\n[Result "*"]\n\n1. e2-e4\n*\n');
  const other = new Engine();
  value(other.loadRecord(text));
  assert.equal(other.record("russian"), text);
  assert.deepEqual(other.tags(), { White: "Ш. Хасанов" });
  assert.equal(other.positionText(), engine.positionText());
});
