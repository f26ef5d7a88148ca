// Beginning a game: chosen, loaded from text, opened from those that are kept. Whatever stood on the board before stays kept.

import { nameOf, readKept } from "../library/games.js";
import { loadMatch } from "../library/match.js";
import { ask } from "./ask.js";
import { controlText, wound } from "./clock.js";
import { dropUntouched, keepNow, takePlace } from "./keeping.js";
import { notify, passOver } from "./notices.js";
import { TWO_PEOPLE, hasComputer, personsSide, playersOf, recordName } from "./players.js";
import { restoreInto } from "./saving.js";
import { show } from "./show.js";
import { isUnfinished } from "./state.js";
import { controlOf } from "./time-control.js";
import { clockAfterReturn } from "./timing.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./players.js").Players} Players */
/** @typedef {import("./saving.js").SavedGame} SavedGame */
/** @typedef {import("../library/games.js").Kept} Kept */
/** @typedef {import("../../types.js").Fault} Fault */
/** @typedef {import("../../types.js").Engine} Engine */
/** @typedef {import("../../types.js").Snapshot} Snapshot */

/** @param {Context} ctx */
export function chooseAnother(ctx) {
  ctx.store.update({ screen: "choose", dialog: null });
}

/** @param {Context} ctx */
export function backToGame(ctx) {
  ctx.store.update({ screen: "game" });
}

/**
 * A game was chosen. Only an unfinished one that would have to give way is asked about.
 * @param {Context} ctx
 * @param {string} variant
 */
export function chooseGame(ctx, variant) {
  if (isUnfinished(ctx.store.get())) ctx.store.update({ dialog: { kind: "replace", variant } });
  else newGame(ctx, variant);
}

/** @param {Context} ctx @param {string} variant */
export function newGame(ctx, variant) {
  const { settings } = ctx.store.get();
  const players = playersOf(settings, variant, ctx.entropy()[0] ?? 0);
  play(ctx, { id: ctx.fresh(), variant, players, control: controlOf(settings), tags: {}, match: null });
}

/**
 * A game to be played, with all that is settled before its first move.
 * @typedef {object} Beginning
 * @property {string} id
 * @property {string} variant
 * @property {Players} players
 * @property {import("./clock.js").Control | null} control
 * @property {Record<string, string>} tags Besides the date, the clock, and the computer's name.
 * @property {import("../library/match.js").Match | null} match
 */

/** @param {Context} ctx @param {Beginning} beginning */
export function play(ctx, { id, variant, players, control, tags, match }) {
  ctx.store.update({ dialog: null });
  const all = {
    Date: ctx.today().slice(0, 10).replaceAll("-", "."),
    White: recordName(players.white),
    Black: recordName(players.black),
    TimeControl: control ? controlText(control) : "",
    ...tags,
  };
  const work = (/** @type {Engine} */ engine) => {
    const answer = engine.newGame(variant);
    if (answer.ok) for (const [name, value] of Object.entries(all)) engine.setTag(name, value);
    return answer;
  };
  begin(ctx, work, { id, kept: null }, { players, clock: control && wound(control), match });
}

/**
 * Takes a record or a position from text. The board keeps what it has when the text is not understood.
 * @param {Context} ctx
 * @param {string} text
 * @param {string} variant the game a position belongs to; a record names its own
 * @returns {boolean}
 */
export function loadText(ctx, text, variant) {
  ctx.store.update({ loadError: null });
  const trimmed = text.trim();
  if (trimmed === "") return fail(ctx, { code: "empty-text", message: "nothing to read" });
  const isPosition = looksLikePosition(trimmed);
  if (!isPosition && offerSeveral(ctx, trimmed, variant)) return true;
  const work = (/** @type {Engine} */ engine) => (isPosition ? engine.loadPosition(variant, trimmed) : engine.loadRecord(trimmed));
  const error = begin(ctx, work, { id: ctx.fresh(), kept: null });
  if (error) return fail(ctx, error);
  ctx.store.update({ dialog: null });
  return true;
}

/** A text of several records is chosen from. @param {Context} ctx @param {string} text @param {string} variant @returns {boolean} whether it is one */
export function offerSeveral(ctx, text, variant) {
  const records = ask(ctx, () => ctx.rules.readRecords(text, variant)) ?? [];
  if (records.length < 2) return false;
  ctx.store.update({ screen: "library", dialog: null, incoming: { records } });
  return true;
}

/** @param {Context} ctx @param {Fault} error */
function fail(ctx, error) {
  const id = ++ctx.memory.serial;
  ctx.store.update({ loadError: error, spoken: { id, messages: [{ kind: "error", error }] } });
  return false;
}

/**
 * A position begins with its placement: one word with the ranks between slashes. A record never does.
 * @param {string} text
 */
export function looksLikePosition(text) {
  const [first = ""] = text.split(/\s/, 1);
  return first.split("/").length > 4;
}

/**
 * Opens a game that is kept, as it stood.
 * @param {Context} ctx
 * @param {string} id
 * @returns {{raw: string | null, error: Fault | null} | null} null when it is open; else what is there, and what is wrong with it
 */
