// The page names all its modules in advance, so that the browser asks for them at once instead of level by level.

import assert from "node:assert/strict";
import { test } from "node:test";

import { modulesOf, textOf } from "./site-modules.mjs";

const ENTRY = "app/main.js";
/** Imported while the page runs, but needed by every game. */
const GLUE = "pkg/chess_t.js";

test("index.html announces every module that the page starts with, and no other", () => {
  const announced = [...textOf("index.html").matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path]) => path);
  const wanted = [GLUE, ...modulesOf(ENTRY).filter((path) => path !== ENTRY).sort()];
  const lines = wanted.map((path) => `    <link rel="modulepreload" href="${path}">`).join("\n");
  assert.deepEqual(announced, wanted, `index.html should have:\n${lines}\n`);
});

test("what is announced is what is imported", () => {
  assert.match(textOf("core/engine-loader.js"), /pkg\/chess_t\.js/);
  const modules = modulesOf(ENTRY);
  assert.ok(modules.includes("board/frames.js"), "imports of imports are followed");
  assert.ok(!modules.includes("think/browser.js"), "what is imported later is left to later");
});
