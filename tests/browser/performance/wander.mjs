// A pointer that wanders over the board.

const ROUNDS = 4;
const STEPS = 40;

/** The pointer circles over the board, and ends over a square. */
export async function wander(page, square) {
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

/** Where a square's middle is in the window. */
export async function middle(page, square) {
  const box = await page.locator(`#board [data-square="${square}"]`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
