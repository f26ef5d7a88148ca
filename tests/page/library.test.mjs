// The player's games: each kept by itself, listed, searched, renamed, deleted, taken in and given out; and nothing lost.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createKeeper, wrap } from "../../www/core/storage.js";
import { find } from "../../www/app/library/catalogue.js";
import { FakeEngine } from "./app-fake-engine.mjs";
import { page, storage } from "./app-page.mjs";

const names = (it) => it.state().library.map(({ game }) => game && [game.about.tags.White ?? "", game.about.plies]);

/** A page on which games of so many moves have been played, one after the other. */
async function played(...plies) {
  const it = page();
  for (const [index, count] of plies.entries()) {
    it.present.now += 1000;
    it.actions.newGame("t1");
    for (let ply = 0; ply < count; ply += 1) it.actions.typeMove(it.state().snapshot.moves[index].text);
  }
  const desk = await it.library();
  await it.actions.openLibrary();
  return { ...it, desk };
}

/** A record as the stand-in for the rules writes it. */
function record(tags, moves = ["e2e3"]) {
  const engine = new FakeEngine();
  for (const [name, value] of Object.entries(tags)) engine.setTag(name, value);
  for (const move of moves) engine.play(move);
  return engine.record();
}

test("every game that was begun is kept by itself and listed, the newest first", async () => {
  const it = await played(1, 3, 2, 0);
  assert.deepEqual(names(it), [["", 2], ["", 3], ["", 1]], "a board without a move is no game yet");
  assert.equal(it.state().screen, "library");
  it.desk.open(it.state().library[1].game.id);
  assert.deepEqual([it.state().screen, it.state().steps.length], ["game", 3]);
  it.actions.typeMove(it.state().snapshot.moves[0].text);
  it.present.now += 1000;
  await it.actions.openLibrary();
  assert.deepEqual(names(it), [["", 4], ["", 2], ["", 1]]);
});

test("the game on the board is opened by going back to it", async () => {
  const it = await played(2);
  const { raw } = it.stored.games()[0];
  it.desk.open(it.state().gameId);
  assert.equal(it.state().screen, "game");
  assert.equal(it.stored.games()[0].raw, raw);
});

test("a game is found by all words asked for, in any case", () => {
  const entry = (words) => ({ name: words, game: { words } });
  const entries = [entry("Анна — Фёдор 2026"), entry("anna — boris"), { name: "damaged", game: null }];
  const found = (query) => find(entries, query, (game) => game.words).map(({ name }) => name);
  assert.deepEqual(found("  "), entries.map(({ name }) => name));
  assert.deepEqual(found("ФЕДОР анна"), ["Анна — Фёдор 2026", "damaged"], "what cannot be read is never hidden");
  assert.deepEqual(found("anna clara"), ["damaged"]);
});

test("names and date are changed, on the board and off it", async () => {
  const it = await played(1, 2);
  const [here, other] = it.state().library.map(({ game }) => game.id);
  it.desk.setTags(other, { White: " Anna ", Black: "", Event: "Cup" });
  it.desk.setTags(here, { White: "Boris" });
  assert.deepEqual(names(it), [["Boris", 2], ["Anna", 1]]);
  assert.equal(it.state().about.tags.White, "Boris");
  it.desk.open(other);
  assert.deepEqual([it.state().about.tags.Event, "Black" in it.state().about.tags], ["Cup", false]);
  it.desk.setTags(null, { Event: "" });
  assert.equal("Event" in it.state().about.tags, false);
});

test("a deleted game is brought back as it was, that on the board too", async () => {
  const it = await played(1, 2);
  const before = it.stored.games().map(({ raw }) => raw).sort();
  for (const { name } of it.state().library) it.desk.remove(name);
  assert.deepEqual(it.state().library, []);
  assert.deepEqual([it.state().screen, it.state().steps.length, it.state().untouched], ["library", 0, true]);
  const [texts] = [it.state().notice.action.texts];
  await it.actions.undelete(texts);
  assert.equal(it.state().library.length, 1);
  assert.ok(before.includes(texts[0].raw));
});

