// Something that is done after a while, if nobody thinks better of it.

/** @param {number} ms @param {() => void} work @returns {() => void} how to call it off */
export function later(ms, work) {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
