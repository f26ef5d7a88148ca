// The input machine, transition by transition. White may move; e2, d2 and the King on e1 are its pieces, e7 is Black's.

import assert from "node:assert/strict";
import { test } from "node:test";
import { IDLE, isGesture, next, selectionOf } from "../../www/board/machine.js";

const pieces = { e2: "white", d2: "white", e1: "white", e7: "black" };
const world = {
  pickable: (square) => pieces[square] === "white",
  draggable: (square) => pieces[square] === "white",
  sameSide: (one, two) => pieces[one] === pieces[two],
};
const both = { ...world, pickable: (square) => square in pieces };

const down = (square, more = {}) => ({ type: "down", pointer: 1, square, x: 0, y: 0, coarse: false, ...more });
const move = (square, x = 50, more = {}) => ({ type: "move", pointer: 1, square, x, y: 0, ...more });
const up = (square, more = {}) => ({ type: "up", pointer: 1, square, ...more });
const act = (square) => ({ type: "act", square });
const interrupt = { type: "interrupt" };
const cancel = { type: "cancel" };

/** Runs events and collects the reports. */
function run(events, { from = IDLE, in: place = world } = {}) {
  let state = from;
  const reports = [];
  for (const event of events) {
    const outcome = next(state, event, place);
    state = outcome.state;
    reports.push(...outcome.reports);
  }
  return { state, reports };
}
const states = {
  idle: IDLE,
  pressed: run([down("e2")]).state,
  "pressed while another was selected": run([down("e2")], { from: { name: "selected", from: "d2" } }).state,
  dragging: run([down("e2"), move("e3")]).state,
  selected: { name: "selected", from: "e2" },
  aiming: run([down("e4")], { from: { name: "selected", from: "e2" } }).state,
  pointing: run([down("e5")]).state,
};

test("the states are what their names say", () => {
  for (const [label, state] of Object.entries(states)) assert.equal(state.name, label.split(" ")[0]);
});

test("drag: down, three pixels, up on another square", () => {
  const { state, reports } = run([down("e2"), move("e2", 2), move("e3"), move("e4"), up("e4")]);
  assert.deepEqual(reports, [{ type: "move", from: "e2", to: "e4", how: "drag" }]);
  assert.equal(state, IDLE);
});

test("a finger does not drag every piece: it taps the others, and sliding off them is nothing", () => {
  const finger = { coarse: true };
  assert.equal(run([down("e7", finger), move("e6")], { in: both }).state.name, "pressed");
  assert.deepEqual(run([down("e7", finger), move("e7"), up("e7")], { in: both }).state, { name: "selected", from: "e7" });
  assert.deepEqual(run([down("e7", finger), move("e6"), up("e6")], { in: both }), { state: IDLE, reports: [] });
  assert.equal(run([down("e2", finger), move("e3")], { in: both }).state.name, "dragging");
  assert.equal(run([down("e7"), move("e6")], { in: both }).state.name, "dragging");
});

test("less than three pixels is no drag", () => {
  assert.equal(run([down("e2"), move("e2", 2.9)]).state.name, "pressed");
  assert.equal(run([down("e2"), move("e2", 3)]).state.name, "dragging");
});

test("tap-tap: one report, whatever stands on the target", () => {
  for (const to of ["e4", "e7"]) {
    const { state, reports } = run([down("e2"), up("e2"), down(to), up(to)]);
    assert.deepEqual(reports, [{ type: "move", from: "e2", to, how: "tap" }]);
    assert.equal(state, IDLE);
  }
});

test("one tap is one selection", () => {
  const { state, reports } = run([down("e2"), up("e2")]);
  assert.deepEqual(state, { name: "selected", from: "e2" });
  assert.deepEqual(reports, []);
});

test("a tap on the selected piece lets it go", () => {
  assert.equal(run([down("e2"), up("e2"), down("e2"), up("e2")]).state, IDLE);
});

test("a tap on another own piece selects that", () => {
  const { state, reports } = run([down("e2"), up("e2"), down("d2"), up("d2")]);
  assert.deepEqual(state, { name: "selected", from: "d2" });
  assert.deepEqual(reports, []);
});

test("when both sides may move, a tap on the other side's piece is a capture", () => {
  const { reports } = run([down("e2"), up("e2"), down("e7"), up("e7")], { in: both });
  assert.deepEqual(reports, [{ type: "move", from: "e2", to: "e7", how: "tap" }]);
});

test("a drag onto an own piece is reported, so that the refusal can be explained", () => {
  const { reports } = run([down("e2"), move("d2"), up("d2")]);
  assert.deepEqual(reports, [{ type: "move", from: "e2", to: "d2", how: "drag" }]);
});

test("an unsteady tap still selects; a piece carried away and put back does not", () => {
  assert.deepEqual(run([down("e2"), move("e2", 6), up("e2")]).state, { name: "selected", from: "e2" });
  assert.equal(run([down("e2"), move("e3"), move("e2", 1), up("e2")]).state, IDLE);
  assert.equal(run([down("e2"), move("e2", 6), up("e2")], { from: states.selected }).state, IDLE);
});

test("a drop off the board moves nothing, and is told", () => {
  assert.deepEqual(run([down("e2"), move("e3"), move(null), up(null)]), { state: IDLE, reports: [{ type: "off", from: "e2" }] });
});

