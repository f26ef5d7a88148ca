// The other pure parts: state, force bars, the overlay's numbers, animation, keys, figures.

import assert from "node:assert/strict";
import { test } from "node:test";
import { motions } from "../../www/board/animation.js";
import { layBars } from "../../www/board/bars.js";
import { FIGURES } from "../../www/board/figures.js";
import { barBox, formatForce, pieceBoxBesideBar, splitAt, superiority } from "../../www/board/force.js";
import { fit } from "../../www/board/geometry.js";
import { keyAction } from "../../www/board/keyboard.js";
import { defaultState, mergeState } from "../../www/board/state.js";
import { firstStop, worldOf } from "../../www/board/world.js";

const king = { color: "white", role: "king" };
const knecht = { color: "white", role: "knecht" };
const enemy = { color: "black", role: "knecht" };

test("the whole component can be imported without a page", async () => {
  const board = await import("../../www/board/index.js");
  for (const name of ["createBoard", "pieceUrl"]) assert.equal(typeof board[name], "function");
});

test("merging replaces fields as wholes and ignores what the board does not know", () => {
  const state = mergeState(defaultState(), { pieces: { e1: king }, animation: undefined, nonsense: 1 });
  assert.deepEqual(Object.keys(state), Object.keys(defaultState()));
  assert.equal(state.animation, defaultState().animation);
  assert.deepEqual(mergeState(state, { pieces: {} }).pieces, {});
});

test("force bars: long for units, short for a half, whole pixels, centred, never touching", () => {
  const place = { top: 48, step: 10.5, long: 36, thick: 6.2 };
  for (let size = 20; size <= 300; size += 1) {
    for (const [force, count] of [[0, 0], [1, 1], [2, 1], [3, 2], [4, 2], [6, 3]]) {
      const bars = layBars(size, force, place);
      assert.equal(bars.length, count);
      for (const [i, bar] of bars.entries()) {
        for (const length of Object.values(bar)) assert.ok(Number.isInteger(length), `${JSON.stringify(bar)} in ${size}`);
        assert.equal(2 * bar.x + bar.width, size);
        if (i > 0) assert.ok(bar.y > bars[i - 1].y + bars[i - 1].height - 0.5 && bar.y - bars[i - 1].y > bar.height);
      }
      if (force === 3) assert.ok(bars[1].width < bars[0].width);
    }
  }
});

test("every role of the games has a figure, and the last part of each is drawn in a known colour", () => {
  const roles = ["king", "connet", "prince", "ritter", "ver-knecht", "knecht", "scout"];
  assert.deepEqual(Object.keys(FIGURES).sort(), [...roles].sort());
  for (const { parts } of Object.values(FIGURES)) {
    for (const { fill } of parts) assert.ok(["body", "royal", "plume", "ink", "none"].includes(fill));
  }
});

test("forces are written as in the book", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 7, 21].map(formatForce), ["0", "½", "1", "1½", "2", "3½", "10½"]);
});

const ratio = (white, black, countedWhite = white, countedBlack = black) => ({
  sum: { white, black }, counted: { white: countedWhite, black: countedBlack },
});

test("the bar is split in proportion and each number keeps its room", () => {
  const room = { white: 14, black: 14 };
  assert.equal(splitAt(ratio(3, 3), 90, room), 45);
  assert.equal(splitAt(ratio(6, 3), 90, room), 60);
  assert.equal(splitAt(ratio(20, 1), 90, room), 76);
  assert.equal(splitAt(ratio(4, 3, 0, 3), 90, room), 14, "idle force pushes nobody");
  assert.equal(splitAt(ratio(4, 3, 0, 0), 90, room), 45);
  assert.equal(splitAt(ratio(4, 0), 90, room), 45);
  assert.equal(splitAt(ratio(0, 4), 90, room), 45);
  assert.equal(splitAt(ratio(20, 21), 34, { white: 30, black: 30 }), 17, "too narrow for both: shared");
});

test("superiority is judged by what counts", () => {
  assert.deepEqual([ratio(4, 3), ratio(3, 3), ratio(2, 3), ratio(4, 3, 0, 3)].map(superiority), [1, 0, -1, -1]);
});

test("on a phone the bar is readable and leaves room for the piece", () => {
  const layout = fit({ size: { files: 9, ranks: 8 }, orientation: "white", coordinates: true, cssWidth: 344, dpr: 3 });
  const box = barBox(layout);
  assert.ok(box.height / 3 >= 12 && box.y + box.height <= layout.square);
  assert.ok(pieceBoxBesideBar(layout).size / 3 >= 20);
});

