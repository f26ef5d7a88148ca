// The clock in the browser: chosen, seen to go, kept over a reload, and a flag that falls.

import { expect, test } from "./fixtures.mjs";
import { keptGame, tapMove } from "./app-helpers.mjs";

/** @param {import("@playwright/test").Page} page @param {{clock: string, kind?: string, minutes?: number, seconds?: number}} chosen */
async function timed(page, { clock, kind, minutes = 0, seconds = 0 }) {
  await page.goto("/");
  await page.getByLabel("Clock", { exact: true }).selectOption(clock);
  if (kind) {
    await page.getByLabel("The seconds").selectOption(kind);
    await page.getByLabel("Minutes").fill(String(minutes));
    await page.getByLabel("Seconds", { exact: true }).fill(String(seconds));
  }
  await page.locator("[data-variant=t1]").click();
}

const time = (page, where) => page.locator(`.player-${where} .player-time`);

test("a preset's clock goes for the side to move, and rests after a reload", { tag: "@core" }, async ({ page }) => {
  await timed(page, { clock: "short" });
  await expect(time(page, "below")).toContainText("5:00");
  await tapMove(page, "e2", "e4");
  await expect(time(page, "above")).toHaveClass(/player-time-going/);
  await expect(time(page, "above")).toContainText(/4:5\d/);
  await page.reload();
  await expect(time(page, "above")).not.toHaveClass(/player-time-going/);
  await expect(time(page, "above")).toContainText(/4:5\d/);
  await page.locator("[data-action=clock]").click();
  await expect(time(page, "above")).toHaveClass(/player-time-going/);
});

test("the machine's clock is set by hours, forward and back: nobody's time passes by that", async ({ page }) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + (globalThis.setForward ?? 0);
  });
  await timed(page, { clock: "short" });
  await tapMove(page, "e2", "e4");
  for (const hours of [3, -3]) {
    await page.evaluate((ms) => void (globalThis.setForward = ms), hours * 3_600_000);
    const shown = await time(page, "above").textContent();
    await expect(time(page, "above")).not.toHaveText(shown ?? "");
    await expect(time(page, "above")).toContainText(/4:[345]\d/);
  }
  await tapMove(page, "e7", "e5");
  await expect(time(page, "below")).toContainText(/4:[45]\d/);
  await expect(page.locator("[data-prompt=result]")).toBeHidden();
});

test("the flag falls: who has won, and how", { tag: "@core" }, async ({ page }) => {
  await timed(page, { clock: "own", kind: "move", minutes: 0, seconds: 2 });
  await tapMove(page, "e2", "e4");
  const result = page.locator("[data-prompt=result]");
  await expect(result).toContainText("White wins", { timeout: 10_000 });
  await expect(result).toContainText(/time/i);
  await expect(time(page, "above")).toContainText("0:00.0");
  const { record } = await keptGame(page);
  expect(record).toContain('[TimeControl "2/move"]');
  expect(record).toMatch(/WV \/time\//);
});
