// The same game in two tabs. It is played on in the tab it was last opened or moved in; the other one follows: it shows what is
// done there, and its computer and clock rest. A move in the follower makes it the one that plays on. All this goes through the
// browser's storage and its events alone: the event brings the text along, so that tabs never hear of a game they cannot read
// yet (a BroadcastChannel may come first), and nothing has to be given back by a tab that dies (as a lock would).

import { idOf, nameOf, readKept } from "../library/games.js";
import { loadMatch, matchName } from "../library/match.js";
import { ask } from "./ask.js";
import { branch, keep } from "./keeping.js";
import { notify } from "./notices.js";
import { restoreInto } from "./saving.js";
import { show } from "./show.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../library/games.js").Kept} Kept */

/** Under this name a tab that follows says so; the text is its own name and that of the game. */
const FOLLOWS = "follows";

/**
 * Another tab has written something, or, with null, removed it.
 * @param {Context} ctx
 * @param {{name: string, raw: string | null}} news
 */
export function hear(ctx, { name, raw }) {
  const { memory, store } = ctx;
  const { match, following, library } = store.get();
  if (name === FOLLOWS) return hearFollower(ctx, raw);
  if (memory.entry && name === nameOf(memory.entry.id)) hearGame(ctx, raw);
  if (match && name === matchName(match.id) && following) store.update({ match: loadMatch(ctx.keeper, match.id) });
  if (library && idOf(name) !== null) void ctx.library().then((desk) => desk.list());
}

/** After a time asleep: what is there now, if no event has told. @param {Context} ctx */
export function lookAgain(ctx) {
  const { entry } = ctx.memory;
  if (!entry) return;
  const raw = ctx.keeper.raw(nameOf(entry.id));
  if (raw !== entry.raw) hearGame(ctx, raw);
}

/** @param {Context} ctx @param {string | null} raw */
function hearGame(ctx, raw) {
  const { memory, tab } = ctx;
  if (!memory.entry || raw === memory.entry.raw) return;
  if (raw === null) {
    memory.entry = { ...memory.entry, raw: null };
    return notify(ctx, "warning", { kind: "text", key: "tabs.deleted" });
  }
  const kept = readKept(raw);
  // Nothing that one could follow: what is here stays, under another name.
  if (!kept) return branch(ctx);
  if (kept.revision > memory.entry.revision) return follow(ctx, memory.entry.id, kept);
  // Neither tab has seen the other's last step. One keeps the name, by a rule that both know.
  memory.entry = { ...memory.entry, raw: ctx.keeper.raw(nameOf(memory.entry.id)) };
  if (tab < kept.tab) keep(ctx);
  else branch(ctx);
}

/** @param {Context} ctx @param {string} id @param {Kept} kept */
function follow(ctx, id, kept) {
  const { memory, store } = ctx;
  const { saved } = kept;
  const before = memory.saved;
  // What waits to be written here is no more than a place.
  memory.stopKeeping?.();
  memory.stopKeeping = null;
  memory.entry = { id, raw: kept.raw, revision: kept.revision };
  memory.saved = saved;
  const following = kept.tab !== ctx.tab;
  const news = following && !store.get().following;
  store.update({ following, players: saved.players, paused: saved.paused, clock: saved.clock });
  if (before?.record !== saved.record || before?.ending !== saved.ending) showFollowed(ctx, saved);
  if (!news) return;
  ctx.keeper.put(FOLLOWS, `${ctx.tab} ${id}`);
  ctx.keeper.remove(FOLLOWS);
  notify(ctx, "info", { kind: "text", key: "tabs.follows" }, { do: "play-here" });
}

/** @param {Context} ctx @param {import("./saving.js").SavedGame} saved */
function showFollowed(ctx, saved) {
  const restored = ask(ctx, (engine) => restoreInto(engine, saved));
  if (restored?.snapshot) show(ctx, restored.snapshot, { resultShown: restored.snapshot.result !== null }, { kept: true });
}

/** @param {Context} ctx @param {string | null} raw */
function hearFollower(ctx, raw) {
  const [tab, id] = raw?.split(" ") ?? [];
  if (id && id === ctx.memory.entry?.id && tab !== ctx.tab) notify(ctx, "info", { kind: "text", key: "tabs.shared" });
}

/** The game is played on in this tab. @param {Context} ctx */
export function playHere(ctx) {
  if (ctx.store.get().following) keep(ctx);
}
