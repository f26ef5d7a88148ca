// The schema of courses, and that our reading of schemas is that of a whole validator.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Ajv2020 } from "ajv/dist/2020.js";

import { CLAUSES } from "../../www/lessons/clauses.js";
import { misfits } from "../../www/lessons/fitting.js";
import { LESSON_SCHEMA } from "../../www/lessons/schema.js";
import { textOf } from "./site-modules.mjs";
import { schemaText } from "./lesson-schema.mjs";

const validate = new Ajv2020({ strict: true, allErrors: false }).compile(LESSON_SCHEMA);
const fits = (value) => misfits(LESSON_SCHEMA, value).next().done === true;
const course = () => JSON.parse(textOf("lessons/t1.json"));

test("editors check by the same schema", () => {
  const how = "node tests/page/lesson-schema.mjs > www/lessons/lesson.schema.json";
  assert.equal(textOf("lessons/lesson.schema.json"), schemaText(), how);
});

test("the clauses are those of the rules", () => {
  for (const name of ["RULES.md", "RULES.ru.md"]) {
    const rules = readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");
    const sections = [...rules.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
    const clauses = [...rules.matchAll(/^\*\*(\d\.\d)/gm)].map(([, number]) => number);
    // What a section says without a number of its own, and what is said of the draw in parts.
    const whole = sections.filter((section) => ["1", "2", "3", "7"].includes(section));
    const parts = clauses.filter((clause) => clause !== "1.1" && !clause.startsWith("7."));
    assert.deepEqual([...new Set([...whole, ...parts])].sort(), [...CLAUSES].sort(), name);
  }
});

/** Every place of a value. */
function* places(value, path = []) {
  yield path;
  if (typeof value === "object" && value !== null) for (const key of Object.keys(value)) yield* places(value[key], [...path, key]);
}

const ODD = [undefined, null, true, -1, 1.5, 1001, "", "x", "a9", "a1b2c", "w".repeat(500), "😀".repeat(219), [], [1, 1], {}, { ru: "", e1: 1 }, JSON.parse('{"__proto__": {"ru": "x"}}')];

const at = (value, path) => path.reduce((inside, key) => inside[key], value);

/** The value with something else in one of its places; nothing where that is left out. */
function changed(value, path, odd) {
  const copy = structuredClone(value);
  const inside = at(copy, path.slice(0, -1));
  const last = path.at(-1);
  if (odd !== undefined) inside[last] = odd;
  else if (Array.isArray(inside)) inside.splice(Number(last), 1);
  else delete inside[last];
  return copy;
}

test("a value fits exactly when a whole validator says so", () => {
  const whole = course();
  // Two steps of it have every kind of field.
  whole.blocks = [{ ...whole.blocks[2], steps: whole.blocks[2].steps.slice(0, 2) }];
  assert.equal(fits(whole), true);
  let refused = 0;
  for (const path of [...places(whole)].filter(({ length }) => length > 0)) {
    for (const odd of ODD) {
      const value = changed(whole, path, odd);
      const right = validate(value);
      assert.equal(fits(value), right, `${path.join("/")}: ${JSON.stringify(odd)}`);
      refused += right ? 0 : 1;
    }
    if (typeof at(whole, path) !== "object") continue;
    const more = changed(whole, [...path, "more"], "x");
    assert.equal(fits(more), validate(more), `${path.join("/")}/more`);
  }
  assert.ok(refused > 1000, "the changes were to be noticed");
});

test("what is no object at all does not fit", () => {
  for (const value of ODD.filter((odd) => odd !== undefined)) assert.equal(fits(value), false, JSON.stringify(value));
});
