// What the pages allow themselves, and what no script of theirs does: nothing that is read becomes markup or code.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { h } from "../../www/site/dom.js";
import { PAGES } from "../browser/pages.mjs";
import { textOf } from "./site-modules.mjs";

const POLICY = [
  "default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "worker-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
  "manifest-src 'self'", "base-uri 'none'", "form-action 'none'",
].join("; ");

for (const page of PAGES) {
  test(`${page} has the policy before anything that it is to hold for, and nothing that it forbids`, () => {
    const html = textOf(page);
    const head = html.slice(html.indexOf("<head>") + 6).trim();
    assert.match(head, /^<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)">/);
    assert.equal(/Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1], POLICY);
    assert.match(html, /<meta name="referrer" content="no-referrer">/);
    assert.doesNotMatch(html, /<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
    assert.deepEqual([...html.matchAll(/(?:src|href)="((?:\w+:)?\/\/[^"]*)"/g)].map(([, address]) => address), [], "nothing from elsewhere");
  });
}

/** By what a text becomes markup, a script, or an address that is one. */
const DOORS = {
  markup: /\b(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|DOMParser|XSLTProcessor)\b/,
  "a document written": /\bdocument\s*\.\s*write(?:ln)?\b/,
  code: /\beval\s*\(|\bnew\s+Function\b|\bFunction\s*\(|\b(?:setTimeout|setInterval)\s*\(\s*["'`]/,
  "an address that is code": /javascript\s*:/i,
  "a listener in words": /setAttribute\(\s*["'`]on|\bonclick:\s*["'`]/,
  "a style in words": /setAttribute\(\s*["'`]style|\.cssText\b/,
  "a script by its address": /createElement\(\s*["'`]script/,
};
/** The one that is wanted, and why. */
const WANTED = {
  "www/board/ground.js": "draws what the program itself has written, as SVG, where a host page lets no picture by address",
};

test("no script of the pages has a door through which a text becomes markup or code", () => {
  const found = [];
  for (const file of scriptsIn("www/").filter((name) => !name.startsWith("www/pkg/"))) {
    // Comments may speak of it.
    const code = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\/|(?<!["'`:])\/\/.*$/gm, "");
    for (const [door, pattern] of Object.entries(DOORS)) if (pattern.test(code) && !(file in WANTED)) found.push(`${file}: ${door}`);
  }
  assert.deepEqual(found, []);
});

test("the doors would be noticed", () => {
  const bad = [
    "box.innerHTML = text", "document.write(text)", "eval(text)", "new Function(text)", "setTimeout('go()', 1)", 'a.href = "javascript:go()"',
    'e.setAttribute("onclick", text)', 'h("a", { onclick: "go()" })', 'e.setAttribute("style", text)', 'document.createElement("script")', "new DOMParser()",
  ];
  for (const line of bad) assert.ok(Object.values(DOORS).some((pattern) => pattern.test(line)), line);
});

test("an element is given no listener in words", () => {
  const page = /** @type {any} */ (globalThis);
  page.document = { createElement: () => ({ setAttribute: () => {}, addEventListener: () => {}, append: () => {} }) };
  assert.throws(() => h("a", { onclick: "go()" }), TypeError);
  h("a", { onclick: () => {} });
  delete page.document;
});

test("every spec runs under the watch over the page", () => {
  const folder = new URL("../browser/", import.meta.url);
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".spec.mjs"))) {
    const text = readFileSync(new URL(name, folder), "utf8");
    assert.match(text, /import \{[^}]*\btest\b[^}]*\} from "\.\/fixtures\.mjs"|import \{ test as base \} from "@playwright\/test"/, name);
  }
});

/** @param {string} folder @returns {string[]} */
function scriptsIn(folder) {
  return readdirSync(new URL(`../../${folder}`, import.meta.url), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? scriptsIn(`${folder}${entry.name}/`) : entry.name.endsWith(".js") ? [folder + entry.name] : [],
  );
}
