// A piece taken up and dragged all over the board with the force of every square shown, and the pointer wandering without
// a piece.

import { framesOf, sayFrames } from "./frames.mjs";
import { slowPage } from "./stage.mjs";
import { middle, wander } from "./wander.mjs";

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
