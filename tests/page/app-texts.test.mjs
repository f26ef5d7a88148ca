// The texts: both languages say everything, nothing is said that does not exist, and the sentences come out right.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { chooseLanguage, createTranslator } from "../../www/core/i18n.js";
import { readAddress } from "../../www/core/address.js";
import { errorText } from "../../www/text/errors.js";
import { happeningText, turnLine } from "../../www/text/news.js";
import { answerText } from "../../www/text/telling.js";
import { reasonText } from "../../www/text/reasons.js";
import { createLanguages } from "../../www/core/languages.js";
import { LANGUAGES } from "../../www/locales/index.js";
import { LOCALES, TABLES } from "../texts.mjs";
import { formatForce } from "./app-fake-engine.mjs";

const WWW = new URL("../../www/", import.meta.url);
const sources = readdirSync(WWW, { recursive: true })
  .filter((name) => name.endsWith(".js") && !/^(locales|pkg)\b/.test(name))
  .map((name) => readFileSync(new URL(name, WWW), "utf8"));

const { en } = LOCALES;

const words = (language) => ({ t: createTranslator(language, LOCALES[language]), force: formatForce });

test("every folder of texts is one of the page's languages", () => {
  const folders = readdirSync(new URL("../../www/locales/", import.meta.url)).filter((name) => name !== "index.js");
  assert.deepEqual(folders, Object.keys(LANGUAGES).sort());
});

test("texts come when they are asked for; what did not come is asked for again", async () => {
  let online = false;
  const load = async () => (online ? { default: { greeting: "hello" } } : assert.fail("no connection"));
  const languages = createLanguages({ en: { load } }, ["board"]);
  await assert.rejects(Promise.resolve(languages.fetch("en")));
  assert.throws(() => languages.translator("en"));
  online = true;
  await languages.fetch("en");
  assert.equal(languages.fetch("en"), null);
  assert.equal(languages.translator("en")("greeting"), "hello");
});

test("texts of more topics come in the language shown, even if that changes meanwhile, and in every other that is shown later", async () => {
  const load = (language) => async (topic) => ({ default: { [topic]: `${topic} in ${language}` } });
  const languages = createLanguages({ en: { load: load("en") }, ru: { load: load("ru") } }, ["board"]);
  await languages.fetch("en");
  let shown = "en";
  const adding = languages.add(["records"], () => shown);
  assert.equal(languages.translator("en")("records"), "records");
  shown = "ru";
  await adding;
  assert.equal(languages.translator("ru")("board"), "board in ru");
  assert.equal(languages.translator("ru")("records"), "records in ru");
  assert.equal(languages.fetch("ru"), null);
});

test("topics that do not come hinder no other", async () => {
  const load = async (topic) => (topic === "records" ? assert.fail("no connection") : { default: { [topic]: "here" } });
  const languages = createLanguages({ en: { load }, ru: { load } }, ["board"]);
  await languages.fetch("en");
  await assert.rejects(languages.add(["board", "records"], () => "en"));
  assert.equal(languages.translator("en")("board"), "here");
  assert.equal(languages.fetch("en"), null);
  await languages.fetch("ru");
  assert.equal(languages.translator("ru")("board"), "here");
});

for (const [language, locale] of Object.entries(LOCALES)) {
  test(`${language}: the same topics as in English, with the same keys, each once`, () => {
    const keys = (tables) => Object.fromEntries(Object.entries(tables).map(([topic, table]) => [topic, Object.keys(table).sort()]));
    assert.deepEqual(keys(TABLES[language]), keys(TABLES.en));
    assert.equal(Object.values(TABLES[language]).flatMap(Object.keys).length, Object.keys(locale).length);
  });

  test(`${language}: the same placeholders as in English, and all plural forms`, () => {
    const names = (entry) => [...JSON.stringify(entry).matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    // Which side it is may be in the grammar.
    const kinds = (entry) => [...new Set(names(entry))].filter((name) => name !== "side").sort();
    for (const [key, entry] of Object.entries(locale)) {
      assert.deepEqual(kinds(entry), kinds(en[key]), key);
      if (typeof entry !== "object") continue;
      const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      assert.deepEqual(Object.keys(entry).sort(), [...wanted].sort(), key);
    }
  });
}

test("every key the code names exists", () => {
  for (const source of sources) {
    for (const [, key] of source.matchAll(/(?:\bt\(|key: )"([\w.-]+)"/g)) assert.ok(key in en, key);
    // A key with a part filled in at run time: at least one key must fit.
    for (const [, pattern] of source.matchAll(/(?:\bt\(|key: |, )`([\w.${}-]*\$\{[^`]*)`/g)) {
      if (!/^[a-z]+\./.test(pattern)) continue;
      const fits = new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, "[\\w-]+").replaceAll(".", "\\.")}$`);
      assert.ok(Object.keys(en).some((key) => fits.test(key)), pattern);
    }
  }
});

test("every key is used", () => {
  const all = sources.join("\n");
  const patterns = [...all.matchAll(/`([\w.-]*\.\$\{[^`]*)`/g)].map(
    ([, pattern]) => new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, "[\\w.-]+")}$`),
  );
  const unused = Object.keys(en).filter((key) => !all.includes(`"${key}"`) && !patterns.some((pattern) => pattern.test(key)));
  assert.deepEqual(unused, []);
});

