// Beginning a game: chosen, loaded from text, taken from the shelf. Whatever stood on the board before is put on the shelf.

import { ask } from "./ask.js";
import { controlText, wound } from "./clock.js";
import { complainOfStorage, dismissNotice, notify } from "./notices.js";
import { TWO_PEOPLE, hasComputer, personsSide, playersOf, readPlayers } from "./players.js";
import { putOnShelf } from "./saving.js";
import { show } from "./show.js";
import { isUnfinished, movesMade } from "./state.js";
import { controlOf } from "./time-control.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").Shelved} Shelved */
/** @typedef {import("../types.js").Fault} Fault */
/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {import("../types.js").Answer<import("../types.js").Snapshot>} SnapshotAnswer */

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
  ctx.store.update({ dialog: null });
  const players = playersOf(ctx.store.get().settings, variant, ctx.entropy()[0] ?? 0);
  const control = controlOf(ctx.store.get().settings);
  const work = (/** @type {Engine} */ engine) => {
    const answer = engine.newGame(variant);
    if (answer.ok) engine.setTag("Date", ctx.today().slice(0, 10).replaceAll("-", "."));
    if (answer.ok && control) engine.setTag("TimeControl", controlText(control));
    return answer;
  };
  begin(ctx, players, work, control && wound(control));
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
  const error = begin(ctx, TWO_PEOPLE, (engine) =>
    looksLikePosition(trimmed) ? engine.loadPosition(variant, trimmed) : engine.loadRecord(trimmed),
  );
  if (error) return fail(ctx, error);
  ctx.store.update({ dialog: null });
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

/** @param {Context} ctx @param {number} index */
export function openShelved(ctx, index) {
  const game = ctx.store.get().shelf[index];
  if (!game) return;
  const error = begin(ctx, readPlayers(game.players), (engine) => engine.loadRecord(game.record));
  if (error) notify(ctx, "refusal", { kind: "error", error });
  else ctx.store.update({ dialog: null });
}

/**
 * Puts another game on the board and the one before on the shelf.
 * @param {Context} ctx
 * @param {import("./players.js").Players} players
 * @param {(engine: Engine) => SnapshotAnswer} work
 * @param {import("./clock.js").Clock | null} [clock]
 * @returns {Fault | null}
 */
function begin(ctx, players, work, clock = null) {
  const before = shelfEntry(ctx);
  dismissNotice(ctx);
  const answer = ask(ctx, work);
  if (!answer) return { code: "engine-lost", message: "the engine broke down" };
  if (!answer.ok) return answer.error;
  ctx.memory.stopReplay?.();
  ctx.memory.judged = null;
  if (hasComputer(players)) prepareThinker(ctx);
  show(ctx, answer.value, {
    screen: "game",
    players,
    clock,
    paused: false,
    orientation: personsSide(players) ?? "white",
    replaying: false,
    review: null,
    threats: null,
    analysis: null,
    resultShown: answer.value.result !== null,
  });
  if (before) shelve(ctx, before);
  return null;
}

/** Whoever plays against the computer does not wait for it to be loaded. @param {Context} ctx */
function prepareThinker(ctx) {
  // What fails here fails again, and is told, when there is something to think about.
  ctx.thinker().then((thinker) => thinker.prepare(), () => {});
}

/** @param {Context} ctx @returns {Shelved | null} */
function shelfEntry(ctx) {
  const { steps, snapshot, untouched, players } = ctx.store.get();
  if (untouched) return null;
  const record = ask(ctx, (engine) => engine.record("latin"));
  if (record === null) return null;
  return { variant: snapshot.variant, when: ctx.today(), moves: movesMade({ steps }), record, players };
}

/** @param {Context} ctx @param {Shelved} game */
function shelve(ctx, game) {
  const { shelf, kept } = putOnShelf(ctx.keeper, ctx.store.get().shelf, game);
  ctx.store.update({ shelf });
  if (!kept) complainOfStorage(ctx);
  notify(ctx, "info", { kind: "text", key: "shelf.put" }, { do: "bring-back" });
}
