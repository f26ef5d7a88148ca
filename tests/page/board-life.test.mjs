// The board as a whole against a fake page: what it reports, and that a destroyed board leaves nothing behind.

import assert from "node:assert/strict";
import { test } from "node:test";
import { alive, animations, done, event, fakePage, idle, nextFrame, reportSize } from "./board-fake-page.mjs";
import { createBoard, createMoveEntry } from "../../www/board/index.js";

const { container, window } = fakePage();

const shape = {
  files: 8, ranks: 8, castles: { white: ["c1", "d1", "e1", "f1"], black: ["c8", "d8", "e8", "f8"] },
  heavyLineAbove: 4, doubleLinesAbove: [3, 5],
  roles: [
    { role: "king", royal: true, force: 3, latin: "K", russian: "Кр" },
    { role: "knecht", royal: false, force: 2, latin: "I", russian: "Кн" },
  ],
};
const pieces = { e2: { color: "white", role: "knecht" }, e1: { color: "white", role: "king" }, e7: { color: "black", role: "knecht" } };
const movable = { color: "white", targets: { e2: [{ to: "e3", kind: "plain" }, { to: "e7", kind: "exchange" }] } };
const everything = {
  shape, pieces, movable,
  lastMove: { from: "a1", to: "a2" }, check: { square: "e1", final: true }, resultSquares: ["h1"], marked: "h2",
  stars: { white: "a4", black: "b5" }, removed: { g5: { color: "black", role: "knecht" } },
  reach: { from: "e1", acts: ["d1", "d2"], moves: ["d1"] },
  force: { e2: { sum: { white: 4, black: 3 }, counted: { white: 0, black: 3 } } },
};

function start(options = {}, handlers = {}) {
  const heard = [];
  const board = createBoard(container, { ...everything, ...options }, {
    onMove: (...facts) => heard.push(["move", ...facts]),
    onSelect: (square) => heard.push(["select", square]),
    onHover: (square) => heard.push(["hover", square]),
    onSquare: (square) => heard.push(["square", square]),
    ...handlers,
  });
  nextFrame();
  idle();
  const root = board.element;
  const grid = () => gridOf(root);
  const inOrder = () => grid().children.flatMap((row) => row.children);
  const cell = (square) => inOrder().find((child) => child.dataset.square === square);
  const middle = (square) => {
    const { left, top, gridTemplateRows } = grid().style;
    const side = Number(/ ([\d.]+)px/.exec(gridTemplateRows)[1]);
    const index = inOrder().indexOf(cell(square));
    return {
      clientX: parseFloat(left) + ((index % shape.files) + 0.5) * side,
      clientY: parseFloat(top) + (Math.floor(index / shape.files) + 0.5) * side,
    };
  };
  const mouse = { pointerId: 1, pointerType: "mouse", isPrimary: true, button: 0, buttons: 1 };
  const pointer = (type, square, facts = {}) => root.dispatchEvent(event(`pointer${type}`, { ...mouse, ...middle(square), ...facts }));
  const key = (name, modifiers = {}) => {
    const pressed = event("keydown", { key: name, ctrlKey: false, altKey: false, metaKey: false, ...modifiers });
    root.dispatchEvent(pressed);
    return pressed.defaultPrevented;
  };
  return { board, heard, root, cell, pointer, key };
}
/** The squares of a board that can be touched. */
const gridOf = (root) => root.children.find((child) => child.style.display === "grid");

/** The dragged piece. */
const carried = (root) => root.children.find((child) => child.style.zIndex === "3");

/** The pieces on their squares: where each stands, and how strongly it is seen. */
const standing = (root) => root.children[0].children.find((layer) => layer.style.zIndex === "3").children
  .map(({ style }) => `${style.margin} ${style.opacity ?? 1}`);

/** How much was put into the page. */
const puts = () => done.filter((what) => what === "put").length;

/** What was heard but for the pointing. */
const deeds = (heard) => heard.filter(([what]) => what !== "hover");
const nothing = { listeners: 0, observers: 0, frames: 0 };

