// The module's own tests (tests/wasm) in a browser's worker: what Node says of the module is so where it is used.

import nodes from "node:assert/strict";

import { expect, test as base } from "./fixtures.mjs";
import { FILES, failures, run, serveTests } from "../wasm/in-browser/run.mjs";
import ours from "../wasm/in-browser/node/assert/strict.mjs";

/**
 * @type {import("@playwright/test").TestType<
 *   import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions & import("./fixtures.mjs").Watch,
 *   import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions & {server: string}>}
 */
const test = /** @type {any} */ (base).extend({
  server: [
    async ({}, /** @type {(url: string) => Promise<void>} */ use) => {
      const { url, stop } = await serveTests();
      await use(url);
      stop();
    },
    { scope: "worker" },
  ],
  baseURL: (/** @type {{server: string}} */ { server }, /** @type {(url: string) => Promise<void>} */ use) => use(server),
});

for (const file of FILES) {
  test(file, async ({ page, server }) => {
    test.slow();
    expect(failures(await run(page, server, file))).toEqual([]);
  });
}

test.describe("what is wrong is told", () => {
  test.use({ expectedProblems: [/404|alone/] });

  test("of every test", async ({ page, server }) => {
    const results = await run(page, server, "in-browser/faulty.mjs");
    const told = Object.fromEntries(results.map(({ name, problem }) => [name, problem?.split("\n")[0] ?? null]));
    expect(told).toEqual({
      right: null,
      unequal: "Error: at .a.0.b: 1 is not 2",
      later: "Error: too late: failed",
      "no such file": expect.stringMatching(/nowhere\.txt: HTTP 404$/),
      "no such assertion": expect.stringMatching(/unheardOf/),
    });
    expect(failures(results)).toHaveLength(4);
  });

  test("of a file that is not there, and of one without tests", async ({ page, server }) => {
    expect(failures(await run(page, server, "nothing.test.mjs"))).toEqual([expect.stringMatching(/^the file is loaded: /)]);
    expect(failures(await run(page, server, "module.mjs"))).toEqual(["there were no tests"]);
  });

  test("of a promise that nobody waited for", async ({ page, server, problems }) => {
    await run(page, server, "in-browser/left-alone.mjs");
    await expect.poll(() => problems.join()).toMatch(/^thrown: Error: alone/);
  });
});

/** Does a call pass? */
const passes = (/** @type {() => unknown} */ call) => {
  try {
    call();
    return true;
  } catch {
    return false;
  }
};

test("our assertions judge as Node's", () => {
  class Own extends Error {}
  class Plain {}
  const symbol = Symbol("key");
  const values = () => [
    0, -0, 1, 1n, NaN, "", "1", "a1", true, false, null, undefined, symbol,
    [], [0], [-0], [1, 2], [2, 1], ["1", "2"], [undefined], Array(1), Object.assign([1, 2], { more: 1 }), [[1], [2]], [[1], [3]],
    {}, { a: 1 }, { a: 1, b: undefined }, { b: 2, a: 1 }, { a: 1, b: 2 }, { a: { b: [1n] } }, { a: { b: [2n] } }, { 0: 1, 1: 2, length: 2 }, { [symbol]: 1 },
    Object.create(null), Object.assign(Object.create(null), { a: 1 }), Object.create({ a: 1 }), Object.defineProperty({}, "a", { value: 1 }),
    new Uint8Array([1, 2]), new Uint8Array([1, 3]), new Uint32Array([1, 2]), new BigUint64Array([1n, 2n]),
  ];
  for (const a of values()) {
    expect(passes(() => ours.ok(a)), String(typeof a)).toBe(passes(() => nodes.ok(a)));
    for (const b of values()) {
      for (const name of /** @type {const} */ (["equal", "notEqual", "deepEqual"])) {
        const [found, wanted] = [ours, nodes].map((assert) => passes(() => assert[name](a, b)));
        expect(found, `${name} of ${typeof a} and ${typeof b}`).toBe(wanted);
      }
    }
    for (const name of /** @type {const} */ (["match", "doesNotMatch"])) {
      const [found, wanted] = [ours, nodes].map((assert) => passes(() => assert[name](/** @type {any} */ (a), /1/)));
      expect(found, `${name} of ${typeof a}`).toBe(wanted);
    }
  }
  const calls = [() => 1, ...[new Error("one"), new Own("two"), new TypeError("one"), "one"].map((error) => () => { throw error; })];
  const expectations = [undefined, Error, Own, /one/, /^Error: one$/, (/** @type {any} */ error) => error.message === "two", () => 1];
  for (const [at, call] of calls.entries()) {
    for (const expected of expectations) {
      const [found, wanted] = [ours, nodes].map((assert) => passes(() => assert.throws(call, /** @type {any} */ (expected))));
      expect(found, `throws, ${at}, ${expected}`).toBe(wanted);
    }
  }
  expect([ours, nodes].map((assert) => passes(() => assert.fail()))).toEqual([false, false]);
  // What it does not know it never holds for equal.
  for (const make of [() => new Set([1]), () => new Map(), () => new Date(0), () => /1/, () => new Own("two"), () => new Plain()]) {
    expect(() => ours.deepEqual(make(), make())).toThrow("there is no comparing");
  }
});
