// The page's state without a browser: what the players do, and what the state says afterwards.

import assert from "node:assert/strict";
import { test } from "node:test";

import { placeInLine } from "../../www/app/game/state.js";
import { firstDifference, rows } from "../../www/app/views/move-rows.js";
import { page, storage } from "./app-page.mjs";

function started(variant = "t1", options = {}) {
  const it = page(options);
  it.actions.chooseGame(variant);
  return it;
}

test("the first visit offers the games; a choice begins and is remembered", () => {
  const it = page();
  assert.equal(it.state().screen, "choose");
  it.actions.chooseGame("t2");
  assert.equal(it.state().screen, "game");
  assert.equal(it.state().snapshot.variant, "t2");
  assert.equal(it.state().settings.lastGame, "t2");
});

test("a legal move is played, listed and told", () => {
  const it = started();
  it.actions.tryMove("e2", "e3");
  assert.deepEqual(it.state().steps.map((step) => step.text), ["e2-e3"]);
  assert.equal(it.state().snapshot.turn, "black");
  assert.equal(it.state().spoken.messages[0].kind, "step");
});

test("a refused move changes nothing and says why; the remark goes by itself", () => {
  const reason = { code: "no-superiority", totals: { white: 3, black: 4 }, sums: { white: 3, black: 4 }, idle: [], exchangePossible: false };
  const it = started("t1", { script: { reasons: { e2c4: [reason] } } });
  const before = it.state().snapshot;
  it.actions.tryMove("e2", "c4");
  assert.equal(it.state().snapshot, before);
  assert.deepEqual(it.state().notice.message.reason, reason);
  assert.equal(it.state().inspected, "c4", "the numbers are explained beside the board");
  it.tick();
  assert.equal(it.state().notice, null);
});

test("nothing is said about nothing", () => {
  const it = started();
  it.actions.tryMove("e4", "e5");
  it.actions.tryMove("e2", "e2");
  assert.equal(it.state().notice, null);
});

test("a promotion is asked; cancelling takes the move back, a forbidden choice is not taken", () => {
  const limit = { code: "limit-of-three", role: "prince" };
  const options = [
    { becomes: "ritter", text: "a2a8r", reasons: [] },
    { becomes: "prince", text: "a2a8p", reasons: [limit] },
  ];
  const it = started("t1", { script: { promotions: { a2a8: options } } });
  it.actions.tryMove("a2", "a8");
  assert.deepEqual(it.state().pending.options, options);
  it.actions.cancelPromotion();
  assert.equal(it.state().pending, null);
  assert.equal(it.state().steps.length, 0);
  it.actions.tryMove("a2", "a8");
  it.actions.choosePromotion("a2a8p");
  assert.equal(it.state().steps.length, 0);
  it.actions.choosePromotion("a2a8r");
  assert.equal(it.state().snapshot.pieces.a8.role, "ritter");
});

test("a single option is not asked about", () => {
  const it = started("t1", { script: { promotions: { a2a8: [{ becomes: "connet", text: "a2a8c", reasons: [] }] } } });
  it.actions.tryMove("a2", "a8");
  assert.equal(it.state().pending, null);
  assert.equal(it.state().snapshot.pieces.a8.role, "connet");
});

const SIX_PLIES = [["a2", "a3"], ["a7", "a6"], ["b2", "b3"], ["b7", "b6"], ["c2", "c3"], ["c7", "c6"]];

function atTheDraw(options) {
  const it = started("t", options);
  for (const [from, to] of SIX_PLIES) it.actions.tryMove(from, to);
  assert.equal(it.state().snapshot.phase, "draw-squares");
  return it;
}

test("the dice roll for a moment, then the squares are drawn and told", () => {
  const it = atTheDraw();
  it.actions.rollSquares();
  assert.equal(it.state().rolling, true);
  assert.equal(it.state().snapshot.phase, "draw-squares");
  it.tick();
  assert.deepEqual(it.state().landed, { white: "b4", black: "h5", removed: [] });
  assert.equal(it.state().snapshot.phase, "play");
  it.actions.squaresSeen();
  assert.equal(it.state().landed, null);
});