/** Ways to bring a board into each of its states. */
const INTO = {
  idle: () => {},
  pressed: ({ pointer }) => pointer("down", "e2"),
  dragging: ({ pointer }) => (pointer("down", "e2"), pointer("move", "e3")),
  selected: ({ pointer }) => (pointer("down", "e2"), pointer("up", "e2")),
  aiming: ({ pointer }) => (pointer("down", "e2"), pointer("up", "e2"), pointer("down", "e3")),
  pointing: ({ pointer }) => pointer("down", "a5"),
  moving: ({ board }) => board.set({ pieces: { e3: pieces.e2, e1: pieces.e1 } }),
  "focused with a cursor": ({ root, key }) => (root.focus(), key("ArrowUp")),
};

for (const [label, bring] of Object.entries(INTO)) {
  test(`destroyed while ${label}: no listener, observer, frame or element is left, and later calls are harmless`, () => {
    const play = start();
    bring(play);
    play.board.destroy();
    assert.deepEqual({ ...alive }, nothing);
    assert.equal(container.children.length, 0);
    play.board.set({ pieces: {}, interactive: false });
    play.board.set({ interactive: true });
    play.board.select("e2");
    play.board.cancel();
    play.board.refresh();
    play.board.destroy();
    assert.deepEqual({ ...alive }, nothing);
    assert.equal(container.children.length, 0);
  });
}

test("destroyed before there was time for its squares: they do not come", () => {
  const board = createBoard(container, everything);
  nextFrame();
  board.destroy();
  idle();
  assert.equal(gridOf(board.element), undefined);
  assert.deepEqual({ ...alive }, nothing);
});

test("200 boards come and go", () => {
  for (let i = 0; i < 200; i += 1) start().board.destroy();
  assert.deepEqual({ ...alive }, nothing);
});

test("a board asks for its room once before it has its size and once after", () => {
  const original = globalThis.getComputedStyle;
  let asked = 0;
  globalThis.getComputedStyle = (element) => {
    if (element === container) asked += 1;
    return original(element);
  };
  try {
    const { board } = start();
    assert.equal(asked, 2);
    board.destroy();
  } finally {
    globalThis.getComputedStyle = original;
  }
});

test("boards made together are measured together", () => {
  const boards = Array.from({ length: 50 }, () => createBoard(container, everything));
  done.length = 0;
  nextFrame();
  const measured = done.slice(0, done.lastIndexOf("read") + 1).filter((what, index) => what !== done[index - 1]);
  assert.deepEqual(measured, ["read", "write", "read"], "all rooms are read before the first board is sized");
  for (const board of boards) board.destroy();
});

test("a report of the size that is known, and another with the same board in it, paint nothing", () => {
  const { board } = start();
  done.length = 0;
  reportSize({ width: 400, height: 0 });
  assert.equal(alive.frames, 0);
  reportSize({ width: 400, height: 20 });
  assert.equal(alive.frames, 1, "the room is measured");
  nextFrame();
  assert.equal(puts(), 0);
  board.destroy();
});

test("pointing and dragging from square to square puts nothing into the page", () => {
  const { board, pointer, root } = start();
  pointer("move", "a5", { buttons: 0 });
  done.length = 0;
  for (const square of ["a6", "b6", "e2"]) pointer("move", square, { buttons: 0 });
  assert.deepEqual([alive.frames, puts()], [0, 0]);
  const before = standing(root);
  pointer("down", "e2"), pointer("move", "e3");
  nextFrame();
  const lifted = standing(root).filter((piece) => !before.includes(piece));
  assert.deepEqual(lifted.map((piece) => piece.split(" ").at(-1)), ["0.3"], "the piece is lifted, the others stay");
  done.length = 0;
  for (const square of ["e4", "e5", "d5"]) pointer("move", square);
  assert.deepEqual([alive.frames, puts()], [0, 0]);
  board.destroy();
});

test("what is the same is left as it is", () => {
  const { board } = start();
  done.length = 0;
  board.set({ pieces: { ...pieces }, force: everything.force, marked: "h2", reach: { ...everything.reach } });
  nextFrame();
  assert.equal(puts(), 0);
  board.set({ reach: { from: "e7", acts: ["d6"], moves: ["e6"] } });
  nextFrame();
  assert.equal(puts(), 0, "the paths of another reach are the elements of the last one");
  board.destroy();
});

