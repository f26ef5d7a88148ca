// Remarks to the players: shown and spoken, gone by themselves.

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("./state.js").Message} Message */
/** @typedef {import("./state.js").Notice} Notice */

/** How long a notice stays: long enough to read two lines; one that matters beyond this move, longer. */
const NOTICE_MS = 7000;
const WARNING_MS = 20_000;

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

/** Another tab keeps its game in the same place. @param {Context} ctx */
export function warnOfOtherTab(ctx) {
  if (ctx.memory.otherTabSeen) return;
  ctx.memory.otherTabSeen = true;
  notify(ctx, "warning", { kind: "text", key: "storage.other-tab" });
}

/** Said once, however often it happens. @param {Context} ctx */
export function complainOfStorage(ctx) {
  if (ctx.memory.storageComplained) return;
  ctx.memory.storageComplained = true;
  notify(ctx, "warning", { kind: "text", key: "storage.off" });
}
