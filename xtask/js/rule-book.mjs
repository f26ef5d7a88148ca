// Makes the rule book's data (www/rules/book.LANGUAGE.json) of the rules for readers: node xtask/js/rule-book.mjs

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { lexer } from "marked";

/** @typedef {import("../../www/rules/types.js").Inline} Inline */
/** @typedef {import("../../www/rules/types.js").Block} Block */
/** @typedef {import("../../www/rules/types.js").Clause} Clause */
/** @typedef {import("../../www/rules/types.js").Section} Section */
/** @typedef {import("../../www/rules/types.js").Book} Book */
/** @typedef {import("marked").Token} Token */

const DOCS = new URL("../../docs/", import.meta.url);
const BOOKS = new URL("../../www/rules/", import.meta.url);

/** Where each language stands. @type {Record<string, string>} */
export const SOURCES = { en: "RULES.md", ru: "RULES.ru.md" };

/** Sections without a number, in the order they come. */
const NAMES = ["minute", "notation", "reconstructed"];
/** The last; its table is also read as data. */
const RECONSTRUCTED = "reconstructed";

const MARK = /\[[RР]\]/u;
/** A clause's number wherever it is mentioned. */
const CLAUSE = /(?<![\d.])\d\.\d[a-z]?(?![\d.]\d)/u;
const PARTS = new RegExp(`(${MARK.source}|${CLAUSE.source})`, "u");
const HEAD = /^(\d\.\d[a-z]?) (.+?)\.?$/u;
const PICTURE = /^text (t1|t2|t) (.+?)(?: targets=([a-i][1-8]))?$/u;
const RATIO = /^([a-i][1-8])\] [\d½]+ : [\d½]+$/u;
/** Before a move in code. */
const SIGN = /(✓|✗) $/u;

/** @param {string} language @returns {Book} */
export function bookIn(language) {
  return bookOf(readFileSync(new URL(SOURCES[language] ?? "", DOCS), "utf8"));
}

/** As it is written into its file: a line for each section. @param {Book} book */
export function textOf({ sections, ...rest }) {
  const lines = sections.map((section) => JSON.stringify(section)).join(",\n");
  return `${JSON.stringify(rest).slice(0, -1)},"sections":[\n${lines}\n]}\n`;
}

/** @param {string} language */
export const fileOf = (language) => new URL(`book.${language}.json`, BOOKS);

/** @param {string} markdown @returns {Book} */
export function bookOf(markdown) {
  const [front = [], ...rest] = partsOf(lexer(markdown).filter(({ type }) => type !== "space"));
  const names = [...NAMES];
  const sections = rest.map(([heading, ...tokens]) => sectionOf(/** @type {any} */ (heading).text, tokens, names));
  const [title, , ...preface] = front;
  // The last lines of the preface are about pictures made of letters.
  return {
    title: /** @type {any} */ (title).text,
    preface: preface.slice(0, -1).map((token) => inlinesOf(tokensIn(token))),
    sections,
    reconstructions: reconstructionsIn(/** @type {Token[]} */ (rest.at(-1))),
  };
}

