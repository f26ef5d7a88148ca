// Whatever comes from outside (links, records, positions, lesson files, what is kept, attributes, the fragments of addresses)
// is only ever a text: nothing in it reaches the objects of the program, none of it makes the page stop, and in a line of ours
// it moves nothing.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readAddress, readLink } from "../../www/core/address.js";
import { readDiagramAddress } from "../../www/core/diagram-address.js";
import { createTranslator } from "../../www/core/i18n.js";
import { lasting } from "../../www/core/lasting.js";
import { loadSettings } from "../../www/core/preferences.js";
import { readAddress as readStepAddress } from "../../www/core/step-address.js";
import { createKeeper } from "../../www/core/storage.js";
import { textIn } from "../../www/core/text-in.js";
import { written } from "../../www/core/written.js";
import { createEditor } from "../../www/edit/controller.js";
import { readOptions } from "../../www/element/options.js";
import { readGameText } from "../../www/element/source.js";
import { attributesIn } from "../../www/embed/fragment.js";
import { createProgress } from "../../www/learn/progress.js";
import { createRecord } from "../../www/puzzles/record.js";
import { checkLesson, checkLessonSlowly } from "../../www/lessons/check.js";
import { page, storage } from "./app-page.mjs";
import { Engine, formatForce, readRecords, readSetup, rewriteRecords, variants } from "../wasm/module.mjs";

const rules = { variants: variants(), formatForce, readSetup, readRecords, rewriteRecords, createEngine: () => new Engine() };

const XSS = [
  "<script>globalThis.harmed=1</script>", "<img src=x onerror=globalThis.harmed=1>", "\"><svg onload=globalThis.harmed=1>", "javascript:globalThis.harmed=1",
  "data:text/html,<script>globalThis.harmed=1</script>", "'-globalThis.harmed=1-'", "${globalThis.harmed=1}", "{{constructor.constructor('globalThis.harmed=1')()}}",
  "</title><script>1</script>", "</textarea><script>1</script>", "<!--", "]]>", "&lt;script&gt;", "%3Cscript%3E", "{text}{name}$&$1$`", "\\u003cscript\\u003e",
];
const KEYS = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "__defineGetter__", "valueOf", "then", "length"];
const ODD = ["\0", "a\0b", "\ud800", "a\udfffb", "\ufeff", "\u202egnp.exe", "\u2066\u2067\u2068", "\u200b", "e\u0301".repeat(500), "😀".repeat(400), "А", "\r\n\r\n", "\u2028", "%", "%zz", "%E0%A4%A"];
const DEEP = ["(".repeat(100_000), "[".repeat(100_000), "{".repeat(100_000), "1. e2-e4 (".repeat(20_000), '{"a":'.repeat(50_000), "((1. e2-e4".repeat(10_000)];
const LONG = ["a".repeat(10_000_000), " ".repeat(10_000_000), "1. e2-e4 ".repeat(1_100_000), "[White \"x\"]\n".repeat(800_000), "8/".repeat(5_000_000), "9".repeat(10_000_000)];
const ALL = [...XSS, ...KEYS, ...ODD, ...DEEP, ...LONG];
const SHORT = [...XSS, ...KEYS, ...ODD, ...DEEP.map((text) => text.slice(0, 2000))];

const named = (text) => `${JSON.stringify(text.slice(0, 40))} (${text.length})`;

test.afterEach(() => {
  assert.equal(/** @type {any} */ (globalThis).harmed, undefined);
  assert.deepEqual(Object.keys(Object.prototype), []);
  assert.equal(/** @type {any} */ ({}).format, undefined);
});

test("as records, positions, links and moves: refused by a value, and the game stands", () => {
  const engine = new Engine();
  engine.play("e2e4");
  const before = engine.record("latin");
  for (const text of ALL) {
    for (const work of [() => engine.loadPosition("t1", text), () => engine.loadLink(text), () => engine.play(text), () => engine.readMove(text), () => engine.loadPosition(text, text)]) {
      const answer = work();
      assert.equal(answer.ok, false, named(text));
      assert.ok(answer.error.message.length < 2000, `${named(text)}: what is said of it is short: ${answer.error.message.length}`);
    }
    assert.equal(engine.record("latin"), before, named(text));
    assert.ok(Array.isArray(readRecords(text, "t1")), named(text));
    assert.equal(typeof readSetup("t1", text).ok, "boolean", named(text));
  }
  engine.free();
});

test("as names and comments: kept as they are, one by one, and given back", () => {
  const engine = new Engine();
  for (const name of KEYS) engine.setTag("White", name);
  for (const text of [...XSS, ...KEYS, "\u202eabc", "אבג"]) {
    engine.setTag("White", text);
    engine.setComment(0, text);
    const again = new Engine();
    assert.ok(again.loadRecord(engine.record("latin")).ok, named(text));
    assert.equal(again.about().tags.White, engine.about().tags.White, named(text));
    again.free();
  }
  engine.free();
});

