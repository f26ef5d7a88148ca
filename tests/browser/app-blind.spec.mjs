// A whole game against the computer by somebody who does not see: keyboard in, names and announcements out.

import { expect, test } from "./fixtures.mjs";
import { createReader } from "./reader.mjs";

const ENDED = /wins\.|Drawn game/;
/** So many moves are made with whatever can move; then the King goes out to meet his fate, so that the game ends. */
const OPENING = 6;

test("a game from the choice of the opponent to the result", { tag: "@core" }, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/");
  const reader = await createReader(page);

  await reader.tabTo("radio", /A person here/);
  await reader.press("ArrowDown");
  expect(await reader.focused()).toEqual({ role: "radio", name: "The computer" });
  await reader.tabTo("slider", /How well/);
  await reader.press("Home");
  await reader.tabTo("button", /chess-T1/);
  await reader.press("Enter");

  let heard = "";
  for (let move = 0; move < 80 && !ENDED.test(heard); move++) {
    await reader.tabTo("gridcell", /./);
    const choice = await chooseMove(reader, move);
    await goTo(reader, choice.from);
    await reader.press("Enter");
    await expect.poll(() => nameOf(reader)).toContain("taken up");
    await goTo(reader, choice.to);
    await expect.poll(() => nameOf(reader)).toMatch(/can (go|take) here/);
    await reader.press("Enter");
    heard = await reply(reader);
  }
  expect(heard).toMatch(/(White|Black) wins\. The (King is taken|castle is seized)/);
  await expect.poll(() => reader.namesOf("heading"), "the result is found by its heading").toContainEqual(expect.stringMatching(ENDED));
});

/** What is read out where the focus is. */
async function nameOf(reader) {
  return (await reader.focused()).name;
}

/** The position is asked for, then the pieces one after the other, until one can move. */
async function chooseMove(reader, move) {
  const position = await asked(reader, "p", /to move, move \d+/);
  const army = /White: ([^.]+)\./.exec(position)?.[1] ?? "";
  const pieces = army.split("; ").flatMap((list) => list.match(/[a-h][1-8]/g) ?? []);
  const inTurn = move < OPENING ? pieces.map((_, index) => pieces[(index * 7 + move * 5 + 9) % pieces.length]) : pieces;
  for (const from of inTurn) {
    await goTo(reader, from);
    const told = await asked(reader, "m", new RegExp(`${from}(:| cannot)`));
    const taking = /takes on ([^.;]+)/.exec(told)?.[1]?.split(", ");
    const going = /moves to ([^.;]+)/.exec(told)?.[1]?.split(", ");
    const to = (taking ?? going)?.sort((one, two) => Number(two[1]) - Number(one[1]))[0];
    if (to) return { from, to };
  }
  throw new Error(`no piece can move: ${position}`);
}

/** With the arrows from the square that has the focus. */
async function goTo(reader, square) {
  const name = await nameOf(reader);
  const right = square.charCodeAt(0) - name.charCodeAt(0);
  const up = Number(square[1]) - Number(name[1]);
  for (let step = 0; step < Math.abs(right); step++) await reader.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(up); step++) await reader.press(up > 0 ? "ArrowUp" : "ArrowDown");
  expect((await nameOf(reader)).slice(0, 2)).toBe(square);
}

/** What a key has the page say. */
async function asked(reader, key, expected) {
  await reader.press(key);
  let heard = "";
  await expect.poll(async () => (heard = await reader.announced())).toMatch(expected);
  return heard;
}

/** What the computer answers, or how the game ended; questions on the way are answered. */
async function reply(reader) {
  let heard = "";
  let warned = false;
  const listen = async () => {
    heard = await reader.announced();
    const { role } = await reader.focused();
    if (!warned && /King can be taken now/.test(heard)) {
      warned = true;
      await reader.tabTo("button", /Leave it/);
      await reader.press("Enter");
    } else if (!warned && role === "button") {
      // What the Knecht is to become: the first is offered.
      await reader.press("Enter");
    }
    return heard;
  };
  await expect.poll(listen, { timeout: 20_000 }).toMatch(/Black: .* (from|takes)|wins\.|Drawn/);
  return heard;
}
