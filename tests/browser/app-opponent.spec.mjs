// Against the computer, in the browser with its real worker.

import { expect, test } from "./fixtures.mjs";
import { keptGame, load, middle, moveByKeyboard, moves, notice, open, playMoves, prompt, tapMove, touchMove } from "./app-helpers.mjs";

/** Chooses like a newcomer: opponent, side, level, game. */
async function against(page, variant, { side = "white", level = 1, opponent = "computer" } = {}) {
  await page.goto("/");
  await page.locator(`[data-choice=opponent] input[value=${opponent}]`).check();
  if (opponent === "computer") await page.locator(`[data-choice=side] input[value=${side}]`).check();
  await page.locator("[data-choice=level]").fill(String(level));
  await page.locator(`[data-variant="${variant}"]`).click();
  await expect(page.locator(".chess-board")).toBeVisible();
}

/** A legal move of the game that is kept; null where this side has none to make. */
async function anyMove(page, color) {
  const { record } = await keptGame(page);
  const choice = await page.evaluate(async ({ color, record }) => {
    const address = "/pkg/chess_t.js?for-the-test";
    const { Engine, default: init } = await import(address);
    await init();
    const engine = new Engine();
    engine.loadRecord(record);
    const { moves, turn, phase } = engine.snapshot();
    // The further a move goes ahead, the sooner the game ends.
    const ahead = (move) => (Number(move.to[1]) - Number(move.from[1])) * (color === "white" ? 1 : -1);
    const plain = moves.filter((move) => move.text.length === 4 && moves.filter((other) => other.from === move.from && other.to === move.to).length === 1);
    const captures = plain.filter((move) => move.kind === "capture");
    const best = [...(captures.length > 0 ? captures : plain)].sort((a, b) => ahead(b) - ahead(a));
    return phase === "play" && turn === color ? (best[0] ?? null) : null;
  }, { color, record });
  return choice;
}

/** Plays Black's side of a game of chess-T1 to its end. */
async function playToTheEnd(page, move) {
  await expect(page.locator(".player-above .player-name")).toContainText("computer, level 1");
  const result = page.locator("[data-prompt=result]");
  for (let ply = 0; ply < 150; ply++) {
    await expect(page.locator(".turn-words").or(result).first()).toContainText(/Your move|wins|Drawn/, { timeout: 15_000 });
    if (await result.isVisible()) break;
    if (ply === 70) {
      await page.locator("[data-action=resign]").click();
      await page.locator("[data-action=resign-yes]").click();
      break;
    }
    const before = await moves(page).count();
    const chosen = await anyMove(page, "black");
    if (!chosen) break;
    await move(page, chosen.from, chosen.to);
    await expect.poll(() => moves(page).count()).toBeGreaterThan(before);
    const keep = page.getByRole("button", { name: "Leave it" });
    if (await keep.isVisible()) await keep.click();
  }
  await expect(result).toBeVisible();
  await expect(result).toContainText(/wins|Drawn/);
}

test("a newcomer chooses game, side and level, and plays to the end", async ({ page }) => {
  test.setTimeout(240_000);
  await against(page, "t1", { side: "black", level: 1 });
  await playToTheEnd(page, tapMove);
});

test("with a clock: the computer moves, and who only watches loses by time", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-choice=clock] select").selectOption("own");
  await page.getByLabel("The seconds").selectOption("move");
  await page.getByLabel("Minutes").fill("0");
  await page.getByLabel("Seconds", { exact: true }).fill("3");
  await page.locator("[data-choice=opponent] input[value=computer]").check();
  await page.locator("[data-choice=side] input[value=white]").check();
  await page.locator("[data-choice=level]").fill("1");
  await page.locator("[data-variant=t1]").click();
  for (const [index, [from, to]] of [["e2", "e4"], ["d2", "d3"]].entries()) {
    await tapMove(page, from, to);
    await expect(moves(page)).toHaveCount(2 * index + 2, { timeout: 10_000 });
  }
  const result = page.locator("[data-prompt=result]");
  await expect(result).toContainText("Black wins.", { timeout: 15_000 });
  await expect(result).toContainText("The opponent's time is up.");
  await expect(moves(page)).toHaveCount(4);
});