test("nothing moves: no frame is asked for", () => {
  const { board } = start();
  assert.equal(alive.frames, 0);
  board.set({ marked: "a5" });
  board.set({ marked: "a6" });
  assert.equal(alive.frames, 1, "many changes, one frame");
  nextFrame();
  assert.equal(alive.frames, 0);
  board.destroy();
});

test("a piece on its way asks for no frames, and stands on its square once it has landed", () => {
  const { board, root } = start();
  const moved = { e3: pieces.e2, e1: pieces.e1, e7: pieces.e7 };
  const all = standing(root).length;
  board.set({ pieces: moved });
  nextFrame();
  assert.deepEqual([alive.frames, animations.size, standing(root).length], [0, 1, all - 1]);
  for (const animation of animations) animation.onfinish();
  nextFrame();
  assert.deepEqual([alive.frames, animations.size, standing(root).length], [0, 0, all]);
  board.set({ pieces, animation: 0 });
  board.set({ pieces: moved, animation: 200 }, { animate: false });
  assert.equal(animations.size, 0, "none is wanted");
  board.destroy();
});

test("a new flight begins where the last one is", () => {
  const { board } = start();
  const moved = (square) => ({ [square]: pieces.e2, e1: pieces.e1, e7: pieces.e7 });
  board.set({ pieces: moved("e4") });
  const [first] = animations;
  first.progress = 0.5;
  const starts = [];
  const animate = board.element.constructor.prototype.animate;
  board.element.constructor.prototype.animate = function (frames, ...rest) {
    starts.push(frames);
    return animate.call(this, frames, ...rest);
  };
  try {
    board.set({ pieces: moved("e6") });
  } finally {
    board.element.constructor.prototype.animate = animate;
  }
  const [[from, to]] = starts;
  const down = ({ transform }) => Number(/, ([\d.]+)px/.exec(transform)[1]);
  const side = Number(/ ([\d.]+)px/.exec(gridOf(board.element).style.gridTemplateRows)[1]);
  assert.equal(Math.round((down(from) - down(to)) / side), 3, "halfway from e2 to e4 is e3");
  assert.equal(animations.size, 1, "the first flight is over");
  board.destroy();
  assert.equal(animations.size, 0);
});

test("drag, tap-tap and keys report alike", () => {
  const { board, heard, pointer, key, root } = start();
  pointer("down", "e2"), pointer("move", "e3"), pointer("up", "e3");
  pointer("down", "e2"), pointer("up", "e2"), pointer("down", "e3"), pointer("up", "e3");
  root.focus();
  for (const name of ["ArrowUp", "Enter", "ArrowUp", "Enter"]) assert.equal(key(name), true);
  assert.deepEqual(heard.filter(([what]) => what === "move"), [
    ["move", "e2", "e3", "drag"], ["move", "e2", "e3", "tap"], ["move", "e2", "e3", "keyboard"],
  ]);
  board.destroy();
});

test("the selection is over when the move is reported", () => {
  const { board, heard, pointer } = start();
  pointer("down", "e2"), pointer("move", "e3"), pointer("up", "e3");
  assert.deepEqual(deeds(heard), [["select", "e2"], ["select", null], ["move", "e2", "e3", "drag"]]);
  board.destroy();
});

test("Escape with nothing to let go, and foreign keys, are left to the page", () => {
  const { board, key } = start();
  assert.equal(key("Escape"), false);
  assert.equal(key("x"), false);
  board.select("e2");
  assert.equal(key("Escape"), true);
  board.destroy();
});

test("only the primary button moves pieces; another button ends the drag", () => {
  const { board, heard, pointer } = start();
  pointer("down", "e2", { button: 2 });
  assert.deepEqual(heard, []);
  pointer("down", "e2"), pointer("move", "e3"), pointer("move", "e3", { buttons: 3 }), pointer("up", "e3");
  assert.deepEqual(deeds(heard), [["select", "e2"], ["select", null]]);
  board.destroy();
});