test("records are taken in once; those that cannot be read, or are there, are told", async () => {
  const it = await played(1);
  const [first, second] = [record({ White: "Anna" }), record({ White: "Boris" })];
  assert.equal(it.actions.loadText(`${first}\n{bad\n${second}\n${first}`, "t1"), true);
  const { records } = it.state().incoming;
  assert.deepEqual(records.map(({ ok, line }) => [ok, line]), [[true, 1], [false, 2], [true, 3], [true, 4]]);
  it.desk.takeIn(records);
  assert.deepEqual(it.state().notice.message, { kind: "taken-in", taken: 2, there: 1, unreadable: 1 });
  assert.deepEqual(names(it).map(([white]) => white).sort(), ["", "Anna", "Boris"]);
  assert.equal(it.state().incoming, null);
  it.desk.takeIn(records);
  assert.deepEqual(it.state().notice.message, { kind: "taken-in", taken: 0, there: 3, unreadable: 1 });
});

test("one record of a file is opened, one file with one record too", async () => {
  const it = await played(1);
  it.actions.takeFiles([record({ White: "Anna" }), record({ White: "Boris" })]);
  assert.equal(it.state().incoming.records.length, 2);
  it.actions.openRecord(it.state().incoming.records[1].record);
  assert.deepEqual([it.state().screen, it.state().about.tags.White], ["game", "Boris"]);
  it.actions.takeFiles([record({ White: "Clara" })]);
  assert.equal(it.state().about.tags.White, "Clara");
  it.actions.takeFiles(["{bad"]);
  assert.equal(it.state().notice.message.kind, "error");
  assert.equal(it.state().about.tags.White, "Clara");
});

test("what does not fit stays to be chosen from, and is told", async () => {
  const it = await played(1);
  const records = ["Anna", "Boris", "Clara"].map((White) => ({ ok: true, record: record({ White }), about: { variant: "t1", tags: { White }, result: "*", plies: 1, note: "" } }));
  const taken = [...it.stored.map].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  it.stored.room = taken + 1000;
  it.desk.takeIn(records);
  assert.deepEqual(it.state().notice.message, { kind: "text", key: "library.no-room", params: { n: 1, left: 2 } });
  assert.deepEqual(it.state().incoming.records.map(({ about }) => about.tags.White), ["Boris", "Clara"]);
  it.stored.room = Infinity;
  it.desk.takeIn(it.state().incoming.records);
  assert.equal(it.state().library.length, 4);
});

test("with no more room the game goes on, is told and marked, and is kept as soon as there is some", async () => {
  const it = await played(4, 1);
  const [, old] = it.state().library;
  it.actions.backToGame();
  it.stored.room = [...it.stored.map].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  it.actions.typeMove("a2a3");
  assert.deepEqual([it.state().notice.message.key, it.state().notice.action.do], ["storage.full", "library"]);
  it.actions.dismissNotice();
  it.actions.typeMove("a7a6");
  assert.equal(it.state().notice, null, "said once");
  await it.actions.openLibrary();
  assert.deepEqual(it.state().library.map(({ held }) => held), [true, false]);
  assert.equal(it.state().library[0].game.about.plies, 3, "what is held is there, until the page is closed");
  it.desk.remove(old.name);
  assert.deepEqual(it.state().library.map(({ held }) => held), [false]);
  assert.equal(page({ stored: it.stored }).state().steps.length, 3);
});

test("where nothing may be kept the games stay until the page is closed", async () => {
  const stored = storage();
  stored.off = true;
  const it = page({ stored });
  it.actions.newGame("t1");
  assert.equal(it.state().notice.message.key, "storage.off");
  it.actions.typeMove("a2a3");
  it.actions.newGame("t");
  it.actions.typeMove("a2a3");
  it.actions.newGame("t2");
  await it.actions.openLibrary();
  assert.deepEqual(it.state().library.map(({ game, held }) => [game.about.variant, held]).sort(), [["t", true], ["t1", true]]);
});

