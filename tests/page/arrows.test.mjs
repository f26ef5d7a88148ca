// The arrows over the board: told from every square by their fill or their edge, in every theme, also by the colour-blind.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { contrast, formatColor, mix, parseColor } from "../../www/board/color.js";
import { CONTRAST, DARK, LIGHT } from "../../www/board/theme.js";
import { EYES } from "./eyes.mjs";

const CSS = readFileSync(new URL("../../www/styles/base.css", import.meta.url), "utf8");
const PANELS = readFileSync(new URL("../../www/styles/panels.css", import.meta.url), "utf8");
const PALETTES = { light: LIGHT, dark: DARK, contrast: CONTRAST };

/** A property as it stands in a theme: its own, or the light one's. */
function valueOf(name, theme) {
  const block = (selector) => new RegExp(`${selector}(?:,[^{]*)? \\{([^}]*)\\}`).exec(CSS)?.[1] ?? "";
  const own = new RegExp(`--${name}: ([^;]+);`).exec(block(`:root\\[data-theme="${theme}"\\]`));
  return (own ?? new RegExp(`--${name}: ([^;]+);`).exec(block(":root")))?.[1] ?? "";
}

const OPACITY = { hint: 0.85, threat: 0.55 };

for (const [theme, palette] of Object.entries(PALETTES)) for (const [eyes, see] of Object.entries({ "all colours": (color) => color, ...EYES })) {
  test(`${theme}, ${eyes}`, () => {
    const seen = (color) => parseColor(see(color));
    for (const arrow of ["hint", "threat"]) for (const ground of ["light", "dark", "castle"]) {
      const fill = mix(parseColor(palette[ground]), parseColor(valueOf(arrow, theme)), OPACITY[arrow]);
      const ratios = [formatColor(fill), valueOf(`${arrow}-edge`, theme)].map((color) => contrast(seen(color), seen(palette[ground])));
      assert.ok(Math.max(...ratios) >= 3, `${arrow} on ${ground}: ${ratios.map((ratio) => ratio.toFixed(2))}`);
    }
  });
}

test("the opacities are those of the style sheet", () => {
  const found = [...PANELS.matchAll(/fill-opacity: ([\d.]+)/g)].map(([, value]) => Number(value));
  assert.deepEqual(found, [OPACITY.hint, OPACITY.threat]);
});
