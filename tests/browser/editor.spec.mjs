// The position editor in a real browser: by mouse, by finger, by keyboard; what comes out of it.

import { readFileSync } from "node:fs";

import { expect, test } from "./fixtures.mjs";
import { boxOf, dragMove, finger, focusedSquare, middle, moves, overhang, setting, stillness, tap } from "./app-helpers.mjs";

const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";

const text = (page) => page.locator("[data-panel=text] textarea:not([readonly])");
const problems = (page) => page.locator("[data-panel=judgement] .problems li");
const square = (page, name) => page.locator(`#board [data-square="${name}"]`);
const tool = (page, name) => page.locator(`.edit-tools [data-tool="${name}"]`);
/** A piece of the side that is below, or above. */
const inTray = (page, role, place = "below") => page.locator(`[data-tray="${place}"] [data-tool="${role}"]`);

async function openEmpty(page, address = "edit.html") {
  await page.goto(address);
  await tool(page, "clear").click();
  await expect(text(page)).toHaveValue(EMPTY);
}

async function centre(locator) {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

async function copied(page, name) {
  await page.locator(`[data-action="${name}"]`).click();
  await expect(page.locator(`[data-action="${name}"]`)).toContainText("Copied");
  return page.evaluate(() => navigator.clipboard.readText());
}

test("from the play page to the editor and back by the list of pages", { tag: "@core" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "chess-T", exact: true }).click();
  await page.getByRole("link", { name: "Position editor" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Position editor");
  await expect(square(page, "e1")).toHaveAccessibleName(/White, King/);
  await page.locator(".menu-button").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Play" })).toBeHidden();
  await page.locator(".menu-button").click();
  await page.getByRole("link", { name: "Play" }).click();
  await expect(page.locator(".cards")).toBeVisible();
});

test("by mouse: from the tray, on the board, a copy, off the board", { tag: "@core" }, async ({ page }) => {
  await openEmpty(page);
  const from = await centre(inTray(page, "ritter"));
  const to = await middle(page, "e4");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(text(page)).toHaveValue("8/8/8/8/4R3/8/8/8 w - - 0 1");
  await dragMove(page, "e4", "b5");
  await page.keyboard.down("Control");
  await dragMove(page, "b5", "g5");
  await page.keyboard.up("Control");
  await expect(text(page)).toHaveValue("8/8/8/1R4R1/8/8/8/8 w - - 0 1");
  const off = await middle(page, "b5");
  await page.mouse.move(off.x, off.y);
  await page.mouse.down();
  await page.mouse.move(1, off.y, { steps: 6 });
  await page.mouse.up();
  await expect(text(page)).toHaveValue("8/8/8/6R1/8/8/8/8 w - - 0 1");
});

test("a piece chosen in the tray is put on every square that is touched", async ({ page }) => {
  await openEmpty(page);
  await inTray(page, "knecht", "above").click();
  await expect(inTray(page, "knecht", "above")).toHaveAttribute("aria-pressed", "true");
  for (const name of ["a7", "b7", "c7"]) await tap(page, name);
  await tap(page, "b7");
  await expect(text(page)).toHaveValue("8/i1i5/8/8/8/8/8/8 w - - 0 1");
  await tool(page, "delete").click();
  await tap(page, "a7");
  await expect(text(page)).toHaveValue("8/2i5/8/8/8/8/8/8 w - - 0 1");
  await tool(page, "undo").click();
  await expect(text(page)).toHaveValue("8/i1i5/8/8/8/8/8/8 w - - 0 1");
});

test("everything that is wrong is told in words, on the squares and aloud", { tag: "@core" }, async ({ page }) => {
  await page.goto("edit.html");
  await expect(page.locator("[data-panel=judgement]")).toContainText("A position by the rules");
  await inTray(page, "king").click();
  await tap(page, "a4");
  await inTray(page, "knecht").click();
  await tap(page, "c1");
  await expect(problems(page)).toHaveText([/White: more than one King \(a4, e1\)/, /non-royal piece in a castle, Knecht \(c1\)/]);
  await expect(square(page, "a4")).toHaveAccessibleName(/cannot be so/);
  await expect(page.locator("#live")).toContainText("non-royal piece in a castle");
  await expect(page.locator("[data-then=person]")).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("[data-then=person]")).not.toHaveAttribute("href");
  await tool(page, "undo").click();
  await tool(page, "undo").click();
  await expect(problems(page)).toHaveCount(0);
  await expect(page.locator("#live")).toContainText("A position by the rules");
});