test("a press on a target that ends elsewhere keeps the selection", () => {
  assert.deepEqual(run([down("e4"), up("e5")], { from: states.selected }), { state: { name: "selected", from: "e2" }, reports: [] });
});

test("a tap beside the board lets the piece go", () => {
  assert.deepEqual(run([down(null), up(null)], { from: states.selected }), { state: IDLE, reports: [] });
});

test("a tap on a square with nothing to pick up asks for its details; on nothing, nothing", () => {
  assert.deepEqual(run([down("e5"), up("e5")]).reports, [{ type: "square", square: "e5" }]);
  assert.deepEqual(run([down("e7"), up("e7")]).reports, [{ type: "square", square: "e7" }]);
  assert.deepEqual(run([down("e5"), up("e6")]).reports, []);
  assert.deepEqual(run([down(null), up(null)]), { state: IDLE, reports: [] });
});

test("keyboard: pick up, change, put down, let go", () => {
  assert.deepEqual(run([act("e2"), act("e4")]).reports, [{ type: "move", from: "e2", to: "e4", how: "keyboard" }]);
  assert.deepEqual(run([act("e2"), act("d2")]).state, { name: "selected", from: "d2" });
  assert.equal(run([act("e2"), act("e2")]).state, IDLE);
  assert.deepEqual(run([act("e5")]).reports, [{ type: "square", square: "e5" }]);
  assert.deepEqual(run([act("e2"), act("e7")]).reports, [{ type: "move", from: "e2", to: "e7", how: "keyboard" }]);
  assert.deepEqual(run([act("e2"), act("e7")], { in: both }).reports, [{ type: "move", from: "e2", to: "e7", how: "keyboard" }]);
});

test("ways of moving mix: picked up by key, put down by tap, and the other way round", () => {
  assert.deepEqual(run([act("e2"), down("e4"), up("e4")]).reports, [{ type: "move", from: "e2", to: "e4", how: "tap" }]);
  assert.deepEqual(run([down("e2"), up("e2"), act("e4")]).reports, [{ type: "move", from: "e2", to: "e4", how: "keyboard" }]);
  assert.deepEqual(run([act("d2"), down("e2"), move("e4"), up("e4")]).reports, [{ type: "move", from: "e2", to: "e4", how: "drag" }]);
});

test("a key in the middle of a gesture does nothing but Escape", () => {
  for (const state of Object.values(states).filter(isGesture)) assert.equal(run([act("d2")], { from: state }).state, state);
});

test("Escape and cancel end every state", () => {
  for (const [label, from] of Object.entries(states)) assert.deepEqual(run([cancel], { from }), { state: IDLE, reports: [] }, label);
});

test("an interruption ends every gesture without a move and keeps an earlier selection", () => {
  const after = {
    idle: IDLE, pressed: IDLE, "pressed while another was selected": { name: "selected", from: "d2" }, dragging: IDLE,
    selected: { name: "selected", from: "e2" }, aiming: { name: "selected", from: "e2" }, pointing: IDLE,
  };
  for (const [label, from] of Object.entries(states)) {
    assert.deepEqual(run([interrupt], { from }), { state: after[label], reports: [] }, label);
  }
});

test("a second finger interrupts, and what the fingers then do is nothing", () => {
  for (const [label, from] of Object.entries(states).filter(([, state]) => isGesture(state))) {
    const second = run([down("a1", { pointer: 2 })], { from });
    assert.deepEqual(second, run([interrupt], { from }), label);
    assert.deepEqual(run([move("a3", 90), up("a3"), up("a1", { pointer: 2 })], { from: second.state }), { state: second.state, reports: [] });
  }
});

test("another pointer's moves and release do not touch the gesture", () => {
  for (const from of Object.values(states).filter(isGesture)) {
    assert.equal(run([move("a3", 90, { pointer: 2 }), up("a3", { pointer: 2 })], { from }).state, from);
  }
});

test("the program selects what can be picked up, and nothing else", () => {
  assert.deepEqual(run([{ type: "select", square: "e2" }]).state, { name: "selected", from: "e2" });
  for (const square of ["e5", "e7", null]) assert.equal(run([{ type: "select", square }], { from: states.selected }).state, IDLE);
});

test("what is shown as selected", () => {
  const shown = Object.fromEntries(Object.entries(states).map(([label, state]) => [label, selectionOf(state)]));
  assert.deepEqual(shown, {
    idle: null, pressed: "e2", "pressed while another was selected": "e2", dragging: "e2", selected: "e2", aiming: "e2", pointing: null,
  });
});

test("no event in any state throws or leaves the known states", () => {
  const events = [down("e2"), down("e5"), down(null), down("d2", { pointer: 2 }), move("e4"), move(null), up("e2"), up("e4"), up(null),
    interrupt, cancel, act("e2"), act("e4"), { type: "select", square: "d2" }];
  const names = new Set(["idle", "pressed", "dragging", "selected", "aiming", "pointing"]);
  for (const from of Object.values(states)) for (const one of events) for (const two of events) for (const three of events) {
    assert.ok(names.has(run([one, two, three], { from }).state.name));
  }
});
