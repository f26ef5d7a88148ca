// The hint, the threats, the analysis, the mistakes of a game: asked for, shown, put away.

import assert from "node:assert/strict";
import { test } from "node:test";

import { analysis, page } from "./app-page.mjs";
import { mistakesIn, whiteShare } from "../../www/app/game/judgement.js";

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

test("the share is White's, whoever is to move", () => {
  const line = (score, win = null) => ({ score, win, moves: [] });
  assert.equal(whiteShare(line(0), "white"), 0.5);
  assert.equal(whiteShare(line(250), "white").toFixed(3), "0.731");
  assert.equal(whiteShare(line(250), "black").toFixed(3), "0.269");
  assert.deepEqual([whiteShare(line(29_990, 10), "black"), whiteShare(line(-29_990, -10), "black")], [0, 1]);
});

test("threats are looked for in every place, before the analysis, until they are put away", async () => {
  const it = await started();
  it.actions.toggleAnalysis();
  it.actions.toggleThreats();
  await settled();
  assert.deepEqual([it.thinker.question.job.do, it.thinker.question.job.lines], ["threats", 1]);
  it.thinker.answer("e7e6");
  await settled();
  assert.deepEqual([it.state().threats.node, it.state().threats.found.lines[0].moves[0].text], [0, "e7e6"]);
  assert.deepEqual(it.state().spoken.messages.map(({ kind }) => kind), ["threat"]);
  assert.equal(it.thinker.question.job.do, "analyse");
  it.actions.tryMove("e2", "e3");
  await settled();
  assert.deepEqual([it.thinker.question.job.do, it.thinker.question.position], ["threats", "after 1"]);
  it.actions.toggleThreats();
  await settled();
  assert.deepEqual([it.thinker.question.job.do, it.state().threats], ["analyse", null]);
});

/** Three moves of two people, looked through until a number of answers has been given. */
async function reviewed(answers) {
  const it = await started();
  for (const [from, to] of [["e2", "e3"], ["e7", "e6"], ["d2", "d3"]]) it.actions.tryMove(from, to);
  it.actions.startReview();
  for (const [text, score] of answers) {
    await settled();
    it.thinker.answer(text, score);
  }
  await settled();
  return it;
}

test("the places of a game are looked at one after the other, with what led to each", async () => {
  const it = await reviewed([["e2e3", 0]]);
  assert.deepEqual([it.thinker.question.job.do, it.thinker.question.position, it.thinker.question.earlier.length], ["analyse", "after 1", 1]);
  assert.deepEqual([it.state().snapshot.node, it.state().review.judged.length], [3, 1]);
});

test("a move that gives much away is a mistake, with the better one", async () => {
  const it = await reviewed([["e2e3", 0], ["b7b6", 100], ["d2d3", 100], ["a7a6", -100]]);
  assert.equal(it.thinker.question, null);
  const { review } = it.state();
  assert.deepEqual(
    mistakesIn(review.steps, review.judged).map(({ node, grade, better }) => [node, grade, better.moves[0].text]),
    [[2, "mistake", "b7b6"]],
  );
  it.actions.playLine(["b7b6"], 1);
  assert.deepEqual(it.state().steps.map((step) => step.move.text), ["e2e3", "b7b6"]);
  assert.equal(it.state().review, review);
});

test("the best move is no mistake, however the next search thinks of it", async () => {
  const it = await reviewed([["e2e3", 300], ["e7e6", 300], ["d2d3", 300], ["a7a6", 300]]);
  const { review } = it.state();
  assert.deepEqual(mistakesIn(review.steps, review.judged), []);
});

test("grades grow with what was given away", () => {
  const steps = [{ node: 1, color: "black", move: { text: "e7e6" } }];
  const best = { score: 0, win: null, moves: [{ text: "a7a6" }] };
  const grade = (before, after) => mistakesIn(steps, [{ node: 0, share: before, best }, { node: 1, share: after, best }])[0]?.grade;
  assert.deepEqual(
    [grade(0.5, 0.55), grade(0.5, 0.62), grade(0.5, 0.7), grade(0, 1), grade(0.5, 0.1), grade(0.5, null)],
    [undefined, "inaccuracy", "mistake", "blunder", undefined, undefined],
  );
});

test("a review can be stopped, waits for the computer's move, and goes with the game", async () => {
  const it = await reviewed([["e2e3", 0]]);
  it.actions.changePlayers({ opponent: "computer", side: "white" });
  it.actions.letComputerMove();
  await settled();
  assert.equal(it.thinker.question.job.do, "play");
  it.actions.setPaused(true);
  await settled();
  assert.equal(it.thinker.question.job.do, "analyse");
  it.actions.closeReview();
  await settled();
  assert.deepEqual([it.thinker.question, it.state().review], [null, null]);
  it.actions.startReview();
  it.actions.newGame("t");
  assert.equal(it.state().review, null);
});