test("by keyboard alone", async ({ page }) => {
  await openEmpty(page);
  await page.locator("#board .chess-board").focus();
  await page.keyboard.press("Control+Home");
  await expect(focusedSquare(page)).toHaveAttribute("data-square", "a8");
  await page.keyboard.press("Shift+Digit6");
  await expect(page.locator("#live")).toContainText("a8: Black, Knecht.");
  await page.keyboard.press("End");
  await page.keyboard.press("Digit2");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("i7/7C/8/8/8/8/8/8 w - - 0 1");
  await page.keyboard.press("Delete");
  await expect(text(page)).toHaveValue("i7/8/8/8/8/8/8/8 w - - 0 1");
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue("i7/7C/8/8/8/8/8/8 w - - 0 1");
  await page.keyboard.press("Control+Shift+Z");
  await expect(text(page)).toHaveValue("i7/8/8/8/8/8/8/8 w - - 0 1");
  await page.keyboard.press("p");
  await expect(page.locator("#live")).toContainText("Black: Knecht a8");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("by finger: dragged from the tray, chosen and tapped, an arrow", async ({ page }) => {
    await openEmpty(page);
    const hand = await finger(page);
    await hand.down(await centre(inTray(page, "connet")));
    await hand.move(await middle(page, "d4"));
    await hand.up();
    await expect(text(page)).toHaveValue("8/8/8/8/3C4/8/8/8 w - - 0 1");
    await inTray(page, "scout").tap();
    await stillness(page);
    await square(page, "f6").tap();
    await expect(text(page)).toHaveValue("8/8/5S2/8/3C4/8/8/8 w - - 0 1");
    await tool(page, "arrow").tap();
    await hand.down(await middle(page, "d4"));
    await hand.move(await middle(page, "d7"));
    await hand.up();
    await square(page, "f6").tap();
    await tool(page, "hand").tap();
    await hand.down(await middle(page, "f6"));
    await hand.move(await middle(page, "g6"));
    await hand.up();
    await expect(text(page)).toHaveValue("8/8/6S1/8/3C4/8/8/8 w - - 0 1");
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("chess-t/editor") ?? "").value)).toMatchObject({ arrows: "d4-d7", highlight: "f6" });
    expect(await overhang(page)).toBe(0);
  });
});

test("the second button draws, and a link shows it to others", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("edit.html");
  await page.locator("[data-choice=variant] input[value=t]").check();
  await tool(page, "start").click();
  for (const [from, to] of [["e3", "e5"], ["d5", "d5"]]) {
    // The first look may scroll.
    await middle(page, from);
    const [start, end] = [await middle(page, from), await boxOf(square(page, to))];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
    await page.mouse.up({ button: "right" });
  }
  const link = await copied(page, "edit.share.link");
  expect(link).toMatch(/edit\.html#variant=t&position=r2pkp2r\/.*\+w\+\?\+Pp\+0\+1&highlight=d5&arrows=e3-e5$/);
  expect(await copied(page, "edit.share.tag")).toMatch(/^<script type="module" src="http.*\/chess-t\.js"><\/script>\n<chess-t variant="t" position="r2pkp2r\/[^"]*" highlight="d5" arrows="e3-e5"><\/chess-t>$/);
  expect(await copied(page, "edit.share.frame")).toContain("/embed.html#variant=t&amp;position=");

  await tool(page, "clear").click();
  await page.goto(link);
  await expect(text(page)).toHaveValue("r2pkp2r/iiiiciiii/4i4/9/9/4I4/IIIICIIII/R2PKP2R w ? Pp 0 1");
  expect(new URL(page.url()).hash).toBe("");
  await page.reload();
  await expect(text(page)).toHaveValue("r2pkp2r/iiiiciiii/4i4/9/9/4I4/IIIICIIII/R2PKP2R w ? Pp 0 1");
  expect(await copied(page, "edit.share.link"), "what is drawn is still there").toBe(link);
});

test("stars: by their fields, by the tray, and never where they cannot be", async ({ page }) => {
  await page.goto("edit.html");
  await expect(page.locator("[data-choice=stars]")).toHaveCount(0);
  await page.locator("[data-choice=variant] input[value=t2]").check();
  await page.locator("[data-choice=stars] input[value=drawn]").check();
  await page.locator("[data-choice=star-white] select").selectOption("b4");
  await expect(square(page, "b4")).toHaveAccessibleName(/White's inaccessible square/);
  await inTray(page, "star").click();
  await tap(page, "e5");
  await expect(page.locator("#live")).toContainText("e5 cannot be White's inaccessible square.");
  await expect(page.locator("[data-choice=star-white] select")).toHaveValue("b4");
});

test("a position is pasted, or written; what is none is told", async ({ page }) => {
  await page.goto("edit.html");
  await text(page).fill("nonsense");
  await page.locator("[data-action=take]").click();
  await expect(page.locator("[data-panel=text] [role=alert]")).toHaveText("There is no position in this text.");
  await text(page).fill("4k3/8/8/8/8/8/8/4K3 x - - 0 1");
  await text(page).press("Enter");
  await expect(page.locator("[data-panel=judgement]")).toContainText("the side to move must be w or b");
  await expect(square(page, "e8")).toHaveAccessibleName(/Black, King/);
  await page.locator("#board .chess-board").focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "rs1pkp1sr/iiiiciiii/4i4/9/9/4I4/IIIICIIII/RS1PKP1SR w ? Pp 0 1");
    document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(page.locator("[data-choice=variant] input[value=t2]")).toBeChecked();
});