test("nothing of the opponent is loaded while two people play", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "t1");
  await playMoves(page, ["e2e4", "e7e5"]);
  expect(asked.filter((path) => /worker|think\/|search/.test(path))).toEqual([]);
  await page.locator("[data-action=players]").click();
  await page.locator("dialog [data-choice=opponent] input[value=computer]").check();
  await page.locator("dialog [data-action=players]").click();
  await tapMove(page, "d2", "d4");
  await expect.poll(() => asked.filter((path) => path === "/pkg/search/chess_t_bg.wasm").length).toBe(1);
});

test("a game with moves taken back ends as it was played", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await against(page, "t1", { level: 1 });
  await tapMove(page, "e2", "e4");
  await expect(moves(page)).toHaveCount(2);
  await page.locator("[data-tool=takeback]").click();
  await expect(moves(page)).toHaveCount(0);
  await tapMove(page, "d2", "d4");
  await expect(moves(page)).toHaveCount(2);
  // Also by whoever has gone back to look.
  await page.locator(".chess-board").focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator("[data-action=resign]").click();
  await page.locator("[data-action=resign-yes]").click();
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await page.getByRole("button", { name: "Copy the record" }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain("1. d2-d4");
  const record = await copied();
  expect(record).toContain('[Result "BV"]');
  expect(record).toMatch(/\n1\. d2-d4 \S.*\nBV \/resignation\/\s*$/);
});

test("taking back while it thinks, and a new game while it thinks", async ({ page }) => {
  await against(page, "t1", { level: 21 });
  await tapMove(page, "e2", "e4");
  await expect(page.locator(".turn-words")).toHaveText("Black is thinking…");
  await page.locator("[data-tool=takeback]").click();
  await expect(page.locator(".turn-words")).toHaveText("Your move: White");
  await tapMove(page, "d2", "d4");
  await expect(page.locator(".turn-words")).toHaveText("Black is thinking…");
  await page.getByRole("button", { name: "Games", exact: true }).click();
  await page.locator("[data-choice=level]").fill("1");
  await page.locator("[data-variant=t2]").click();
  await page.locator("[data-action=replace]").click();
  await expect(page.locator(".turn-words")).toHaveText("Your move: White");
  await tapMove(page, "a2", "a4");
  await expect(moves(page)).toHaveCount(2);
});

test("it moves at once when asked to", { tag: "@core" }, async ({ page }) => {
  await against(page, "t", { level: 21 });
  await tapMove(page, "a2", "a4");
  await expect(page.locator("[data-tool=now]")).toHaveAttribute("aria-disabled", "false");
  await page.waitForTimeout(300);
  await page.locator("[data-tool=now]").click();
  await expect(moves(page)).toHaveCount(2, { timeout: 1500 });
  await expect(page.locator(".turn-words")).toHaveText("Your move: White");
});

test("the page stays responsive while it thinks", async ({ page }) => {
  await against(page, "t1", { level: 21 });
  await tapMove(page, "e2", "e4");
  await expect(page.locator(".turn-words")).toHaveText("Black is thinking…");
  await page.locator(".toolbar .button-toggle").click();
  await expect(page.locator(".toolbar .button-toggle")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".turn-words")).toHaveText("Black is thinking…");
});

test("a reload while it thinks: it goes on", async ({ page }) => {
  await against(page, "t2", { level: 6 });
  await tapMove(page, "a2", "a4");
  await page.reload();
  await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
  await expect(page.locator(".player-above .player-name")).toContainText("level 6");
});

test("the squares are rolled by themselves, and the game goes on", async ({ page }) => {
  test.setTimeout(60_000);
  await against(page, "t", { opponent: "watch", level: 1 });
  await expect(page.locator(".moves-row-drawn")).toHaveCount(1, { timeout: 30_000 });
  await expect.poll(() => moves(page).count(), { timeout: 15_000 }).toBeGreaterThan(8);
  await page.locator("[data-tool=pause]").click();
  const count = await moves(page).count();
  await page.waitForTimeout(1500);
  expect(await moves(page).count()).toBe(count);
});