test("under reduced motion the dice lie at once", () => {
  const it = atTheDraw({ calm: true });
  it.actions.rollSquares();
  assert.equal(it.state().rolling, false);
  assert.ok(it.state().landed);
});

test("walking away while the dice roll does not roll them", () => {
  const it = atTheDraw();
  it.actions.rollSquares();
  it.actions.undo();
  it.tick();
  assert.equal(it.state().snapshot.squaresUndrawn, true);
});

test("squares thrown at a real board are entered; others are refused", () => {
  const it = atTheDraw();
  it.actions.enterSquares("a4", "e5");
  assert.equal(it.state().notice.message.kind, "error");
  it.actions.enterSquares("a4", "i5");
  assert.deepEqual(it.state().snapshot.inaccessible, { white: "a4", black: "i5" });
});

test("a move asks the engine only for the steps from it on", () => {
  const asked = [];
  const it = started("t1", { script: { stepsFrom: (first) => asked.push(first) } });
  it.actions.tryMove("e2", "e3");
  it.actions.tryMove("e7", "e6");
  asked.length = 0;
  const [first] = it.state().steps;
  it.actions.tryMove("d2", "d3");
  assert.deepEqual(asked, [2]);
  assert.deepEqual(it.state().steps.map((step) => step.text), ["e2-e3", "e7-e6", "d2-d3"]);
  assert.equal(it.state().steps[0], first);
  it.actions.undo();
  it.actions.undo();
  asked.length = 0;
  it.actions.tryMove("a7", "a6");
  assert.deepEqual(asked, [1], "another move in the middle: the rest of the line is another");
  assert.deepEqual(it.state().steps.map((step) => step.text), ["e2-e3", "a7-a6"]);
});

test("a move is kept at once, a walk a little later or when the page is left, and costs no record", () => {
  let recorded = 0;
  const it = started("t1", { script: { recorded: () => (recorded += 1) } });
  it.actions.tryMove("e2", "e3");
  it.actions.tryMove("e7", "e6");
  const kept = () => it.stored.game();
  const line = () => JSON.parse(kept().record).line.map(({ move }) => move.text);
  assert.deepEqual([line(), kept().at], [["e2e3", "e7e6"], 2], "a page that dies now has lost nothing");
  recorded = 0;
  let written = 0;
  it.stored.pages.add({ later: () => (written += 1) });
  it.actions.undo();
  it.actions.undo();
  it.actions.redo();
  assert.deepEqual([recorded, written], [0, 0]);
  it.tick();
  assert.deepEqual([written, kept().at, line().length], [1, 1, 2]);
  it.actions.undo();
  it.actions.keepNow();
  it.actions.keepNow();
  assert.deepEqual([recorded, written, kept().at], [0, 2, 0]);
  it.actions.redo();
  it.actions.tryMove("d7", "d6");
  it.tick();
  assert.deepEqual([written, line()], [3, ["e2e3", "d7d6"]], "the move took the walk with it");
});

test("a breakdown after a walk sets the game up at the place walked to", async () => {
  const it = started();
  it.actions.tryMove("e2", "e3");
  it.actions.tryMove("e7", "e6");
  it.actions.undo();
  it.script.panic = true;
  it.actions.tryMove("d7", "d6");
  await new Promise((done) => setTimeout(done));
  assert.equal(it.state().notice.message.key, "engine.lost");
  assert.deepEqual([it.state().steps.length, placeInLine(it.state())], [2, 1]);
});

test("undo, redo and walking keep the whole line", () => {
  const it = started();
  for (const [from, to] of SIX_PLIES) it.actions.tryMove(from, to);
  it.actions.toStart();
  assert.equal(placeInLine(it.state()), 0);
  assert.equal(it.state().steps.length, 6);
  it.actions.redo();
  it.actions.redo();
  assert.equal(placeInLine(it.state()), 2);
  it.actions.toEnd();
  it.actions.undo();
  assert.equal(placeInLine(it.state()), 5);
  it.actions.goTo(3);
  assert.equal(placeInLine(it.state()), 3);
});

