// The oldest browsers that are to play (docs/BROWSERS.md) know everything that scripts and styles use.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { ESLint } from "eslint";
import compat from "eslint-plugin-compat";
import postcss from "postcss";

/** Its main module is not one for `import`. */
const DoIUse = createRequire(import.meta.url)("doiuse");
const WWW = new URL("../../www/", import.meta.url);
const BROWSERS = ["chrome 109", "firefox 115", "safari 16.4", "ios_saf 16.4"];

/** Styles that some of them pass over, or know in part, and why the page is none the worse. */
const EMBELLISHMENTS = {
  "text-size-adjust": "keeps iPhones from enlarging text; others do not",
  "css-clip-path": "inset() is known to all",
  "css-masks": "what is taken for it is clip-path",
  "css-touch-action": "Safari on computers has no touch",
  "css-display-contents": "used on elements without a role",
  "css-resize": "a text box that cannot be made larger",
  "css-content-visibility": "spares work with long lists",
  multicolumn: "the printed list of moves, whose lines may not break",
};

const linter = new ESLint({
  cwd: fileURLToPath(WWW),
  overrideConfigFile: true,
  overrideConfig: [
    { ignores: ["pkg/**"] },
    {
      files: ["**/*.js"],
      plugins: { compat },
      languageOptions: { ecmaVersion: 2022, sourceType: "module" },
      settings: { browsers: BROWSERS, lintAllEsApis: true },
      rules: { "compat/compat": "error" },
    },
  ],
});

const told = (/** @type {import("eslint").ESLint.LintResult[]} */ results) =>
  results.flatMap(({ filePath, messages }) => messages.map(({ line, message }) => `${filePath}:${line}: ${message}`));

test("scripts: ECMAScript 2022, and no objects or functions that one of them lacks", async () => {
  const results = await linter.lintFiles(["**/*.js"]);
  assert.ok(results.length > 100, `${results.length} scripts`);
  assert.deepEqual(told(results), []);
});

test("what they lack would be found", async () => {
  for (const young of ["requestIdleCallback(() => {});", "[].toSorted();", "using x = null;"]) {
    assert.equal(told(await linter.lintText(young)).length, 1, young);
  }
});

for (const sheet of readdirSync(new URL("styles/", WWW))) {
  test(`styles: ${sheet}`, async () => {
    assert.deepEqual(await unknown(readFileSync(new URL(`styles/${sheet}`, WWW), "utf8")), []);
  });
}

test("styles they lack would be found", async () => {
  assert.equal((await unknown("a { b { color: red } }")).length, 1);
  assert.equal((await unknown("a:has(b) { color: red }")).length, 1);
});

/** @param {string} css */
async function unknown(css) {
  /** @type {string[]} */
  const found = [];
  const onFeatureUsage = (/** @type {{message: string}} */ { message }) => found.push(message);
  await postcss([new DoIUse({ browsers: BROWSERS, ignore: Object.keys(EMBELLISHMENTS), onFeatureUsage })]).process(css, { from: undefined });
  return found;
}
