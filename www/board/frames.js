// One animation frame for all boards of a page. They go through their steps together: all rooms are measured before the
// first board is sized, so that the page is laid out once, not once a board.

/** What one board does in a frame, step by step; every board has the same steps. @typedef {readonly (() => void)[]} Steps */

/** @type {Set<Steps>} */
const waiting = new Set();
let frame = 0;

/** @param {Steps} steps */
export function atNextFrame(steps) {
  waiting.add(steps);
  frame ||= requestAnimationFrame(run);
}

/** @param {Steps} steps */
export function callOff(steps) {
  waiting.delete(steps);
  if (waiting.size > 0) return;
  cancelAnimationFrame(frame);
  frame = 0;
}

function run() {
  const all = [...waiting];
  waiting.clear();
  frame = 0;
  const count = Math.max(0, ...all.map((steps) => steps.length));
  for (let step = 0; step < count; step += 1) for (const steps of all) steps[step]?.();
}
