// What is painted anew: the tiles of a large board, and the squares that look different.

import assert from "node:assert/strict";
import { test } from "node:test";
import { differentSquares } from "../../www/board/differences.js";
import { allSquares, cornerOf, layoutOf } from "../../www/board/geometry.js";
import { stillScene } from "../../www/board/painter.js";
import { defaultState } from "../../www/board/state.js";
import { isInTile, tilesOf } from "../../www/board/tiles.js";

const layout = (files, square, orientation = "white") =>
  layoutOf({ size: { files, ranks: 8 }, orientation, coordinates: true, square, dpr: 2 });

test("a small board is one tile, a large one several that cover it", () => {
  assert.equal(tilesOf(layout(8, 50)).length, 1);
  for (const files of [8, 9]) {
    const { width, height } = layout(files, 140);
    const tiles = tilesOf(layout(files, 140));
    assert.equal(tiles.length, 12);
    const [first, last] = [tiles[0], tiles.at(-1)];
    assert.deepEqual([first.columns.from, first.rows.from, last.columns.to, last.rows.to], [0, 0, width, height]);
    for (const { columns, rows } of tiles) {
      assert.ok(tiles.some((next) => next.columns.from === columns.to - 1) || columns.to === width, "the next tile begins a pixel earlier");
      assert.ok(tiles.some((next) => next.rows.from === rows.to - 1) || rows.to === height);
    }
  }
});

test("every square lies in one tile, wholly", () => {
  for (const orientation of ["white", "black"]) {
    const board = layout(9, 140, orientation);
    for (const square of allSquares(board)) {
      const holders = tilesOf(board).filter((tile) => isInTile(tile, board, square));
      assert.equal(holders.length, 1, square);
      const [{ columns, rows }] = holders;
      const { x, y } = cornerOf(board, square);
      assert.ok(x >= columns.from && x + 140 <= columns.to && y >= rows.from && y + 140 <= rows.to, square);
    }
  }
});

const knecht = { color: "white", role: "knecht" };
const state = { ...defaultState(), pieces: { e2: knecht, e1: { color: "white", role: "king" } } };
/** What looks different when these fields change. */
const different = (change, scene = {}, before = state, sceneBefore = {}) => differentSquares(
  { state: before, scene: { ...stillScene(), ...sceneBefore } },
  { state: { ...before, ...change }, scene: { ...stillScene(), ...scene } },
)?.sort() ?? "all";

test("only the squares on which something changes look different", () => {
  assert.deepEqual(different({ pieces: { e3: knecht, e1: state.pieces.e1 } }), ["e2", "e3"]);
  assert.deepEqual(different({ pieces: { ...state.pieces, e2: { color: "black", role: "knecht" } } }), ["e2"]);
  assert.deepEqual(different({ pieces: { ...state.pieces } }), [], "equal pieces in another object");
  assert.deepEqual(different({ removed: { g5: knecht } }), ["g5"]);
  assert.deepEqual(different({ lastMove: { from: "a1", to: "a2" } }), ["a1", "a2"]);
  assert.deepEqual(different({ lastMove: null }, {}, { ...state, lastMove: { from: "a1", to: "a2" } }), ["a1", "a2"]);
  assert.deepEqual(different({ check: { square: "e1", final: true } }, {}, { ...state, check: { square: "e1", final: false } }), ["e1"]);
  assert.deepEqual(different({ resultSquares: ["h1"] }), ["h1"]);
  assert.deepEqual(different({ stars: { white: "a4", black: null } }), ["a4"]);
  assert.deepEqual(different({ marked: "h2" }, {}, { ...state, marked: "h1" }), ["h1", "h2"]);
});

test("what lies above the picture changes nothing in it", () => {
  assert.deepEqual(different({ reach: { from: "e1", acts: [], moves: [] }, label: "x", animation: 0, interactive: false, movable: null }), []);
});

test("what changes the whole look leaves no square out", () => {
  for (const change of [{ orientation: "black" }, { coordinates: false }, { pieceSet: "counters" }, { letters: "russian" }, { force: {} }]) {
    assert.equal(different(change), "all", JSON.stringify(change));
  }
});

test("a piece in hand marks its targets, and they go with it", () => {
  const movable = { color: "white", targets: { e2: [{ to: "e3", kind: "plain" }, { to: "e7", kind: "exchange" }] } };
  const before = { ...state, movable };
  assert.deepEqual(different({}, { selected: "e2", lifted: "e2" }, before), ["e2", "e3", "e7"]);
  assert.deepEqual(different({}, {}, before, { selected: "e2" }), ["e2", "e3", "e7"]);
  assert.deepEqual(different({}, { selected: "e2", lifted: "e2" }, before, { selected: "e2" }), ["e2"], "lifted: the targets stay");
  assert.deepEqual(different({ movable: null }, { selected: "e2" }, before, { selected: "e2" }), ["e3", "e7"]);
});

test("the cursor and pieces on their way look different where they are and were", () => {
  assert.deepEqual(different({}, { cursor: "b2" }, state, { cursor: "b1" }), ["b1", "b2"]);
  assert.deepEqual(different({}, { hidden: new Set(["e4"]) }, state, { hidden: new Set(["e2"]) }), ["e2", "e4"]);
});
