// What the game's actions work with, and the doors every one of them uses: call the engine, show a snapshot, tell something.

import { EngineLost } from "../core/session.js";
import { DEFAULT_SETTINGS } from "../core/settings.js";
import { look } from "./inspect.js";
import { saveGame, savedGame, restoreInto } from "./saving.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("./state.js").Message} Message */
/** @typedef {import("./state.js").Notice} Notice */
/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Rules} Rules */
/**
 * @template T
 * @typedef {import("../types.js").Answer<T>} Answer
 */

/**
 * @typedef {object} Context
 * @property {import("../core/store.js").Store<AppState>} store
 * @property {import("../core/session.js").Session} session
 * @property {import("../core/storage.js").Keeper} keeper
 * @property {() => Promise<Rules>} loadRules
 * @property {(ms: number, work: () => void) => () => void} later Returns how to call it off.
 * @property {() => Uint32Array} entropy
 * @property {() => string} today ISO date and time.
 * @property {Memory} memory
 */

/**
 * What the actions remember beside the state shown.
 * @typedef {object} Memory
 * @property {number} serial Numbers notices and announcements.
 * @property {(() => void) | null} stopNotice
 * @property {(() => void) | null} stopReplay
 * @property {(() => void) | null} stopRoll
 * @property {import("./saving.js").SavedGame | null} saved The game as it was last kept.
 * @property {boolean} storageComplained
 * @property {boolean} renewing
 */

/** How long a notice stays: long enough to read two lines; one that matters beyond this move, longer. */
const NOTICE_MS = 7000;
const WARNING_MS = 20_000;

/** @returns {Memory} */
export function freshMemory() {
  return {
    serial: 0,
    stopNotice: null,
    stopReplay: null,
    stopRoll: null,
    saved: null,
    storageComplained: false,
    renewing: false,
  };
}

/**
 * The state before any game is shown.
 * @param {Snapshot} snapshot
 * @returns {AppState}
 */
export function initialState(snapshot) {
  return {
    screen: "choose",
    settings: { ...DEFAULT_SETTINGS },
    language: "en",
    letters: "latin",
    calm: false,
    snapshot,
    steps: [],
    untouched: true,
    orientation: "white",
    force: null,
    selected: null,
    hovered: null,
    reach: null,
    inspected: null,
    detail: null,
    pending: null,
    rolling: false,
    landed: null,
    notice: null,
    exposedAt: null,
    resultShown: false,
    replaying: false,
    dialog: null,
    loadError: null,
    shelf: [],
    spoken: { id: 0, messages: [] },
  };
}

/**
 * Asks the engine. Null when it broke down: a fresh one is on its way and the game is set up again from what was kept.
 * @template T
 * @param {Context} ctx
 * @param {(engine: Engine) => T} work
 * @returns {T | null}
 */
export function ask(ctx, work) {
  try {
    return ctx.session.call(work);
  } catch (error) {
    if (!(error instanceof EngineLost)) throw error;
    void renew(ctx, error);
    return null;
  }
}

/** @param {Context} ctx @param {EngineLost} fault */
async function renew(ctx, fault) {
  if (ctx.memory.renewing) return;
  ctx.memory.renewing = true;
  notify(ctx, "warning", { kind: "text", key: "engine.lost", params: { detail: fault.message } });
  try {
    await ctx.session.renew(ctx.loadRules);
    const snapshot = ctx.session.call((engine) => restoreInto(engine, ctx.memory.saved).snapshot ?? engine.snapshot());
    show(ctx, snapshot);
  } catch (error) {
    notify(ctx, "warning", { kind: "text", key: "engine.gone", params: { detail: String(error) } });
  } finally {
    ctx.memory.renewing = false;
  }
}

/**
 * Shows a place in the game: everything that belonged to the place before is put away, the game is kept.
 * @param {Context} ctx
 * @param {Snapshot} snapshot
 * @param {Partial<AppState>} [besides]
 */
export function show(ctx, snapshot, besides = {}) {
  const { store } = ctx;
  const { letters, force } = store.get();
  const steps = ask(ctx, (engine) => engine.steps(letters)) ?? [];
  const overlay = force ? ask(ctx, (engine) => engine.force()) : null;
  store.update({
    snapshot,
    steps,
    untouched: steps.length === 0 && snapshot.position === startOf(ctx, snapshot.variant),
    force: overlay,
    selected: null,
    // Whatever lies under the pointer now was not pointed at.
    hovered: null,
    inspected: null,
    pending: null,
    rolling: false,
    landed: null,
    exposedAt: null,
    resultShown: false,
    ...besides,
  });
  look(ctx);
  keep(ctx);
}

/** @param {Context} ctx @param {string} variant */
function startOf(ctx, variant) {
  return ctx.session.rules().variants.find((info) => info.variant === variant)?.start;
}

/**
 * Shows the answer's snapshot, or tells what is wrong. True when it went well.
 * @param {Context} ctx
 * @param {Answer<Snapshot> | null} answer
 * @param {Partial<AppState>} [besides]
 * @returns {boolean}
 */
export function showAnswer(ctx, answer, besides) {
  if (!answer) return false;
  if (!answer.ok) {
    notify(ctx, "refusal", { kind: "error", error: answer.error });
    return false;
  }
  show(ctx, answer.value, besides);
  return true;
}

/**
 * Keeps the game in the browser; complains once when the browser does not let us.
 * @param {Context} ctx
 */
export function keep(ctx) {
  const { store, memory, keeper } = ctx;
  const saved = ask(ctx, (engine) => savedGame(engine, store.get()));
  if (!saved) return;
  memory.saved = saved;
  if (!saveGame(keeper, saved)) complainOfStorage(ctx);
}

/** @param {Context} ctx */
export function complainOfStorage(ctx) {
  if (ctx.memory.storageComplained) return;
  ctx.memory.storageComplained = true;
  notify(ctx, "warning", { kind: "text", key: "storage.off" });
}

/**
 * A passing remark: shown, spoken, gone by itself.
 * @param {Context} ctx
 * @param {Notice["tone"]} tone
 * @param {Message} message
 * @param {Notice["action"]} [action]
 */
export function notify(ctx, tone, message, action = null) {
  const { store, memory } = ctx;
  memory.stopNotice?.();
  const id = ++memory.serial;
  store.update({ notice: { id, tone, message, action }, spoken: { id, messages: [message] } });
  // What reports a loss stays until it is put away.
  if (action?.do === "download-copy") return;
  memory.stopNotice = ctx.later(action || tone === "warning" ? WARNING_MS : NOTICE_MS, () => dismissNotice(ctx, id));
}

/** @param {Context} ctx @param {number} [id] only this one */
export function dismissNotice(ctx, id) {
  const { notice } = ctx.store.get();
  if (notice && (id === undefined || notice.id === id)) ctx.store.update({ notice: null });
}

/**
 * For the live region alone: what the eye sees on the board anyway.
 * @param {Context} ctx
 * @param {Message[]} messages
 */
export function speak(ctx, messages) {
  ctx.store.update({ spoken: { id: ++ctx.memory.serial, messages } });
}
