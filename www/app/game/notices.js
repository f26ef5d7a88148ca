// Remarks to the players: shown and spoken, gone by themselves.

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").Message} Message */
/** @typedef {import("./state.js").Notice} Notice */

/** How long a notice stays: long enough to read two lines; one that matters beyond this move, longer. */
const NOTICE_MS = 7000;
const WARNING_MS = 20_000;
const LASTING = ["open-readable", "download-copy", "library", "update"];

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
  // What reports a loss, or waits for a good moment, stays until it is put away.
  if (action && LASTING.includes(action.do)) return;
  memory.stopNotice = ctx.later(action || tone === "warning" ? WARNING_MS : NOTICE_MS, () => dismissNotice(ctx, id));
}

/** @param {Context} ctx @param {number} [id] only this one */
export function dismissNotice(ctx, id) {
  const { notice } = ctx.store.get();
  if (notice && (id === undefined || notice.id === id)) ctx.store.update({ notice: null });
}

/** The game has gone on: what was said in passing is over. @param {Context} ctx */
export function passOver(ctx) {
  const { notice } = ctx.store.get();
  if (notice?.action && LASTING.includes(notice.action.do)) return;
  dismissNotice(ctx);
}

/**
 * For the live region alone: what the eye sees on the board anyway.
 * @param {Context} ctx
 * @param {Message[]} messages
 */
export function speak(ctx, messages) {
  ctx.store.update({ spoken: { id: ++ctx.memory.serial, messages } });
}

/**
 * What became of something that was to be kept: where the browser refuses, that is said once.
 * @param {Context} ctx
 * @param {import("../../core/storage.js").Outcome} outcome
 */
export function complainOfStorage(ctx, outcome) {
  const { memory } = ctx;
  const said = memory.storageOutcome;
  memory.storageOutcome = outcome;
  if (outcome === said || outcome === "kept") return;
  const action = outcome === "full" ? /** @type {const} */ ({ do: "library" }) : null;
  notify(ctx, "warning", { kind: "text", key: `storage.${outcome}` }, action);
}

/** A newer version of the page waits; `use` loads it. @param {Context} ctx @param {() => void} use */
export function offerUpdate(ctx, use) {
  ctx.memory.useUpdate = use;
  notify(ctx, "info", { kind: "text", key: "update.ready" }, { do: "update" });
}
