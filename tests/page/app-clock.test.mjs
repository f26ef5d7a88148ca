// The clock: whose time passes, what a move changes, when the flag falls, and what is kept.

import assert from "node:assert/strict";
import { test } from "node:test";

import { clockText, controlText, going, leftOf, pressed, readClock, rested, wound } from "../../www/app/game/clock.js";
import { controlOf } from "../../www/app/game/time-control.js";
import { DEFAULT_SETTINGS } from "../../www/core/settings.js";
import { page } from "./app-page.mjs";

const MINUTE = 60_000;

test("with an increment, time passes for the side to move, and every move adds some", () => {
  let clock = wound({ kind: "increment", base: 5 * MINUTE, extra: 3_000 });
  assert.deepEqual([leftOf(clock, "white", 99_000), leftOf(clock, "black", 99_000)], [5 * MINUTE, 5 * MINUTE]);
  clock = pressed(clock, "white", 100_000);
  assert.equal(clock.left.white, 5 * MINUTE, "the first move costs nothing and adds nothing");
  assert.equal(leftOf(clock, "black", 110_000), 5 * MINUTE - 10_000);
  clock = pressed(clock, "black", 110_000);
  assert.deepEqual(clock.left, { white: 5 * MINUTE, black: 5 * MINUTE - 7_000 });
  assert.equal(leftOf(clock, "white", 9e9), 0);
});

test("with a delay, the first seconds of a move cost nothing", () => {
  const control = { kind: "delay", base: MINUTE, extra: 5_000 };
  let clock = pressed(wound(control), "white", 0);
  assert.deepEqual([leftOf(clock, "black", 4_000), leftOf(clock, "black", 8_000)], [MINUTE, MINUTE - 3_000]);
  clock = pressed(clock, "black", 8_000);
  assert.equal(clock.left.black, MINUTE - 3_000);
});

test("by the move, every move has the same time", () => {
  let clock = pressed(wound({ kind: "move", base: MINUTE, extra: 0 }), "white", 0);
  assert.equal(leftOf(clock, "black", 20_000), MINUTE - 20_000);
  clock = pressed(clock, "black", 20_000);
  assert.deepEqual(clock.left, { white: MINUTE, black: MINUTE });
});

test("while it rests nobody's time passes", () => {
  const clock = rested(going(wound({ kind: "increment", base: MINUTE, extra: 0 }), "black", 0), 10_000);
  assert.deepEqual([leftOf(clock, "black", 50_000), leftOf(clock, "white", 50_000), clock.running], [MINUTE - 10_000, MINUTE, null]);
  assert.equal(leftOf(going(clock, "black", 60_000), "black", 61_000), MINUTE - 11_000);
});

test("times are written as people read them", () => {
  assert.deepEqual([3_723_000, 300_000, 65_900, 10_000, 9_940, 40, 0].map(clockText), ["1:02:03", "5:00", "1:05", "0:10", "0:09.9", "0:00.0", "0:00.0"]);
  const texts = [["increment", 300_000, 3_000], ["delay", 600_000, 5_000], ["move", 60_000, 0]].map(([kind, base, extra]) => controlText({ kind, base, extra }));
  assert.deepEqual(texts, ["300+3", "600d5", "60/move"]);
});

test("own values are kept within reason", () => {
  const own = (more) => controlOf({ ...DEFAULT_SETTINGS, clock: "own", ...more });
  assert.deepEqual(own({ clockMinutes: 7, clockSeconds: 2 }), { kind: "increment", base: 7 * MINUTE, extra: 2_000 });
  assert.equal(own({ clockMinutes: 0 }).base, 10_000);
  assert.equal(own({ clockMinutes: NaN, clockSeconds: -5 }).extra, 0);
  assert.deepEqual(own({ clockKind: "move", clockMinutes: 0, clockSeconds: 20 }), { kind: "move", base: 20_000, extra: 0 });
  assert.equal(controlOf(DEFAULT_SETTINGS), null);
});

test("what was stored and is no clock is none", () => {
  const clock = wound({ kind: "delay", base: 1, extra: 1 });
  assert.deepEqual(readClock(JSON.parse(JSON.stringify(clock))), clock);
  for (const bad of [null, 5, {}, { ...clock, left: {} }, { ...clock, control: { kind: "x", base: 1, extra: 1 } }, { ...clock, since: "now" }]) {
    assert.equal(readClock(bad), null);
  }
});

/** A game with five minutes and three seconds a move. */
function timed(options = {}) {
  const it = page(options);
  it.actions.setSettings({ clock: "short" });
  it.actions.chooseGame("t1");
  const after = (ms) => (it.present.now += ms);
  return { ...it, after, left: (color) => leftOf(it.state().clock, color, it.present.now) };
}

test("a move presses the clock; looking back does not; the flag that falls ends the game", () => {
  const it = timed();
  assert.equal(it.state().clock.running, null);
  it.actions.tryMove("e2", "e3");
  it.after(30_000);
  it.actions.undo();
  assert.deepEqual([it.state().clock.running, it.left("black")], ["black", 270_000]);
  it.actions.redo();
  it.actions.tryMove("e7", "e6");
  assert.deepEqual([it.state().clock.running, it.left("black")], ["white", 273_000]);
  it.actions.undo();
  it.after(299_000);
  it.tick(300_100);
  assert.equal(it.state().snapshot.result, null, "a second is left");
  it.after(2_000);
  it.tick(300_100);
  assert.deepEqual([it.state().snapshot.result.by, it.state().snapshot.result.winner, it.state().snapshot.node], ["time", "black", 2]);
  assert.deepEqual([it.state().clock.running, it.left("white")], [null, 0]);
});

test("taking back gives the turn's time to the other side", () => {
  const it = timed();
  it.actions.tryMove("e2", "e3");
  it.after(10_000);
  it.actions.takeBack();
  assert.deepEqual([it.state().clock.running, it.left("black")], ["white", 290_000]);
});

test("the clock is stopped and started again", () => {
  const it = timed();
  it.actions.tryMove("e2", "e3");
  it.actions.toggleClock();
  it.after(99_000);
  assert.equal(it.left("black"), 300_000);
  it.actions.toggleClock();
  it.after(1_000);
  assert.equal(it.left("black"), 299_000);
});

test("after a reload the clock rests, or has gone on, as the players want", () => {
  for (const [awayCounts, running, left] of [[false, null, 290_000], [true, "black", 230_000]]) {
    const it = timed();
    it.actions.setSettings({ awayCounts });
    it.actions.tryMove("e2", "e3");
    it.after(10_000);
    it.actions.keepNow();
    const again = page({ stored: it.stored, present: { now: it.present.now + 60_000 } });
    const { clock } = again.state();
    assert.deepEqual([clock.running, leftOf(clock, "black", again.present.now)], [running, left]);
  }
});

test("a loaded game has no clock, and a game without one keeps none", () => {
  const it = timed();
  it.actions.setSettings({ clock: "none" });
  it.actions.newGame("t1");
  assert.equal(it.state().clock, null);
});
