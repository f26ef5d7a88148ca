// The HTML of the bundled page: what is put in place of what, and that the page at hand is written so that it can be done.

import assert from "node:assert/strict";
import { test } from "node:test";

import { rewritePage } from "../../xtask/js/page.mjs";
import { PAGES } from "../browser/pages.mjs";
import { textOf } from "./site-modules.mjs";

const bundle = {
  serviceWorker: "service-worker.js",
  script: (/** @type {string} */ address) => ({ file: `assets/of-${address}`, first: ["assets/chunk.js"] }),
  styles: async (/** @type {{address: string, media: string}[]} */ sheets) => `assets/${sheets.map(({ address, media }) => address + media).join("+")}`,
  asset: async (/** @type {string} */ address) => `assets/hashed-${address.split("/").at(-1)}`,
};

test("scripts, styles and the module are named anew, the rest stays", async () => {
  const html = `<html lang="en">
  <head>
    <title>x</title>
    <link rel="preload" href="pkg/a.wasm" as="fetch" type="application/wasm" crossorigin>
    <link rel="stylesheet" href="a.css">
    <link rel="stylesheet" href="b.css" media="print">
    <script type="module" src="main.js"></script>
    <!-- All modules. -->
    <link rel="modulepreload" href="pkg/a.js">
    <link rel="modulepreload" href="one.js">
    <link rel="modulepreload" href="two.js">
  </head>
`;
  assert.equal(
    await rewritePage(html, bundle),
    `<html data-service-worker="service-worker.js" lang="en">
  <head>
    <title>x</title>
    <link rel="preload" href="assets/hashed-a.wasm" as="fetch" type="application/wasm" crossorigin>
    <link rel="stylesheet" href="assets/a.css+b.cssprint">
    <script type="module" src="assets/of-main.js"></script>
    <link rel="modulepreload" href="assets/chunk.js">
    <link rel="modulepreload" href="assets/hashed-a.js">
  </head>
`,
  );
});

for (const name of PAGES) {
  test(`nothing of ${name} as it was written is left`, async () => {
    const page = await rewritePage(textOf(name), bundle);
    const addresses = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address ?? "");
    assert.ok(addresses.length > 4);
    for (const address of addresses) assert.match(address, /^(assets\/|icons\/|manifest\.webmanifest$)/);
  });
}
