// The editor without a browser, judged by the real rules: edits, problems, going back, what is pasted, what is kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { fragmentOfDiagram, readDiagramAddress } from "../../www/core/diagram-address.js";
import { createKeeper } from "../../www/core/storage.js";
import { lasting } from "../../www/core/lasting.js";
import { createEditor } from "../../www/edit/controller.js";
import { frameText, tagText } from "../../www/edit/markup.js";
import { positionText } from "../../www/edit/position-text.js";
import { diagramOf } from "../../www/edit/diagram.js";
import { storage } from "./app-page.mjs";
import { Engine, formatForce, readRecords, readSetup, rewriteRecords, variants } from "../wasm/module.mjs";

const rules = lasting({ variants: variants(), formatForce, readSetup, readRecords, rewriteRecords, createEngine: () => new Engine() }, () => Promise.reject());
const START = "rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR w - Pp 0 1";
const knecht = { color: "white", role: "knecht" };
const king = { color: "white", role: "king" };

function editor(asked = null, stored = storage()) {
  const it = createEditor(rules, createKeeper(() => stored.seenBy({ later() {} })), asked);
  return { ...it, stored, state: () => it.store.get(), diagram: () => it.store.get().diagram, codes: () => it.store.get().problems.map(({ code }) => code) };
}

test("it begins with the starting position, which is one by the rules", () => {
  const { state } = editor();
  assert.equal(state().position, START);
  assert.deepEqual(state().problems, []);
  assert.equal(state().snapshot.moves.length, 23);
  assert.match(state().game, /^1a/);
});

test("pieces are put, moved, copied and taken away", () => {
  const { actions, state, diagram } = editor();
  actions.clear();
  assert.equal(state().position, "8/8/8/8/8/8/8/8 w - - 0 1");
  actions.put("e4", knecht);
  actions.move("e4", "e5", false);
  actions.move("e5", "c3", true);
  assert.deepEqual(diagram().pieces, { e5: knecht, c3: knecht });
  actions.remove("e5");
  assert.equal(state().position, "8/8/8/8/8/2I5/8/8 w - - 0 1");
});

test("a tool does on a square what it is for", () => {
  const { actions, diagram } = editor();
  actions.clear();
  actions.tap("e4");
  assert.deepEqual(diagram().pieces, {}, "the hand puts nothing");
  actions.choose({ kind: "piece", piece: knecht });
  actions.tap("e4");
  actions.tap("d4");
  actions.tap("e4");
  assert.deepEqual(diagram().pieces, { d4: knecht }, "a second time takes it away");
  actions.choose({ kind: "erase" });
  actions.tap("d4");
  assert.deepEqual(diagram().pieces, {});
});

test("a tool that is chosen again is put away", () => {
  const { actions, state } = editor();
  actions.choose({ kind: "piece", piece: knecht });
  actions.choose({ kind: "piece", piece: { ...knecht } });
  assert.equal(state().tool.kind, "hand");
});

test("every problem is told with its squares; then there is nothing to be played", () => {
  const { actions, state, codes } = editor();
  actions.put("a4", king);
  actions.put("c1", knecht);
  actions.put("h6", knecht);
  assert.deepEqual(codes().sort(), ["knecht-too-far", "non-royal-in-castle", "several-kings"]);
  assert.deepEqual(state().problems.find(({ code }) => code === "several-kings").squares.sort(), ["a4", "e1"]);
  assert.equal(state().snapshot, null);
  assert.equal(state().game, null);
  for (const square of ["a4", "c1", "h6"]) actions.remove(square);
  assert.deepEqual(codes(), []);
});

test("a diagram without Kings is a position", () => {
  const { actions, codes, state } = editor();
  actions.clear();
  actions.put("e4", knecht);
  assert.deepEqual(codes(), []);
  assert.notEqual(state().game, null);
});

