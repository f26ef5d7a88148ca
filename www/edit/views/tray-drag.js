// Dragging from a tray to the board, and tapping: what is carried follows the pointer, the square below is marked.

/** @typedef {{squareAt: (x: number, y: number) => string | null, aim: (square: string | null) => void}} Target */

/** A drag begins after so many css pixels; what is shorter is a tap. */
const DRAG_DISTANCE = 4;

/**
 * @param {HTMLElement} button its picture is what is carried
 * @param {Target} target
 * @param {(square: string) => void} drop
 * @param {() => void} tap by pointer or, without one, by keyboard and screen reader
 */
export function bindTrayDrag(button, target, drop, tap) {
  /** @type {{x: number, y: number} | null} */
  let pressed = null;
  /** @type {HTMLElement | null} */
  let carried = null;
  /** The click that follows has been heeded: browsers leave it out where a finger taps soon after it has swiped. */
  let heeded = false;

  /** @param {PointerEvent} event */
  function down(event) {
    heeded = false;
    if (event.button !== 0 || !event.isPrimary) return;
    pressed = { x: event.clientX, y: event.clientY };
    button.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  function move({ clientX, clientY }) {
    if (!pressed) return;
    if (!carried && Math.hypot(clientX - pressed.x, clientY - pressed.y) >= DRAG_DISTANCE) carried = lift();
    if (!carried) return;
    carried.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`;
    target.aim(target.squareAt(clientX, clientY));
  }

  function lift() {
    const copy = /** @type {HTMLElement} */ (button.firstElementChild?.cloneNode(true));
    copy.classList.add("tray-carried");
    document.body.append(copy);
    return copy;
  }

  /** @param {PointerEvent} event */
  function up({ clientX, clientY }) {
    if (!pressed) return;
    const square = carried && target.squareAt(clientX, clientY);
    const tapped = !carried;
    heeded = true;
    letGo();
    if (square) drop(square);
    else if (tapped) tap();
  }

  function letGo() {
    pressed = null;
    if (!carried) return;
    carried.remove();
    carried = null;
    target.aim(null);
  }

  function click() {
    if (!heeded) tap();
    heeded = false;
  }

  button.addEventListener("pointerdown", down);
  button.addEventListener("pointermove", move);
  button.addEventListener("pointerup", up);
  button.addEventListener("pointercancel", letGo);
  button.addEventListener("lostpointercapture", letGo);
  button.addEventListener("click", click);
}
