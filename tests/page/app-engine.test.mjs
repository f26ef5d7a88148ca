// The page's state on the real rules module, where it has been built: whole games, kept and reopened.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { createKeeper } from "../../www/core/storage.js";
import { lasting } from "../../www/core/lasting.js";
import { createController } from "../../www/app/game/controller.js";
import { placeInLine } from "../../www/app/game/state.js";
import { createBookmark } from "../../www/app/library/bookmark.js";
import { storage, tabStorage } from "./app-page.mjs";

const GLUE = new URL("../../www/pkg/chess_t.js", import.meta.url);
const WASM = new URL("../../www/pkg/chess_t_bg.wasm", import.meta.url);
const built = existsSync(WASM);
const RECORD = readFileSync(new URL("../vectors/games/nn-khasanov-2020.txt", import.meta.url), "utf8");

async function rules() {
  const glue = await import(GLUE.href);
  await glue.default({ module_or_path: readFileSync(WASM) });
  const { formatForce, readRecords, rewriteRecords } = glue;
  return { variants: glue.variants(), formatForce, readRecords, rewriteRecords, createEngine: () => new glue.Engine() };
}

let ids = 0;

async function page(stored = storage()) {
  const module = await rules();
  const keeper = createKeeper(() => stored.seenBy(null));
  const controller = createController({
    rules: lasting(module, rules),
    texts: { fetch: () => null, add: async () => {} },
    keeper,
    bookmark: createBookmark(keeper, tabStorage),
    tab: "tab",
    fresh: () => `id${++ids}`,
    later: () => () => {},
    entropy: () => crypto.getRandomValues(new Uint32Array(16)),
    today: () => "2026-01-02T03:04:05Z",
    now: () => 0,
    languages: ["en"],
    calm: true,
    address: { ask: "nothing" },
  });
  return { ...controller, stored, state: () => controller.store.get() };
}

/** What must be the same after reopening. */
function standing(it) {
  const { snapshot, steps, orientation } = it.state();
  const { node: _node, last: _last, ...rest } = snapshot;
  return { ...rest, orientation, steps: steps.map((step) => step.text), place: placeInLine(it.state()), record: it.record() };
}

/** After the page is closed, as the browser tells it. */
async function reopensAsItStood(it) {
  it.actions.keepNow();
  // Another visit; in the same storage this page would follow it.
  const again = await page(storage(Object.fromEntries(it.stored.map)));
  assert.deepEqual(standing(again), standing(it));
}

test("a whole game reopens at any place", { skip: !built }, async () => {
  const it = await page();
  assert.equal(it.actions.loadText(RECORD, "t1"), true);
  await reopensAsItStood(it);
  for (const steps of [1, 9, 20]) {
    for (let step = 0; step < steps; step++) it.actions.undo();
    await reopensAsItStood(it);
  }
  it.actions.toStart();
  await reopensAsItStood(it);
});

test("a variation reopens as the line it was", { skip: !built }, async () => {
  const it = await page();
  it.actions.chooseGame("t1");
  for (const [from, to] of [["e2", "e4"], ["e7", "e5"], ["d2", "d3"]]) it.actions.tryMove(from, to);
  it.actions.undo();
  it.actions.undo();
  it.actions.tryMove("d7", "d5");
  it.actions.tryMove("a2", "a3");
  it.actions.undo();
  await reopensAsItStood(it);
});

for (const variant of ["t", "t2"]) {
  test(`${variant}: the squares, and how the game ended, reopen`, { skip: !built }, async () => {
    const it = await page();
    it.actions.chooseGame(variant);
    for (const [from, to] of [["b2", "b3"], ["b7", "b6"], ["c2", "c3"], ["c7", "c6"], ["g2", "g3"], ["g7", "g6"]]) it.actions.tryMove(from, to);
    assert.equal(it.state().snapshot.phase, "draw-squares");
    await reopensAsItStood(it);
    it.actions.rollSquares();
    assert.ok(it.state().landed);
    await reopensAsItStood(it);
    it.actions.tryMove("d2", "d3");
    it.actions.undo();
    it.actions.resign("white");
    assert.equal(it.state().snapshot.result.by, "resignation");
    await reopensAsItStood(it);
    it.actions.undo();
    it.actions.redo();
    it.actions.redo();
    assert.equal(it.state().steps.length, 8, "play may go on from there");
  });
}

test("text that cannot be read leaves the game as it was", { skip: !built }, async () => {
  const it = await page();
  it.actions.chooseGame("t2");
  it.actions.tryMove("b1", "c3");
  const before = standing(it);
  for (const text of ["1. e2-e9", "9/9/9/9/9/9/9/X8 w", "[Game \"chess\"]\n\n1. e2-e4", "(((", "\u0000"]) {
    assert.equal(it.actions.loadText(text, "t2"), false, text);
    assert.deepEqual(standing(it), before);
  }
});
