// The page's one state and the news of its changes.

import { createListeners } from "./listeners.js";

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
  /** @type {ReturnType<typeof createListeners<[S]>>} */
  const listeners = createListeners();
  return {
    get: () => state,
    update(patch) {
      state = { ...state, ...patch };
      listeners.tell(state);
    },
    subscribe: listeners.subscribe,
  };
}
