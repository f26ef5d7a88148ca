// A long list of rows in chunks. A chunk that is needed or in view is filled at once, all others while the browser has
// nothing else to do: a game of a thousand moves is shown without waiting for the nine hundred that nobody sees yet, and
// soon all are there, to be scrolled to, searched and read aloud.

import { h } from "../../site/dom.js";

const ROWS = 12;
/** Left alone for this long, the browser fills a chunk even if it is never idle. */
const PATIENCE_MS = 2000;

/**
 * @param {HTMLElement} list has nothing else in it while there are rows
 * @param {(index: number) => HTMLElement} draw
 */
export function createChunks(list, draw) {
  /** @type {HTMLElement[]} */
  const chunks = [];
  let length = 0;
  let waiting = false;

  const sizeOf = (/** @type {number} */ number) => Math.min(ROWS, length - number * ROWS);

  /** @param {number} number */
  function fill(number) {
    const chunk = chunks[number];
    if (!chunk || chunk.childElementCount > 0) return;
    chunk.append(...Array.from({ length: sizeOf(number) }, (_, row) => draw(number * ROWS + row)));
  }

  /** One that is empty, the last first: there the game goes on. */
  function nextEmpty() {
    let number = chunks.length - 1;
    while (number >= 0 && (chunks[number]?.childElementCount ?? 0) > 0) number -= 1;
    return number;
  }

  function fillLater() {
    if (waiting || nextEmpty() < 0) return;
    waiting = true;
    whenIdle(() => {
      waiting = false;
      fill(nextEmpty());
      fillLater();
    });
  }

  list.addEventListener("scroll", () => {
    const view = list.getBoundingClientRect();
    chunks.forEach((chunk, number) => {
      if (chunk.childElementCount > 0) return;
      const { top, bottom } = chunk.getBoundingClientRect();
      if (top < view.bottom && bottom > view.top) fill(number);
    });
  }, { passive: true });

  /** The chunk that holds the first row that is drawn anew: its rows before that stay. @param {number} number @param {number} stay */
  function grow(number, stay) {
    const chunk = /** @type {HTMLElement} */ (chunks[number]);
    const filled = chunk.childElementCount > 0;
    chunk.style.setProperty("--rows", String(sizeOf(number)));
    if (!filled) return;
    while (chunk.childElementCount > stay) chunk.lastElementChild?.remove();
    for (let row = stay; row < sizeOf(number); row += 1) chunk.append(draw(number * ROWS + row));
  }

  return {
    /** So many rows from now on; of those there were, the first `stay` are as they were. @param {number} rows @param {number} stay */
    setLength(rows, stay) {
      length = rows;
      const count = Math.ceil(rows / ROWS);
      const kept = Math.ceil(stay / ROWS);
      for (const chunk of chunks.splice(Math.min(kept, count))) chunk.remove();
      if (chunks.length > 0) grow(chunks.length - 1, stay - (chunks.length - 1) * ROWS);
      while (chunks.length < count) {
        const chunk = h("div", { class: "moves-chunk" });
        chunks.push(chunk);
        chunk.style.setProperty("--rows", String(sizeOf(chunks.length - 1)));
        list.append(chunk);
      }
      fillLater();
    },
    /** Has a row there, and what is in view with it. @param {number} row */
    need(row) {
      const number = Math.floor(row / ROWS);
      for (const near of [number - 1, number, number + 1]) fill(near);
    },
  };
}

/** @param {() => void} work */
function whenIdle(work) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, 50);
}
