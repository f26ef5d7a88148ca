// Colours: every mark is told from every kind of square, tinted or not, in every theme.

import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, formatColor, mix, parseColor } from "../../www/board/color.js";
import { TINT } from "../../www/board/marks.js";
import { chooseTheme, CONTRAST, DARK, forcedPalette, LIGHT, propertyOf } from "../../www/board/theme.js";
import { EYES } from "./eyes.mjs";

const forced = (colors) => forcedPalette((keyword) => colors[keyword]);
const PALETTES = {
  light: LIGHT,
  dark: DARK,
  contrast: CONTRAST,
  "forced, dark": forced({ Canvas: "rgb(0, 0, 0)", CanvasText: "rgb(255, 255, 255)", Highlight: "rgb(26, 235, 255)" }),
  "forced, light": forced({ Canvas: "rgb(255, 255, 255)", CanvasText: "rgb(0, 0, 0)", Highlight: "rgb(55, 0, 110)" }),
};
const GROUNDS = ["light", "dark", "castle"];
const MARKS = ["lastMove", "check", "selected", "target", "hover", "result", "marked", "reach", "cursor", "drawn"];

/** The three grounds, plain and under the tint of the last move, which most other marks can fall on. */
function grounds(palette) {
  const plain = GROUNDS.map((name) => [name, parseColor(palette[name])]);
  const tinted = plain.map(([name, color]) => [`${name} of the last move`, mix(color, parseColor(palette.lastMove), TINT)]);
  return { plain, all: [...plain, ...tinted] };
}

for (const [theme, palette] of Object.entries(PALETTES)) {
  test(`${theme}: marks have 3:1 on every square`, () => {
    for (const mark of MARKS) for (const [ground, color] of grounds(palette).plain) {
      const ratio = contrast(parseColor(palette[mark]), color);
      assert.ok(ratio >= 3, `${mark} on ${ground}: ${ratio.toFixed(2)}`);
    }
  });

  test(`${theme}: marks keep 3:1 on their own tint and on that of the last move`, () => {
    for (const mark of MARKS) {
      const ink = parseColor(palette[mark]);
      const own = grounds(palette).plain.map(([name, color]) => [`${name}, its own tint`, mix(color, ink, TINT)]);
      const tinted = ["lastMove", "check", "selected", "result"].includes(mark) ? own : [];
      const others = ["target", "selected", "check", "cursor"].includes(mark) ? grounds(palette).all : [];
      for (const [ground, color] of [...tinted, ...others]) {
        const ratio = contrast(ink, color);
        // Forced colours have one ink only; there the shape alone tells, and the ink itself stays far above 3:1.
        assert.ok(ratio >= 3 || (theme.startsWith("forced") && ratio > 2.5), `${mark} on ${ground}: ${ratio.toFixed(2)}`);
      }
    }
  });

  for (const [eyes, seen] of Object.entries(EYES)) {
    test(`${theme}, ${eyes}: marks have 3:1 on every square, and each side's piece stands out`, () => {
      const ratio = (one, two) => contrast(parseColor(seen(palette[one])), parseColor(seen(palette[two])));
      for (const ground of GROUNDS) {
        for (const mark of MARKS) assert.ok(ratio(mark, ground) >= 3, `${mark} on ${ground}: ${ratio(mark, ground).toFixed(2)}`);
        for (const side of ["white", "black"]) assert.ok(Math.max(ratio(`${side}Body`, ground), ratio(`${side}Ink`, ground)) >= 3, `${side} on ${ground}`);
      }
    });
  }

  test(`${theme}: pieces, coordinates, lines and numbers`, () => {
    const pairs = [
      ["whiteBody", "whiteInk", 7], ["blackBody", "blackInk", 7], ["frame", "coordinate", 4.5],
      ["forceWhite", "forceWhiteInk", 7], ["forceBlack", "forceBlackInk", 7],
      ["castle", "castleLine", 3], ["frame", "frameLine", 3],
      ["light", "heavyLine", 3], ["dark", "heavyLine", 3],
    ];
    for (const [one, two, least] of pairs) {
      const ratio = contrast(parseColor(palette[one]), parseColor(palette[two]));
      assert.ok(ratio >= least, `${two} on ${one}: ${ratio.toFixed(2)}`);
    }
  });

  test(`${theme}: each side's piece stands out by its body or its outline`, () => {
    for (const side of ["white", "black"]) for (const ground of GROUNDS) {
      const best = Math.max(...["Body", "Ink"].map((part) => contrast(parseColor(palette[side + part]), parseColor(palette[ground]))));
      assert.ok(best >= 3, `${side} on ${ground}: ${best.toFixed(2)}`);
    }
  });
}

test("the simulated eyes see less", () => {
  assert.equal(EYES["red-blind"]?.("#ffffff"), "#ffffff");
  const apart = (eyes) => contrast(parseColor(eyes("#c00000")), parseColor(eyes("#2a2a2a")));
  assert.ok(apart((color) => color) > 2 && apart(EYES["red-blind"]) < 1.6);
});

test("palettes have the same names", () => {
  for (const palette of Object.values(PALETTES)) assert.deepEqual(Object.keys(palette).sort(), Object.keys(LIGHT).sort());
});

test("which palette holds", () => {
  const facts = { own: "", colorScheme: "normal", dark: false, moreContrast: false, forced: false };
  const choose = (change) => chooseTheme({ ...facts, ...change });
  assert.equal(choose({}), "light");
  assert.equal(choose({ dark: true }), "light", "a page that knows no dark scheme stays light");
  assert.equal(choose({ dark: true, colorScheme: "light dark" }), "dark");
  assert.equal(choose({ colorScheme: "light dark" }), "light");
  assert.equal(choose({ colorScheme: "dark" }), "dark");
  assert.equal(choose({ dark: true, colorScheme: "only light" }), "light");
  assert.equal(choose({ moreContrast: true }), "contrast");
  assert.equal(choose({ own: "dark", moreContrast: true }), "dark", "the page's own word counts");
  assert.equal(choose({ own: "dark", forced: true }), "forced", "but never against the reader's colours");
});

test("names of properties", () => {
  assert.equal(propertyOf("light"), "--board-light");
  assert.equal(propertyOf("castleLine"), "--board-castle-line");
});

test("colours are read and written", () => {
  assert.deepEqual(parseColor("#fff"), { r: 255, g: 255, b: 255, a: 1 });
  assert.deepEqual(parseColor("rgba(1, 2, 3, 0.5)"), { r: 1, g: 2, b: 3, a: 0.5 });
  assert.deepEqual(parseColor("rgb(1 2 3)"), { r: 1, g: 2, b: 3, a: 1 });
  assert.equal(parseColor("tomato"), null);
  assert.equal(formatColor({ r: 1.4, g: 2, b: 3, a: 1 }), "rgb(1, 2, 3)");
  assert.equal(Math.round(contrast(parseColor("#000"), parseColor("#fff"))), 21);
});
