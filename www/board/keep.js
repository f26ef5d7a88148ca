// A store that keeps what was used last.

/**
 * @template Thing
 * @typedef {{ of: (key: string, make: () => Thing) => Thing }} Kept
 */

/**
 * The thing of a key, made when it is not there; when there are too many, the one used longest ago goes.
 * @template Thing @param {number} size @returns {Kept<Thing>}
 */
export function keepNewest(size) {
  /** @type {Map<string, Thing>} */
  const things = new Map();
  return {
    of(key, make) {
      const thing = things.has(key) ? /** @type {Thing} */ (things.get(key)) : make();
      things.delete(key);
      things.set(key, thing);
      if (things.size > size) things.delete(/** @type {string} */ (things.keys().next().value));
      return thing;
    },
  };
}
