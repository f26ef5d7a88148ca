// The same game in two tabs: one plays, the other follows; and whatever both do, nothing that was done is lost.

import assert from "node:assert/strict";
import { test } from "node:test";

import { analysis, page, storage } from "./app-page.mjs";

const settled = () => new Promise((done) => setTimeout(done));
const moves = (it) => it.state().steps.map((step) => step.move.text);
const kept = (stored) => stored.games().map(({ value }) => JSON.parse(value.record).line.map(({ move }) => move.text).join(" ")).sort();

/** Two tabs with one game in which a move has been made. The names decide who gives way. */
function twoTabs({ settings = {}, names = ["a", "b"] } = {}) {
  const stored = storage();
  const first = page({ stored, tab: names[0] });
  first.actions.setSettings(settings);
  first.actions.newGame("t1");
  first.actions.typeMove("a2a3");
  const second = page({ stored, tab: names[1] });
  return { stored, first, second };
}

test("a second tab goes on with the last game; the first follows, and both are told", () => {
  const { first, second, stored } = twoTabs();
  assert.deepEqual(moves(second), ["a2a3"]);
  first.hear();
  assert.deepEqual([first.state().following, first.state().notice.message.key, first.state().notice.action.do], [true, "tabs.follows", "play-here"]);
  second.hear();
  assert.deepEqual([second.state().following, second.state().notice.message.key], [false, "tabs.shared"]);
  second.actions.typeMove("a7a6");
  first.hear();
  assert.deepEqual(moves(first), ["a2a3", "a7a6"]);
  assert.equal(stored.games().length, 1);
});

test("a move in the follower makes it the one that plays; so does its button", () => {
  const { first, second, stored } = twoTabs();
  first.hear();
  first.actions.typeMove("a7a6");
  second.hear();
  assert.deepEqual([first.state().following, second.state().following], [false, true]);
  assert.deepEqual(moves(second), ["a2a3", "a7a6"]);
  second.actions.playHere();
  first.hear();
  assert.deepEqual([first.state().following, second.state().following], [true, false]);
  assert.deepEqual(kept(stored), ["a2a3 a7a6"]);
});

test("who looks on may look where he likes, and turn the board, without taking the game", () => {
  const { first, second, stored } = twoTabs();
  first.hear();
  const before = stored.games()[0].raw;
  first.actions.undo();
  first.actions.flip();
  first.actions.keepNow();
  first.tick();
  assert.equal(stored.games()[0].raw, before);
  second.actions.undo();
  second.tick();
  first.hear();
  assert.equal(first.state().following, true);
});

for (const names of [["a", "b"], ["b", "a"]]) {
  test(`both move before they hear of each other: one keeps the game, the other a copy (${names})`, () => {
    const { first, second, stored } = twoTabs({ names });
    first.hear();
    second.actions.typeMove("a7a6");
    first.actions.typeMove("b7b6");
    assert.equal(first.state().notice.message.key, "tabs.branched");
    assert.deepEqual(kept(stored), ["a2a3 a7a6", "a2a3 b7b6"]);
    first.hear();
    second.hear();
    assert.deepEqual([moves(first), moves(second)], [["a2a3", "b7b6"], ["a2a3", "a7a6"]]);
    first.actions.typeMove("b2b3");
    second.actions.typeMove("c2c3");
    first.hear();
    second.hear();
    assert.deepEqual(kept(stored), ["a2a3 a7a6 c2c3", "a2a3 b7b6 b2b3"]);
  });

  test(`both write at the same moment, and neither sees the other's text: both games stay (${names})`, () => {
    const { first, second, stored } = twoTabs({ names });
    first.hear();
    second.hear();
    const key = `chess-t/games/${first.state().gameId}`;
    const before = stored.map.get(key);
    second.actions.typeMove("a7a6");
    // As seen by a browser that has not yet passed the second tab's text on.
    stored.map.set(key, before);
    first.actions.typeMove("b7b6");
    for (let round = 0; round < 4; round += 1) {
      first.hear();
      second.hear();
    }
    assert.deepEqual(kept(stored), ["a2a3 a7a6", "a2a3 b7b6"]);
    assert.notEqual(first.state().gameId, second.state().gameId);
    assert.deepEqual([first.state().following, second.state().following], [false, false]);
  });
}

