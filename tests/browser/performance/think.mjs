// The page while the computer thinks at its highest level: how long that takes, and what is left for the page's own frames.

import { framesOf, sayFrames } from "./frames.mjs";
import { say, slowPage } from "./stage.mjs";
import { wander } from "./wander.mjs";

const FIRST_MOVES = { t1: ["e2", "e4"], t: ["a2", "a4"], t2: ["a2", "a4"] };
const PATIENCE_MS = 60_000;

/** @param {import("@playwright/test").Browser} browser */
export async function think(browser) {
  for (const [variant, move] of Object.entries(FIRST_MOVES)) {
    const { context, page, session } = await slowPage(browser);
    await page.goto("/");
    await page.locator("[data-choice=opponent] input[value=computer]").check();
    await page.locator("[data-choice=side] input[value=white]").check();
    await page.locator("[data-choice=level]").press("End");
    await page.locator(`[data-variant=${variant}]`).click();
    for (const square of move) await page.locator(`#board [data-square="${square}"]`).click({ force: true });
    const began = Date.now();
    const replied = page.locator(".move").nth(1).waitFor({ timeout: PATIENCE_MS }).then(() => Date.now() - began);
    sayFrames(`think/${variant}`, await framesOf(session, () => wander(page, "e5")));
    say(`think/${variant}/reply`, await replied, "ms");
    await context.close();
  }
}
