// Circles and arrows drawn by pointer: which pointers draw, and what becomes of a gesture that is broken off.

import assert from "node:assert/strict";
import { test } from "node:test";

import { bindDrawing } from "../../www/board/drawing.js";

/** A board a hundred pixels a square, and what it hears. */
function board({ always = false } = {}) {
  const listeners = {};
  const heard = { drawn: [], preview: null, captured: [] };
  const root = {
    addEventListener: (type, listener) => (listeners[type] = listener),
    setPointerCapture: (pointer) => heard.captured.push(pointer),
  };
  const squareAt = (x, y) => (x < 0 || y < 0 ? null : String.fromCharCode(97 + Math.floor(x / 100)) + (1 + Math.floor(y / 100)));
  const it = { always, heard };
  bindDrawing(
    { root, squareAt, always: () => it.always, preview: (line) => (heard.preview = line), done: (from, to) => heard.drawn.push(`${from}-${to}`) },
    new AbortController().signal,
  );
  /** Was it kept from moving pieces? */
  it.send = (type, x, y, more = {}) => {
    let stopped = false;
    const event = { button: 2, isPrimary: true, pointerId: 1, clientX: x, clientY: y, stopImmediatePropagation: () => (stopped = true), preventDefault() {}, ...more };
    listeners[type](event);
    return stopped;
  };
  return it;
}

test("the second button draws an arrow; on one square, a circle", () => {
  const { send, heard } = board();
  assert.ok(send("pointerdown", 50, 50));
  send("pointermove", 250, 150);
  assert.deepEqual(heard.preview, { from: "a1", to: "c2" });
  send("pointerup", 250, 150);
  send("pointerdown", 50, 50);
  send("pointerup", 60, 60);
  assert.deepEqual(heard.drawn, ["a1-c2", "a1-a1"]);
  assert.equal(heard.preview, null);
});

test("the first button and fingers draw only while the board is told so", () => {
  const it = board();
  assert.equal(it.send("pointerdown", 50, 50, { button: 0 }), false);
  assert.equal(it.send("pointerup", 50, 50, { button: 0 }), false);
  it.always = true;
  assert.ok(it.send("pointerdown", 50, 50, { button: 0 }));
  it.send("pointerup", 150, 50, { button: 0 });
  assert.deepEqual(it.heard.drawn, ["a1-b1"]);
});

test("another button or a second finger breaks it off", () => {
  const { send, heard } = board();
  send("pointerdown", 50, 50);
  send("pointerdown", 50, 50, { button: 0, pointerId: 2, isPrimary: false });
  assert.equal(heard.preview, null);
  send("pointerup", 250, 50);
  assert.deepEqual(heard.drawn, []);
});

test("beside the board nothing begins and nothing ends", () => {
  const { send, heard } = board();
  assert.equal(send("pointerdown", -5, 50), false);
  send("pointerdown", 50, 50);
  send("pointermove", -5, 50);
  assert.deepEqual(heard.preview, { from: "a1", to: "a1" });
  send("pointerup", -5, 50);
  assert.deepEqual(heard.drawn, []);
});

test("what the browser takes away is not drawn", () => {
  for (const lost of ["pointercancel", "lostpointercapture"]) {
    const { send, heard } = board();
    send("pointerdown", 50, 50);
    send(lost, 50, 50);
    send("pointerup", 250, 50);
    assert.deepEqual([heard.drawn, heard.preview], [[], null], lost);
  }
});