test("pointercancel, lost capture, blur and a hidden page return the piece", () => {
  const ends = [
    ({ root }) => root.dispatchEvent(event("pointercancel")),
    ({ root }) => root.dispatchEvent(event("lostpointercapture")),
    ({ root }) => (root.focus(), root.ownerDocument.activeElement.blur()),
    () => window.dispatchEvent(event("blur")),
    () => document.dispatchEvent(event("visibilitychange")),
  ];
  for (const end of ends) {
    const play = start();
    play.pointer("down", "e2"), play.pointer("move", "e3");
    assert.ok(carried(play.root));
    end(play);
    assert.ok(!carried(play.root));
    play.pointer("up", "e3", { buttons: 0 });
    assert.deepEqual(deeds(play.heard), [["select", "e2"], ["select", null]]);
    play.board.destroy();
  }
});

test("listeners outside the board live as long as the gesture", () => {
  const { board, pointer } = start();
  const resting = alive.listeners;
  pointer("down", "e2");
  assert.ok(alive.listeners > resting);
  pointer("up", "e2");
  assert.equal(alive.listeners, resting);
  board.destroy();
});

test("the page scrolls from every square but those of the pieces that a finger drags", () => {
  const { board, root, cell, pointer } = start();
  const touch = () => ["e2", "e7", "a5"].map((square) => cell(square).style.touchAction ?? "");
  assert.deepEqual(touch(), ["none", "", ""]);
  assert.equal(root.style.touchAction, "manipulation");
  pointer("down", "e2"), pointer("up", "e2");
  board.set({ movable: { ...movable, color: "both", drags: "black" } });
  nextFrame();
  assert.deepEqual(touch(), ["", "none", ""], "whatever is selected");
  board.set({ movable: null });
  nextFrame();
  assert.deepEqual([...touch(), root.style.touchAction], ["", "", "", "manipulation"], "the root's holds for the squares");
  board.destroy();
});

test("a finger taps a piece that it does not drag, and the mouse drags it", () => {
  const { board, heard, pointer, root } = start({ movable: { ...movable, color: "both", drags: "white" } });
  const finger = { pointerType: "touch" };
  pointer("down", "e7", finger), pointer("move", "e6", finger);
  assert.ok(!carried(root));
  root.dispatchEvent(event("pointercancel"));
  pointer("down", "e7", finger), pointer("up", "e7", finger);
  pointer("down", "e7"), pointer("move", "e6"), pointer("up", "e6");
  assert.deepEqual(deeds(heard).filter(([, square]) => square), [["select", "e7"], ["move", "e7", "e6", "drag"]]);
  board.destroy();
});

test("a held piece that is taken away, or no longer the user's, is let go", () => {
  for (const change of [{ pieces: { e1: pieces.e1 } }, { movable: { color: "black", targets: {} } }, { movable: null }, { interactive: false }]) {
    const { board, heard, pointer } = start();
    pointer("down", "e2"), pointer("move", "e3");
    board.set(change);
    assert.deepEqual(deeds(heard), [["select", "e2"], ["select", null]], JSON.stringify(change));
    board.destroy();
  }
});

test("a picture has no focus, no squares and no listeners of its own, and is told as an image", () => {
  const { board, root } = start({ interactive: false, label: "Start" });
  assert.equal(root.tabIndex, undefined);
  assert.equal(gridOf(root), undefined);
  assert.deepEqual([root.attributes["role"], root.attributes["aria-label"]], ["img", "Start"]);
  board.set({ interactive: true });
  assert.equal(root.tabIndex, 0);
  assert.equal(root.attributes["role"], "group");
  nextFrame();
  assert.equal(gridOf(root), undefined, "the picture comes before the squares");
  idle();
  assert.deepEqual(gridOf(root).children.map((row) => [row.attributes.role, row.children.length]), Array(8).fill(["row", 8]));
  assert.equal(root.tabIndex, -1, "the Tab key stops at one of the squares instead");
  board.set({ interactive: false });
  assert.equal(gridOf(root), undefined);
  board.destroy();
  assert.deepEqual({ ...alive }, nothing);
});

/** The squares by name. */
const cells = (root) => Object.fromEntries(gridOf(root).children.flatMap((row) => row.children).map((cell) => [cell.dataset.square, cell]));
const stops = (root) => Object.values(cells(root)).filter((cell) => cell.tabIndex === 0).map((cell) => cell.dataset.square);

