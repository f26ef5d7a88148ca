// A piece taken up and dragged all over the board with the force of every square shown, and the pointer wandering without
// a piece.

import { framesOf, sayFrames } from "./frames.mjs";
import { slowPage } from "./stage.mjs";

const ROUNDS = 4;
const STEPS = 40;

/** @param {import("@playwright/test").Browser} browser */
export async function drag(browser) {
  const { context, page, session } = await slowPage(browser);
  await page.goto("/?variant=t");
  await page.locator("#board .chess-board").waitFor();
  sayFrames("hover", await framesOf(session, () => wander(page, "e2")));
  await page.locator(".toolbar .button-toggle").click();
  await page.waitForTimeout(500);
  sayFrames("hover-overlay", await framesOf(session, () => wander(page, "e2")));
  sayFrames("lift", await framesOf(session, () => lift(page, "e2")));
  sayFrames("drag", await framesOf(session, () => wander(page, "e2")));
  await page.mouse.up();
  await context.close();
}

/** Takes a piece up, a little way off its square so that it is dragged. */
async function lift(page, square) {
  const { x, y } = await middle(page, square);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 20, { steps: 3 });
}

/** The pointer circles over the board, and ends over a square. */
async function wander(page, square) {
  const board = await page.locator("#board .chess-board").boundingBox();
  const centre = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  for (let step = 0; step <= ROUNDS * STEPS; step++) {
    const angle = (2 * Math.PI * step) / STEPS;
    const radius = (board.height / 2) * (0.25 + (0.65 * step) / (ROUNDS * STEPS));
    await page.mouse.move(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
    await page.waitForTimeout(8);
  }
  const { x, y } = await middle(page, square);
  await page.mouse.move(x, y);
}

async function middle(page, square) {
  const box = await page.locator(`#board [data-square="${square}"]`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
