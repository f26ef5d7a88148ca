// The board as a picture that leaves the page: all there is to see, and nothing that another machine may lack.

import assert from "node:assert/strict";
import { test } from "node:test";

import { diagramSvg } from "../../www/board/svg/diagram.js";
import { lettering } from "../../www/board/svg/letters.js";
import { DARK, LIGHT } from "../../www/board/theme.js";
import { variants } from "../wasm/module.mjs";

const games = variants();
const count = (/** @type {string} */ text, /** @type {RegExp} */ what) => [...text.matchAll(what)].length;
const strokes = (/** @type {string} */ text) => count(lettering(text, { x: 0, y: 0 }, 10, 10, "#000"), /<path/g);

test("every letter that a board may show is there", () => {
  const coordinates = ["abcdefghi", "12345678"].flatMap((letters) => [...letters]);
  const roles = games.flatMap(({ roles }) => roles.flatMap(({ latin, russian }) => [latin, russian]));
  for (const text of [...coordinates, ...roles]) assert.equal(strokes(text), [...text].length, text);
  assert.equal(strokes("§"), 0);
});

for (const game of games) {
  test(`${game.name}: every piece stands on its square, each kind is drawn once`, () => {
    const svg = diagramSvg(game, { pieces: game.startPieces }, LIGHT);
    const kinds = new Set(Object.values(game.startPieces).map(({ color, role }) => `${color}-${role}`));
    assert.equal(count(svg, /<use /g), Object.keys(game.startPieces).length);
    assert.equal(count(svg, /<g id="/g), kinds.size);
    for (const [, name] of svg.matchAll(/<use href="#([^"]+)"/g)) assert.ok(kinds.has(name), name);
  });

  test(`${game.name}: no fonts, nothing to be loaded, no number that is none`, () => {
    const drawn = { circles: ["e4"], arrows: [{ from: "a1", to: "h8" }] };
    for (const pieceSet of ["figures", "counters"]) {
      for (const letters of ["latin", "russian"]) {
        const svg = diagramSvg(game, { pieces: game.startPieces, pieceSet, letters, drawn, stars: { white: "b4", black: "g5" } }, DARK);
        assert.doesNotMatch(svg, /<text|font|NaN|undefined|null|url\((?!#)|<image|<style/);
      }
    }
  });
}

test("references are to what is there, and every name is there once", () => {
  const svg = diagramSvg(games[0], { pieces: games[0].startPieces }, LIGHT);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) assert.ok(ids.includes(id), id);
});

test("coordinates can be left out; a larger picture is the same one", () => {
  const plain = { pieces: {}, coordinates: false };
  assert.equal(count(diagramSvg(games[0], plain, LIGHT), /stroke-linecap="round"/g), 0);
  const [small, large] = [diagramSvg(games[0], plain, LIGHT), diagramSvg(games[0], plain, LIGHT, 4)];
  const width = (/** @type {string} */ svg) => Number(/ width="(\d+)"/.exec(svg)?.[1]);
  assert.equal(width(large), 4 * width(small));
  assert.equal(large.replace(/width="\d+" height="\d+"/, ""), small.replace(/width="\d+" height="\d+"/, ""));
});

test("Black below: the first piece of Black stands where White's would", () => {
  const place = (/** @type {"white" | "black"} */ orientation, /** @type {string} */ square) =>
    /translate\(([^)]+)\)/.exec(diagramSvg(games[0], { pieces: { [square]: { color: "white", role: "king" } }, orientation, coordinates: false }, LIGHT).split("<use")[1] ?? "")?.[1];
  assert.equal(place("white", "a1"), place("black", "h8"));
  assert.notEqual(place("white", "a1"), place("black", "a1"));
});
