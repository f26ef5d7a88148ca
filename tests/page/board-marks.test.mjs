// Marks as paths: which are drawn, where, in which order, and that the shapes stay inside their squares.

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnPaths } from "../../www/board/drawn.js";
import { cornerOf, layoutOf } from "../../www/board/geometry.js";
import { marksAbove, marksBelow, strokeOf } from "../../www/board/marks.js";
import { reachPaths } from "../../www/board/reach.js";
import * as shape from "../../www/board/shapes.js";
import { defaultState } from "../../www/board/state.js";
import { LIGHT } from "../../www/board/theme.js";

const layout = layoutOf({ size: { files: 8, ranks: 8 }, orientation: "white", coordinates: true, square: 100, dpr: 2 });
const place = { layout, palette: LIGHT, box: { x: 0, y: 0, size: 100 } };
const nothing = { selected: null, lifted: null, cursor: null, hidden: new Set() };
const knecht = { color: "white", role: "knecht" };
const state = { ...defaultState(), pieces: { e2: knecht } };

/** Every point a path is drawn to, its relative steps followed; circles by their two ends. */
function pointsOf(d) {
  const points = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = numbers.trim().split(/[ ,]+/).filter(Boolean).map(Number);
    if (command === "h") x += values[0];
    else if (command === "v") y += values[0];
    else if (command === "l") [x, y] = [x + values[0], y + values[1]];
    else if (command === "a") [x, y] = [x + values[5], y + values[6]];
    else if (command !== "z") [x, y] = values.slice(-2);
    points.push({ x, y });
  }
  return points;
}

/** The squares a path touches, told by the middles of what it is drawn between. */
function squaresOf({ d }) {
  const squares = d.split(/(?=M)/).map((part) => {
    const points = pointsOf(part);
    const middle = (axis) => (Math.min(...points.map((point) => point[axis])) + Math.max(...points.map((point) => point[axis]))) / 2;
    const [file, row] = [Math.floor((middle("x") - layout.left) / 100), Math.floor((middle("y") - layout.top) / 100)];
    return "abcdefgh"[file] + (8 - row);
  });
  return [...new Set(squares)].sort();
}

const marked = (change, scene = {}) => {
  const paths = marksBelow({ ...state, ...change }, { ...nothing, ...scene }, place);
  return [...new Set(paths.flatMap(squaresOf))].sort();
};

test("each mark is drawn on its squares", () => {
  assert.deepEqual(marked({}), []);
  assert.deepEqual(marked({ lastMove: { from: "a1", to: "a2" } }), ["a1", "a2"]);
  assert.deepEqual(marked({ lastMove: { from: "b1", to: "b2", exchange: true } }), ["b1", "b2"]);
  assert.deepEqual(marked({ check: { square: "e1", final: true } }), ["e1"]);
  assert.deepEqual(marked({ resultSquares: ["h1", "h8"] }), ["h1", "h8"]);
  assert.deepEqual(marked({ stars: { white: "a4", black: "b5" } }), ["a4", "b5"]);
  assert.deepEqual(marked({ wrong: ["c1", "d8"] }), ["c1", "d8"]);
  assert.deepEqual(marked({ marked: "h2" }), ["h2"]);
  assert.deepEqual(marked({}, { cursor: "c3" }), ["c3"]);
});

test("targets are marked for the piece in hand alone, each kind in its way", () => {
  const targets = { e2: [{ to: "e3", kind: "plain" }, { to: "d3", kind: "capture" }, { to: "e7", kind: "exchange" }] };
  assert.deepEqual(marked({ movable: { color: "white", targets } }), []);
  assert.deepEqual(marked({ movable: { color: "white", targets } }, { selected: "e2" }), ["d3", "e2", "e3", "e7"]);
  const shapes = ["plain", "capture", "exchange"].map((kind) => {
    const paths = marksBelow({ ...state, movable: { color: "white", targets: { e2: [{ to: "e3", kind }] } } }, { ...nothing, selected: "e2" }, place);
    return paths.slice(2).map(({ fill, stroke }) => (fill === "none" ? stroke : fill));
  });
  assert.deepEqual(shapes.map((colors) => colors.length), [1, 1, 2]);
  assert.ok(shapes.flat().every((color) => color === LIGHT.target));
});

test("a final check has a frame besides, a check has none", () => {
  const strokes = (final) => marksBelow({ ...state, check: { square: "e1", final } }, nothing, place).filter(({ stroke }) => stroke !== "none").length;
  assert.deepEqual([strokes(false), strokes(true)], [0, 1]);
});

test("above the pieces: the cross of a piece removed, a star's corner where a piece stands on it, the cursor", () => {
  const above = (change, scene = {}) => marksAbove({ ...state, ...change }, { ...nothing, ...scene }, place);
  assert.deepEqual(above({ removed: { g5: knecht } }).flatMap(squaresOf), ["g5"]);
  assert.equal(above({ stars: { white: "a4", black: null } }).length, 0);
  assert.deepEqual([...new Set(above({ stars: { white: "e2", black: null } }).flatMap(squaresOf))], ["e2"]);
  assert.equal(above({ stars: { white: "e2", black: null } }, { lifted: "e2" }).length, 0, "the large star is seen when the piece is lifted");
  assert.equal(above({}, { cursor: "c3" }).at(-1).stroke, LIGHT.cursor);
});

test("reach: outlined where a piece may move, triangles where only its force acts, small ones beside a piece", () => {
  const paths = reachPaths({ from: "e1", moves: ["d1", "e2"], acts: ["d1", "f1"] }, place, (square) => square === "e2");
  assert.deepEqual(paths.map((path) => (path.d ? squaresOf(path) : [])), [["d1"], ["f1"], ["e2"], ["e2"], []]);
});

test("circles and arrows that somebody drew; squares the board does not have are passed over", () => {
  const drawn = drawnPaths({ circles: ["d4", "i9", "x"], arrows: [{ from: "a1", to: "a5" }, { from: "a1", to: "i5" }, { from: "b2", to: "b2" }] }, place);
  assert.deepEqual(drawn.map(squaresOf), [["d4"], ["a3"]]);
  const tips = pointsOf(drawn[1].d).map(({ y }) => y);
  const middleOf = (square) => cornerOf(layout, square).y + 50;
  assert.equal(Math.min(...tips), middleOf("a5"), "the tip");
  assert.ok(Math.max(...tips) < middleOf("a1"), "the arrow begins in front of the piece");
});

test("no shape leaves its square", () => {
  const spot = { ...cornerOf(layout, "d4"), size: 100, line: strokeOf(layout) };
  const { rings, points } = shape.splitRing(spot);
  const all = {
    frame: shape.frame(spot), corners: shape.corners(spot, 24), triangles: shape.cornerTriangles(spot, 34), dots: shape.dottedFrame(spot, 6),
    diamond: shape.diamond(spot), ring: shape.ring(spot), rings, points, cross: shape.cross(spot), star: shape.star(spot.x + 50, spot.y + 53, 45),
  };
  for (const [name, d] of Object.entries(all)) {
    assert.ok(!d.includes("NaN"), name);
    for (const { x, y } of pointsOf(d)) {
      // The points of a split ring are a little wider than its line.
      assert.ok(x > spot.x - 0.5 && x < spot.x + 100.5 && y > spot.y - 0.5 && y < spot.y + 100.5, `${name} at ${x - spot.x} ${y - spot.y}`);
    }
  }
});