test("only one tab's computer thinks", async () => {
  const { first, second } = twoTabs({ settings: { opponent: "computer", side: "white" } });
  await settled();
  assert.equal(second.state().thinking, "black");
  first.hear();
  assert.equal(first.state().thinking, null);
  second.tick(1000);
  second.thinker.answer("a7a6");
  first.hear();
  assert.deepEqual(moves(first), ["a2a3", "a7a6"]);
  first.actions.typeMove("b2b3");
  await settled();
  second.hear();
  assert.deepEqual([first.state().thinking, second.state().thinking], ["black", null]);
  first.thinker.hears.depth(analysis("b7b6"));
});

test("only the tab that plays lets the flag fall; the other hears of it", () => {
  const { first, second, stored } = twoTabs({ settings: { clock: "own", clockMinutes: 1, clockSeconds: 0, awayCounts: true } });
  first.hear();
  first.present.now += 120_000;
  first.tick();
  assert.equal(first.state().snapshot.result, null);
  second.present.now = first.present.now;
  second.tick();
  first.hear();
  assert.equal(first.state().snapshot.result.by, "time");
  assert.equal(stored.games().length, 1);
});

test("a tab that slept looks for what it has missed when it is seen again", () => {
  const { first, second } = twoTabs();
  second.actions.typeMove("a7a6");
  first.actions.lookAgain();
  assert.deepEqual([moves(first), first.state().following], [["a2a3", "a7a6"], true]);
});

test("a place that waits to be written never makes a copy", () => {
  const { first, second, stored } = twoTabs();
  first.hear();
  first.actions.playHere();
  first.actions.undo();
  second.hear();
  second.actions.typeMove("a7a6");
  first.tick(500);
  first.hear();
  assert.deepEqual(kept(stored), ["a2a3 a7a6"]);
  assert.equal(first.state().following, true);
});

test("a game deleted in another tab is told of, and kept again with the next move", async () => {
  const { first, second, stored } = twoTabs();
  await second.actions.openLibrary();
  (await second.library()).remove(second.state().library[0].name);
  first.hear();
  assert.equal(first.state().notice.message.key, "tabs.deleted");
  first.actions.typeMove("a7a6");
  assert.ok(kept(stored).includes("a2a3 a7a6"));
});

test("a game renamed in another tab's list is played on where it was", async () => {
  const { first, second } = twoTabs();
  first.hear();
  first.actions.playHere();
  second.actions.newGame("t");
  const desk = await second.library();
  desk.setTags(first.state().gameId, { White: "Anna" });
  first.hear();
  assert.deepEqual([first.state().following, first.state().about.tags.White], [false, "Anna"]);
  first.actions.typeMove("a7a6");
  assert.deepEqual(moves(first), ["a2a3", "a7a6"]);
  assert.equal(first.state().about.tags.White, "Anna");
});

test("a list of games that is shown follows what other tabs do", async () => {
  const { first, second } = twoTabs();
  await first.actions.openLibrary();
  second.actions.newGame("t1");
  second.actions.typeMove("b2b3");
  first.hear();
  await settled();
  assert.equal(first.state().library.length, 2);
});

test("a reload finds the game of its own tab, a new tab the one played last", () => {
  const { first, second, stored } = twoTabs();
  second.actions.newGame("t");
  second.actions.typeMove("a2a3");
  assert.equal(page({ stored, ownStorage: first.ownStorage }).state().snapshot.variant, "t1");
  assert.equal(page({ stored, ownStorage: second.ownStorage }).state().snapshot.variant, "t");
  const broken = { getItem: () => { throw new Error("off"); }, setItem: () => { throw new Error("off"); } };
  assert.equal(page({ stored, ownStorage: broken }).state().screen, "game");
});

test("a text that is no game, written where this game is kept, takes nothing away", () => {
  const { first, stored } = twoTabs();
  const key = `chess-t/games/${first.state().gameId}`;
  stored.map.set(key, "{oh");
  first.actions.lookAgain();
  assert.equal(stored.map.get(key), "{oh");
  first.actions.typeMove("a7a6");
  assert.deepEqual(stored.games().filter(({ state }) => state === "ok").map(({ value }) => value.about.plies), [2]);
});
