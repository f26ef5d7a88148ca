// Whether anything has changed that something was made for.

/** Asked with the values of now, answers whether they are others than the last time. @returns {(...values: unknown[]) => boolean} */
export function watchChanges() {
  /** @type {unknown[] | null} */
  let before = null;
  return (...now) => {
    const changed = before === null || now.some((value, index) => value !== before?.[index]);
    before = now;
    return changed;
  };
}
