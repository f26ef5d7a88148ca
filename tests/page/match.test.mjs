// A match: the sides alternate, points are counted, and it is kept and given out like any game.

import assert from "node:assert/strict";
import { test } from "node:test";

import { isDecided, pointsOf, pointsText } from "../../www/app/library/match.js";
import { page, storage } from "./app-page.mjs";

const settled = () => new Promise((done) => setTimeout(done));

async function match(settings, stored = storage()) {
  const it = page({ stored });
  it.actions.setSettings({ matchGames: 4, ownName: "Anna", otherName: " Boris ", ...settings });
  it.actions.newGame("t1");
  // Its code is loaded when it is needed.
  while (!it.state().match) await settled();
  return it;
}

/** Ends the game on the board, and begins the next. */
async function round(it, loser) {
  it.actions.typeMove("a2a3");
  if (loser) it.actions.resign(loser);
  else {
    it.actions.offerDraw();
    it.actions.answerOffer(true);
  }
  await it.actions.nextGame();
}

const points = (it) => pointsOf(it.state().match);
const sides = (it) => [it.state().about.tags.White, it.state().about.tags.Black];

test("points are whole and halves", () => {
  assert.deepEqual([0, 0.5, 1, 2.5].map(pointsText), ["0", "½", "1", "2½"]);
});

test("sides alternate, a win is a point for whoever had won, a draw half a point for both", async () => {
  const it = await match({});
  assert.deepEqual([sides(it), points(it)], [["Anna", "Boris"], [0, 0]]);
  await round(it, "black");
  assert.deepEqual([sides(it), points(it)], [["Boris", "Anna"], [1, 0]]);
  await round(it, "black");
  assert.deepEqual([sides(it), points(it)], [["Anna", "Boris"], [1, 1]]);
  await round(it, null);
  assert.deepEqual([sides(it), points(it)], [["Boris", "Anna"], [1.5, 1.5]]);
  await round(it, "white");
  assert.deepEqual([isDecided(it.state().match), points(it), it.state().match.rounds.length], [true, [2.5, 1.5], 4]);
  assert.equal(it.state().snapshot.phase, "over", "there is no fifth game");
});

test("each game is kept with its tags", async () => {
  const it = await match({ matchName: "Cup" });
  await round(it, "white");
  assert.deepEqual(it.stored.games().map(({ value }) => [value.about.tags, value.about.result]), [
    [{ Date: "2026.01.02", White: "Anna", Black: "Boris", Event: "Cup", Round: "1" }, "BV"],
    [{ Date: "2026.01.02", White: "Boris", Black: "Anna", Event: "Cup", Round: "2" }, "*"],
  ]);
  assert.equal((await it.library()).matchText(), `latin: ${it.stored.games().map(({ value }) => value.record).join("\n")}`);
});

test("against the computer one's name goes with one's side, and the computer changes sides too", async () => {
  const it = await match({ opponent: "computer", side: "black", level: 5, matchGames: 2 });
  const { white } = it.state().players;
  assert.deepEqual([white, sides(it)], [{ kind: "computer", level: 5 }, ["chess-t, level 5", "Anna"]]);
  assert.equal(it.state().about.tags.Event, "chess-t, level 5 – Anna");
  it.actions.resign("black");
  await it.actions.nextGame();
  assert.deepEqual([it.state().players.black, sides(it)], [white, ["Anna", "chess-t, level 5"]]);
  assert.deepEqual([points(it), it.state().orientation], [[1, 0], "white"]);
});

test("the clock of the match is that of every game", async () => {
  const it = await match({ clock: "short" });
  it.actions.setSettings({ clock: "none" });
  await round(it, "white");
  assert.equal(it.state().clock.control.base, 300_000);
  assert.equal(it.state().about.tags.TimeControl, "300+3");
});

test("a match without an end goes on, one that is not over waits for its game", async () => {
  const it = await match({ matchGames: 0 });
  await it.actions.nextGame();
  assert.equal(it.state().match.rounds.length, 1, "the first game is not over");
  for (let game = 0; game < 30; game += 1) await round(it, "white");
  assert.deepEqual([it.state().match.rounds.length, points(it)], [31, [15, 15]]);
});

test("a match is there again after a reload, whichever of its games is opened", async () => {
  const it = await match({});
  await round(it, "black");
  const again = page({ stored: it.stored });
  assert.deepEqual([points(again), again.state().match.rounds.length, sides(again)], [[1, 0], 2, ["Boris", "Anna"]]);
  again.actions.newGame("t");
  await settled();
  (await again.library()).open(it.state().match.rounds[0].game);
  assert.deepEqual(points(again), [1, 0]);
});

test("a game's result may change, and the points with it", async () => {
  const it = await match({});
  it.actions.typeMove("a2a3");
  it.actions.resign("white");
  assert.deepEqual(points(it), [0, 1]);
  it.actions.toStart();
  it.actions.deleteFromHere();
  assert.deepEqual(points(it), [0, 1], "looking back changes nothing");
});

test("deleting games leaves the points; the match goes with the last of them, and comes back", async () => {
  const it = await match({});
  await round(it, "white");
  const { id, rounds } = it.state().match;
  const desk = await it.library();
  desk.remove(`games/${rounds[0].game}`);
  assert.deepEqual(points(it), [0, 1]);
  desk.remove(`games/${rounds[1].game}`);
  assert.equal(desk.match(id), null);
  await it.actions.undelete(it.state().notice.action.texts);
  assert.equal(desk.match(id).rounds.length, 2);
});

test("a match that cannot be read leaves its games readable", async () => {
  const it = await match({});
  const { id } = it.state().match;
  it.stored.map.set(`chess-t/matches/${id}`, "{oh");
  const again = page({ stored: it.stored });
  assert.deepEqual([again.state().screen, again.state().match], ["game", null]);
});

test("a copy of a match's game does not count in the match", async () => {
  const it = await match({});
  it.actions.typeMove("a2a3");
  const other = page({ stored: it.stored });
  other.actions.typeMove("a7a6");
  it.actions.typeMove("b7b6");
  assert.equal(it.state().match, null);
  it.actions.resign("white");
  assert.deepEqual(points(other), [0, 0]);
});
