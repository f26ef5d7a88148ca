// What the specs of the play page do with it: like a player, by pointer and keyboard.

import { expect } from "./fixtures.mjs";

/** Opens the page and chooses a game; one from before must be without a move. */
export async function open(page, variant, address = "/") {
  await page.goto(address);
  const games = page.getByRole("button", { name: /^(Games|Игры)$/ });
  await expect(page.locator(".cards, .chess-board").first()).toBeVisible();
  if (await games.isVisible()) await games.click();
  await page.locator(`[data-variant="${variant}"]`).click();
  await expect(page.locator(".chess-board")).toBeVisible();
}

/** A notice stands on the screen that is shown: the choice of games has one of its own. */
export function notice(page) {
  return page.locator(".status .notice");
}

/** By how many pixels the page is wider than the screen. */
export function overhang(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Where an element is; it has to be there. */
export async function boxOf(locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("the element is not shown");
  return box;
}

/** The middle of a square, where the board stands now. */
export async function middle(page, square) {
  const cell = page.locator(`#board [data-square="${square}"]`);
  // Seen whole, with room around it.
  await cell.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await boxOf(cell);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Waits until the page lies still: a swipe may carry on after the finger is gone, and taps go where things were. */
export async function stillness(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    let [at, still] = [scrollY, 0];
    while (still < 10) {
      await frame();
      still = scrollY === at ? still + 1 : 0;
      at = scrollY;
    }
  });
}

export async function tap(page, square) {
  const { x, y } = await middle(page, square);
  await page.mouse.click(x, y);
}

export async function tapMove(page, from, to) {
  await tap(page, from);
  await tap(page, to);
}

export async function dragMove(page, from, to) {
  const start = await middle(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const end = await middle(page, to);
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

export async function touchMove(page, from, to) {
  for (const square of [from, to]) {
    const { x, y } = await middle(page, square);
    await page.touchscreen.tap(x, y);
  }
}

/** The square of the board that has the focus. */
export function focusedSquare(page) {
  return page.locator("#board [data-square]:focus");
}

/** On the focused board: from the first stop to e2, up to e4. */
export async function moveByKeyboard(page) {
  await page.keyboard.press("Home");
  for (let rank = 0; rank < 8; rank++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  for (let file = 0; file < 4; file++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
}

/** Plays `e2e4`-like moves by taps; each has to arrive in the list of moves. */
export async function playMoves(page, moves) {
  for (const move of moves) {
    const before = await page.locator(".move").count();
    await tapMove(page, move.slice(0, 2), move.slice(2, 4));
    await expect(page.locator(".move")).toHaveCount(before + 1);
  }
}

/** Loads a record or a position through the dialog. */
export async function load(page, text, variant) {
  await page.getByRole("button", { name: /^(Record|Запись)$/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.locator("#load-text").fill(text);
  if (variant) await dialog.locator(`.segment input[value="${variant}"]`).check();
  await dialog.locator("[data-action=load]").click();
}

/** Opens the page at a position. */
export async function openPosition(page, variant, position) {
  await open(page, variant);
  await load(page, position, variant);
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** The moves as listed. */
export function moves(page) {
  return page.locator(".move");
}

export function prompt(page, kind) {
  return page.locator(`[data-prompt="${kind}"]`);
}

export async function setting(page, name, value) {
  await page.getByRole("button", { name: /^(Settings|Настройки)$/ }).click();
  await page.locator(`[data-setting="${name}"] input[value="${value}"]`).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

/** A real finger, by the browser's own debugging protocol: Playwright's touchscreen only taps. */
export async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  let at = { x: 0, y: 0 };
  return {
    down: (place) => send("touchStart", (at = place)),
    /** In small steps, as fingers do. */
    async move(place) {
      const from = at;
      for (let step = 1; step <= 8; step++) {
        at = { x: from.x + ((place.x - from.x) * step) / 8, y: from.y + ((place.y - from.y) * step) / 8 };
        await send("touchMove", at);
      }
    },
    second: (place) => send("touchStart", { ...at, id: 0 }, { ...place, id: 1 }),
    /** Two fingers go apart, from so many pixels each side of a place. */
    async spread({ x, y }, from, to) {
      const both = (/** @type {number} */ apart) => [{ x: x - apart, y, id: 0 }, { x: x + apart, y, id: 1 }];
      await send("touchStart", ...both(from));
      for (let apart = from; apart <= to; apart += 5) await send("touchMove", ...both(apart));
      await send("touchEnd");
    },
    up: () => send("touchEnd"),
    cancel: () => send("touchCancel"),
  };
}

/** The game on the board, as the browser keeps it. */
export function keptGame(page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem(`chess-t/games/${sessionStorage.getItem("chess-t/here")}`) ?? "").value);
}
