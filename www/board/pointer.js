// Pointer events of the board, as events of the input machine. Only pointer events: the mouse events that browsers send
// after a touch would make two taps of one.

/** @typedef {import("./types.js").Square} Square */
/** @typedef {import("./machine.js").InputEvent} InputEvent */
/**
 * @typedef {{
 *   root: HTMLElement,
 *   squareAt: (clientX: number, clientY: number) => Square | null,
 *   send: (event: InputEvent, pointer: { x: number, y: number, coarse: boolean } | null) => void,
 *   busy: () => boolean,
 *   hover: (square: Square | null) => void,
 * }} PointerHost
 */

/** @param {PointerHost} host @param {AbortSignal} signal */
export function bindPointer(host, signal) {
  const { root, squareAt, send, busy, hover } = host;
  /** @type {AbortController | null} Listeners outside the board live only as long as a gesture. */
  let outside = null;

  const at = (/** @type {PointerEvent} */ { clientX, clientY, pointerType }) =>
    ({ x: clientX, y: clientY, coarse: pointerType === "touch" });
  // The place is measured anew for every event: a page that moved never shifts a tap.
  const facts = (/** @type {PointerEvent} */ event) => ({
    pointer: event.pointerId, square: squareAt(event.clientX, event.clientY), x: event.clientX, y: event.clientY,
    coarse: event.pointerType === "touch",
  });
  const interrupt = () => {
    if (busy()) send({ type: "interrupt" }, null);
    settle();
  };
  const settle = () => {
    if (busy()) return;
    outside?.abort();
    outside = null;
  };

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.button !== 0 || (!event.isPrimary && !busy())) return interrupt();
    send({ type: "down", ...facts(event) }, at(event));
    if (!busy()) return settle();
    root.setPointerCapture(event.pointerId);
    watchOutside();
  }

  function watchOutside() {
    outside ??= new AbortController();
    const options = { signal: outside.signal };
    addEventListener("blur", interrupt, options);
    root.ownerDocument.addEventListener("visibilitychange", interrupt, options);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!busy()) {
      if (event.pointerType !== "touch") hover(squareAt(event.clientX, event.clientY));
      return;
    }
    // A mouse whose button was released elsewhere, or with a second button pressed, no longer drags.
    if (event.pointerType === "mouse" && event.buttons !== 1) return interrupt();
    send({ type: "move", ...facts(event) }, at(event));
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (busy()) send({ type: "up", pointer: event.pointerId, square: squareAt(event.clientX, event.clientY) }, at(event));
    settle();
  }

  root.addEventListener("pointerdown", down, { signal });
  root.addEventListener("pointermove", move, { signal });
  root.addEventListener("pointerup", up, { signal });
  root.addEventListener("pointercancel", interrupt, { signal });
  root.addEventListener("lostpointercapture", interrupt, { signal });
  root.addEventListener("focusout", ({ relatedTarget }) => root.contains(/** @type {Node | null} */ (relatedTarget)) || interrupt(), { signal });
  root.addEventListener("pointerleave", () => hover(null), { signal });
  // A long press would open a menu over the held piece.
  root.addEventListener("contextmenu", (event) => busy() && event.preventDefault(), { signal });
  signal.addEventListener("abort", () => outside?.abort(), { once: true });
}