test("replay walks by itself to the end and any other walking stops it", () => {
  const it = started();
  for (const [from, to] of SIX_PLIES.slice(0, 3)) it.actions.tryMove(from, to);
  it.actions.startReplay();
  assert.equal(placeInLine(it.state()), 0);
  it.tick();
  it.tick();
  it.tick();
  assert.equal(placeInLine(it.state()), 3);
  assert.equal(it.state().replaying, false);
  it.actions.startReplay();
  it.tick();
  it.actions.toEnd();
  assert.equal(it.state().replaying, false);
});

test("who exposes his King is warned once and may take back", () => {
  const it = started("t1", { script: { snapshot: (base) => (base.node === 1 ? { exposed: true } : {}) } });
  it.actions.tryMove("e2", "e3");
  assert.equal(it.state().exposedAt, 1);
  it.actions.takeBack();
  assert.equal(it.state().snapshot.node, 0);
  assert.equal(it.state().exposedAt, null);
  assert.deepEqual(it.state().steps, [], "what is taken back is gone");
});

test("a draw by agreement needs the other side's word", () => {
  const it = started();
  it.actions.offerDraw();
  assert.deepEqual(it.state().dialog, { kind: "offer", by: "white" });
  it.actions.answerOffer(false);
  assert.equal(it.state().snapshot.phase, "play");
  assert.equal(it.state().notice.message.key, "offer.declined.black");
  it.actions.offerDraw();
  it.actions.answerOffer(true);
  assert.equal(it.state().snapshot.result.by, "agreement");
  assert.equal(it.state().resultShown, true);
});

test("resignation is asked about first", () => {
  const it = started();
  it.actions.askResign();
  assert.deepEqual(it.state().dialog, { kind: "resign", color: "white" });
  it.actions.resign("white");
  assert.equal(it.state().snapshot.result.winner, "black");
});

test("an unfinished game is asked about, put aside, and comes back", () => {
  const it = started();
  it.actions.tryMove("e2", "e3");
  it.actions.chooseGame("t");
  assert.deepEqual(it.state().dialog, { kind: "replace", variant: "t" });
  assert.equal(it.state().snapshot.variant, "t1", "nothing has happened yet");
  it.actions.newGame("t");
  assert.equal(it.state().snapshot.variant, "t");
  assert.equal(it.stored.games().length, 2);
  assert.equal(it.state().notice.action.do, "bring-back");
  it.actions.bringBack(it.state().notice.action.id, it.state().notice.action.saved);
  assert.equal(it.stored.games().length, 1, "the new game had not begun");
  assert.equal(it.state().snapshot.variant, "t1");
  assert.deepEqual(it.state().steps.map((step) => step.text), ["e2-e3"]);
});

test("a position that was loaded is not lost either", () => {
  const it = started();
  it.actions.loadText("8/8/8/8/8/4K3/8/4k3 w - - 0 20", "t1");
  it.actions.chooseGame("t");
  assert.deepEqual(it.state().dialog, { kind: "replace", variant: "t" });
});

test("a game without a move, or a finished one, gives way without a question", () => {
  const it = started();
  it.actions.chooseGame("t");
  assert.equal(it.state().snapshot.variant, "t");
  it.actions.tryMove("e3", "e4");
  it.actions.resign("black");
  it.actions.chooseGame("t2");
  assert.equal(it.state().snapshot.variant, "t2");
});

test("the game reopens exactly as it stood", () => {
  const first = started("t");
  for (const [from, to] of SIX_PLIES) first.actions.tryMove(from, to);
  first.actions.enterSquares("a4", "i5");
  first.actions.tryMove("d2", "d3");
  first.actions.undo();
  first.actions.undo();
  first.actions.flip();
  const again = page({ stored: first.stored });
  assert.equal(again.state().screen, "game");
  assert.equal(again.state().orientation, "black");
  assert.deepEqual(again.state().steps.map((step) => step.text), first.state().steps.map((step) => step.text));
  assert.equal(placeInLine(again.state()), 6);
  again.actions.redo();
  assert.deepEqual(again.state().snapshot.inaccessible, { white: "a4", black: "i5" });
});

