// What is loaded when it is first asked for; a failure is no answer for ever.

/** @template T @param {() => Promise<T>} load @returns {() => Promise<T>} */
export function once(load) {
  /** @type {Promise<T> | null} */
  let coming = null;
  return () => {
    coming ??= load();
    coming.catch(() => (coming = null));
    return coming;
  };
}
