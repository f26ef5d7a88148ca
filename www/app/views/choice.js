// A choice of several values that is being made.

/**
 * The values so far, and how one is changed: it is noted, and told.
 * @template {object} C
 * @param {C} current
 * @param {(change: NoInfer<Partial<C>>) => void} onchange
 */
export function choiceOf(current, onchange) {
  const choice = { ...current };
  const change = (/** @type {Partial<C>} */ changed) => {
    Object.assign(choice, changed);
    onchange(changed);
  };
  return { choice, change };
}
