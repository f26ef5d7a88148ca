// The package from TypeScript, as strict as can be, without the types of browsers or of Node.js and with them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { EXAMPLES, project } from "./project.mjs";

const TSC = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));

/** Ways of being wrong, each of which must be found. */
const WRONG = `
import init, { Engine, type Square } from "chess-t";
import { createThinker } from "chess-t/thinker";
import { Thinker, levels } from "chess-t/search";
import rules from "chess-t/rules.wasm";

await init(rules);
// @ts-expect-error A module is no number.
await init(5);
const game = new Engine();
// @ts-expect-error What may fail has to be asked whether it did.
game.play("e2e4").value;
// @ts-expect-error There are two colours.
game.resign("green");
// @ts-expect-error A question needs a job.
void createThinker().ask({ variant: "t1", position: game.positionText() });
// @ts-expect-error Levels are counted by game.
levels();
const square: Square = "e4";
const asked: boolean = new Thinker().setPosition("t1", square, game.earlierKeys());
export { asked };
`;

const STRICT = { target: "ES2022", strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, types: [] };
const RESOLUTIONS = {
  bundler: { module: "esnext", moduleResolution: "bundler", lib: ["ES2022", "DOM"] },
  node16: { module: "node16", moduleResolution: "node16", lib: ["ES2022", "DOM"] },
  nodenext: { module: "nodenext", moduleResolution: "nodenext", lib: ["ES2022", "DOM"] },
};

for (const [name, options] of Object.entries(RESOLUTIONS)) {
  test(`moduleResolution ${name}: the README's example, and mistakes are found`, () => {
    const tsconfig = JSON.stringify({ compilerOptions: { ...STRICT, ...options }, files: ["types.ts", "wrong.ts"] });
    const { run } = project({ "types.ts": EXAMPLES["types.ts"] ?? "", "wrong.ts": WRONG, "tsconfig.json": tsconfig });
    assert.equal(run("node", [TSC, "--project", "."]), "");
  });
}

test("no types of a browser are needed", () => {
  const tsconfig = JSON.stringify({ compilerOptions: { ...STRICT, module: "node16", lib: ["ES2022"] }, files: ["wrong.ts"] });
  const { run } = project({ "wrong.ts": WRONG, "tsconfig.json": tsconfig });
  assert.equal(run("node", [TSC, "--project", "."]), "");
});