for (const [what, raw] of [
  ["no JSON", "{oh"],
  ["an unknown version", JSON.stringify({ version: 99, value: {} })],
  ["no game", JSON.stringify({ version: 1, value: { variant: 3 } })],
  ["a record that cannot be read", JSON.stringify({ version: 1, value: { variant: "t", record: "1. e9", line: [], at: 0 } })],
]) {
  test(`storage with ${what} is said, kept aside, and the page starts fresh`, () => {
    const it = page({ stored: storage({ "chess-t/game": raw }) });
    assert.equal(it.state().screen, "choose");
    assert.equal(it.state().notice.message.key, "storage.corrupt");
    assert.equal(it.state().notice.action.text, raw);
    assert.deepEqual(it.stored.games().map((game) => game.raw), [raw], "its text stays among the games");
    it.actions.chooseGame("t1");
    assert.equal(it.state().screen, "game");
  });
}

test("settings that make no sense fall back one by one", () => {
  const stored = storage({ "chess-t/settings": JSON.stringify({ version: 1, value: { theme: "pink", pieceSet: "counters", coordinates: "no" } }) });
  const { settings } = page({ stored }).state();
  assert.equal(settings.theme, "auto");
  assert.equal(settings.pieceSet, "counters");
  assert.equal(settings.coordinates, true);
});

test("a browser that keeps nothing is told once and played on", () => {
  const stored = storage();
  stored.off = true;
  const it = page({ stored });
  it.actions.chooseGame("t1");
  assert.equal(it.state().notice.message.key, "storage.off");
  it.actions.dismissNotice();
  it.actions.tryMove("e2", "e3");
  assert.equal(it.state().notice, null);
  assert.equal(it.state().steps.length, 1);
});

test("a panic costs the instance, not the game", async () => {
  const it = started();
  it.actions.tryMove("e2", "e3");
  it.script.panic = true;
  it.actions.tryMove("e7", "e6");
  assert.equal(it.state().notice.message.key, "engine.lost");
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(it.state().steps.map((step) => step.text), ["e2-e3"]);
  it.actions.tryMove("e7", "e6");
  assert.equal(it.state().steps.length, 2);
});

test("text that is no game leaves the board alone and says where reading stopped", () => {
  const it = started();
  it.actions.tryMove("e2", "e3");
  assert.equal(it.actions.loadText("1. e2-e9", "t1"), false);
  assert.equal(it.state().loadError.at.moveNumber, 3);
  assert.equal(it.state().steps.length, 1);
  assert.equal(it.actions.loadText("   ", "t1"), false);
  assert.equal(it.state().loadError.code, "empty-text");
});

test("a position is told from a record", () => {
  const it = started();
  assert.equal(it.actions.loadText("8/8/8/8/8/4K3/8/4k3 w - - 0 20", "t1"), true);
  assert.deepEqual(Object.keys(it.state().snapshot.pieces).sort(), ["e1", "e3"]);
});

test("the address chooses a game, and a bad one loses nothing", () => {
  assert.equal(page({ address: { ask: "game", variant: "t2" } }).state().snapshot.variant, "t2");
  const first = started();
  first.actions.tryMove("e2", "e3");
  const bad = page({ stored: first.stored, address: { ask: "unknown", text: "xiangqi" } });
  assert.equal(bad.state().notice.message.key, "address.unknown");
  assert.equal(bad.state().steps.length, 1);
  const another = page({ stored: first.stored, address: { ask: "game", variant: "t" } });
  assert.deepEqual(another.state().dialog, { kind: "replace", variant: "t" });
  assert.equal(another.state().steps.length, 1);
});

test("a newer version is offered until it is used or put away, however the game goes on", () => {
  const it = started();
  let used = 0;
  it.actions.offerUpdate(() => used++);
  it.actions.tryMove("e2", "e3");
  it.tick();
  assert.deepEqual(it.state().notice.action, { do: "update" });
  it.actions.useUpdate();
  assert.equal(used, 1);
  it.actions.dismissNotice();
  assert.equal(it.state().notice, null);
});