export function openKept(ctx, id) {
  if (id === ctx.memory.entry?.id) {
    backToGame(ctx);
    return null;
  }
  const raw = ctx.keeper.raw(nameOf(id));
  const kept = readKept(raw);
  if (!kept) return { raw, error: null };
  const error = openSaved(ctx, id, kept.saved, kept);
  return error && { raw, error };
}

/** The game before, with what has been done in it elsewhere since. @param {Context} ctx @param {string} id @param {SavedGame} saved */
export function bringBack(ctx, id, saved) {
  const kept = readKept(ctx.keeper.raw(nameOf(id)));
  const error = openSaved(ctx, id, kept?.saved ?? saved, kept);
  if (error) notify(ctx, "refusal", { kind: "error", error });
}

/**
 * @param {Context} ctx
 * @param {string} id
 * @param {SavedGame} saved
 * @param {Kept | null} kept what is there now
 * @param {(engine: Engine) => Snapshot} [walk] to another place than where it stood
 * @returns {Fault | null}
 */
export function openSaved(ctx, id, saved, kept, walk) {
  const work = (/** @type {Engine} */ engine) => {
    const { snapshot, error } = restoreInto(engine, saved);
    return snapshot ? { ok: /** @type {const} */ (true), value: walk ? walk(engine) : snapshot } : { ok: /** @type {const} */ (false), error: /** @type {Fault} */ (error) };
  };
  const { players, orientation, paused, clock, keptAt } = saved;
  return begin(ctx, work, { id, kept }, {
    players,
    orientation,
    paused,
    clock: clockAfterReturn(clock, ctx.store.get().settings.awayCounts, keptAt),
    match: loadMatch(ctx.keeper, saved.match),
  });
}

/** The game on the board is deleted: a board without a move takes its place. @param {Context} ctx */
export function clearBoard(ctx) {
  const { screen, snapshot } = ctx.store.get();
  ctx.memory.saved = null;
  begin(ctx, (engine) => engine.newGame(snapshot.variant), { id: ctx.fresh(), kept: null }, { screen });
}

/** A record out of a file that holds several. @param {Context} ctx @param {string} record */
export function openRecord(ctx, record) {
  const error = begin(ctx, (engine) => engine.loadRecord(record), { id: ctx.fresh(), kept: null });
  if (error) notify(ctx, "refusal", { kind: "error", error });
}

/**
 * Texts of files: one game is shown, several are chosen from.
 * @param {Context} ctx
 * @param {string[]} texts
 */
export function takeFiles(ctx, texts) {
  const { snapshot } = ctx.store.get();
  const [only = ""] = texts;
  if (texts.length === 1) {
    if (!loadText(ctx, only, snapshot.variant)) notify(ctx, "refusal", { kind: "error", error: /** @type {Fault} */ (ctx.store.get().loadError) });
    return;
  }
  const records = texts.flatMap((text) => ask(ctx, () => ctx.rules.readRecords(text, snapshot.variant)) ?? []);
  ctx.store.update({ screen: "library", dialog: null, incoming: { records } });
}

/**
 * Puts another game on the board; the one before stays kept.
 * @param {Context} ctx
 * @param {(engine: Engine) => {ok: true, value: Snapshot} | {ok: false, error: Fault}} work
 * @param {{id: string, kept: Kept | null}} place where it is kept from now on
 * @param {Partial<import("./state.js").AppState> & {players?: Players}} [how]
 * @returns {Fault | null}
 */
export function begin(ctx, work, { id, kept }, { players = TWO_PEOPLE, ...how } = {}) {
  const before = gameBefore(ctx, id);
  keepNow(ctx);
  passOver(ctx);
  const answer = ask(ctx, work);
  if (!answer) return { code: "engine-lost", message: "the engine broke down" };
  if (!answer.ok) return answer.error;
  dropUntouched(ctx);
  ctx.memory.stopReplay?.();
  ctx.memory.judged = null;
  ctx.memory.live = answer.value.node;
  if (hasComputer(players)) prepareThinker(ctx);
  takePlace(ctx, id, kept);
  show(ctx, answer.value, {
    screen: "game",
    following: false,
    match: null,
    players,
    clock: null,
    paused: false,
    orientation: personsSide(players) ?? "white",
    replaying: false,
    review: null,
    threats: null,
    analysis: null,
    resultShown: answer.value.result !== null,
    ...how,
  });
  if (before) notify(ctx, "info", { kind: "text", key: "library.put" }, before);
  return null;
}

/** Whoever plays against the computer does not wait for it to be loaded. @param {Context} ctx */
function prepareThinker(ctx) {
  // What fails here fails again, and is told, when there is something to think about.
  ctx.thinker().then((thinker) => thinker.prepare(), () => {});
}

/** An unfinished game that gives way can be brought back at once. @param {Context} ctx @param {string} next @returns {import("./state.js").NoticeAction | null} */
function gameBefore(ctx, next) {
  const { entry, saved } = ctx.memory;
  if (!entry || !saved || entry.id === next || ctx.store.get().untouched) return null;
  return { do: "bring-back", id: entry.id, saved };
}