test("the counters, the rights and the side are the position's", async ({ page }) => {
  await page.goto("edit.html");
  await page.locator("[data-choice=turn] input[value=black]").check();
  await page.locator("[data-right=white]").uncheck();
  await page.locator("[data-counter=moveNumber]").fill("12");
  await page.locator("[data-counter=quiet]").fill("7");
  await page.locator("[data-counter=quiet]").press("Tab");
  await expect(text(page)).toHaveValue("rspckpsr/iiiiiiii/8/8/8/8/IIIIIIII/RSPCKPSR b - p 7 12");
  await tool(page, "start").click();
  await expect(page.locator("[data-counter=moveNumber]")).toHaveValue("1");
  await expect(page.locator("[data-right=white]")).toBeChecked();
});

const RITTER_AHEAD = "4k3/8/8/8/2R5/8/8/4K3 b - - 0 1";

/** Sets the position up and goes on from it. */
async function goOn(page, way) {
  await page.goto("edit.html");
  await text(page).fill(RITTER_AHEAD);
  await text(page).press("Enter");
  await page.locator(`[data-then=${way}]`).click();
  await expect(square(page, "c4")).toHaveAccessibleName(/Ritter/);
}

test("from here on two people play; the work is still there afterwards", { tag: "@core" }, async ({ page }) => {
  await goOn(page, "person");
  await dragMove(page, "e8", "d8");
  await expect(moves(page)).toHaveCount(1);
  await page.goBack();
  await expect(text(page)).toHaveValue(RITTER_AHEAD);
});

test("from here on one plays against the computer", async ({ page }) => {
  await goOn(page, "computer");
  await expect(page.getByRole("dialog").locator("input[value=computer]")).toBeChecked();
  await page.getByRole("dialog").locator("[data-action=players]").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator(".player").filter({ hasText: "computer" })).toHaveCount(1);
});

test("a position is analysed, and goes from the game back to the editor", async ({ page }) => {
  await goOn(page, "analysis");
  await expect(page.locator(".analysis-line").first()).toBeVisible({ timeout: 15_000 });
  await page.locator("[data-nav=record]").click();
  await page.locator("[data-action=edit]").click();
  await expect(text(page)).toHaveValue(RITTER_AHEAD);
});

test("pictures: lines without fonts, points of four sizes", async ({ page }) => {
  await page.goto("edit.html");
  const saved = async (/** @type {string} */ action) => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-action=${action}]`).click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const svg = await saved("svg");
  expect(svg.name).toBe("chess-t1.svg");
  expect(svg.bytes.toString()).not.toMatch(/<text|font|NaN|undefined|https?:(?!\/\/www\.w3\.org\/2000\/svg)/);
  const size = await page.evaluate(async (source) => {
    const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
    return { wrong: parsed.querySelector("parsererror") !== null, pieces: parsed.querySelectorAll("use").length, width: Number(parsed.documentElement.getAttribute("width")) };
  }, svg.bytes.toString());
  expect(size).toMatchObject({ wrong: false, pieces: 32 });
  for (const scale of [1, 4]) {
    await page.locator("[data-choice=scale] select").selectOption(String(scale));
    const { bytes } = await saved("png");
    // Width and height stand at the beginning of a PNG.
    expect(bytes.readUInt32BE(16)).toBe(size.width * scale);
  }
});

test("on paper there is the diagram alone", async ({ page }) => {
  await page.goto("edit.html");
  await expect(page.locator("#board .chess-board")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const hidden of [".head", ".tray >> nth=0", ".edit-tools", ".edit-side"]) await expect(page.locator(hidden)).toBeHidden();
  await expect(page.locator("#board .chess-board")).toBeVisible();
});

test("another language and other colours change everything but the work", async ({ page }) => {
  await page.goto("edit.html");
  await tap(page, "a2");
  await tap(page, "a4");
  await setting(page, "language", "ru");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Редактор позиций");
  await expect(square(page, "a4")).toHaveAccessibleName(/Кнехт/);
  await expect(inTray(page, "king")).toHaveAccessibleName("Король");
  const light = await inTray(page, "king").locator("img").getAttribute("src");
  await setting(page, "theme", "dark");
  await expect(inTray(page, "king").locator("img")).not.toHaveAttribute("src", light ?? "");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
