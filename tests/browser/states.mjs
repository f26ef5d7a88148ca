// What the pages look like in all their states: for the tests that hold for every one of them. Pages are found by themselves.

import { expect } from "./fixtures.mjs";
import { dragMove, load, open, openPosition, playMoves, prompt, tap, tapMove } from "./app-helpers.mjs";
import { PAGES } from "./pages.mjs";

const nav = (page, name) => page.locator(`[data-nav="${name}"]`).click();
const BEFORE_THE_DRAW = ["b2b3", "b7b6", "c2c3", "c7c6", "g2g3", "g7g6"];

const SEVERAL = `[Game "chess-T1"]
[White "Anna"]
[Event "Cup"]

{Before the start.} 1. e2-e4 e7-e5 ½ /agreement/

[Game "chess-T1"]

1. e2-e9

[Game "chess-T"]

1. e3-e4 *
`;

/** @typedef {(page: import("@playwright/test").Page) => Promise<unknown>} Bring */

/** @type {Record<string, Bring>} */
const PLAY = {
  "as it opens": (page) => page.goto("/"),
  "list of pages": async (page) => {
    await page.goto("/?variant=t1");
    await page.locator(".menu-button").click();
  },
  "forces and details": async (page) => {
    await openPosition(page, "t1", "1Rk2pri/3i1V2/2V4C/8/5P2/5v2/2pv4/1R1K3c w - p 0 24");
    await page.locator(".button-toggle").click();
    await tap(page, "c8");
  },
  refusal: async (page) => {
    await openPosition(page, "t1", "1i1k4/1V1Vi3/4V3/i7/I5i1/6vI/5KI1/8 w - - 0 20");
    await dragMove(page, "a4", "a5");
  },
  promotion: async (page) => {
    await openPosition(page, "t1", "4k3/6V1/8/8/PPP5/8/8/4K3 w - - 0 20");
    await tapMove(page, "g7", "g8");
    await expect(prompt(page, "promotion")).toBeVisible();
  },
  dice: async (page) => {
    await open(page, "t");
    await playMoves(page, BEFORE_THE_DRAW);
    await prompt(page, "squares").locator("summary").click();
  },
  "check and the exposed King": async (page) => {
    await openPosition(page, "t1", "7c/V1r1p1K1/8/8/i7/6k1/I7/8 w - - 44 72");
    await tapMove(page, "g7", "f6");
  },
  result: async (page) => {
    await openPosition(page, "t1", "8/iis5/k7/8/5c2/2P1C3/3K4/8 w - - 0 24");
    await playMoves(page, ["e3b6", "f4d6", "b6a6"]);
  },
  rules: async (page) => {
    await open(page, "t2");
    await nav(page, "rules");
  },
  settings: async (page) => {
    await open(page, "t1");
    await nav(page, "settings");
  },
  "record with a problem": async (page) => {
    await open(page, "t1");
    await nav(page, "record");
    await page.locator("#load-text").fill("nonsense");
    await page.locator("[data-action=load]").click();
  },
  "choice of an opponent": async (page) => {
    await page.goto("/");
    await page.locator("[data-choice=opponent] input[value=computer]").check();
  },
  "choice of a clock": async (page) => {
    await page.goto("/");
    await page.locator("[data-choice=clock] select").selectOption("own");
  },
  "a game with a clock": async (page) => {
    await page.goto("/");
    await page.locator("[data-choice=clock] select").selectOption("short");
    await page.locator("[data-variant=t1]").click();
    await expect(page.locator(".player-time").first()).toBeVisible();
  },
  "against the computer": async (page) => {
    await page.goto("/");
    await page.locator("[data-choice=opponent] input[value=computer]").check();
    await page.locator("[data-variant=t1]").click();
    await tapMove(page, "e2", "e4");
    await expect(page.locator(".move")).toHaveCount(2);
    await page.locator("[data-tool=undo]").click();
  },
  "hint, analysis and threats": async (page) => {
    await page.goto("/?variant=t1");
    await page.locator(".chess-board").focus();
    await page.keyboard.press("h");
    await page.keyboard.press("x");
    await page.locator("[data-tool=analysis]").click();
    await expect(page.locator(".analysis-line")).toHaveCount(3, { timeout: 15_000 });
    await expect(page.locator(".analysis-threat strong")).toBeVisible();
  },
  "a game with variations and notes": async (page) => {
    await open(page, "t1");
    await load(page, "1. e2-e4 {a start} e7-e5 (1. … d7-d5 2. d2-d4 {sharp}) 2. d2-d4", "t1");
    await page.locator("[data-tree=note]").click();
  },
  "the position explained": async (page) => {
    await openPosition(page, "t1", "8/8/7i/1r2k3/1I6/4C3/8/6K1 w - - 0 20");
    await page.locator("[data-tool=explain]").click();
    await expect(page.locator(".explanation")).toContainText("3 : 1½");
  },
  "mistakes of a game": async (page) => {
    await openPosition(page, "t1", "8/iis5/k7/8/5c2/2P1C3/3K4/8 w - - 0 24");
    await playMoves(page, ["d2d3", "a6a5", "d3d4"]);
    await page.locator("[data-tool=analysis]").click();
    await page.locator("[data-action=review]").click();
    await expect(page.locator(".review-item").first()).toBeVisible({ timeout: 15_000 });
  },
  "players of a game": async (page) => {
    await page.goto("/?variant=t1");
    await page.locator("[data-action=players]").click();
  },
  "a library without games": async (page) => {
    await page.goto("/");
    await nav(page, "library");
    await expect(page.locator(".library-search")).toBeVisible();
  },
  "games from a file": async (page) => {
    await open(page, "t1");
    await load(page, SEVERAL);
    await expect(page.locator(".library-row-damaged")).toBeVisible();
  },
  "a library with a damaged game and one deleted": async (page) => {
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("chess-t/games/damaged", "{oh"));
    await open(page, "t1");
    await playMoves(page, ["e2e4"]);
    await load(page, SEVERAL);
    await page.locator("[data-action=take-in]").click();
    await page.locator("[data-action=delete]").last().click();
    await expect(page.locator("[data-action=undelete]")).toBeVisible();
  },
  "names and date of a game": async (page) => {
    await open(page, "t1");
    await nav(page, "record");
    await page.locator("[data-action=about]").click();
    await expect(page.locator("[data-tag=White]")).toBeVisible();
  },
  "a note before the first move": async (page) => {
    await open(page, "t1");
    await load(page, SEVERAL);
    await page.locator("[data-action=open]").first().click();
    await expect(page.locator(".moves-start")).toBeVisible();
  },
  "choice of a match": async (page) => {
    await page.goto("/");
    await page.locator("[data-choice=matchGames] select").selectOption("4");
  },
  "a game of a match that is over": async (page) => {
    await page.goto("/");
    await page.locator("[data-choice=matchGames] select").selectOption("4");
    await page.locator("[data-variant=t1]").click();
    await page.locator("[data-action=resign]").click();
    await page.locator("[data-action=resign-yes]").click();
    await expect(page.locator("[data-action=next-game]")).toBeVisible();
  },
  "a damaged link": (page) => page.goto("/#g=1bGM0iCJWPJCwPac4laU3o9iBWdlIkrqbEDSoB4J"),
  "a link to a game": async (page) => {
    await page.goto("/#g=1aGSo1KBz1V");
    await expect(page.locator("#board .chess-board")).toBeVisible();
    await nav(page, "record");
  },
  "a link that has gone another way": async (page) => {
    await page.goto("/#g=1aGSo1KBz1V");
    await expect(page.locator("#board .chess-board")).toBeVisible();
    await page.goto("/#g=1aGRkGAAeJV");
    await expect(page.locator("dialog[data-kind=link]")).toBeVisible();
  },
  "a game that goes on in another tab": async (page) => {
    await open(page, "t1");
    const other = await page.context().newPage();
    await other.goto("/");
    await expect(page.locator("[data-action=play-here]")).toBeVisible();
    await other.close();
  },
};