test("another language shows when its texts have come; where they do not, that is said", async () => {
  let coming = null;
  const it = started("t1", { fetchLanguage: () => coming });
  const all = Promise.resolve().then(() => (coming = null));
  coming = all;
  it.actions.setSettings({ language: "ru" });
  assert.equal(it.state().language, "en");
  await all;
  assert.equal(it.state().language, "ru");
  coming = Promise.reject(new Error("no connection"));
  it.actions.setSettings({ language: "en" });
  await coming.catch(() => {});
  assert.equal(it.state().language, "ru");
  assert.equal(it.state().notice.message.key, "settings.language.missing");
});

test("language and letters follow the browser until they are chosen", () => {
  const it = started("t1", { languages: ["ru-RU", "en"] });
  it.actions.tryMove("e2", "e3");
  assert.equal(it.state().language, "ru");
  assert.equal(it.state().steps[0].text, "Кн e2-e3");
  it.actions.setSettings({ letters: "latin" });
  assert.equal(it.state().steps[0].text, "e2-e3");
  it.actions.setSettings({ language: "en", letters: "auto" });
  assert.equal(it.state().language, "en");
});

test("pointing at a piece shows its reach, pointing at a square its forces", () => {
  const it = started();
  it.actions.point("e2");
  assert.deepEqual(it.state().reach, { from: "e2", acts: ["e4"], moves: ["e3"] });
  it.actions.point("e4");
  assert.equal(it.state().reach, null);
  assert.equal(it.state().detail.square, "e4");
  it.actions.point(null);
  assert.equal(it.state().detail, null);
  it.actions.inspect("d5");
  assert.equal(it.state().detail.square, "d5");
  it.actions.inspect("d5");
  assert.equal(it.state().detail, null);
});

test("the overlay follows the game until it is switched off", () => {
  const it = started();
  it.actions.toggleForce();
  it.actions.tryMove("e2", "e3");
  assert.ok(it.state().force);
  it.actions.toggleForce();
  assert.equal(it.state().force, null);
});

test("moves stand in numbered pairs, the draw of the squares on a line of its own", () => {
  const it = atTheDraw();
  it.actions.enterSquares("a4", "i5");
  it.actions.tryMove("d2", "d3");
  const list = rows(it.state().steps);
  assert.deepEqual(list.map((row) => [row.number, row.white?.text, row.black?.text, row.drawn?.text]), [
    [1, "a2-a3", "a7-a6", undefined],
    [2, "b2-b3", "b7-b6", undefined],
    [3, "c2-c3", "c7-c6", undefined],
    [3, undefined, undefined, "*) a4; i5"],
    [4, "d2-d3", undefined, undefined],
  ]);
});

test("a move can be typed; what is refused is told with its reason, and nothing moves", () => {
  const { actions, state } = page({ script: { reasons: { e2e5: [{ code: "out-of-reach" }] } } });
  actions.chooseGame("t1");
  assert.equal(actions.typeMove(" "), false);
  assert.equal(actions.typeMove("e2e3"), true);
  assert.deepEqual(state().steps.map((step) => step.move.text), ["e2e3"]);
  assert.equal(actions.typeMove("nonsense"), false);
  assert.deepEqual([state().notice.tone, state().notice.message.kind], ["refusal", "error"]);
  assert.equal(state().steps.length, 1);
});

test("variations and notes stand in the row where they begin, and make it another row", () => {
  const step = (node, color, number, more = {}) => ({ node, color, number, drawn: null, text: `m${node}`, comment: "", ...more });
  const steps = [step(1, "white", 1), step(2, "black", 1), step(3, "white", 2)];
  const variation = { insteadOf: 2, steps: [step(4, "black", 1)] };
  const list = rows(steps, [variation]);
  assert.deepEqual(list.map((row) => row.variations), [[variation], []]);
  assert.equal(firstDifference(list, rows(steps, [variation])), 2);
  assert.equal(firstDifference(list, rows(steps, [])), 0);
  assert.equal(firstDifference(list, rows(steps, [{ ...variation, steps: [step(4, "black", 1), step(5, "white", 2)] }])), 0);
  assert.equal(firstDifference(list, rows([...steps.slice(0, 2), step(3, "white", 2, { comment: "so" })], [variation])), 1);
});
