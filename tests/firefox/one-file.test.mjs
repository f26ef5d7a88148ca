// The whole program in one file, opened from a disk in Firefox.

import { existsSync } from "node:fs";

import { click, eventually, inFirefox, listed, says, tapMove, texts } from "./firefox.mjs";

const FILE = new URL("../../dist/chess-t.html", import.meta.url);
if (!existsSync(FILE)) throw new Error("there is no dist/chess-t.html: cargo xtask dist makes it");

inFirefox("a game against the computer, which a reload keeps", async (page) => {
  await page.goto(FILE.href);
  await click(page, "[data-choice=opponent] label:has(input[value=computer]), [data-choice=opponent] input[value=computer]");
  await click(page, "[data-variant=t1]");
  await tapMove(page, "e2e4");
  await listed(page, 2);
  const played = await texts(page, ".move");
  await page.reload();
  await eventually(() => texts(page, ".move"), (moves) => String(moves) === String(played));
});

inFirefox("its other pages", async (page) => {
  await page.goto(`${FILE.href}#page=learn`);
  await says(page, ".step-title", /Seize the castle/);
});