const written = async (page, position) => {
  await page.goto("edit.html");
  await page.locator("[data-panel=text] textarea").first().fill(position);
  await page.locator("[data-action=take]").click();
};

/** @type {Record<string, Bring>} */
const EDIT = {
  "as it opens": (page) => page.goto("edit.html"),
  "problems of a position": (page) => written(page, "4k3/2i5/8/8/KI6/8/8/2I1K3 x - - 0 1"),
  "stars, circles and arrows": async (page) => {
    await page.goto("edit.html#variant=t2&position=4k4/9/9/9/9/9/9/4K4+w+b4h5+-+0+9&highlight=d5&arrows=d4-d6,a1-i8");
    await expect(page.locator("[data-choice=star-white]")).toBeVisible();
    await page.locator("[data-tray=below] [data-tool=star]").click();
  },
  "a text that is no position": async (page) => {
    await written(page, "nonsense");
    await expect(page.locator("[data-panel=text] [role=alert]")).toBeVisible();
  },
  settings: async (page) => {
    await page.goto("edit.html");
    await nav(page, "settings");
  },
};

/** @param {import("@playwright/test").Page} page @param {string} step */
async function openStep(page, step) {
  await page.goto(`learn.html#step=${step}`);
  await expect(page.locator("#board [role=grid]")).toBeVisible();
}

