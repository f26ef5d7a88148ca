// The two modules of the rules: what has to be asked of the larger one, and that they agree in everything else.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as rules from "../../www/pkg/chess_t.js";
import * as tasks from "./module.mjs";

rules.initSync({ module: readFileSync(new URL("../../www/pkg/chess_t_bg.wasm", import.meta.url)) });

const namesOf = (object) => Object.getOwnPropertyNames(object).filter((name) => typeof object[name] === "function").sort();

test("only tasks and explanations need the larger module", () => {
  const [small, large] = [namesOf(rules.Engine.prototype), namesOf(tasks.Engine.prototype)];
  assert.deepEqual(large.filter((name) => !small.includes(name)), ["explain", "judge", "solve"]);
  assert.deepEqual(small.filter((name) => !large.includes(name)), []);
});

test("both say the same of a game", () => {
  const played = (module) => {
    const engine = new module.Engine();
    tasks.value(engine.loadRecord(tasks.readVectors("games/nn-khasanov-2020.txt"), "t"));
    engine.toEnd();
    const { snapshot, record, link, steps, force } = engine;
    return [snapshot, () => record.call(engine, "latin"), link, () => steps.call(engine, "russian"), force].map((ask) => ask.call(engine));
  };
  assert.deepEqual(played(rules), played(tasks));
  assert.deepEqual(rules.variants(), tasks.variants());
});
