// The package in Node.js: the README's examples print what they say.

import assert from "node:assert/strict";
import { test } from "node:test";

import { EXAMPLES, project, promised } from "./project.mjs";

const { run } = project({
  ...EXAMPLES,
  "bytes.mjs": `
    import { readFileSync } from "node:fs";
    import init, { levels } from "chess-t/search";
    const address = import.meta.resolve("chess-t/search.wasm");
    await Promise.all([init(readFileSync(new URL(address))), init()]);
    console.log(levels("t1") > 10);`,
  "bare.mjs": `
    for (const door of ["chess-t", "chess-t/search", "chess-t/thinker", "chess-t/element"]) await import(door);
    console.log("nothing has happened");`,
  "worker-dies.mjs": `
    import { createThinker } from "chess-t/thinker";
    const job = { do: "analyse", nodes: 1e9, lines: 1 };
    const thinker = createThinker({ spawn: () => { throw new Error("no workers here"); } });
    const { lines } = await thinker.ask({ variant: "t1", position: "4k3/8/8/8/4i3/4I3/8/4K3 w - - 0 20", job });
    console.log(lines.length);
    const closed = createThinker();
    const waiting = closed.ask({ variant: "t1", position: "4k3/8/8/8/4i3/4I3/8/4K3 w - - 0 20", job });
    closed.close();
    console.log(await waiting.catch((error) => error.name));`,
});
const printed = (/** @type {string} */ file) => run("node", [file]).trim().split("\n");

for (const file of ["rules.mjs", "computer.mjs"]) {
  test(`README: ${file}`, () => {
    assert.ok(promised(file).length > 2);
    assert.deepEqual(printed(file), promised(file));
  });
}

test("bytes will do too, and asking twice does no harm", () => assert.deepEqual(printed("bytes.mjs"), ["true"]));

test("to import it does nothing yet", () => assert.deepEqual(printed("bare.mjs"), ["nothing has happened"]));

test("without workers it thinks where it is; closed, it thinks no more", () => assert.deepEqual(printed("worker-dies.mjs"), ["1", "AbortError"]));
