// The computer's part in the game: when it thinks, when it moves, and what the player may do meanwhile.

import assert from "node:assert/strict";
import { test } from "node:test";

import { analysis, page, storage } from "./app-page.mjs";

const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await null;
};

/** A game against the computer has begun. */
async function against({ variant = "t1", side = "white", level = 3, opponent = "computer", ...options } = {}) {
  const it = page(options);
  it.actions.setSettings({ opponent, side, level });
  it.actions.chooseGame(variant);
  await settled();
  return it;
}

async function person(it, from, to) {
  it.actions.tryMove(from, to);
  await settled();
}

async function computer(it, text, score) {
  it.thinker.answer(text, score);
  it.tick(700);
  await settled();
}

const moves = (it) => it.state().steps.map((step) => step.move?.text ?? "drawn");

test("two people play without any thinker being asked for", async () => {
  let loaded = 0;
  const it = page();
  it.thinker.prepare = () => loaded++;
  it.actions.chooseGame("t1");
  await person(it, "e2", "e3");
  assert.deepEqual([loaded, it.thinker.question, it.state().thinking], [0, null, null]);
});

test("the computer answers a move, at its level, and knows what stood before", async () => {
  const it = await against({ level: 5 });
  assert.equal(it.thinker.prepared, 1);
  assert.equal(it.thinker.question, null);
  await person(it, "e2", "e3");
  assert.equal(it.state().thinking, "black");
  const { variant, position, earlier, job } = it.thinker.question;
  assert.deepEqual([variant, position, earlier.length, job], ["t1", "after 1", 1, { do: "play", level: 5, seed: 1 }]);
  await computer(it, "e7e6");
  assert.deepEqual(moves(it), ["e2e3", "e7e6"]);
  assert.deepEqual([it.state().thinking, it.thinker.question], [null, null]);
});

test("it moves no sooner than one can see, and waits for the answer", async () => {
  const it = await against();
  await person(it, "e2", "e3");
  it.thinker.answer("e7e6");
  assert.deepEqual(moves(it), ["e2e3"]);
  it.tick(700);
  assert.deepEqual(moves(it), ["e2e3", "e7e6"]);
  await person(it, "d2", "d3");
  it.tick(700);
  assert.equal(moves(it).length, 3);
  it.thinker.answer("d7d6");
  assert.equal(moves(it).length, 4);
});

test("as White it begins by itself, and the board stands on the player's side", async () => {
  const it = await against({ side: "black" });
  assert.equal(it.state().orientation, "black");
  assert.equal(it.state().thinking, "white");
  await computer(it, "e2e3");
  assert.deepEqual(moves(it), ["e2e3"]);
});

test("by lot chance decides the side", async () => {
  const it = await against({ side: "lot" });
  assert.deepEqual([it.state().players.white.kind, it.state().players.black.kind], ["computer", "person"]);
});

test("the computer's pieces are not moved by hand", async () => {
  const it = await against({ side: "black" });
  await person(it, "e2", "e3");
  assert.deepEqual(moves(it), []);
  assert.equal(it.state().notice.message.key, "opponent.turn");
});

test("computer against computer goes on until it is stopped, and then goes on", async () => {
  const it = await against({ opponent: "watch" });
  await computer(it, "e2e3");
  await computer(it, "e7e6");
  assert.equal(it.state().thinking, "white");
  it.actions.setPaused(true);
  assert.deepEqual([it.thinker.question, it.state().thinking], [null, null]);
  // While it rests, everything may be moved by hand.
  await person(it, "d2", "d3");
  assert.deepEqual(moves(it), ["e2e3", "e7e6", "d2d3"]);
  it.actions.setPaused(false);
  await settled();
  await computer(it, "d7d6");
  assert.equal(moves(it).length, 4);
});

test("move now plays the best found so far; what is found afterwards is not played", async () => {
  const it = await against({ level: 8 });
  await person(it, "e2", "e3");
  const { hears } = it.thinker;
  it.actions.moveNow();
  assert.equal(moves(it).length, 1, "nothing is found yet");
  hears.depth({ depth: 1, nodes: 9, lines: [{ score: 0, win: null, moves: [{ text: "a7a6" }] }] });
  it.actions.moveNow();
  assert.deepEqual(moves(it), ["e2e3", "a7a6"]);
  assert.equal(it.thinker.question, null, "thinking is stopped");
  hears.answer({ depth: 9, nodes: 9, lines: [{ score: 0, win: null, moves: [{ text: "h7h6" }] }] });
  assert.equal(moves(it).length, 2);
});

