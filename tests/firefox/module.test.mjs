// The module's own tests (tests/wasm) in a worker of Firefox.

import assert from "node:assert/strict";
import { test } from "node:test";

import { FILES, failures, run, serveTests } from "../wasm/in-browser/run.mjs";
import { inFirefox } from "./firefox.mjs";

const { url, stop } = await serveTests();
test.after(stop);

for (const file of FILES) {
  inFirefox(file, async (page) => assert.deepEqual(failures(await run(page, url, file)), []), url);
}

inFirefox("what is wrong is told", async (page) => {
  const told = failures(await run(page, url, "in-browser/faulty.mjs")).map((text) => text.split(":")[0]);
  assert.deepEqual(told, ["unequal", "later", "no such file", "no such assertion"]);
}, url);
