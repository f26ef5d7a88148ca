// What an element reports: ordinary events that bubble and leave shadow trees.

/** @typedef {import("./element.d.ts").ChessTEventMap} EventMap */
/** @template {keyof EventMap} K @typedef {EventMap[K] extends CustomEvent<infer D> ? D : never} DetailOf */

const CANCELABLE = ["chess-t-beforemove", "chess-t-refused"];

/**
 * @template {keyof EventMap} K
 * @param {EventTarget} target @param {K} type @param {DetailOf<K>} detail
 * @returns {boolean} false where somebody prevented it
 */
export function emit(target, type, detail) {
  return target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.includes(type) }));
}