test.describe("workers that fail", () => {
  /** Changes the worker's script. */
  const worker = (page, change) =>
    page.route("**/worker/think.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });

  test("one that dies while it thinks is replaced", async ({ page }) => {
    let made = 0;
    await worker(page, (body) => (++made === 1 ? `${body}\nworld.onmessage = ({ data }) => { if ("id" in data) throw new Error("killed"); };` : body));
    await against(page, "t1");
    await tapMove(page, "e2", "e4");
    await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
    expect(made).toBe(2);
    await expect(notice(page)).toBeHidden();
  });

  test.describe("again and again", () => {
    test.use({ expectedProblems: [/worker\/think\.js|think\.js/] });

    test("the page thinks itself and says so", async ({ page }) => {
      await page.route("**/worker/think.js", (route) => route.fulfill({ status: 404, body: "" }));
      await against(page, "t1", { level: 20 });
      await tapMove(page, "e2", "e4");
      await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
      await expect(notice(page)).toContainText("it plays weaker");
      await tapMove(page, "d2", "d4");
      await expect(moves(page)).toHaveCount(4, { timeout: 15_000 });
    });
  });

  test("a browser without workers plays all the same", async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.Worker = /** @type {any} */ (class {
        constructor() {
          throw new DOMException("refused", "SecurityError");
        }
      });
    });
    await against(page, "t2", { level: 3 });
    await tapMove(page, "a2", "a4");
    await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
  });

  test.describe("without the search module", () => {
    test.use({ expectedProblems: [/search/] });

    test("both sides are moved by hand, and later it is tried again", async ({ page }) => {
      await page.route("**/pkg/search/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
      await against(page, "t1");
      await tapMove(page, "e2", "e4");
      await expect(notice(page)).toContainText("cannot play just now");
      await playMoves(page, ["e7e5", "d2d4"]);
      await page.unroute("**/pkg/search/*.wasm");
      await page.locator("[data-tool=pause]").click();
      await expect(moves(page)).toHaveCount(4, { timeout: 15_000 });
    });
  });
});

test("by keyboard alone", async ({ page }) => {
  await page.goto("/");
  const opponent = page.locator("[data-choice=opponent] input[value=person]");
  await opponent.focus();
  await page.keyboard.press("ArrowRight");
  await page.locator("[data-choice=level]").focus();
  await page.keyboard.press("Home");
  await expect(page.locator(".level-name")).toHaveText("Level 1");
  await page.locator("[data-variant=t1]").focus();
  await page.keyboard.press("Enter");
  await page.locator(".chess-board").focus();
  await moveByKeyboard(page);
  await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
  await expect(page.locator("#live")).toContainText("Black:");
});

test("draws: an offer is answered by the computer", async ({ page }) => {
  await against(page, "t1");
  await page.locator("[data-action=offer]").click();
  await expect(notice(page)).toHaveText(/declines/);
});

test("walked back to the computer's turn, it waits to be told", async ({ page }) => {
  await against(page, "t1");
  await tapMove(page, "e2", "e4");
  await expect(moves(page)).toHaveCount(2);
  await page.locator("[data-tool=undo]").click();
  await expect(prompt(page, "waiting")).toContainText("Here the computer moved as Black");
  await page.locator("[data-action=go]").click();
  await expect(page.locator(".turn-words")).toHaveText("Your move: White", { timeout: 15_000 });
});

test("in the middle of a game the computer takes over", async ({ page }) => {
  await open(page, "t1");
  await playMoves(page, ["e2e4"]);
  await page.locator("[data-action=players]").click();
  await page.locator("dialog [data-choice=opponent] input[value=computer]").check();
  await page.locator("dialog [data-choice=side] input[value=white]").check();
  await page.locator("dialog [data-action=players]").click();
  await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
});

test("a loaded record is nobody's game against the computer", async ({ page }) => {
  await against(page, "t1");
  await load(page, "e2-e4 e7-e5", "t1");
  await expect(page.locator(".player-above .player-name")).toHaveText("Black");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a whole game by finger", async ({ page }) => {
    test.setTimeout(240_000);
    await against(page, "t1", { side: "black", level: 1 });
    await playToTheEnd(page, touchMove);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test("a game by touch, without anything wider than the screen", async ({ page }) => {
    await page.goto("/");
    await page.locator("[data-choice=opponent] input[value=computer]").tap();
    await page.locator("[data-choice=side] input[value=white]").tap();
    await page.locator("[data-variant=t2]").tap();
    for (const square of ["a2", "a4"]) {
      const { x, y } = await middle(page, square);
      await page.touchscreen.tap(x, y);
    }
    await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
    await page.locator("[data-tool=takeback]").tap();
    await expect(page.locator(".turn-words")).toHaveText("Your move: White");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
