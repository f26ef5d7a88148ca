// What the packed package holds.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { project } from "./project.mjs";

const PACKAGE = process.env.CHESS_T_PACKAGE ?? "";
const { folder } = project({});
const installed = join(folder, "node_modules/chess-t");
const manifest = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));

test("it is the crate's: name, version, licence", () => {
  const cargo = readFileSync(new URL("../../Cargo.toml", import.meta.url), "utf8");
  const said = (/** @type {string} */ key) => new RegExp(`^${key} = "(.*)"`, "m").exec(cargo)?.[1];
  for (const key of ["name", "version", "license", "description"]) assert.equal(manifest[key], said(key));
});

test("nothing runs when it is installed, and nothing else is", () => {
  for (const key of ["scripts", "dependencies", "optionalDependencies", "peerDependencies", "bin"]) assert.equal(manifest[key], undefined, key);
});

test("every door leads somewhere", () => {
  const targets = (/** @type {unknown} */ value) => (typeof value === "string" ? [value] : Object.values(/** @type {object} */ (value)).flatMap(targets));
  const doors = [...targets(manifest.exports), ...targets(manifest.imports)];
  assert.ok(doors.length > 10);
  for (const door of doors) assert.ok(existsSync(join(installed, door)), door);
});

test("README and licences are in it; leftovers of its making are not", () => {
  const files = execFileSync("tar", ["-tzf", PACKAGE], { encoding: "utf8" }).trim().split("\n");
  for (const file of ["README.md", "LICENSE-MIT", "LICENSE-APACHE"]) assert.ok(files.includes(`package/${file}`), file);
  const wanted = /(\.js|\.d\.ts|\.wasm|^package\/(README\.md|LICENSE-\w+|package\.json))$/;
  assert.deepEqual(files.filter((file) => !wanted.test(file) || /\/\.|\.wasm\.d\.ts/.test(file)), []);
});

test("it is small", () => {
  assert.ok(statSync(PACKAGE).size < 300_000, `${statSync(PACKAGE).size} bytes`);
});