test("squares are named for those who listen, and named anew when something changes there", () => {
  const { board, root } = start({ force: null });
  const name = (square) => cells(root)[square].attributes["aria-label"];
  assert.equal(name("e1"), "e1, white king, in final check, white's castle");
  assert.equal(name("a4"), "a4, empty, white's inaccessible square");
  board.select("e2");
  nextFrame();
  assert.equal(name("e2"), "e2, white knecht, taken up");
  assert.equal(name("e3"), "e3, empty, can go here");
  board.set({ pieces: { e3: pieces.e2, e1: pieces.e1 }, lastMove: { from: "e2", to: "e3" }, check: { square: "e1", final: false }, force: { e3: { sum: { white: 3, black: 1 }, counted: { white: 3, black: 1 } } } });
  nextFrame();
  assert.equal(name("e2"), "e2, empty, the last move began here");
  assert.equal(name("e3"), "e3, white knecht, the last move ended here, forces 1½ : ½");
  assert.equal(name("e1"), "e1, white king, in check, white's castle");
  board.set({ words: { square: (square) => square.toUpperCase(), position: () => "" } });
  nextFrame();
  assert.equal(name("e3"), "E3");
  board.destroy();
});

test("one square is the stop of the Tab key; the focus goes with the cursor, and survives a turned board", () => {
  const { board, root, key } = start();
  assert.deepEqual(stops(root), ["e1"], "the first piece from below");
  root.focus();
  assert.equal(root.ownerDocument.activeElement, cells(root).e1, "the board hands the focus on");
  key("ArrowUp");
  assert.equal(root.ownerDocument.activeElement, cells(root).e2);
  assert.deepEqual(stops(root), ["e2"]);
  board.set({ orientation: "black" });
  nextFrame();
  assert.equal(root.ownerDocument.activeElement, cells(root).e2);
  assert.deepEqual(stops(root), ["e2"]);
  board.destroy();
});

test("Home and End go along the rank, with Ctrl to the corners", () => {
  const { board, root, key } = start();
  root.focus();
  const at = (name, modifiers) => (key(name, modifiers), root.ownerDocument.activeElement.dataset.square);
  assert.equal(at("End"), "h1");
  assert.equal(at("Home"), "a1");
  assert.equal(at("Home", { ctrlKey: true }), "a8");
  assert.equal(at("End", { ctrlKey: true }), "h1");
  assert.equal(at("PageUp"), "h8");
  board.destroy();
});

test("a click without a pointer, as screen readers make it, takes up and sets down", () => {
  const { board, root, heard } = start();
  const click = (square, detail) => root.dispatchEvent(Object.defineProperty(event("click", { detail }), "target", { value: cells(root)[square] }));
  click("e2", 1);
  assert.deepEqual(deeds(heard), [], "a real one was a tap already");
  click("e2", 0);
  click("e3", 0);
  assert.deepEqual(deeds(heard), [["select", "e2"], ["select", null], ["move", "e2", "e3", "keyboard"]]);
  board.destroy();
});

const voices = () => container.children.filter((child) => child.attributes["aria-live"] === "polite");
const saidBy = (voice) => voice.children.map((line) => line.textContent);

test("what the page answers to a question is said by the board, again and again, and the voice goes with the board", () => {
  const asked = [];
  const { board, root, key } = start({}, { onAsk: (about, square) => (asked.push([about, square]), `${about} of ${square}`) });
  assert.deepEqual(voices(), [], "nobody has asked yet");
  root.focus();
  assert.equal(key("p", { code: "KeyP" }), true);
  const [voice] = voices();
  assert.deepEqual(saidBy(voice), [`position of ${asked[0][1]}`]);
  const [first] = voice.children;
  key("p", { code: "KeyP" });
  assert.notEqual(voice.children[0], first, "a new paragraph, or nobody hears it twice");
  board.say("Ritter takes e5, check");
  assert.deepEqual(saidBy(voice), ["Ritter takes e5, check"]);
  board.say("");
  assert.deepEqual(saidBy(voice), ["Ritter takes e5, check"], "nothing to say is no news");
  board.destroy();
  assert.deepEqual(voices(), []);
  board.say("late");
  assert.deepEqual(voices(), []);
});

