// Those who want to know of changes.

/** @template {unknown[]} News */
export function createListeners() {
  /** @type {Set<(...news: News) => void>} */
  const listeners = new Set();
  return {
    /** @param {News} news */
    tell(...news) {
      for (const listener of [...listeners]) listener(...news);
    },
    /** @param {(...news: News) => void} listener @returns {() => void} how to stop listening */
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
