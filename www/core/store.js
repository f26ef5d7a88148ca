// The page's one state and the news of its changes.

/**
 * @template S
 * @typedef {object} Store
 * @property {() => S} get
 * @property {(patch: Partial<S>) => void} update Merges, then tells every listener once.
 * @property {(listener: (state: S) => void) => () => void} subscribe Returns how to stop listening.
 */

/**
 * @template {object} S
 * @param {S} initial
 * @returns {Store<S>}
 */
export function createStore(initial) {
  let state = initial;
  /** @type {Set<(state: S) => void>} */
  const listeners = new Set();
  return {
    get: () => state,
    update(patch) {
      state = { ...state, ...patch };
      for (const listener of [...listeners]) listener(state);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
