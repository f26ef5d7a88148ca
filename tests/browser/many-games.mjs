// Many games in one tab without a reload: does anything grow? Moves are made by real input on the page's own board; games end by
// resignation and the next one is begun on the page.

const MB = 1024 * 1024;
/** For whatever caches have their own bounds. */
const SLACK = { heap: 2, nodes: 100, listeners: 20 };
/** Long enough for what is kept for a few frames to go. */
const REST_MS = 600;
const MOVES = ["e2e4", "e7e5", "d2d3", "d7d6", "b1c3", "b8c6"];

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {Awaited<ReturnType<typeof figuresOf>>} Figures */

/**
 * Plays so many games, every fifth with the computer.
 * @param {Page} page the play page, where games are chosen
 * @param {number} games
 * @param {number} warm from this game on nothing may grow: everything is loaded by then
 * @param {(game: number, figures: () => Promise<Figures>) => unknown} [played]
 */
export async function playMany(page, games, warm, played = () => {}) {
  const session = await page.context().newCDPSession(page);
  const figures = () => figuresOf(page, session);
  /** @type {Figures | undefined} */
  let before;
  for (let game = 1; game <= games; game++) {
    await play(page, game % 5 === 0);
    if (game === warm) before = await figures();
    await played(game, figures);
  }
  const after = await figures();
  if (!before) throw new Error("not enough games to compare");
  return { before, after };
}

/** What has grown by more than is let. @param {{before: Figures, after: Figures}} figures */
export function grown({ before, after }) {
  const names = /** @type {const} */ (["heap", "nodes", "listeners"]).filter((name) => after[name] > before[name] + SLACK[name]);
  return after.workers > 1 ? [...names, "workers"] : names;
}

/** @param {Page} page @param {string} name */
const square = (page, name) => page.locator(`#board [data-square="${name}"]`).click();

/** @param {Page} page @param {boolean} against the computer moves second */
async function play(page, against) {
  await page.locator(`[data-choice=opponent] input[value=${against ? "computer" : "person"}]`).check();
  if (against) await page.locator("[data-choice=level]").fill("1");
  await page.locator("[data-variant=t1]").click();
  if (against) {
    await square(page, "e2");
    await square(page, "e4");
    await page.locator(".move").nth(1).waitFor();
  } else {
    for (const [index, move] of MOVES.entries()) {
      await square(page, move.slice(0, 2));
      await square(page, move.slice(2, 4));
      await page.locator(".move").nth(index).waitFor();
    }
  }
  await page.locator("[data-action=resign]").click();
  await page.locator("[data-action=resign-yes]").click();
  await page.getByRole("button", { name: "Games" }).first().click();
  await page.locator(".cards").waitFor();
}

/**
 * The counters once they stay: what the page showed last, a board above all, the browser keeps for some frames more.
 * @param {Page} page @param {import("@playwright/test").CDPSession} session
 */
async function countersAtRest(page, session) {
  for (let last = NaN; ; ) {
    await session.send("HeapProfiler.collectGarbage");
    const counters = await session.send("Memory.getDOMCounters");
    if (counters.nodes === last) return counters;
    last = counters.nodes;
    await page.waitForTimeout(REST_MS);
  }
}

/** @param {Page} page @param {import("@playwright/test").CDPSession} session */
async function figuresOf(page, session) {
  const { nodes, jsEventListeners, documents } = await countersAtRest(page, session);
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const started = performance.now();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return { heap: usedSize / MB, nodes, listeners: jsEventListeners, documents, workers: page.workers().length, frame: performance.now() - started };
}
