// The files of puzzles fit their schema, and the schema lets nothing else in.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Ajv2020 } from "ajv/dist/2020.js";

import { textOf } from "./site-modules.mjs";

const validate = new Ajv2020({ strict: true, strictRequired: false, allErrors: true }).compile(JSON.parse(textOf("puzzles/puzzles.schema.json")));

for (const game of ["t1", "t", "t2"]) {
  test(`the puzzles of ${game} fit the schema, a line each`, () => {
    const text = textOf(`puzzles/${game}.json`);
    const file = JSON.parse(text);
    assert.ok(validate(file), JSON.stringify(validate.errors?.slice(0, 3)));
    assert.equal(file.game, game);
    assert.equal(text.split("\n").filter((line) => line.startsWith('{"id"')).length, file.puzzles.length);
    for (const { id, tasks, line } of file.puzzles) {
      assert.ok(id.startsWith(`${game}-`), id);
      assert.equal(line.split(" ").length, 2 * tasks.length - 1, id);
    }
  });
}

test("what is no puzzle does not fit", () => {
  const [puzzle] = JSON.parse(textOf("puzzles/t1.json")).puzzles;
  const fits = (changed) => validate({ format: "chess-t-puzzles/1", game: "t1", licence: "MIT OR Apache-2.0", puzzles: [{ ...puzzle, ...changed }] });
  assert.ok(fits({}));
  for (const changed of [
    { id: "1" }, { tasks: [] }, { tasks: ["move wins in 4"] }, { line: "" }, { tags: ["nice"] }, { level: 0 }, { band: 6 },
    { source: { seed: 1 } }, { source: { seed: 1, board: 1 } }, { source: { seed: 1, theme: "castle", board: 1, game: 1, ply: 1 } }, { author: "me" },
  ]) {
    assert.ok(!fits(changed), JSON.stringify(changed));
  }
});
