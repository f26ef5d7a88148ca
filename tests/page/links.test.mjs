// Links to games: read out of addresses, opened, continued, asked about, and refused in words.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fragmentOf, readAddress, readLink } from "../../www/core/address.js";
import { page } from "./app-page.mjs";

const link = (it) => readLink(it.link());
const moves = (it) => it.state().steps.map((step) => step.text);
/** The n-th of the moves there are. */
const move = (it, n = 0) => it.actions.typeMove(it.state().snapshot.moves[n].text);

/** A page with so many moves on its board, and a link to them. */
function sender(plies = 3) {
  const it = page();
  it.actions.newGame("t1");
  for (let ply = 0; ply < plies; ply++) move(it);
  return it;
}

/** A page that opens with a link. */
async function opened(asked, how = {}) {
  const it = page({ address: { ask: "link", link: asked }, calm: true, ...how });
  // What is done with links is loaded when one comes; here the one asked for comes first.
  await import("../../www/app/game/links.js");
  await new Promise(setImmediate);
  return it;
}

test("a link goes through an address, whatever is hung on behind it", () => {
  const whole = { game: "1a-_x", ply: 7, view: "black", language: "ru", then: null };
  assert.deepEqual(readLink(`https://example.org/a/${fragmentOf(whole)}`), whole);
  const plain = { game: "1a", ply: null, view: "white", language: null, then: null };
  assert.equal(fragmentOf(plain), "#g=1a");
  assert.deepEqual(readLink("#g=1a"), plain);
  assert.deepEqual(readLink("#g=1a&ply=x&view=up&lang=ru)."), { ...plain, language: "ru)." });
  assert.deepEqual(readLink("#then=computer&g=1a"), { ...plain, then: "computer" });
  assert.deepEqual(readLink("#then=sleep&g=1a"), plain);
  for (const none of ["", "#", "#t2", "#variant=t2", "g=1a"]) assert.equal(readLink(none), null);
  assert.deepEqual(readAddress("?variant=t2", "#g=1a", ["t2"]), { ask: "link", link: plain });
  assert.deepEqual(readAddress("", "#variant=t2", ["t2"]), { ask: "game", variant: "t2" });
});

test("a link shows its game from its side, and says whose turn it is", async () => {
  const from = sender(3);
  from.actions.flip();
  const it = await opened(link(from));
  assert.deepEqual(moves(it), moves(from));
  const { snapshot, orientation, notice, screen } = it.state();
  assert.deepEqual([snapshot.position, orientation, screen], [from.state().snapshot.position, "black", "game"]);
  assert.equal(notice.message.key, "link.turn.black");
});

test("a link may show an earlier place", async () => {
  const from = sender(3);
  from.actions.undo();
  const it = await opened(link(from));
  assert.equal(it.state().steps.length, 3);
  assert.equal(it.state().snapshot.position, from.state().snapshot.position);
});

test("the last move is made before one's eyes", async () => {
  const from = sender(3);
  const it = await opened(link(from), { calm: false });
  assert.equal(it.state().steps.findIndex(({ node }) => node === it.state().snapshot.node), 1);
  it.tick(700);
  assert.equal(it.state().snapshot.position, from.state().snapshot.position);
});

test("the answer to a link goes on in the game that was sent", async () => {
  const from = sender(3);
  const other = await opened(link(from));
  move(other);
  await from.actions.openLink(link(other));
  assert.deepEqual(moves(from), moves(other));
  assert.equal(from.stored.games().length, 1);
  // The old link again: all of it is there.
  await from.actions.openLink({ ...link(other), game: link(sender(3)).game });
  assert.equal(moves(from).length, 4);
});

test("a link that has gone another way asks", async () => {
  const from = sender(3);
  const other = await opened(link(from));
  other.actions.undo();
  move(other, 1);
  move(other);
  await from.actions.openLink(link(other));
  const { dialog } = from.state();
  assert.deepEqual([dialog.kind, dialog.same], ["link", 2]);
  assert.notEqual(dialog.mine, dialog.theirs);
  assert.equal(moves(from).length, 3, "nothing has happened yet");

  await from.actions.openLinkInKept(dialog.link);
  assert.equal(from.state().dialog, null);
  assert.deepEqual(moves(from), moves(other));
  assert.equal(from.stored.games().length, 1);
});

test("or it becomes a game of its own", async () => {
  const from = sender(3);
  const other = await opened(link(from));
  other.actions.undo();
  move(other, 1);
  await from.actions.openLink(link(other));
  await from.actions.openLinkAsNew(from.state().dialog.link);
  assert.equal(from.stored.games().length, 2);
  assert.deepEqual(moves(from), moves(other));
});

test("games that are not played by links are left alone", async () => {
  const from = sender(3);
  const asked = link(from);
  const it = page({ calm: true });
  it.actions.newGame("t1");
  move(it);
  await it.actions.openLink(asked);
  assert.equal(it.stored.games().length, 2);
  assert.equal(it.state().notice.action.do, "bring-back", "the way back stays");
});

test("a damaged link is told in words, and what could be read is offered", async () => {
  const from = sender(3);
  const it = await opened({ ...link(from), game: `${link(from).game}~` });
  const { notice, screen } = it.state();
  assert.deepEqual([notice.message.error.code, notice.action.do, screen], ["link-damaged", "open-readable", "choose"]);
  await it.actions.openLink(notice.action.link);
  assert.deepEqual(moves(it), moves(from));

  const hopeless = await opened({ ...link(from), game: "2" });
  assert.deepEqual([hopeless.state().notice.message.error.code, hopeless.state().notice.action], ["link-version", null]);
});