test("back and forward; an edit after going back forgets what came after", () => {
  const { actions, state } = editor();
  actions.remove("a2");
  actions.remove("b2");
  actions.undo();
  actions.undo();
  assert.equal(state().position, START);
  actions.undo();
  actions.redo();
  assert.equal(state().history.past.length, 1);
  actions.remove("h2");
  assert.equal(state().history.future.length, 0);
  assert.match(state().position, /\/1IIIIII1\//);
});

test("the side to move, the rights and the counters", () => {
  const { actions, state } = editor();
  actions.set({ turn: "black", rights: { white: false, black: true }, quiet: 7, moveNumber: 12 });
  assert.match(state().position, / b - p 7 12$/);
});

test("stars only where they may be; one brings the other", () => {
  const { actions, diagram, state, variantOf } = editor();
  actions.setVariant("t");
  const { white, black } = variantOf("t").inaccessibleChoices;
  actions.putStar("e1", "white");
  assert.equal(diagram().stars, "none");
  assert.equal(state().told.news.key, "edit.star.not.white");
  actions.choose({ kind: "star", color: "white" });
  actions.tap(white[2]);
  assert.deepEqual(diagram().stars, { white: white[2], black: black[0] });
  actions.setStars("undrawn");
  assert.match(state().position, / w \? /);
});

test("another game: what it cannot hold is left behind and comes back with undo", () => {
  const { actions, state, diagram } = editor();
  actions.setVariant("t2");
  actions.start();
  actions.setVariant("t1");
  assert.ok(!Object.keys(diagram().pieces).some((square) => square.startsWith("i")));
  assert.equal(diagram().stars, "none");
  assert.equal(state().told.news.key, "edit.variant.lost");
  actions.undo();
  assert.equal(diagram().variant, "t2");
});

test("circles and arrows come and go; by taps an arrow is two squares", () => {
  const { actions, diagram, state } = editor();
  actions.choose({ kind: "draw" });
  actions.tap("e2");
  assert.equal(state().drawnFrom, "e2");
  actions.tap("e4");
  actions.draw("d4", "d4");
  assert.deepEqual(diagram().drawn, { circles: ["d4"], arrows: [{ from: "e2", to: "e4" }] });
  actions.draw("e2", "e4");
  actions.draw("d4", "d4");
  assert.deepEqual(diagram().drawn, { circles: [], arrows: [] });
});

test("the eraser takes the piece first, then what is drawn there", () => {
  const { actions, diagram } = editor();
  actions.draw("e2", "e4");
  actions.remove("e2");
  assert.equal(diagram().drawn.arrows.length, 1);
  actions.remove("e2");
  assert.equal(diagram().drawn.arrows.length, 0);
});

test("a pasted position is taken in, in the game whose it is", () => {
  const { actions, state, diagram, variantOf } = editor();
  assert.ok(actions.takeText("  4k3/8/8/8/8/8/8/4K3 b - - 3 9\n"));
  assert.deepEqual([diagram().turn, diagram().quiet, diagram().moveNumber], ["black", 3, 9]);
  assert.ok(actions.takeText(variantOf("t").start));
  assert.equal(diagram().variant, "t");
  assert.equal(state().position, variantOf("t").start);
});

test("of a faulty text what can be read is taken in, the rest is told until the next edit", () => {
  const { actions, state } = editor();
  assert.ok(actions.takeText("4k3/8/8/8/8/8/8/4K3 x - - 0 1"));
  assert.deepEqual(state().unread.map(({ code }) => code), ["bad-side"]);
  assert.equal(state().position, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  actions.remove("e8");
  assert.deepEqual(state().unread, []);
});

test("what is no position changes nothing", () => {
  const { actions, state } = editor();
  for (const text of ["", "hello", "a/b", "#g=1aGS", "https://example.org/#variant=t"]) assert.equal(actions.takeText(text), false, text);
  assert.equal(state().position, START);
  assert.equal(state().history.past.length, 0);
});

test("of a link to a game the place that it shows is taken in", () => {
  const { actions, state } = editor();
  assert.ok(actions.takeText("https://example.org/#view=black&ply=1&g=1aGSo1KBz1V"));
  assert.equal(state().position, "rspckpsr/iiiiiiii/8/8/4I3/8/IIII1III/RSPCKPSR b - Pp 1 1");
  assert.equal(state().orientation, "black");
});

test("a link says all there is to see, and is taken in", () => {
  const first = editor();
  first.actions.setVariant("t");
  first.actions.start();
  first.actions.draw("e3", "e4");
  first.actions.draw("b4", "b4");
  first.actions.flip();
  const { position, orientation } = first.state();
  const { variant, drawn } = first.diagram();
  const fragment = fragmentOfDiagram({ variant, position, orientation, drawn });
  assert.equal(fragment, `variant=t&position=${position.replaceAll(" ", "+")}&orientation=black&highlight=b4&arrows=e3-e4`);
  const second = editor(readDiagramAddress(`#${fragment}`));
  assert.equal(second.state().position, position);
  assert.equal(second.state().orientation, "black");
  assert.deepEqual(second.diagram().drawn, drawn);
  assert.equal(second.state().history.past.length, 1, "what was there before is one step back");
  const third = editor();
  assert.ok(third.actions.takeText(`https://example.org/x/edit.html#${fragment}`));
  assert.deepEqual(third.diagram().drawn, drawn);
});

test("an address without a diagram asks for nothing; nonsense in one is passed over", () => {
  assert.equal(readDiagramAddress("#page=edit"), null);
  assert.equal(readDiagramAddress(""), null);
  const { drawn, orientation } = readDiagramAddress("#variant=t1&orientation=x&highlight=e4,z9,<b>&arrows=e2-e4,e5,e6-e6,-");
  assert.deepEqual(drawn, { circles: ["e4"], arrows: [{ from: "e2", to: "e4" }] });
  assert.equal(orientation, "white");
});

test("the work is there again after a reload; damaged, it is passed over", () => {
  const stored = storage();
  const { actions } = editor(null, stored);
  actions.setVariant("t");
  actions.put("e5", knecht);
  actions.draw("e5", "e6");
  actions.flip();
  const again = editor(null, stored);
  assert.deepEqual([again.diagram().variant, again.state().orientation], ["t", "black"]);
  assert.deepEqual(again.diagram().pieces.e5, knecht);
  assert.deepEqual(again.diagram().drawn.arrows, [{ from: "e5", to: "e6" }]);
  stored.map.set("chess-t/editor", '{"version":1,"value":{"variant":7}}');
  assert.equal(editor(null, stored).state().position, START);
});

test("work that the browser does not keep is told of, until it does", () => {
  const stored = storage();
  const { actions, state } = editor(null, stored);
  stored.off = true;
  actions.put("e4", knecht);
  assert.equal(state().kept, "off");
  stored.off = false;
  actions.put("e5", knecht);
  assert.equal(state().kept, "kept");
});

test("every position of the vectors is written as the engine writes it", () => {
  const lines = readFileSync(new URL("../vectors/positions.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));
  let count = 0;
  for (const { variant, position } of lines) {
    const info = rules.variants.find((each) => each.variant === variant);
    const read = info && position && rules.readSetup(variant, position);
    if (!read?.ok || read.value.problems.length > 0) continue;
    assert.equal(positionText(diagramOf(variant, read.value), info), read.value.position);
    count += 1;
  }
  assert.ok(count > 100, `${count} positions`);
});

test("tag and frame: nothing in them can be markup", () => {
  const told = { variant: "t1", position: START, orientation: /** @type {const} */ ("black"), drawn: { circles: ["e4"], arrows: [] } };
  assert.equal(
    tagText("https://example.org/x/", told),
    `<script type="module" src="https://example.org/x/chess-t.js"></script>\n<chess-t variant="t1" position="${START}" orientation="black" highlight="e4"></chess-t>`,
  );
  const frame = frameText("https://example.org/x/", { name: "chess-T1", files: 8, ranks: 8 }, { ...told, position: '"><b>&' });
  assert.match(frame, /^<iframe src="https:\/\/example\.org\/x\/embed\.html#variant=t1&amp;position=&quot;>&lt;b>&amp;&amp;orientation=black/);
});