test("what is damaged is listed first, stays as it is, and can be deleted and brought back", async () => {
  const good = wrap(1, { variant: "t1", record: record({ White: "Anna" }), line: null, at: null });
  const texts = {
    "chess-t/games/no-json": "{oh",
    "chess-t/games/no-game": wrap(1, { variant: 5 }),
    "chess-t/games/bad-record": wrap(1, { variant: "t1", record: "1. e9", line: null, at: null }),
    "chess-t/matches/bad": "?",
    "chess-t/games/good": good,
  };
  const it = page({ stored: storage(texts) });
  await it.actions.openLibrary();
  const entries = it.state().library;
  assert.deepEqual(entries.map(({ game }) => game !== null), [false, false, false, false, true]);
  assert.equal(entries.find(({ name }) => name === "games/bad-record").error.at.moveNumber, 3);
  const desk = await it.library();
  desk.remove("games/no-json");
  assert.equal(it.stored.map.has("chess-t/games/no-json"), false);
  await it.actions.undelete(it.state().notice.action.texts);
  for (const [key, text] of Object.entries(texts)) assert.equal(it.stored.map.get(key), text);
});

test("a game whose record turns out unreadable when opened is told, with its text", async () => {
  const raw = wrap(1, { variant: "t1", record: "1. e9", line: null, at: null, about: { variant: "t1", tags: {}, result: "*", plies: 9, note: "" } });
  const it = page({ stored: storage({ "chess-t/games/x": raw }) });
  (await it.library()).open("x");
  assert.deepEqual([it.state().notice.message.kind, it.state().notice.action], ["error", { do: "download-copy", text: raw }]);
  assert.equal(it.stored.map.get("chess-t/games/x"), raw);
});

test("games of earlier versions are carried over: the one on the board, the shelf, what could not be read", async () => {
  const saved = { variant: "t1", record: record({}, ["a2a3", "a7a6"]), line: ["a2a3", "a7a6"], at: 1, orientation: "black" };
  const shelved = { variant: "t", record: new FakeEngine().record(), when: "2026-01-02T03:04:05Z", moves: 1 };
  const shelf = wrap(1, [{ ...shelved, record: record({ White: "Anna" }) }, { ...shelved, when: 5 }, null]);
  const stored = storage({ "chess-t/game": wrap(1, saved), "chess-t/shelf": shelf, "chess-t/unreadable/game/then": "{oh" });
  const it = page({ stored });
  assert.deepEqual([it.state().steps.length, it.state().snapshot.node, it.state().orientation], [2, 1, "black"]);
  await it.actions.openLibrary();
  assert.deepEqual(it.state().library.map(({ game, raw }) => game?.about.tags.White ?? game?.about.plies ?? raw), ["{oh", shelf, "Anna", 2]);
  assert.deepEqual([...stored.map.keys()].filter((key) => !/^chess-t\/(games\/|last|settings)/.test(key)), []);
});

test("a carry-over into a storage that is full loses nothing", () => {
  const stored = storage({ "chess-t/game": "{oh" });
  stored.room = 15;
  const it = page({ stored });
  assert.equal(it.state().screen, "choose");
  const keeper = createKeeper(() => stored.seenBy(null));
  assert.deepEqual(keeper.names(""), ["game"]);
});

test("all games, or those found, are given out in the letters shown", async () => {
  const it = await played(1, 2);
  const records = it.state().library.map(({ game }) => game.record);
  assert.equal(it.desk.textOf(records), `latin: ${records.join("\n")}`);
});

test("the note before the first move is shown, kept, and can be changed", () => {
  const it = page();
  it.actions.newGame("t1");
  it.actions.annotate("a note on the game", "!");
  assert.equal(it.state().about.note, "a note on the game");
  assert.equal(it.state().untouched, false, "it is something to lose");
  const again = page({ stored: it.stored });
  assert.equal(again.state().about.note, "a note on the game");
  again.actions.annotate("", "");
  assert.equal(again.state().about.note, "");
});