/** The front, then one part for each section. @param {Token[]} tokens */
function partsOf(tokens) {
  /** @type {Token[][]} */
  const parts = [[]];
  for (const token of tokens) {
    if (token.type === "heading" && token.depth === 2) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

/** @param {string} title @param {Token[]} tokens @param {string[]} names those that are left @returns {Section} */
function sectionOf(title, tokens, names) {
  const id = /^(\d+)\./.exec(title)?.[1] ?? names.shift() ?? fail(`a name for the section "${title}"`);
  /** @type {Clause[]} */
  const clauses = [{ id, title: "", scope: [], blocks: [] }];
  for (const token of tokens) {
    const clause = clauseBegunBy(token);
    if (clause) clauses.push(clause);
    else clauses.at(-1)?.blocks.push(forReaders(id, blockOf(token)));
  }
  return { id, title, clauses };
}

/** The names that the program has for what is reconstructed, the last column of that table, are nothing to readers. @param {string} section @param {Block} block @returns {Block} */
function forReaders(section, block) {
  if (section !== RECONSTRUCTED || block.is !== "table") return block;
  return { ...block, head: block.head.slice(0, -1), rows: block.rows.map((row) => row.slice(0, -1)) };
}

/** `**5.2 Exchange** (chess-T). Where …` @param {Token} token @returns {Clause | null} */
function clauseBegunBy(token) {
  const [strong, ...after] = token.type === "paragraph" ? tokensIn(token) : [];
  const [, id, title] = (strong?.type === "strong" && HEAD.exec(strong.text)) || [];
  if (!id || !title) return null;
  const { scope, text } = scopeOf(inlinesOf(after));
  return { id, title, scope, blocks: [{ is: "text", of: text }] };
}

/** What stands in brackets right behind a title, and what comes after it. @param {Inline[]} line @returns {{scope: Inline[], text: Inline[]}} */
function scopeOf(line) {
  const [first = ""] = line;
  if (typeof first !== "string" || !first.startsWith(" (")) return { scope: [], text: begun(line) };
  const at = line.findIndex((part) => typeof part === "string" && part.includes(")."));
  const last = /** @type {string} */ (line[at]);
  const [before = ""] = last.split(").");
  const scope = at === 0 ? [before.slice(2)] : [first.slice(2), ...line.slice(1, at), before];
  return { scope: scope.filter((part) => part !== ""), text: begun([last.slice(before.length + 2), ...line.slice(at + 1)]) };
}

/** Without the space that parted it from what was before. @param {Inline[]} line @returns {Inline[]} */
function begun([first = "", ...rest]) {
  return [typeof first === "string" ? first.trimStart() : first, ...rest].filter((part) => part !== "");
}

/** @param {Token} token @returns {Block} */
function blockOf(token) {
  switch (token.type) {
    case "paragraph":
      return { is: "text", of: inlinesOf(tokensIn(token)) };
    case "list":
      return { is: "list", items: token.items.map((/** @type {Token} */ item) => tokensIn(item).flatMap((inner) => inlinesOf(tokensIn(inner)))) };
    case "table":
      return { is: "table", head: token.header.map(cellOf), rows: token.rows.map((/** @type {any[]} */ row) => row.map(cellOf)) };
    case "code":
      return pictureOf(token.lang ?? "");
    default:
      return fail(`what to make of ${token.type}: ${token.raw}`);
  }
}

/** @param {{tokens: Token[]}} cell */
const cellOf = ({ tokens }) => inlinesOf(tokens);

/** @param {string} about @returns {Block} */
function pictureOf(about) {
  const [, variant, position = "", reaches] = PICTURE.exec(about) ?? fail(`a picture: ${about}`);
  return { is: "diagram", variant: /** @type {import("../../www/types.js").VariantKey} */ (variant), position, ...(reaches && { reaches }) };
}

/** @param {Token} token @returns {Token[]} */
const tokensIn = (token) => /** @type {any} */ (token).tokens ?? [];

/** @param {Token[]} tokens @returns {Inline[]} */
function inlinesOf(tokens) {
  return tokens.flatMap((token, index) => inlineOf(token, tokens[index - 1]?.raw ?? ""));
}

/** @param {Token} token @param {string} before @returns {Inline[]} */
function inlineOf(token, before) {
  switch (token.type) {
    case "text":
      return textParts(token.text);
    case "strong":
    case "em":
      return [{ is: token.type, of: inlinesOf(tokensIn(token)) }];
    case "codespan":
      return [codeOf(token.text, SIGN.exec(before)?.[1] ?? "")];
    case "link":
      // Files of the sources are no part of the site.
      return token.href.startsWith("#") ? [{ is: "clause", to: RECONSTRUCTED, of: inlinesOf(tokensIn(token)) }] : inlinesOf(tokensIn(token));
    default:
      return fail(`what to make of ${token.type}: ${token.raw}`);
  }
}

/** Marks and numbers of clauses, found in the text; a sign before a move goes to the move. @param {string} text @returns {Inline[]} */
function textParts(text) {
  return text.replace(SIGN, "").split(PARTS).filter((part) => part !== "").map((part) => {
    if (MARK.test(part)) return { is: "mark", text: part };
    return new RegExp(`^${CLAUSE.source}$`, "u").test(part) ? { is: "clause", to: part, of: [part] } : part;
  });
}

/** @param {string} text @param {string} sign what stands before it @returns {Inline} */
function codeOf(text, sign) {
  const [, square] = RATIO.exec(text) ?? [];
  if (square) return { is: "ratio", square, text };
  if (!sign) return { is: "code", text };
  const [move = "", result = ""] = text.split(", ");
  return { is: "move", text: move, result, allowed: sign === "✓" };
}

/** The table of what is reconstructed: clauses, games, what. @param {Token[]} tokens @returns {Book["reconstructions"]} */
function reconstructionsIn(tokens) {
  const table = /** @type {any} */ (tokens.find(({ type }) => type === "table"));
  return table.rows.map(([clauses, games, what]) => ({ clauses: clauses.text.split(", "), games: gamesOf(games.text), what: what.text }));
}

/** `T, T2`; otherwise all. @param {string} text @returns {Book["reconstructions"][number]["games"]} */
function gamesOf(text) {
  const named = text.split(", ").map((name) => name.toLowerCase());
  return /** @type {any} */ (named.every((name) => /^t[12]?$/.test(name)) ? named : ["t1", "t", "t2"]);
}

/** @param {string} what @returns {never} */
function fail(what) {
  throw new Error(`the rule book lacks ${what}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const language of Object.keys(SOURCES)) writeFileSync(fileOf(language), textOf(bookIn(language)));
}
