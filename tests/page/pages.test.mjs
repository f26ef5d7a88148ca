// Addresses of the program's pages: side by side on a site, inside one another in the program of one file.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { pageAddress, sharedAddress } from "../../www/core/pages.js";

/** @param {string} href @param {Record<string, string>} [dataset] */
function visit(href, dataset = {}) {
  const { protocol } = new URL(href);
  Object.assign(globalThis, { location: { href, protocol }, document: { documentElement: { dataset } } });
}

afterEach(() => {
  for (const name of ["location", "document"]) Reflect.deleteProperty(globalThis, name);
});

test("on a site a page is a file, and the first one its folder", () => {
  visit("https://host/games/edit.html#old");
  assert.deepEqual(["index", "edit"].map((page) => pageAddress(page)), ["./", "edit.html"]);
  assert.equal(pageAddress("edit", "#a=b&c=d"), "edit.html#a=b&c=d");
  assert.equal(sharedAddress("index", "#g=1a"), "https://host/games/#g=1a");
});

test("in one file a page is a word of the fragment", () => {
  visit("file:///home/anna/%D0%98%D0%B3%D1%80%D1%8B/chess-t.html#page=edit", { pages: "inside" });
  assert.deepEqual(["index", "edit"].map((page) => pageAddress(page)), ["#", "#page=edit"]);
  assert.equal(pageAddress("edit", "#a=b"), "#page=edit&a=b");
  assert.equal(pageAddress("index", "g=1a"), "#g=1a");
});

test("from a disk no folder is given away; from a host the one file has an address", () => {
  visit("file:///home/anna/chess-t.html", { pages: "inside" });
  assert.equal(sharedAddress("index", "#g=1a"), "chess-t.html#g=1a");
  visit("https://host/files/chess-t.html#page=edit", { pages: "inside" });
  assert.equal(sharedAddress("index", "#g=1a"), "https://host/files/chess-t.html#g=1a");
});