/** @type {Record<string, Bring>} */
const LEARN = {
  "as it opens": (page) => openStep(page, "t1/seize-castle"),
  "a refused move": async (page) => {
    await openStep(page, "t1/more-force");
    await tapMove(page, "b4", "b5");
    await expect(page.locator(".said")).toContainText("b5");
  },
  "a wrong move, and both hints": async (page) => {
    await openStep(page, "t1/support");
    for (let hint = 0; hint < 2; hint++) await page.locator("[data-tool=help]").click();
    await tapMove(page, "d2", "c4");
    await expect(page.locator(".step")).toHaveAttribute("data-phase", "failed");
  },
  "a task done": async (page) => {
    await openStep(page, "t1/seize-castle");
    await tapMove(page, "e7", "e8");
    await expect(page.locator(".step")).toHaveAttribute("data-phase", "solved");
  },
  "squares to be marked": async (page) => {
    await openStep(page, "t1/knecht");
    for (const square of ["b4", "a3"]) await tap(page, square);
  },
  "forces to be counted": (page) => openStep(page, "t1/idle-force"),
  "reasons to choose from": (page) => openStep(page, "t1/equality"),
  "a lesson file with problems": async (page) => {
    await openStep(page, "t1/seize-castle");
    await page.locator(".learn-menu").evaluate((/** @type {HTMLDetailsElement} */ menu) => (menu.open = true));
    await page.locator(".learn-footer input").first().setInputFiles({ name: "own.json", mimeType: "application/json", buffer: Buffer.from('{"format":"chess-t-lesson/1","id":"x"}') });
    await expect(page.locator("dialog[data-kind=lesson-problems]")).toBeVisible();
  },
};

/** @type {Record<string, Bring>} */
const EMBED = {
  "as it opens": (page) => page.goto("embed.html"),
  "a promotion asked": async (page) => {
    await page.goto("embed.html#mode=explore&position=4k3/6V1/8/8/PPP5/8/8/4K3+w+-+-+0+20");
    for (const square of ["g7", "g8"]) await page.locator(`[data-square=${square}]`).click();
    await expect(prompt(page, "promotion")).toBeVisible();
  },
  "forces, marks and a refusal": async (page) => {
    await page.goto("embed.html#variant=t2&mode=explore&force=on&highlight=e4&arrows=e3-e4");
    for (const square of ["e3", "e6"]) await page.locator(`[data-square=${square}]`).click();
    await expect(page.locator(".said[data-tone=refusal]")).toBeVisible();
  },
  "nothing right": async (page) => {
    await page.goto("embed.html#mode=x&position=9&highlight=z");
    await expect(page.locator(".problems p")).toHaveCount(3);
  },
};

/** @param {import("@playwright/test").Page} page @param {string} clause */
async function openClause(page, clause) {
  await page.goto(`rules.html#clause=${clause}`);
  await expect(page.locator(`[data-clause="${clause}"] [role=grid]`).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** The whole book each time, so one state has to do. @type {Record<string, Bring>} */
const RULES = {
  "a refused move and an open note": async (page) => {
    await openClause(page, "5.2");
    await page.locator('[data-clause="5.2"] .clause-note summary').click();
    await page.locator('[data-clause="5.2"] [data-allowed=false]').first().click();
    await expect(page.locator('[data-clause="5.2"] .said[data-tone=refusal]')).toBeVisible();
  },
};

/** @type {Record<string, Bring>} */
const PUZZLES = {
  "as it opens": async (page) => {
    await page.goto("puzzles.html");
    await expect(page.locator("#board [role=grid]")).toBeVisible();
  },
  "solved with help": async (page) => {
    await page.goto("puzzles.html");
    await expect(page.locator("#board [role=grid]")).toBeVisible();
    for (let times = 0; times < 3; times++) await page.locator("[data-tool=help]").click();
    await expect(page.locator(".step")).not.toHaveAttribute("data-phase", "asking");
  },
};

/** @type {Record<string, Record<string, Bring>>} */
const BY_PAGE = { "index.html": PLAY, "edit.html": EDIT, "embed.html": EMBED, "learn.html": LEARN, "rules.html": RULES, "puzzles.html": PUZZLES };

/** Every page with its states; one without states of its own is at least opened. @type {{page: string, state: string, bring: Bring}[]} */
export const STATES = PAGES.flatMap((name) =>
  Object.entries(BY_PAGE[name] ?? { "as it opens": (page) => page.goto(name) }).map(([state, bring]) => ({ page: name, state, bring })),
);