/** Every code of the closed lists in the engine's types has its texts. */
test("every code of the engine's types has a text", () => {
  const types = readFileSync(new URL("../../src/wasm/rules.d.ts", import.meta.url), "utf8");
  const union = (name) => {
    const body = types.slice(types.indexOf(`export type ${name} =`));
    return [...body.slice(0, body.indexOf(";")).matchAll(/"([\w-]+)"/g)].map((match) => match[1]);
  };
  for (const by of union("EndReason")) assert.ok(`result.by.${by}` in en, by);
  for (const role of union("Role")) assert.ok(`role.${role}` in en && `role.three.${role}` in en, role);
  for (const claim of union("Claim")) assert.ok(`actions.claim.${claim}` in en, claim);
  for (const code of union("ErrorCode")) assert.ok(`error.${code}` in en, code);
  const problems = types.slice(types.indexOf("export type PositionProblem"), types.indexOf("// ---- a game as data"));
  for (const [, codes] of problems.matchAll(/code: ((?:"[\w-]+"(?: \| )?)+)/g)) {
    for (const code of codes.match(/[\w-]+/g)) assert.ok(`problem.${code}` in en, code);
  }
  const reasons = types.slice(types.indexOf("export type Reason ="), types.indexOf("/** One answer to"));
  for (const [, code] of reasons.matchAll(/\{ code: "([\w-]+)"/g)) {
    for (const language of Object.keys(LOCALES)) {
      for (const reason of examples(code)) {
        const text = reasonText(words(language), { reason, from: "e4", to: "e5", color: "white" });
        assert.doesNotMatch(text, /^reason\.|[{}]|undefined/, `${language} ${code}: ${text}`);
      }
    }
  }
});

const knecht = { color: "black", role: "knecht" };
const totals = { white: 3, black: 4 };

/** A reason of each code, with every shape its data may have. */
function examples(code) {
  const sides = (field) => ["white", "black"].map((side) => ({ code, [field]: side }));
  switch (code) {
    case "not-your-piece":
    case "inaccessible-square":
      return sides("owner");
    case "blocked":
      return [
        { code, at: "e5", by: knecht, inaccessibleOf: null },
        ...["white", "black", null].map((inaccessibleOf) => ({ code, at: "e5", by: null, inaccessibleOf })),
      ];
    case "castle-is-for-royals":
      return [{ code, castleOf: "white", piece: knecht }];
    case "no-superiority":
      return [
        { code, totals, sums: totals, idle: [] },
        { code, totals: { white: 4, black: 4 }, sums: totals, idle: [] },
        { code, totals: { white: 0, black: 4 }, sums: totals, idle: ["white"] },
      ];
    default:
      return [{ code, piece: knecht, totals, sums: totals, intruders: ["d8"], role: "prince", defender: "black" }];
  }
}

test("a refusal says the numbers as the mover counts them", () => {
  const reason = { code: "no-superiority", totals, sums: totals, idle: [], exchangePossible: false };
  assert.equal(reasonText(words("en"), { reason, from: "b2", to: "c4", color: "white" }), "c4: 1½ against 2 — no superiority.");
  assert.equal(reasonText(words("ru"), { reason, from: "d5", to: "c4", color: "black" }), "c4: 2 против 1½ — нет перевеса в силе.");
});

test("idle force is named", () => {
  const reason = {
    code: "no-superiority", totals: { white: 0, black: 3 }, sums: { white: 4, black: 3 }, idle: ["white"], exchangePossible: false,
  };
  const text = reasonText(words("en"), { reason, from: "b8", to: "c8", color: "white" });
  assert.match(text, /^c8: 0 against 1½ — no superiority: 2 does not count/);
});

test("the turn in the author's form", () => {
  assert.equal(turnLine(words("ru"), { turn: "white", moveNumber: 1 }), "1. __ хб");
  assert.equal(turnLine(words("ru"), { turn: "black", moveNumber: 8 }), "8 … __ хч");
});

test("an error of a record names move, side, line, text and reason", () => {
  const error = {
    code: "bad-record",
    message: "",
    at: { moveNumber: 4, color: "black", text: "c4:d5", line: 7 },
    reasons: [{ code: "no-superiority", totals: { white: 4, black: 3 }, sums: { white: 4, black: 3 }, idle: [], exchangePossible: false }],
  };
  const text = errorText(words("en"), error);
  for (const part of ["Move 4", "Black", "line 7", "c4:d5", "d5: 1½ against 2"]) assert.ok(text.includes(part), `${part} in: ${text}`);
});

test("a position's problems are all named, with their squares", () => {
  const error = {
    code: "bad-position",
    message: "",
    problems: [
      { code: "several-kings", color: "black", message: "", squares: ["a1", "b2"] },
      { code: "file-count", rank: 3, found: 7, expected: 8, message: "", squares: [] },
      { code: "a-new-one", message: "something new", squares: [] },
    ],
  };
  const text = errorText(words("ru"), error);
  assert.match(text, /Чёрные: больше одного Короля \(a1, b2\)/);
  assert.match(text, /горизонталь 3: полей 7, а нужно 8/);
  assert.match(text, /something new/);
});

test("a move is told for the ear, with check", () => {
  const step = { color: "white", move: { role: "connet", from: "d1", to: "d8", kind: "capture", taken: "king", becomes: null } };
  const text = happeningText(words("en"), { kind: "step", step, check: true, finalCheck: true });
  assert.equal(text, "White: Connet from d1 takes King on d8. Final check!");
});

test("plural forms", () => {
  const { t } = words("ru");
  assert.deepEqual([1, 2, 5, 21].map((n) => t("choose.moves", { n })), ["1 ход", "2 хода", "5 ходов", "21 ход"]);
});

test("the browser's languages", () => {
  assert.equal(chooseLanguage(["de", "ru-RU", "en"], ["en", "ru"]), "ru");
  assert.equal(chooseLanguage(["de"], ["en", "ru"]), "en");
});

test("the page's address", () => {
  const known = ["t1", "t", "t2"];
  assert.deepEqual(readAddress("", "", known), { ask: "nothing" });
  assert.deepEqual(readAddress("?variant=T2", "", known), { ask: "game", variant: "t2" });
  assert.deepEqual(readAddress("", "#t", known), { ask: "game", variant: "t" });
  assert.deepEqual(readAddress("", "#variant=t1", known), { ask: "game", variant: "t1" });
  assert.deepEqual(readAddress("", "#%E0%A4%A", known), { ask: "unknown", text: "%E0%A4%A" });
  assert.deepEqual(readAddress("?variant=", "", known), { ask: "unknown", text: "" });
  assert.deepEqual(readAddress("", "#x=1", known), { ask: "nothing" });
});

test("a square for the ear: what stands there, the forces, whose they are, what does not count", () => {
  const contributor = (square, color, role, force, idle = false) => ({ square, piece: { color, role }, force, idle });
  const asked = {
    about: "square",
    square: "d1",
    piece: { color: "white", role: "king" },
    detail: {
      square: "d1", sum: { white: 7, black: 6 }, counted: { white: 3, black: 6 }, superior: "black", castleOf: "white", inaccessibleOf: null, text: "",
      contributors: [contributor("c2", "black", "prince", 6), contributor("b1", "white", "ritter", 4, true), contributor("d1", "white", "king", 3)],
    },
  };
  assert.equal(
    answerText(words("en"), asked),
    "d1: White, King. Square of White's castle. Forces: White 3½, Black 3. Counted: 1½ : 3. Black has superiority. White: Ritter b1 2, idle, King d1 1½. Black: Prince c2 3.",
  );
  assert.match(answerText(words("ru"), asked), /^d1: Белые, Король\. Поле замка белых\. Силы: белые 3½, чёрные 3\./);
  const nothing = { ...asked, square: "d4", piece: null, detail: { ...asked.detail, castleOf: null, contributors: [] } };
  assert.equal(answerText(words("en"), nothing), "d4: empty. No force acts here.");
});

test("a piece's moves for the ear", () => {
  const asked = (targets, piece = { color: "white", role: "ritter" }) => ({ about: "moves", square: "b1", piece, targets: { plain: [], capture: [], exchange: [], ...targets } });
  assert.equal(answerText(words("en"), asked({ plain: ["b2", "b3"], capture: ["b7"] })), "Ritter b1: moves to b2, b3; takes on b7.");
  assert.equal(answerText(words("en"), asked({ exchange: ["b7"] })), "Ritter b1: exchanges on b7.");
  assert.equal(answerText(words("en"), asked({})), "Ritter b1 cannot move.");
  assert.equal(answerText(words("en"), asked({}, null)), "b1: empty.");
});

test("a position for the ear, the most important pieces first", () => {
  const snapshot = {
    pieces: { a2: { color: "white", role: "knecht" }, e1: { color: "white", role: "king" }, b2: { color: "white", role: "knecht" } },
    turn: "black", moveNumber: 12, check: true, finalCheck: false, inaccessible: { white: "b4", black: null },
  };
  assert.equal(
    answerText(words("en"), { about: "position", snapshot, roles: ["king", "knecht"] }),
    "White: King e1; Knecht a2, b2. Black: no pieces. White's inaccessible square: b4. Black to move, move 12. Check!",
  );
});
