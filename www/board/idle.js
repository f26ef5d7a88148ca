// Work that can wait until the boards are seen, done piece by piece while the browser has nothing else to do.

/** Waits no longer than this, however busy the browser is. */
const PATIENCE_MS = 200;
/** A slice of work ends when less than this is left of the browser's idle time, in ms. */
const ENOUGH_MS = 2;

/** @type {Set<() => void>} */
const waiting = new Set();
let asked = false;

/** @param {() => void} work */
export function whenIdle(work) {
  waiting.add(work);
  ask();
}

/** @param {() => void} work */
export function forget(work) {
  waiting.delete(work);
}

function ask() {
  if (asked || waiting.size === 0) return;
  asked = true;
  if (typeof requestIdleCallback === "function") requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(() => run(null), 0);
}

/** @param {IdleDeadline | null} deadline none where the browser does not tell: then all is done */
function run(deadline) {
  asked = false;
  for (const work of waiting) {
    waiting.delete(work);
    work();
    if (deadline && deadline.timeRemaining() < ENOUGH_MS) break;
  }
  ask();
}
