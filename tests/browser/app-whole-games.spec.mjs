// A whole game of each variant by pointer, from the choice of the game to its natural end: captures, exchanges, dice,
// promotions, a conversion, the exposed King. The moves were once chosen at random, with a liking for these events.

import { expect, test } from "./fixtures.mjs";
import { boxOf, dragMove, finger, middle, moves, open, prompt, tapMove, touchMove } from "./app-helpers.mjs";

const BECOMES = { p: "prince", c: "connet", r: "ritter", s: "scout" };

/** `*a4b5`: squares thrown at a real board. `d7d8p`: a move with its promotion. */
const GAMES = {
  t1: {
    moves: `d2d4 c7c5 d4d5 d8a5 c1f4 d7d6 g2g4 a5a3 h1h3 a7a5 d5d6 f7f5 d1d3 e7e6 d6d7 f8f7 d3d5 b8c6 g1f3 f5g5 d7d8p
      a3b4 e2e3 b4b5 c2c3 g8h6 f3h4 e8d8 c3b3 b5e2 h3h1 e2g4 f1c4 g4f5 d5c6 d8d7 c4b5 a8a6 h4f5 f7g6 f4c7 a6a4 c6c8`,
    last: ["P f4-c7+", "R a6-a4", "C c6:c8"],
    ending: ["White wins.", "The castle is seized.", "c8"],
  },
  t: {
    moves: `e2b5 i8i5 b2b4 a8a5 b5b8 h7h6 *h4b5 b4a4 g7g5 d1e2 c7c5 e2h5 c5c4 g2g4 a5b5 b8a7 c4c3 i1h1 i5i3 e1e2 e7b4
      h1h3 i7i8 h5h6 b4a3 i2i3 b5b6 h6g7 b7b8 a1a3 g5g4 e3f3 f7f6 a3a6 d8e7 d2d3 b6b5 h2h1 d7d5 a6a3 d5e5 a7b8 e5e4
      g7h8 b5b3 h3h6 e7b4 f1i4 c3c2 h6e6 c2c1p e2e3 b4e1c`,
    last: ["V c2-c1P", "K e2-e3", "P b4-e1C"],
    ending: ["Black wins.", "The castle is seized.", "e1"],
  },
  t2: {
    moves: `g2g3 b7b5 e2g4 c7c5 b1a3 a8a5 *c4b5 f2f4 g7g5 c2c4 b8a6 f1d3 a5a4 d1a4 b5b6 g4h5 f8i5 h1i3 g5g4 h5h8 g4f4
      i3g4 e7g5 d3g6 i5h4 i2i4 a6b4 a4c2 i8g8 h2h3 h7h5 g4e5 a7a6 d2d4 f7f5 b2b4 e6d6 i4i5 g5g7 c2a4 g7e5 i5i6 f5g5
      i6i7 e5e2 i7i8s e2e1`,
    last: ["C e5-e2+", "V i7-i8S", "C e2:e1"],
    ending: ["Black wins.", "The King is taken.", "e1"],
  },
};

for (const [variant, game] of Object.entries(GAMES)) {
  test(`${variant}: a whole game by pointer`, { tag: "@core" }, async ({ page }) => {
    test.setTimeout(90_000);
    await open(page, variant);
    const steps = game.moves.split(/\s+/);
    for (const [index, step] of steps.entries()) {
      if (step.startsWith("*")) await enterSquares(page, step.slice(1, 3), step.slice(3));
      else await play(page, step, index % 3 === 0 ? dragMove : tapMove);
      await expect(moves(page), step).toHaveCount(index + 1);
    }
    const listed = await moves(page).allTextContents();
    expect(listed.slice(-3)).toEqual(game.last);
    for (const part of game.ending) await expect(prompt(page, "result")).toContainText(part);
    await page.reload();
    await expect(moves(page)).toHaveText(listed);
    await expect(prompt(page, "result")).toContainText(game.ending[0]);
  });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a whole game of chess-T1 by finger", async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, "t1");
    const steps = GAMES.t1.moves.split(/\s+/);
    for (const [index, step] of steps.entries()) {
      await play(page, step, index % 3 === 0 ? fingerDrag : touchMove);
      await expect(moves(page), step).toHaveCount(index + 1);
    }
    for (const part of GAMES.t1.ending) await expect(prompt(page, "result")).toContainText(part);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

async function fingerDrag(page, from, to) {
  const touch = await finger(page);
  await touch.down(await middle(page, from));
  const target = await boxOf(page.locator(`#board [data-square="${to}"]`));
  await touch.move({ x: target.x + target.width / 2, y: target.y + target.height / 2 });
  await touch.up();
}

async function play(page, step, move) {
  await move(page, step.slice(0, 2), step.slice(2, 4));
  const becomes = step[4];
  if (becomes) await prompt(page, "promotion").locator(`[data-becomes=${BECOMES[becomes]}]`).click();
}

async function enterSquares(page, white, black) {
  const dice = prompt(page, "squares");
  await dice.getByText("Thrown at a real board").click();
  await dice.getByRole("group", { name: "White's square" }).getByRole("radio", { name: white }).check();
  await dice.getByRole("group", { name: "Black's square" }).getByRole("radio", { name: black }).check();
  await dice.getByRole("button", { name: "Set the stars" }).click();
  await dice.getByRole("button", { name: "Play on" }).click();
}
