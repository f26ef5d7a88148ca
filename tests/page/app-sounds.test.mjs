// Sounds: what is heard, when, and how the sounds differ.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createSounds } from "../../www/app/sound/sounds.js";
import { NOTES } from "../../www/app/sound/notes.js";
import { page } from "./app-page.mjs";

const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await null;
};

/** A game with what is heard of it. */
function heard(script = {}) {
  const it = page({ script });
  /** @type {string[]} */
  const cues = [];
  const nameOf = (notes) => Object.keys(NOTES).find((name) => NOTES[name] === notes);
  createSounds(it.store, async () => ({ notes: NOTES, synthesizer: { play: async (notes) => void cues.push(nameOf(notes)) } }));
  it.actions.chooseGame("t1");
  return { ...it, cues };
}

test("a move is heard once; walking, typing errors and looking are silent", async () => {
  const { actions, cues } = heard();
  actions.tryMove("e2", "e3");
  await settled();
  assert.deepEqual(cues, ["move"]);
  actions.undo();
  actions.redo();
  actions.toStart();
  actions.toggleForce();
  actions.inspect("e7");
  actions.typeMove("nonsense");
  await settled();
  assert.deepEqual(cues, ["move"]);
});

test("captures, exchanges, checks and ends sound like themselves", async () => {
  const steps = [
    [{ last: { move: { kind: "capture" } } }, "capture"],
    [{ last: { move: { kind: "exchange" } } }, "exchange"],
    [{ check: true, last: { move: { kind: "capture" } } }, "check"],
    [{ check: true, result: { winner: "white", by: "king", squares: [] } }, "end"],
  ];
  for (const [more, cue] of steps) {
    const { actions, cues } = heard({ snapshot: (base) => (base.node === 0 ? {} : more) });
    actions.tryMove("e2", "e3");
    await settled();
    assert.deepEqual(cues, [cue]);
  }
});

test("who resigns hears the end, who has muted the page nothing", async () => {
  const { actions, cues } = heard();
  actions.resign("white");
  await settled();
  assert.deepEqual(cues, ["end"]);
  actions.setSettings({ sounds: false });
  actions.newGame("t1");
  actions.tryMove("e2", "e3");
  await settled();
  assert.deepEqual(cues, ["end"]);
});

test("a browser that refuses sound is asked again, and nothing breaks", async () => {
  const it = page();
  let asked = 0;
  createSounds(it.store, async () => {
    asked++;
    throw new Error("no sound");
  });
  it.actions.chooseGame("t1");
  it.actions.tryMove("e2", "e3");
  await settled();
  it.actions.tryMove("e7", "e6");
  await settled();
  assert.equal(asked, 2);
});

test("the sounds are short, quiet, and no two of them alike", () => {
  const all = Object.values(NOTES);
  assert.equal(new Set(all.map((notes) => JSON.stringify(notes))).size, 5);
  for (const note of all.flat()) assert.ok(note.at + note.seconds <= 1.3 && note.loudness <= 0.5);
});
