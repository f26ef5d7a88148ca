// Tests that must fail, and one that must not.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("right", () => assert.equal(1, 1));
test("unequal", () => assert.deepEqual({ a: [{ b: 1 }] }, { a: [{ b: 2 }] }));
test("later", async () => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.fail("too late");
});
test("no such file", () => readFileSync(new URL("nowhere.txt", import.meta.url)));
test("no such assertion", () => assert.unheardOf());
