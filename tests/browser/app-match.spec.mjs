// A match of two people at one screen, from its beginning to its file.

import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { playMoves } from "./app-helpers.mjs";

async function resign(page) {
  await page.locator("[data-action=resign]").click();
  await page.locator("[data-action=resign-yes]").click();
}

test("a match is played, reloaded, finished and saved", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-choice=matchGames] select").selectOption("2");
  await page.getByLabel("Your name").fill("Anna");
  await page.getByLabel("The other’s name").fill("Boris");
  await page.getByLabel("Name of the match").fill("Friendly");
  await page.locator("[data-variant=t1]").click();
  await expect(page.locator(".player-below .player-name")).toHaveText("White · Anna");
  await expect(page.locator(".player-points")).toHaveCount(2);
  await playMoves(page, ["e2e4"]);
  await resign(page);
  await expect(page.locator("[data-match=score]")).toContainText("Anna 1 : 0 Boris");
  await page.reload();
  await expect(page.locator(".player-below .player-points")).toContainText("points in the match: 1");
  await page.getByRole("button", { name: "Game 2 of 2" }).click();
  await expect(page.locator(".player-below .player-name")).toHaveText("White · Boris");
  await expect(page.locator(".player-below .player-points")).toContainText("0");
  await playMoves(page, ["d2d4"]);
  await page.locator("[data-action=offer]").click();
  await page.locator("[data-action=offer-yes]").click();
  await expect(page.locator("[data-match=score]")).toContainText("Anna 1½ : ½ Boris");
  await expect(page.locator("[data-match=score]")).toContainText("The match is over. Winner: Anna.");
  await expect(page.locator("[data-action=next-game]")).toHaveCount(0);
  await page.locator("[data-nav=record]").click();
  const download = page.waitForEvent("download");
  await page.locator("[data-action=download-match]").click();
  const text = readFileSync(await (await download).path(), "utf8");
  const tags = (name) => [...text.matchAll(new RegExp(`\\[${name} "(.*)"\\]`, "g"))].map(([, value]) => value);
  expect([tags("Event"), tags("Round"), tags("White"), tags("Result")]).toEqual([["Friendly", "Friendly"], ["1", "2"], ["Anna", "Boris"], ["WV", "½"]]);
  await page.keyboard.press("Escape");
  await page.locator("[data-nav=library]").click();
  await page.getByRole("searchbox").fill("friendly");
  await expect(page.locator(".library-row")).toHaveCount(2);
});

test("who gives a name depends on who plays", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-choice=matchGames] select").selectOption("0");
  const names = page.locator(".match-names label");
  await expect(names).toHaveText(["Your name", "The other’s name", "Name of the match"]);
  await page.locator("[data-choice=opponent] input[value=computer]").check();
  await expect(names).toHaveText(["Your name", "Name of the match"]);
  await page.locator("[data-choice=opponent] input[value=watch]").check();
  await expect(names).toHaveText(["Name of the match"]);
  await page.locator("[data-choice=matchGames] select").selectOption("1");
  await expect(names).toHaveCount(0);
});
