// How much room the container gives, and when that changes: its size, the pixel ratio (zoom, another monitor).

/** @typedef {{ width: number, height: number }} Room css pixels inside the padding */

const SIDES = { width: ["left", "right"], height: ["top", "bottom"] };

/** How wide or high an element is inside, in css pixels. @param {Element} element @param {"width" | "height"} length */
export function spaceIn(element, length) {
  const style = getComputedStyle(element);
  const px = (/** @type {string} */ name) => parseFloat(style.getPropertyValue(name)) || 0;
  if (style.boxSizing !== "border-box") return px(length);
  return SIDES[length].reduce((left, side) => left - px(`padding-${side}`) - px(`border-${side}-width`), px(length));
}

/** Less than this much of a css pixel changes nothing. */
const NOTHING = 0.5;

/** @param {Room} one @param {Room} other */
export function isSameRoom(one, other) {
  return Math.abs(one.width - other.width) < NOTHING && Math.abs(one.height - other.height) < NOTHING;
}

/** @returns {number} device pixels a css pixel */
export const pixelRatio = () => globalThis.devicePixelRatio || 1;

/** @param {Element} element @param {(now?: Room) => void} changed told the room where it is known, also for the first time @param {AbortSignal} signal */
export function watchSize(element, changed, signal) {
  const observer = new ResizeObserver((entries) => changed(entries.at(-1)?.contentRect));
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  const unknown = () => changed();
  // A container limited by the window's height keeps its size when the window grows, until the board grows.
  addEventListener("resize", unknown, { signal });
  watchPixelRatio(unknown, signal);
}

/** A query holds for one ratio only, so each change asks anew. @param {() => void} changed @param {AbortSignal} signal */
function watchPixelRatio(changed, signal) {
  const query = matchMedia(`(resolution: ${pixelRatio()}dppx)`);
  const again = () => {
    if (signal.aborted) return;
    changed();
    watchPixelRatio(changed, signal);
  };
  query.addEventListener("change", again, { once: true, signal });
}
