// Each kind of ending of each game, brought about by pointer.

import { expect, test } from "./fixtures.mjs";
import { moves, notice, open, openPosition, playMoves, prompt, tap, tapMove } from "./app-helpers.mjs";

const BLOCKADE = "9/9/9/9/6p2/9/9/3Kk4 b b4b5 - 0 20";

for (const [variant, what, position, line, winner, how] of [
  ["t1", "King taken", "8/iis5/k7/8/5c2/2P1C3/3K4/8 w - - 0 24", ["e3b6", "f4d6", "b6a6"], "White", "The King is taken."],
  ["t1", "castle seized", "8/5k1i/7V/4s3/8/8/5P2/4K3 b - - 0 25", ["f7g6", "f2c5", "e5d7", "c5f8"], "White", "The castle is seized."],
  ["t1", "blockade", "1ik5/iiV5/rV6/IV4C1/8/8/8/4K3 w - - 0 24", ["g5d8", "a6a8", "a5a6"], "White", "blockade"],
  ["t", "King taken", "9/p8/K8/2P6/8V/6R1p/3k1c3/9 b h4b5 - 78 28", ["a7a6"], "Black", "The King is taken."],
  ["t", "castle seized", "9/p8/K8/2P6/8V/6R1p/3k1c3/9 b h4b5 - 78 28", ["d2d1"], "Black", "The castle is seized."],
  ["t", "blockade", BLOCKADE, ["g4e2"], "Black", "blockade"],
  ["t2", "King taken", "7k1/2is4P/9/9/i1K6/I8/7r1/9 w i4h5 p 4 58", ["i7h8"], "White", "The King is taken."],
  ["t2", "castle seized", "9/3i1P3/4p4/2kI5/3ivC2p/9/6I1K/p8 w g4b5 - 19 86", ["f7e8"], "White", "The castle is seized."],
  ["t2", "blockade", BLOCKADE, ["g4e2"], "Black", "blockade"],
]) {
  test(`${variant}: ${what}`, async ({ page }) => {
    await openPosition(page, variant, position);
    await playMoves(page, line);
    const result = prompt(page, "result");
    await expect(result).toContainText(`${winner} wins.`);
    await expect(result).toContainText(how);
    await expect(result).toContainText("To be seen on:");
    await expect(page.locator("#live")).toContainText(`${winner} wins.`);
    await expect(page.locator(".turn-words")).toHaveText(`${winner} wins.`);
  });
}

for (const [variant, first] of [["t1", "e2e4"], ["t", "a2a3"], ["t2", "a2a3"]]) {
  test(`${variant}: draw by agreement needs both; declining plays on`, async ({ page }) => {
    await open(page, variant);
    await playMoves(page, [first]);
    const offer = page.getByRole("button", { name: "Offer a draw" });
    const dialog = page.getByRole("dialog");
    await offer.click();
    await expect(dialog).toContainText("Black offers a draw");
    await dialog.getByRole("button", { name: "White plays on" }).click();
    await expect(notice(page)).toContainText("White declines the draw.");
    await offer.click();
    await dialog.getByRole("button", { name: "White agrees" }).click();
    await expect(prompt(page, "result")).toContainText("Drawn game.");
    await expect(prompt(page, "result")).toContainText("Both agreed.");
  });

  test(`${variant}: resignation, confirmed`, async ({ page }) => {
    await open(page, variant);
    await playMoves(page, [first]);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator(".turn-words")).toHaveText("Black to move");
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Black resigns" }).click();
    await expect(prompt(page, "result")).toContainText("White wins.");
    await expect(prompt(page, "result")).toContainText("Black resigned.");
  });
}

const SHUTTLE = ["a1a2", "a8a7", "a2a1", "a7a8"];

for (const [variant, kings, fields] of [
  ["t1", "k7/8/8/8/8/8/8/K7", "-"],
  ["t", "k8/9/9/9/9/9/9/K8", "b4b5"],
  ["t2", "k8/9/9/9/9/9/9/K8", "b4b5"],
]) {
  test(`${variant}: a draw by repetition is claimed, never automatic`, async ({ page }) => {
    await openPosition(page, variant, `${kings} w ${fields} - 0 20`);
    await playMoves(page, [...SHUTTLE, ...SHUTTLE]);
    await expect(prompt(page, "result")).toBeHidden();
    await prompt(page, "claims").getByRole("button", { name: "Claim a draw: threefold repetition" }).click();
    await expect(prompt(page, "result")).toContainText("The same position stood three times.");
  });

  test(`${variant}: a draw by 40 moves is claimed`, async ({ page }) => {
    await openPosition(page, variant, `${kings} w ${fields} - 79 60`);
    await expect(prompt(page, "claims")).toBeHidden();
    await playMoves(page, ["a1a2"]);
    await prompt(page, "claims").getByRole("button", { name: "Claim a draw: 40 moves without a capture" }).click();
    await expect(prompt(page, "result")).toContainText("40 moves by each side without a capture.");
  });
}

test("after the end: replay, look at the board, step back and play on", async ({ page }) => {
  await openPosition(page, "t1", "8/iis5/k7/8/5c2/2P1C3/3K4/8 w - - 0 24");
  await playMoves(page, ["e3b6", "f4d6", "b6a6"]);
  await page.clock.install();
  await prompt(page, "result").getByRole("button", { name: "Replay the game" }).click();
  await expect(page.locator(".move-here")).toHaveCount(0);
  await expect(prompt(page, "replay")).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.locator(".move-here")).toHaveText("C e3-b6+)");
  await page.clock.runFor(3000);
  await expect(prompt(page, "result")).toContainText("White wins.");
  await prompt(page, "result").getByRole("button", { name: "Look at the board" }).click();
  await expect(prompt(page, "result")).toBeHidden();
  await tap(page, "a6");
  await expect(page.locator(".details-ratio")).toHaveText(/^a6]/);
  await page.locator("[data-tool=undo]").click();
  await expect(page.locator(".turn-words")).toHaveText("White to move");
  await tapMove(page, "d2", "d3");
  await expect(moves(page)).toHaveCount(3);
});
