// Something that is done after a while, if nobody thinks better of it; and the present, which only ever goes on.

/** Milliseconds since 1970, as the machine's clock had them when the page began: setting that clock takes no time from anybody. */
export const present = () => Math.round(performance.timeOrigin + performance.now());

/** @param {number} ms @param {() => void} work @returns {() => void} how to call it off */
export function later(ms, work) {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
