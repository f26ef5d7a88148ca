// A page brings the texts of all that it starts with, and none that it has no use for.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readPage } from "../../xtask/js/page.mjs";
import { PAGES } from "../browser/pages.mjs";
import { TABLES } from "../texts.mjs";
import { modulesOf, pathFrom, textOf } from "./site-modules.mjs";

/** By key. */
const TOPICS = new Map(Object.entries(TABLES.en).flatMap(([topic, table]) => Object.keys(table).map((key) => [key, topic])));

/** The topics of all keys that a module names; a key may have parts that are filled in at run time. @param {string} path */
function topicsNamedIn(path) {
  const source = textOf(path);
  const whole = [...source.matchAll(/"([a-z][\w-]*\.[\w.-]+)"/g)].map(([, key]) => key);
  const patterns = [...source.matchAll(/`([a-z][\w-]*\.[\w.-]*(?:\$\{[^}]*\}[\w.-]*)+)`/g)].map(([, pattern]) => new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, "[\\w-]+").replaceAll(".", "\\.")}$`));
  const keys = [...TOPICS.keys()].filter((key) => whole.includes(key) || patterns.some((pattern) => pattern.test(key)));
  return new Set(keys.map((key) => TOPICS.get(key)));
}

/** The topics in a list of the code. @param {string} path @param {RegExp} list */
function topicsIn(path, list) {
  const [, topics] = list.exec(textOf(path)) ?? assert.fail(`${path} names no topics`);
  return listed(topics);
}

/** @param {string} list */
const listed = (list) => [...list.matchAll(/"([\w-]+)"/g)].map(([, word]) => word);

/** What a script starts with, and the modules that it needs for that. @type {[string, string, string[]][]} */
const STARTS = PAGES.map((page) => {
  const { script } = readPage(textOf(page));
  const ofElement = !modulesOf(script).includes("site/start.js");
  const topics = ofElement
    ? topicsIn("element/shared.js", /createLanguages\(LANGUAGES, \[(.*)\]\)/)
    : [...topicsIn("site/start.js", /const COMMON = .*\[(.*)\]/), ...topicsIn(script, /startPage\(\{[^}]*topics: \[(.*?)\]/)];
  return [page, script, topics];
});

/** @typedef {{path: string, topics: string[]}} Part */

/** Not what comments name for its types. */
const LATER = /(?:late\(\[([^\]]*)\],\s*\(\) =>\s*)?(?<!typeof )import\("(\.[^"]+)"\)(?!\.[A-Z])/g;

/** What is loaded later by what a part starts with, with the texts that are there by then. @param {Part} part @returns {Part[]} */
function laterThan({ path, topics }) {
  return modulesOf(path).flatMap((module) =>
    [...textOf(module).matchAll(LATER)]
      .map(([, own = "", target]) => ({ path: pathFrom(module, target), topics: [...topics, ...listed(own)] }))
      .filter((part) => !part.path.startsWith("pkg/")),
  );
}

/** @param {Part} part */
function lackingIn({ path, topics }) {
  return modulesOf(path).flatMap((module) => [...topicsNamedIn(module)].filter((topic) => !topics.includes(topic)).map((topic) => `${module}: ${topic}`));
}

for (const [page, script, topics] of STARTS) {
  test(`${page}: what it loads later names texts that are there by then`, () => {
    const parts = laterThan({ path: script, topics });
    // A list that grows is walked to its end.
    for (const part of parts) parts.push(...laterThan(part).filter(({ path }) => !parts.some((other) => other.path === path)));
    for (const part of parts) assert.deepEqual(lackingIn(part), [], part.path);
  });

  test(`${page} starts with the texts that its modules name`, () => {
    for (const topic of topics) assert.ok(topic in TABLES.en, topic);
    assert.deepEqual(lackingIn({ path: script, topics }), []);
    const used = new Set(modulesOf(script).flatMap((path) => [...topicsNamedIn(path)]));
    assert.deepEqual(topics.filter((topic) => !used.has(topic)), [], "of no use here");
  });
}
