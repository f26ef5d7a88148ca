// The element without a browser: what its attributes say, what a game's text is, a puzzle's solution, and that importing it
// where there is no document does nothing harmful.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

import { DIAGRAMS } from "../../www/diagram/games.js";
import { readDiagram } from "../../www/diagram/read.js";
import { OPTION_NAMES, readOptions } from "../../www/element/options.js";
import { createPuzzle, openSolution } from "../../www/element/puzzle.js";
import { readGameText } from "../../www/element/source.js";
import { attributesIn } from "../../www/embed/fragment.js";
import { openGame } from "../../www/table/game.js";
import { PATHS } from "../../www/table/icons.js";

const WASM = new URL("../../www/pkg/chess_t_bg.wasm", import.meta.url);
const skip = !existsSync(WASM);

async function rules() {
  const glue = await import(new URL("../../www/pkg/chess_t.js", import.meta.url).href);
  await glue.default({ module_or_path: readFileSync(WASM) });
  return { ...glue, variants: glue.variants(), createEngine: () => new glue.Engine() };
}

const read = (attributes) => readOptions((name) => attributes[name] ?? null);

test("attributes are read to values; one that is not there says nothing", () => {
  assert.deepEqual(read({}), { options: {}, problems: [] });
  const { options, problems } = read({
    variant: "chess-T2", ply: " 12 ", mode: "PLAY", level: "3", side: "black", force: "", coordinates: "off", controls: "no",
    highlight: "E4, d5 c3", arrows: "e2-e4,d7d5 a1:a8", theme: "dark", lang: "ru", label: "A board",
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(options, {
    variant: "t2", ply: 12, mode: "play", level: 3, side: "black", force: true, coordinates: false, controls: false,
    highlight: ["e4", "d5", "c3"], arrows: [{ from: "e2", to: "e4" }, { from: "d7", to: "d5" }, { from: "a1", to: "a8" }],
    theme: "dark", lang: "ru", label: "A board",
  });
});

test("what cannot be read is a problem with what was wanted, and cut short", () => {
  const { options, problems } = read({ variant: "t3", ply: "1e3", highlight: "e9", arrows: "e2", force: "x".repeat(100), position: "8/".repeat(2000) });
  assert.deepEqual(options, {});
  assert.deepEqual(problems.map(({ name, wanted }) => [name, wanted]), [
    ["variant", "choice"], ["position", "shorter"], ["ply", "number"], ["force", "switch"], ["highlight", "squares"], ["arrows", "arrows"],
  ]);
  assert.ok(problems.every(({ text }) => text.length <= 61));
  assert.deepEqual(read({ highlight: "e4 ".repeat(200) }).problems[0]?.wanted, "squares");
  assert.deepEqual(read({ position: "8", game: "1. e2-e4" }).problems[0]?.wanted, "one-start");
  assert.deepEqual(read({ mode: "puzzle", solution: " " }).problems[0]?.wanted, "solution");
});

test("a game's text is a record, an address or a link", () => {
  assert.deepEqual(readGameText("1. e2-e4"), { record: "1. e2-e4" });
  assert.deepEqual(readGameText("e2-e4"), { record: "e2-e4" });
  assert.deepEqual(readGameText(" games/first.txt "), { address: "games/first.txt" });
  for (const address of ["https://example.org/a?b", "./a", "../a", "/a", "a.PGN"]) assert.deepEqual(readGameText(address), { address });
  assert.deepEqual(readGameText("#g=1aGS&ply=2&view=black"), { link: "1aGS", ply: 2, view: "black" });
  assert.deepEqual(readGameText("https://example.org/#g=1aGS"), { link: "1aGS", ply: null, view: "white" });
  assert.deepEqual(readGameText("javascript:alert(1)"), { record: "javascript:alert(1)" });
});

test("a fragment says what attributes say; a link to a game is as good", () => {
  const read = (hash) => Object.fromEntries(attributesIn(hash));
  assert.deepEqual(read("#variant=t2&position=8/8%20w&onload=x&style=y"), { variant: "t2", position: "8/8 w" });
  assert.deepEqual(read("#lang=ru&view=black&ply=3&g=1aGS"), { lang: "ru", ply: "3", game: "#g=1aGS", orientation: "black" });
  assert.deepEqual(read(""), {});
});

test("a position in writing is drawn as far as it can be read", () => {
  const { pieces, stars } = readDiagram("k8/1X7/9/9/9/9/9/8V w b4i5", DIAGRAMS.t2);
  assert.deepEqual(pieces, { a8: { color: "black", role: "king" }, i1: { color: "white", role: "ver-knecht" } });
  assert.deepEqual(stars, { white: "b4", black: "i5" });
  for (const text of ["", "<b>", "KKKKKKKKKKKKKKKK", "8/8/8/8/8/8/8/8/8/8/K"]) readDiagram(text, DIAGRAMS.t1);
  assert.equal(Object.keys(readDiagram("KKKKKKKKKKKKKKKK", DIAGRAMS.t1).pieces).length, 8);
});

test("what boards look like before the engine has come is what it says", { skip }, async () => {
  for (const info of (await rules()).variants) {
    const diagram = DIAGRAMS[info.variant];
    for (const [name, value] of Object.entries(diagram)) assert.deepEqual(value, info[name], `${info.variant} ${name}`);
    assert.deepEqual(readDiagram(diagram.start, diagram).pieces, info.startPieces);
  }
});

test("the drawings of a table are those of the page", () => {
  const sprite = readFileSync(new URL("../../www/icons/icons.svg", import.meta.url), "utf8");
  for (const [name, paths] of Object.entries(PATHS)) {
    const [, symbol = ""] = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(sprite) ?? [];
    assert.deepEqual([...symbol.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d), paths, name);
  }
});

test("a game opens at a ply, and gives the engine back", { skip }, async () => {
  const all = await rules();
  const at = (source) => openGame(all, { variant: "t1", ...source });
  const game = at({ record: "1. e2-e4 e7-e5 2. d2-d4", ply: 2 });
  assert.equal(game.value.ply(), 2);
  assert.equal(game.value.lastStep("latin").text, "e7-e5");
  assert.equal(at({ record: "1. e2-e4", ply: 99 }).value.ply(), 1);
  assert.equal(at({ position: "9/8" }).error.code, "bad-position");
  assert.equal(openGame(all, { variant: "x" }).error.code, "unknown-variant");
  game.value.close();
  assert.throws(() => game.value.ply());
});

test("a puzzle takes the moves of its solution and of its variations, and no others", { skip }, async () => {
  const all = await rules();
  const start = { variant: "t1", position: DIAGRAMS.t1.start };
  const played = [];
  let solved = 0;
  const { value: solution } = openSolution(all, start, "1. e2-e4 (1. d2-d4 d7-d5) e7-e5 2. b2-b3");
  const puzzle = createPuzzle({ solution, play: (text) => Boolean(played.push(text)), solved: () => solved++ });
  assert.equal(puzzle.accepts("a2a3", 0), false);
  assert.equal(puzzle.accepts("a2a3", 0), false, "what was refused once is refused again");
  assert.equal(puzzle.accepts("d2d4", 0), true);
  assert.equal(puzzle.accepts("e2e4", 0), true);
  puzzle.goOn(1);
  await new Promise((resolve) => setTimeout(resolve, 700));
  assert.deepEqual(played, ["e7e5"]);
  assert.equal(puzzle.accepts("b2b3", 2), true);
  puzzle.goOn(3);
  assert.equal(solved, 1);
  puzzle.close();
});

test("a solution may be moves in a row, in any notation; else it is told what is wrong", { skip }, async () => {
  const all = await rules();
  const start = { variant: "t1", position: DIAGRAMS.t1.start };
  assert.equal(openSolution(all, start, "e2e4, e7-e5; b2b3").ok, true);
  assert.equal(openSolution(all, start, "e2-e9").error.code, "unknown-move");
});

test("importing the element where there is no document does nothing harmful", async () => {
  const { ChessTElement, defineChessT } = await import("../../www/chess-t.js");
  assert.deepEqual(ChessTElement.observedAttributes, OPTION_NAMES);
  defineChessT();
  assert.equal(globalThis.customElements, undefined);
});

test("the types name every attribute but the language, which every element has", () => {
  const types = readFileSync(new URL("../../www/element/element.d.ts", import.meta.url), "utf8");
  const [, body = ""] = /interface ChessTApi \{([\s\S]*?)\n\}/.exec(types) ?? [];
  const named = [...body.matchAll(/^ {2}(\w+): string \| null;/gm)].map(([, name]) => name);
  assert.deepEqual(named.sort(), OPTION_NAMES.filter((name) => name !== "lang").sort());
});
