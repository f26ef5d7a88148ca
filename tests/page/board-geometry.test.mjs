// Squares and pixels: round trips on both boards, both orientations and every usual pixel ratio.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  allSquares, cellOf, cornerOf, fit, isDark, squareAtPixel, squareAtPoint, squareOfCell, stepOnScreen,
} from "../../www/board/geometry.js";

const SIZES = [{ files: 8, ranks: 8 }, { files: 9, ranks: 8 }];
const ORIENTATIONS = ["white", "black"];
const RATIOS = [1, 1.25, 1.5, 2, 2.625, 3];
const WIDTHS = [280, 320, 344.5, 360, 768, 1400, 2560];

function* layouts() {
  for (const size of SIZES) for (const orientation of ORIENTATIONS) for (const dpr of RATIOS) for (const cssWidth of WIDTHS) {
    for (const coordinates of [true, false]) {
      yield { size, cssWidth, layout: fit({ size, orientation, coordinates, cssWidth, dpr }) };
    }
  }
}

test("every square's corner and middle lead back to the square", () => {
  for (const { size, layout } of layouts()) {
    for (const square of allSquares(size)) {
      const { x, y } = cornerOf(layout, square);
      const last = layout.square - 1;
      for (const [dx, dy] of [[0, 0], [last, last], [last / 2, last / 2]]) {
        assert.equal(squareAtPixel(layout, x + dx, y + dy), square);
      }
      const { column, row } = cellOf(layout, square);
      assert.equal(squareOfCell(layout, column, row), square);
    }
  }
});

test("squares and margins are whole device pixels and the board never exceeds its container", () => {
  for (const { size, cssWidth, layout } of layouts()) {
    for (const length of [layout.square, layout.left, layout.top, layout.width, layout.height]) assert.ok(Number.isInteger(length));
    assert.equal(layout.width, size.files * layout.square + 2 * layout.left);
    assert.equal(layout.height, size.ranks * layout.square + 2 * layout.top);
    assert.ok(Math.abs(layout.cssWidth * layout.dpr - layout.width) < 1e-6);
    assert.ok(layout.cssWidth <= cssWidth + 0.01, `${layout.cssWidth} in ${cssWidth}`);
    assert.ok(cssWidth - layout.cssWidth < (size.files + 2) / layout.dpr + 1, `${cssWidth - layout.cssWidth} css px left of ${cssWidth}`);
  }
});

test("a low container limits the board", () => {
  const layout = fit({ size: SIZES[1], orientation: "white", coordinates: true, cssWidth: 1400, cssHeight: 400, dpr: 2 });
  assert.ok(layout.cssHeight <= 400 && layout.cssHeight > 380);
});

test("nine files on the narrowest phone keep squares of 28 css pixels", () => {
  const layout = fit({ size: SIZES[1], orientation: "white", coordinates: true, cssWidth: 280, dpr: 3 });
  assert.ok(layout.square / 3 >= 28);
});

test("a1 and i1 are dark, e8 is light", () => {
  assert.deepEqual(["a1", "i1", "b1", "a8", "h1"].map(isDark), [true, true, false, false, false]);
});

test("the margin and everything outside is no square", () => {
  for (const { layout } of layouts()) {
    const { left, top, width, height } = layout;
    for (const [x, y] of [[left - 1, top + 5], [left + 5, top - 1], [width - left, top + 5], [left + 5, height - top], [-9, -9]]) {
      assert.equal(squareAtPixel(layout, x, y), null);
    }
  }
});

test("a point of the window is found wherever the board stands and however the page is scaled", () => {
  const layout = fit({ size: SIZES[0], orientation: "white", coordinates: true, cssWidth: 400, dpr: 2 });
  const { x, y } = cornerOf(layout, "e4");
  for (const scale of [0.5, 1, 2]) {
    const box = { left: 37.25, top: -120, width: layout.cssWidth * scale, height: layout.cssHeight * scale };
    const point = (pixels, from) => from + ((pixels + layout.square / 2) / layout.dpr) * scale;
    assert.equal(squareAtPoint(layout, box, point(x, box.left), point(y, box.top)), "e4");
  }
  assert.equal(squareAtPoint(layout, { left: 0, top: 0, width: 0, height: 0 }, 5, 5), null);
});

test("steps follow the screen and stop at the edge", () => {
  const white = fit({ size: SIZES[1], orientation: "white", coordinates: true, cssWidth: 400, dpr: 1 });
  const black = { ...white, orientation: "black" };
  assert.equal(stepOnScreen(white, "e4", 0, -1), "e5");
  assert.equal(stepOnScreen(black, "e4", 0, -1), "e3");
  assert.equal(stepOnScreen(black, "e4", 1, 0), "d4");
  assert.equal(stepOnScreen(white, "i8", 1, -1), "i8");
  assert.equal(stepOnScreen(white, "e4", -99, 0), "a4");
});