test("nobody waits forever: after some seconds the best so far is played", async () => {
  const it = await against();
  await person(it, "e2", "e3");
  it.thinker.hears.depth({ depth: 1, nodes: 9, lines: [{ score: 0, win: null, moves: [{ text: "a7a6" }] }] });
  it.tick(700);
  assert.equal(moves(it).length, 1);
  it.tick();
  assert.equal(moves(it).length, 2);
});

test("taking back takes both moves, and stops the thinking", async () => {
  const it = await against();
  await person(it, "e2", "e3");
  await computer(it, "e7e6");
  it.actions.takeBack();
  assert.deepEqual([it.state().snapshot.node, it.state().thinking], [0, null]);
  await person(it, "d2", "d3");
  assert.equal(it.state().thinking, "black");
  it.actions.takeBack();
  assert.deepEqual([it.state().snapshot.node, it.thinker.question], [0, null]);
});

test("the same move made again is answered again", async () => {
  const it = await against();
  await person(it, "e2", "e3");
  await computer(it, "e7e6");
  it.actions.takeBack();
  await person(it, "e2", "e3");
  assert.equal(it.state().thinking, "black");
  await computer(it, "a7a6");
  assert.deepEqual(moves(it), ["e2e3", "a7a6"]);
});

test("who looks back is left in peace; the computer moves there only when told", async () => {
  const it = await against();
  await person(it, "e2", "e3");
  await computer(it, "e7e6");
  it.actions.undo();
  await settled();
  assert.equal(it.state().thinking, null);
  it.actions.letComputerMove();
  await settled();
  await computer(it, "h7h6");
  assert.deepEqual(moves(it), ["e2e3", "h7h6"]);
});

test("walking back while it thinks stops it; walking on lets it think again", async () => {
  const it = await against();
  await person(it, "e2", "e3");
  it.actions.undo();
  assert.equal(it.thinker.question, null);
  it.actions.redo();
  await settled();
  assert.equal(it.state().thinking, "black");
});

test("a new game while it thinks: the old answer is not heard", async () => {
  const it = await against();
  await person(it, "e2", "e3");
  const { hears } = it.thinker;
  it.actions.newGame("t2");
  await settled();
  hears.answer({ depth: 1, nodes: 1, lines: [{ score: 0, win: null, moves: [{ text: "e7e6" }] }] });
  it.tick();
  assert.deepEqual(moves(it), []);
});

test("who exposed the King decides first", async () => {
  const it = await against({ script: { snapshot: ({ node, turn }) => (node > 0 && turn === "black" ? { exposed: true } : {}) } });
  await person(it, "e2", "e3");
  assert.equal(it.state().thinking, null);
  it.actions.keepExposedMove();
  await settled();
  assert.equal(it.state().thinking, "black");
});

test("whoever plays throws the dice, and the computer moves after them", async () => {
  const it = await against({ variant: "t", side: "black" });
  for (const file of ["a", "b", "c"]) {
    await computer(it, `${file}2${file}3`);
    await person(it, `${file}7`, `${file}6`);
  }
  assert.equal(it.state().snapshot.phase, "draw-squares");
  it.tick(5000);
  assert.equal(it.state().snapshot.phase, "draw-squares", "nobody throws them for the person");
  it.actions.rollSquares();
  it.tick(1200);
  await settled();
  assert.ok(it.state().snapshot.last.drawn);
  assert.equal(it.state().thinking, "white");
  it.thinker.answer("h2h3");
  it.tick(700);
  assert.ok(it.state().snapshot.last.drawn, "one sees where the stars fell");
  it.tick(3000);
  assert.equal(moves(it).at(-1), "h2h3");
});

test("a draw is agreed where the computer stands worse, and declined elsewhere", async () => {
  for (const [score, agreed] of [[-200, true], [0, false], [300, false]]) {
    const it = await against();
    await person(it, "e2", "e3");
    await computer(it, "e7e6", score);
    it.actions.offerDraw();
    assert.equal(it.state().snapshot.result?.by ?? null, agreed ? "agreement" : null, String(score));
    if (!agreed) assert.equal(it.state().notice.message.key, "opponent.declines");
  }
  const unplayed = await against();
  unplayed.actions.offerDraw();
  assert.equal(unplayed.state().snapshot.result, null);
});

