// A page names all its modules in advance, so that the browser asks for them at once instead of level by level.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readPage } from "../../xtask/js/page.mjs";
import { PAGES } from "../browser/pages.mjs";
import { modulesOf, textOf } from "./site-modules.mjs";

/** Imported while the page runs, but needed from the start: the glue of the module that a page loads. @param {string[]} modules */
const glueOf = (modules) => (modules.includes("core/tasks-module.js") ? "pkg/tasks/chess_t.js" : "pkg/chess_t.js");

for (const page of PAGES) {
  test(`${page} announces every module that it starts with, and no other`, () => {
    const entry = readPage(textOf(page)).script;
    const announced = [...textOf(page).matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path]) => path);
    const modules = modulesOf(entry).filter((path) => path !== entry).sort();
    const glue = glueOf(modules);
    const wanted = [glue, ...modules];
    const lines = wanted.map((path) => `    <link rel="modulepreload" href="${path}">`).join("\n");
    assert.deepEqual(announced, wanted, `${page} should have:\n${lines}\n`);
    assert.ok(textOf(page).includes(`href="${glue.replace(".js", "_bg.wasm")}"`), "and its module");
  });

  test(`${page} loads no code of another page`, () => {
    const entry = readPage(textOf(page)).script;
    const own = entry.replace(/[^/]+$/, "");
    const others = PAGES.map((name) => readPage(textOf(name)).script.replace(/[^/]+$/, "")).filter((folder) => folder !== own);
    assert.deepEqual(modulesOf(entry).filter((path) => others.some((folder) => path.startsWith(folder))), []);
  });
}

test("what is announced is what is imported", () => {
  assert.match(textOf("core/rules-module.js"), /pkg\/chess_t\.js/);
  assert.match(textOf("core/tasks-module.js"), /pkg\/tasks\/chess_t\.js/);
  const modules = modulesOf("app/main.js");
  assert.ok(modules.includes("board/frames.js"), "imports of imports are followed");
  assert.ok(!modules.includes("think/browser.js"), "what is imported later is left to later");
});
