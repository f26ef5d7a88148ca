// A value with its past: going back, and forward again.

/** How far back one may go. */
const LONGEST = 500;

/**
 * @template T
 * @typedef {{ past: readonly T[], present: T, future: readonly T[] }} History
 */

/** @template T @param {T} present @returns {History<T>} */
export const begin = (present) => ({ past: [], present, future: [] });

/** What is the same changes nothing. @template T @param {History<T>} history @param {T} next @returns {History<T>} */
export function advance(history, next) {
  const { past, present } = history;
  return next === present ? history : { past: [...past, present].slice(-LONGEST), present: next, future: [] };
}

/** @template T @param {History<T>} history @returns {History<T>} */
export function back(history) {
  const { past, present, future } = history;
  const [before] = past.slice(-1);
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** @template T @param {History<T>} history @returns {History<T>} */
export function forward(history) {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: later };
}