test("the computer claims a draw unless it stands better", async () => {
  for (const [score, claimed] of [[-10, true], [0, true], [80, false]]) {
    const it = await against({ script: { snapshot: ({ turn }) => (turn === "black" ? { claims: ["repetition"] } : {}) } });
    await person(it, "e2", "e3");
    await computer(it, "e7e6", score);
    assert.equal(it.state().snapshot.result?.by ?? null, claimed ? "repetition" : null, String(score));
  }
});

test("the person resigns, whoever is to move", async () => {
  const it = await against();
  await person(it, "e2", "e3");
  it.actions.askResign();
  it.actions.resign(it.state().dialog.color);
  assert.deepEqual([it.state().snapshot.result.winner, it.state().thinking], ["black", null]);
});

test("a thinker that fails lets the game go on by hand, and tries again when told", async () => {
  const it = await against();
  await person(it, "e2", "e3");
  it.thinker.hears.failed(new Error("offline"));
  assert.deepEqual([it.state().paused, it.state().notice.message.key], [true, "opponent.failed"]);
  await person(it, "e7", "e6");
  await person(it, "d2", "d3");
  it.actions.setPaused(false);
  await settled();
  await computer(it, "d7d6");
  assert.equal(moves(it).length, 4);
});

test("a page that has to think itself says so once", async () => {
  const it = await against();
  it.thinker.weak = true;
  await person(it, "e2", "e3");
  await computer(it, "e7e6");
  assert.equal(it.state().notice.message.key, "opponent.weak");
  await person(it, "d2", "d3");
  await computer(it, "d7d6");
  assert.equal(it.state().notice, null);
});

test("a game against the computer reopens with its players, and the computer goes on thinking", async () => {
  const stored = storage();
  const it = await against({ stored, level: 4 });
  await person(it, "e2", "e3");
  const again = page({ stored });
  await settled();
  assert.deepEqual(again.state().players, it.state().players);
  assert.equal(again.state().thinking, "black");
  await computer(again, "e7e6");
  assert.deepEqual(moves(again), ["e2e3", "e7e6"]);
});

test("a game kept before there was a computer is one of two people", async () => {
  const stored = storage();
  const it = page({ stored });
  it.actions.chooseGame("t1");
  await person(it, "e2", "e3");
  const kept = stored.game();
  for (const players of [undefined, 5, { white: { kind: "computer", level: 99 } }]) {
    const before = storage({ "chess-t/game": JSON.stringify({ version: 1, value: { ...kept, players } }) });
    assert.deepEqual(page({ stored: before }).state().players, { white: { kind: "person" }, black: { kind: "person" } });
  }
});

test("a game put aside comes back with its players", async () => {
  const it = await against({ level: 6 });
  await person(it, "e2", "e3");
  const { players } = it.state();
  it.actions.setSettings({ opponent: "person" });
  it.actions.newGame("t2");
  assert.equal(it.state().players.black.kind, "person");
  const { id, saved } = it.state().notice.action;
  it.actions.bringBack(id, saved);
  assert.deepEqual(it.state().players, players);
});

test("other players take over in the middle of a game", async () => {
  const it = page();
  it.actions.chooseGame("t1");
  await person(it, "e2", "e3");
  it.actions.changePlayers({ opponent: "computer", side: "white", level: 1 });
  await settled();
  assert.equal(it.state().thinking, "black");
});

test("nothing is thought about while a game is chosen", async () => {
  const it = await against();
  await person(it, "e2", "e3");
  it.actions.chooseAnother();
  assert.equal(it.thinker.question, null);
  it.actions.backToGame();
  await settled();
  assert.equal(it.state().thinking, "black");
});

test("a level above a game's strongest is that game's strongest", async () => {
  const { LEVELS, LEVEL_COUNTS } = await import("../../www/core/settings.js");
  for (const [variant, count] of Object.entries(LEVEL_COUNTS)) {
    const it = await against({ variant, level: LEVELS.length });
    assert.deepEqual(it.state().players.black, { kind: "computer", level: count });
  }
});

test("with a clock it moves before its flag falls, with the best so far", async () => {
  const it = await against({ level: 20 });
  it.actions.setSettings({ clock: "own", clockKind: "move", clockMinutes: 0, clockSeconds: 5 });
  it.actions.newGame("t1");
  it.actions.tryMove("e2", "e3");
  await settled();
  it.thinker.hears.depth(analysis("e7e6"));
  it.tick(1_900);
  assert.equal(it.state().steps.length, 1);
  it.tick(2_000);
  assert.deepEqual(it.state().steps.map((step) => step.move.text), ["e2e3", "e7e6"]);
});
