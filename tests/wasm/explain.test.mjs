// A position explained: the engine's facts, and their sentences.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createTranslator } from "../../www/core/i18n.js";
import { explain, placeIn } from "../../www/app/game/explain.js";
import { explainTexts } from "../../www/text/explain.js";
import { LOCALES } from "../texts.mjs";
import { Engine, formatForce, readVectors, value } from "./module.mjs";

const words = (language) => ({ t: createTranslator(language, LOCALES[language]), force: formatForce });

function explained(game, position, moves = [], language = "en") {
  const engine = new Engine();
  value(engine.loadPosition(game, position));
  for (const move of moves) value(engine.play(move));
  return explainTexts(words(language), engine.snapshot(), engine.explain());
}

test("what can be taken, by whom, at what ratio; for both sides", () => {
  assert.deepEqual(explained("t1", "8/8/7i/1r2k3/1I6/4C3/8/6K1 w - - 0 20"), [
    { title: "White can take", lines: ["King e5: 3 : 1½ (Connet e3).", "Knecht h6: 3 : 1 (Connet e3)."] },
    { title: "Black could take, if it were Black's turn", lines: ["Knecht b4: 1 : 2 (Ritter b5)."] },
  ]);
});

test("a final check: how every reply fails", () => {
  const chapters = explained("t1", "8/5c2/3s2i1/8/3C1K2/8/8/7k w - - 0 20", ["d4g1"]);
  const king = chapters.find(({ title }) => title === "The King");
  assert.match(king.lines[0], /^The King can be taken on h1 \(.+\), and no reply helps\.$/);
  assert.ok(king.lines.length > 1);
  for (const line of king.lines.slice(1)) assert.match(line, /it is taken all the same\. White: Connet from g1 takes King on /);
});

test("an open castle, and that entering it wins", () => {
  const castles = explained("t1", "8/4K2r/3R4/k6i/1I6/8/8/8 w - - 0 20").find(({ title }) => title === "The castles");
  assert.deepEqual(castles.lines, ["White's royals can enter Black's castle on d8, e8, f8. That wins at once on d8, e8, f8."]);
});

test("what the last move changed", () => {
  const change = explained("t1", "6k1/1i6/3c4/8/3R4/2I5/1S3I2/6K1 w - - 0 20", ["c3c4"]).find(({ title }) => title === "What the last move changed");
  assert.deepEqual(change.lines, ["Black can no longer take: Ritter d4."]);
});

test("whose castle a move opens or closes, and to whom", () => {
  const lines = (moves) => explained("t1", "8/8/4K2r/3R4/k6i/1I6/8/8 w - - 0 20", moves).find(({ title }) => title === "What the last move changed").lines;
  assert.ok(lines(["e6e7"]).includes("White can now enter Black's castle on d8, e8, f8."), JSON.stringify(lines(["e6e7"])));
  const away = ["e6e7", "h4h3", "e7e6"];
  assert.ok(lines(away).includes("White can no longer enter Black's castle on d8, e8, f8."), JSON.stringify(lines(away)));
});

test("where nothing goes on, that is said", () => {
  assert.deepEqual(explained("t1", "8/6k1/8/8/8/8/1K6/8 w - - 0 20"), [{ title: "A quiet position", lines: ["Nobody can take anything, and no castle is open."] }]);
});

test("exchanges, Scouts, and Russian", () => {
  const exchange = explained("t", "6k2/9/3r5/2i2i3/3R1K3/2I6/9/9 w b4h5 - 0 20", [], "ru");
  assert.ok(exchange.flatMap(({ lines }) => lines).includes("Риттер d6: 2 : 2, равенство — только размен (Риттер d4)."), JSON.stringify(exchange));
  const scout = explained("t1", "6k1/2i5/1vc5/8/2RS4/8/8/6K1 w - - 0 20").flatMap(({ lines }) => lines);
  assert.ok(scout.includes("Connet c6: a Scout, whatever the forces (Scout d4)."), JSON.stringify(scout));
});

test("another engine explains every place of a game as the game's own does, which stays where it is", () => {
  const [game, other] = [new Engine(), new Engine()];
  value(game.loadRecord(readVectors("games/nn-khasanov-2020.txt"), "t"));
  game.toEnd();
  const plies = game.steps("latin").length;
  assert.equal(plies, 54);
  for (let ply = plies; ply > 0; ply--) {
    const { node } = game.snapshot();
    assert.deepEqual(explain(other, placeIn(game)), game.explain(), `ply ${ply}`);
    assert.equal(game.snapshot().node, node);
    value(game.undo());
  }
  assert.equal(placeIn(game).led, null);
  assert.deepEqual(explain(other, placeIn(game)), game.explain());
});

test("what the draw of the squares led to is no move's work", () => {
  const [game, other] = [new Engine(), new Engine()];
  value(game.loadPosition("t", "4k4/9/9/I6r1/r6I1/9/9/4K4 w ? - 7 4"));
  value(game.drawSquares("a4", "a5"));
  assert.equal(placeIn(game).led, null);
  assert.deepEqual(explain(other, placeIn(game)), game.explain());
});

test("a place that cannot be set up is a fault, not a wrong explanation", () => {
  assert.throws(() => explain(new Engine(), { variant: "t1", position: "nonsense", led: null }), /bad-position/);
});
