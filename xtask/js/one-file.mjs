// The whole program in one file that opens from a disk: node one-file.mjs FROM TO. Scripts, styles and modules lie in it zipped,
// as text; what stands at its end (one-file.boot.js) unpacks them, gives each an address, and shows one of the pages.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

import { build, transform } from "esbuild";

import { createAssets } from "./assets.mjs";
import { readPage } from "./page.mjs";
import { SETTINGS } from "./settings.mjs";
import { styleOf } from "./styles.mjs";

const BOOT = new URL("./one-file.boot.js", import.meta.url);
/** The page one sees first; the document's own head is that page's. */
const FIRST = "index";
/** Pages for the inside of other pages. */
const LEFT_OUT = ["embed"];
/** What all pages need is there once: the module with tasks has all that the other has. @type {import("esbuild").Plugin} */
const oneModule = {
  name: "one module of the rules",
  setup({ onResolve }) {
    onResolve({ filter: /\/rules-module\.js$/ }, () => ({ path: join(resolve(from), "core/tasks-module.js") }));
  },
};

/** @type {Record<string, string>} */
const TYPES = { ".css": "text/css", ".js": "text/javascript", ".wasm": "application/wasm" };

const [from = "", to = ""] = process.argv.slice(2);
if (!to) throw new Error("usage: node one-file.mjs FROM TO");

/** What is unpacked, in the order it lies there. @type {{name: string, type: string, bytes: Uint8Array}[]} */
const parts = [];
const assets = createAssets({ keep, address: (name) => `new URL(chessTParts[${JSON.stringify(name)}])` });
const pages = await Promise.all(pageNames().map(pageNamed));
keep("program", ".js", await program());
const boot = (await transform(readFileSync(BOOT, "utf8"), { minify: true, target: SETTINGS.target, charset: "utf8" })).code.trim();
writeFileSync(to, document());

function pageNames() {
  return readdirSync(from)
    .filter((file) => file.endsWith(".html"))
    .map((file) => basename(file, ".html"))
    .filter((name) => !LEFT_OUT.includes(name));
}

/** @param {string} name */
async function pageNamed(name) {
  const html = readFileSync(join(from, `${name}.html`), "utf8");
  const { script, sheets } = readPage(html);
  const style = keep(name, ".css", await styleOf(from, sheets));
  return { name, html, script, style };
}

/** All scripts of all pages, so that what pages have in common is there once. @returns {Promise<Uint8Array>} */
async function program() {
  const starts = pages.map(({ name, script }) => `${JSON.stringify(name)}: () => import("./${script}")`);
  const stdin = { contents: `export const pages = { ${starts.join(", ")} };`, resolveDir: from };
  const { outputFiles } = await build({ ...SETTINGS, stdin, format: "esm", write: false, plugins: [oneModule, assets.plugin] });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** @param {string} name @param {string} extension @param {Uint8Array} bytes */
function keep(name, extension, bytes) {
  const part = { name: name + extension, type: TYPES[extension] ?? "application/octet-stream", bytes };
  if (parts.some((other) => other.name === part.name)) throw new Error(`two files would be ${part.name} in the one file`);
  parts.push(part);
  return part.name;
}

function document() {
  const first = pages.find(({ name }) => name === FIRST)?.html ?? "";
  return `<!doctype html>
<html lang="en" data-pages="inside" data-icons="#icon-">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy()}">
    ${metas(first).join("\n    ")}
    <title>${titleOf(first)}</title>
    <link rel="icon" href="data:image/svg+xml;base64,${readFileSync(join(from, "icons/mark.svg")).toString("base64")}">
  </head>
  <body>
    <noscript>
      <p>This page needs JavaScript. Этой странице нужен JavaScript.</p>
    </noscript>
    <div hidden>${icons()}</div>
${pages.map(({ name, html, style }) => `<template data-page="${name}" data-style="${style}" data-title="${titleOf(html)}">${bodyOf(html)}</template>\n`).join("")}${parts.map(packed).join("")}<script>${boot}</script>
  </body>
</html>
`;
}

/** Nothing comes from outside, and no script runs but the one written here and what it unpacks. */
function policy() {
  const hash = createHash("sha256").update(boot).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' blob: 'wasm-unsafe-eval'`,
    "worker-src blob:",
    "connect-src blob:",
    "style-src blob:",
    "img-src data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** A page's own words about itself. @param {string} html */
function metas(html) {
  return [...html.matchAll(/<meta name="[^>]+>/g)].map(([meta]) => meta);
}

/** @param {string} html */
function titleOf(html) {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
}

/** What a page shows before its script does; that it needs one is said once for all. @param {string} html */
function bodyOf(html) {
  const [, body = ""] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  return body.replace(/<noscript>[\s\S]*?<\/noscript>/g, "").trim();
}

/** The drawings, by names that no other element has. */
function icons() {
  return readFileSync(join(from, "icons/icons.svg"), "utf8").replaceAll('<symbol id="', '<symbol id="icon-').replace(/\n\s*/g, "");
}

/** @param {{name: string, type: string, bytes: Uint8Array}} part */
function packed({ name, type, bytes }) {
  const text = gzipSync(bytes, { level: 9 }).toString("base64");
  return `<script type="application/gzip" data-part="${name}" data-type="${type}">${text}</script>\n`;
}
