// Dragging from a tray to the board: what is carried follows the pointer, the square below is marked.

/** @typedef {{squareAt: (x: number, y: number) => string | null, aim: (square: string | null) => void}} Target */

/** A drag begins after so many css pixels; what is shorter is a tap. */
const DRAG_DISTANCE = 4;

/**
 * @param {HTMLElement} button its picture is what is carried
 * @param {Target} target
 * @param {(square: string) => void} drop
 */
export function bindTrayDrag(button, target, drop) {
  /** @type {{x: number, y: number} | null} */
  let pressed = null;
  /** @type {HTMLElement | null} */
  let carried = null;
  let dragged = false;

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    pressed = { x: event.clientX, y: event.clientY };
    dragged = false;
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
    dragged = true;
    const copy = /** @type {HTMLElement} */ (button.firstElementChild?.cloneNode(true));
    copy.classList.add("tray-carried");
    document.body.append(copy);
    return copy;
  }

  /** @param {PointerEvent} event */
  function up({ clientX, clientY }) {
    const square = carried && target.squareAt(clientX, clientY);
    letGo();
    if (square) drop(square);
  }

  function letGo() {
    pressed = null;
    if (!carried) return;
    carried.remove();
    carried = null;
    target.aim(null);
  }

  button.addEventListener("pointerdown", down);
  button.addEventListener("pointermove", move);
  button.addEventListener("pointerup", up);
  button.addEventListener("pointercancel", letGo);
  button.addEventListener("lostpointercapture", letGo);
  // What was dragged is not chosen besides.
  button.addEventListener("click", (event) => dragged && event.detail > 0 && event.stopImmediatePropagation(), { capture: true });
}