test("a page with a voice of its own lends it to the board", () => {
  const said = [];
  const { board, root, key } = start({}, { onAsk: () => "an answer", say: (text) => said.push(text) });
  root.focus();
  key("s", { code: "KeyS" });
  board.say("a move");
  assert.deepEqual([said, voices()], [["an answer", "a move"], []]);
  board.destroy();
});

test("a picture without a name is described by its position", () => {
  const { board, root } = start({ interactive: false, label: "" });
  assert.equal(root.attributes["aria-label"], "white: king e1; knecht e2. black: knecht e7.");
  board.set({ label: "Figure 3" });
  assert.equal(root.attributes["aria-label"], "Figure 3");
  board.destroy();
});

test("hovering is reported once a square, by the mouse only", () => {
  const { board, heard, pointer, root } = start();
  pointer("move", "e4", { buttons: 0 }), pointer("move", "e4", { buttons: 0 }), pointer("move", "a5", { buttons: 0, pointerType: "touch" });
  root.dispatchEvent(event("pointerleave"));
  assert.deepEqual(heard, [["hover", "e4"], ["hover", null]]);
  board.destroy();
});

test("the keyboard's cursor points like the mouse, and whichever moved last is told", () => {
  const { board, heard, key, pointer, root } = start();
  pointer("move", "a5", { buttons: 0 });
  root.focus();
  key("ArrowRight");
  pointer("move", "a6", { buttons: 0 });
  key("ArrowRight");
  root.ownerDocument.activeElement.blur();
  assert.deepEqual(heard, [
    ["hover", "a5"], ["hover", "e1"], ["hover", "f1"], ["hover", "a6"], ["hover", "g1"], ["hover", "a6"],
  ]);
  board.destroy();
});

test("the square a piece is dragged over is pointed at; a finger that lets go points at nothing", () => {
  for (const [pointerType, after] of [["mouse", []], ["touch", [["hover", null]]]]) {
    const { board, heard, pointer } = start();
    pointer("down", "e2", { pointerType }), pointer("move", "e3", { pointerType }), pointer("up", "e3", { pointerType });
    assert.deepEqual(heard.filter(([what]) => what === "hover"), [["hover", "e3"], ...after]);
    board.destroy();
  }
});

test("a board that is set from inside its own report does not trip", () => {
  const board = createBoard(container, everything, {
    onMove: (from, to) => board.set({ pieces: { [to]: pieces[from], e1: pieces.e1 }, lastMove: { from, to }, movable: null }),
    onSelect: () => board.set({ reach: null }),
  });
  nextFrame();
  board.select("e2");
  board.element.focus();
  for (const key of ["ArrowUp", "Enter"]) board.element.dispatchEvent(event("keydown", { key, ctrlKey: false, altKey: false, metaKey: false }));
  nextFrame();
  board.destroy();
  assert.deepEqual({ ...alive }, nothing);
});

// Last, for the form keeps its listeners as long as it lives.
test("a move in writing: what is taken goes, what is not stays to be mended, Escape goes back to the board", () => {
  const { board, root } = start();
  const tried = [];
  const { element, setWords } = createMoveEntry(board, (text) => (tried.push(text), text === "e2e3"));
  const [label, input, go] = element.children;
  setWords({ label: "Move", example: "e2e4", go: "Play" });
  assert.deepEqual([label.textContent, label.htmlFor, input.placeholder, go.textContent], ["Move", input.id, "e2e4", "Play"]);
  let selected = 0;
  input.select = () => (selected += 1);
  const enter = (text) => {
    input.value = text;
    element.dispatchEvent(event("submit"));
  };
  enter("e2e9");
  assert.deepEqual([input.value, selected], ["e2e9", 1]);
  enter("e2e3");
  assert.deepEqual([input.value, selected, tried], ["", 1, ["e2e9", "e2e3"]]);
  element.dispatchEvent(event("keydown", { key: "Escape" }));
  assert.ok(root.contains(root.ownerDocument.activeElement));
  board.destroy();
});
