// The hint and the analysis: asked for, shown, put away.

import assert from "node:assert/strict";
import { test } from "node:test";

import { analysis, page } from "./app-page.mjs";
import { whiteShare } from "../../www/app/views/analysis.js";

const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await null;
};

async function started(settings = {}) {
  const it = page();
  it.actions.setSettings(settings);
  it.actions.chooseGame("t1");
  await settled();
  return it;
}

test("a hint is asked for once, shown and told, and goes with the next move", async () => {
  const it = await started();
  it.actions.askHint();
  it.actions.askHint();
  await settled();
  assert.equal(it.thinker.question.job.do, "analyse");
  it.thinker.answer("e2e3");
  assert.equal(it.state().hint.text, "e2e3");
  assert.equal(it.state().notice.message.kind, "hint");
  it.actions.tryMove("d2", "d3");
  assert.equal(it.state().hint, null);
});

test("who moves before the hint comes does not hear it", async () => {
  const it = await started();
  it.actions.askHint();
  await settled();
  it.actions.tryMove("d2", "d3");
  await settled();
  assert.deepEqual([it.thinker.question, it.state().hint], [null, null]);
});

test("there is no hint while the computer thinks", async () => {
  const it = await started({ opponent: "computer", side: "black" });
  it.actions.askHint();
  assert.equal(it.state().hint, null);
  assert.equal(it.thinker.question.job.do, "play");
});

test("the analysis follows the place shown, until it is put away", async () => {
  const it = await started();
  it.actions.toggleAnalysis();
  await settled();
  assert.deepEqual(it.thinker.question.job.lines, 3);
  it.thinker.hears.depth(analysis("e2e3", 30));
  assert.deepEqual([it.state().analysis.node, it.state().analysis.found.lines[0].score], [0, 30]);
  it.actions.tryMove("e2", "e3");
  await settled();
  assert.equal(it.thinker.question.position, "after 1");
  it.actions.toggleAnalysis();
  assert.deepEqual([it.thinker.question, it.state().analysis], [null, null]);
});

test("a hint interrupts the analysis, which goes on afterwards", async () => {
  const it = await started();
  it.actions.toggleAnalysis();
  await settled();
  it.actions.askHint();
  await settled();
  assert.equal(it.thinker.question.job.lines, 1);
  it.thinker.answer("e2e3");
  await settled();
  assert.equal(it.thinker.question.job.lines, 3);
});

test("the computer's move goes before the analysis", async () => {
  const it = await started({ opponent: "computer", side: "white" });
  it.actions.toggleAnalysis();
  it.actions.tryMove("e2", "e3");
  await settled();
  assert.equal(it.thinker.question.job.do, "play");
  it.thinker.answer("e7e6");
  it.tick(700);
  await settled();
  assert.equal(it.thinker.question.job.do, "analyse");
});

test("a line is walked along while the computer rests", async () => {
  const it = await started({ opponent: "computer", side: "white" });
  it.actions.playLine(["e2e3", "e7e6"]);
  await settled();
  assert.deepEqual(it.state().steps.map((step) => step.move.text), ["e2e3", "e7e6"]);
  assert.deepEqual([it.state().paused, it.state().thinking], [true, null]);
});

test("a search that cannot be loaded is told", async () => {
  const it = await started();
  it.actions.toggleAnalysis();
  await settled();
  it.thinker.hears.failed(new Error("offline"));
  assert.deepEqual([it.state().analysing, it.state().notice.message.key], [false, "advice.failed"]);
});

test("the bar shows White's share, whoever is to move", () => {
  const line = (score, win = null) => ({ score, win, moves: [] });
  assert.equal(whiteShare(line(0), "white"), 50);
  assert.ok(whiteShare(line(200), "white") > 55);
  assert.equal(whiteShare(line(200), "black"), 100 - whiteShare(line(200), "white"));
  assert.deepEqual([whiteShare(line(29_990, 10), "black"), whiteShare(line(-29_990, -10), "black")], [0, 100]);
});
