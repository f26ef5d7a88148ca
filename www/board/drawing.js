// Circles and arrows drawn by pointer: with the mouse's second button or, while the board is told so, with whatever points.
// Heard before the gestures that move pieces.

/** @typedef {import("./types.js").Square} Square */
/**
 * @typedef {{
 *   root: HTMLElement,
 *   squareAt: (clientX: number, clientY: number) => Square | null,
 *   always: () => boolean,
 *   preview: (line: { from: Square, to: Square } | null) => void,
 *   done: (from: Square, to: Square) => void,
 * }} DrawingHost `always`: every pointer draws; `done`: drawn from one square to another, or on one
 */

/** @param {DrawingHost} host @param {AbortSignal} signal */
export function bindDrawing({ root, squareAt, always, preview, done }, signal) {
  /** @type {{ from: Square, pointer: number } | null} */
  let line = null;

  const draws = (/** @type {PointerEvent} */ { button, isPrimary }) => isPrimary && (button === 2 || (button === 0 && always()));
  const stop = () => {
    line = null;
    preview(null);
  };

  /** @param {PointerEvent} event */
  function down(event) {
    if (line) stop();
    const from = draws(event) ? squareAt(event.clientX, event.clientY) : null;
    if (from === null) return;
    event.stopImmediatePropagation();
    line = { from, pointer: event.pointerId };
    root.setPointerCapture(event.pointerId);
    preview({ from, to: from });
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (line?.pointer !== event.pointerId) return;
    event.stopImmediatePropagation();
    preview({ from: line.from, to: squareAt(event.clientX, event.clientY) ?? line.from });
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (line?.pointer !== event.pointerId) return;
    event.stopImmediatePropagation();
    const { from } = line;
    const to = squareAt(event.clientX, event.clientY);
    stop();
    if (to !== null) done(from, to);
  }

  /** @param {PointerEvent} event */
  function lost(event) {
    if (line?.pointer === event.pointerId) stop();
  }

  const first = { signal, capture: true };
  root.addEventListener("pointerdown", down, first);
  root.addEventListener("pointermove", move, first);
  root.addEventListener("pointerup", up, first);
  root.addEventListener("pointercancel", lost, first);
  root.addEventListener("lostpointercapture", lost, first);
  root.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
}