test("as addresses and fragments of every page", () => {
  const known = variants().map(({ variant }) => variant);
  for (const text of SHORT) {
    for (const hash of [text, `#${text}`, `#g=${text}`, `#g=${encodeURIComponent(text.toWellFormed?.() ?? "")}&ply=${text}&view=${text}&lang=${text}`, `#variant=${text}`, `#position=${text}&arrows=${text}`]) {
      const { ask } = readAddress("", hash, known);
      assert.ok(["nothing", "unknown", "link", "game"].includes(ask), named(hash));
      readLink(hash);
      readDiagramAddress(hash);
      readStepAddress(hash);
      const attributes = attributesIn(hash);
      readOptions((name) => attributes.get(name) ?? null);
      readGameText(hash);
    }
    const { options, problems } = readOptions(() => text);
    assert.equal(Object.getPrototypeOf(options), Object.prototype, named(text));
    assert.ok(problems.length > 0, named(text));
  }
});

test("as what is kept in the browser, in every place", () => {
  const shapes = (text) => [text, JSON.stringify({ version: 1, value: text }), JSON.stringify({ version: 1, value: { [text]: text, __proto__: null } }), `{"version":1,"value":{"__proto__":{"polluted":1},"id":${JSON.stringify(text)}}}`];
  for (const text of [...XSS, ...KEYS, ...ODD]) {
    for (const raw of shapes(text)) {
      const stored = storage(Object.fromEntries(["settings", "lessons", "puzzles", "editor", "games/x", "bookmark", "matches/x"].map((name) => [`chess-t/${name}`, raw])));
      const keeper = createKeeper(() => stored.seenBy({ later() {} }));
      loadSettings(keeper);
      createProgress(keeper, () => "2026").read();
      createRecord(keeper).read();
      createEditor(lasting(rules, () => Promise.reject()), keeper, null);
      assert.ok(page({ stored }).state().snapshot, named(raw));
    }
  }
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
});

test("as lesson files and files of progress", async () => {
  const engine = new Engine();
  for (const text of [...ALL, ...SHORT.map((each) => JSON.stringify(each)), ...SHORT.map((each) => JSON.stringify({ format: "chess-t-lesson/1", [each]: each }))]) {
    const { lesson, problems } = checkLesson(engine, variants(), text);
    assert.equal(lesson, null, named(text));
    assert.ok(problems.length > 0 && problems.length <= 100, named(text));
    assert.ok(problems.every(({ data }) => JSON.stringify(data ?? {}).length < 5000), named(text));
  }
  const stored = storage();
  const progress = createProgress(createKeeper(() => stored.seenBy({ later() {} })), () => "2026");
  for (const text of ALL) assert.equal(progress.takeIn(text), null, named(text));
  assert.notEqual(progress.takeIn('{"format":"chess-t-progress/1","steps":{"__proto__":{"done":"alone"},"constructor":{"done":"alone","at":"x"}}}'), undefined);
  engine.free();
});

test("a course that takes long to check lets the page live between its tasks", async () => {
  const course = JSON.parse((await import("node:fs")).readFileSync(new URL("../../www/lessons/t1.json", import.meta.url), "utf8"));
  const engine = new Engine();
  let rests = 0;
  const { lesson, problems } = await checkLessonSlowly(engine, variants(), JSON.stringify(course), async () => void rests++);
  assert.deepEqual(problems, []);
  assert.equal(lesson?.id, course.id);
  assert.equal(rests, course.blocks.flatMap(({ steps }) => steps.flatMap(({ tasks }) => tasks)).length);
  engine.free();
});

test("an answer without end is not read to its end", async () => {
  let given = 0;
  const endless = new ReadableStream({ pull: (out) => out.enqueue(new Uint8Array((given += 1000, 1000)).fill(97)) }, { highWaterMark: 0 });
  assert.equal(await textIn(new Response(endless), 10_000), null);
  assert.ok(given <= 12_000, String(given));
  assert.equal(await textIn(new Response("шахматы"), 14), "шахматы");
  assert.equal(await textIn(new Response("шахматы"), 13), null);
});

test("in a line of ours it turns nothing round and hides nothing", () => {
  const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066\u2067\ufeff]/u;
  for (const text of [...XSS, ...KEYS, ...ODD.filter((each) => !/[\t\n]/.test(each)), ...[0x202a, 0x202b, 0x202d, 0x202e, 0x2066, 0x2067, 0x200f].map((code) => `a${String.fromCharCode(code)}b`)]) {
    assert.doesNotMatch(written(text), unseen, named(text));
  }
  for (const text of ["Anna", "Шамиль Хасанов", "e2–e4!", "1½ : 2", "国際", "🙂", "naïve", "فاطمه‌".slice(0, 0) + "x\u200dy", "line\nbreak"]) assert.equal(written(text), text);
  assert.equal(written("שמיל"), "\u2068שמיל\u2069");
  for (const text of ["a\u2069\u202eb", "\u2068a", "\u2068\u2068a\u2069", "a\u2069"]) {
    const depth = [...written(text)].reduce((sum, sign) => sum + (sign === "\u2068" ? 1 : sign === "\u2069" ? -1 : 0), 0);
    assert.equal(depth, 0, named(text));
  }
  const t = createTranslator("en", { versus: "{white} — {black}: {constructor}{toString}" });
  assert.equal(t("versus", { white: "אבג", black: "\u202eB" }), "\u2068אבג\u2069 — B: {constructor}{toString}");
  assert.equal(written(t("versus", { white: "אבג", black: "דה" })).startsWith("\u2068\u2068אבג\u2069 — \u2068דה\u2069"), true, "isolated texts stay so within another");
});