test("a move is one motion, a capture two", () => {
  assert.deepEqual(motions({ e2: knecht }, { e4: knecht }, []), [{ piece: knecht, from: "e2", to: "e4" }]);
  assert.deepEqual(motions({ e2: knecht, e3: enemy }, { e3: knecht }, []), [
    { piece: enemy, from: "e3", to: null }, { piece: knecht, from: "e2", to: "e3" },
  ]);
});

test("an exchange: both vanish; a piece set down appears; nothing changed: nothing moves", () => {
  assert.deepEqual(motions({ e2: knecht, e3: enemy }, {}, []).map(({ from, to }) => [from, to]), [["e2", null], ["e3", null]]);
  assert.deepEqual(motions({}, { e3: king }, []), [{ piece: king, from: null, to: "e3" }]);
  assert.deepEqual(motions({ e1: king }, { e1: { ...king } }, []), []);
});

test("the last move tells which piece was promoted, forwards and back", () => {
  const hints = [{ from: "e5", to: "e6" }];
  const promoted = { color: "white", role: "ver-knecht" };
  assert.deepEqual(motions({ e5: knecht }, { e6: promoted }, hints), [{ piece: knecht, from: "e5", to: "e6" }]);
  assert.deepEqual(motions({ e6: promoted }, { e5: knecht }, hints), [{ piece: promoted, from: "e6", to: "e5" }]);
  assert.equal(motions({ e5: knecht }, { e6: promoted }, []).length, 2);
});

test("of equal pieces the nearest moves; another position is shown at once", () => {
  const two = motions({ a2: knecht, h2: knecht }, { a3: knecht, h3: knecht }, []);
  assert.deepEqual(two.map(({ from, to }) => `${from}${to}`).sort(), ["a2a3", "h2h3"]);
  const full = Object.fromEntries([..."abcdefgh"].flatMap((file) => [[`${file}2`, knecht], [`${file}7`, enemy]]));
  assert.deepEqual(motions({}, full, []), []);
});

test("keys", () => {
  const key = (name, more = {}) => keyAction({ key: name, code: name, ctrlKey: false, altKey: false, metaKey: false, ...more });
  assert.deepEqual(key("ArrowUp"), { type: "step", right: 0, down: -1 });
  assert.deepEqual(key("Enter"), { type: "act" });
  assert.deepEqual(key(" "), { type: "act" });
  assert.deepEqual(key("Escape"), { type: "cancel" });
  assert.deepEqual(key("ы", { code: "KeyS" }), { type: "ask", about: "square" });
  for (const name of ["a", "Tab", "F5", "toString", "constructor"]) assert.equal(key(name), null);
  for (const held of ["ctrlKey", "altKey", "metaKey"]) assert.equal(key("ArrowUp", { [held]: true }), null);
});

test("what can be picked up, and where the keyboard begins", () => {
  const state = { ...defaultState(), pieces: { e1: king, c3: knecht, e7: enemy } };
  const pickable = (movable, more = {}) => ["e1", "e7", "e4"].filter(worldOf({ ...state, movable, ...more }).pickable);
  assert.deepEqual(pickable(null), []);
  assert.deepEqual(pickable({ color: null, targets: {} }), []);
  assert.deepEqual(pickable({ color: "white", targets: {} }), ["e1"]);
  assert.deepEqual(pickable({ color: "both", targets: {} }), ["e1", "e7"]);
  assert.deepEqual(pickable({ color: "both", targets: {} }, { interactive: false }), []);
  const draggable = (movable) => ["e1", "e7", "e4"].filter(worldOf({ ...state, movable }).draggable);
  assert.deepEqual(draggable({ color: "both", targets: {} }), ["e1", "e7"]);
  assert.deepEqual(draggable({ color: "both", drags: "black", targets: {} }), ["e7"]);
  assert.deepEqual(draggable({ color: "white", drags: "black", targets: {} }), []);
  const layout = fit({ size: { files: 8, ranks: 8 }, orientation: "white", coordinates: true, cssWidth: 400, dpr: 1 });
  const white = worldOf({ ...state, movable: { color: "white", targets: {} } });
  assert.equal(firstStop(layout, white.pickable), "e1");
  assert.equal(firstStop(layout, () => false), "a1");
  assert.equal(firstStop({ ...layout, orientation: "black" }, white.pickable), "c3");
});
