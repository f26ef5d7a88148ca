// The rule book's files: made of the rules for readers as they are now, the same in all languages, every clause with a board.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { FILE, lessonLinks, textOf as textOfLessons } from "../../xtask/js/lesson-links.mjs";
import { SOURCES, bookIn, bookOf, fileOf, textOf } from "../../xtask/js/rule-book.mjs";
import { diagramsBeside, isOf, lessonsAbout, reconstructedIn } from "../../www/rules/book.js";
import { positionFor } from "../../www/rules/example.js";

const LANGUAGES = Object.keys(SOURCES);
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(new URL(`../../www/${path}`, import.meta.url), "utf8"));
const BOOKS = Object.fromEntries(LANGUAGES.map((language) => [language, bookIn(language)]));
const BESIDE = read("rules/diagrams.json");
const clauses = (/** @type {any} */ book) => book.sections.flatMap((/** @type {any} */ section) => section.clauses);
const picturesIn = (/** @type {any} */ { blocks }) => blocks.filter((/** @type {any} */ { is }) => is === "diagram");

for (const language of LANGUAGES) {
  test(`book.${language}.json is what node xtask/js/rule-book.mjs makes of docs/${SOURCES[language]}`, () => {
    assert.ok(readFileSync(fileOf(language), "utf8") === textOf(BOOKS[language]), "run node xtask/js/rule-book.mjs");
  });
}

test("lessons.json is what node xtask/js/lesson-links.mjs makes of our courses", () => {
  assert.ok(readFileSync(FILE, "utf8") === textOfLessons(lessonLinks()), "run node xtask/js/lesson-links.mjs");
});

test("all languages have the same clauses, pictures, moves and ratios", () => {
  const skeleton = (/** @type {any} */ book) => clauses(book).map(({ id, title, blocks }) => ({ id, titled: title !== "", blocks: blocks.map(shapeOf) }));
  assert.deepEqual(skeleton(BOOKS.ru), skeleton(BOOKS.en));
  assert.deepEqual(BOOKS.ru.reconstructions.map(({ clauses, games }) => ({ clauses, games })), BOOKS.en.reconstructions.map(({ clauses, games }) => ({ clauses, games })));
});

/** What of a block does not depend on the language. @param {any} block */
function shapeOf(block) {
  if (block.is === "diagram") return block;
  const lines = block.is === "text" ? [block.of] : block.is === "list" ? block.items : [];
  return { is: block.is, shown: lines.flat().filter(({ is }) => is === "ratio" || is === "move").map(({ is, allowed, square, text }) => [is, allowed, square ?? text.match(/[a-i][1-8]/g).join("")]) };
}

test("every clause with a title has a board, in the text or beside it, for every game that has the clause", () => {
  const bare = clauses(BOOKS.en).filter((/** @type {any} */ { id, title }) => title !== "" && !/[a-z]$/.test(id)).filter((/** @type {any} */ clause) => {
    const letters = clauses(BOOKS.en).filter((/** @type {any} */ { id }) => id.replace(/[a-z]$/, "") === clause.id);
    return letters.every((/** @type {any} */ each) => picturesIn(each).length === 0) && diagramsBeside(BESIDE, clause.id, "all").length === 0;
  });
  assert.deepEqual(bare.map(({ id }) => id), []);
  const count = BESIDE.diagrams.length + clauses(BOOKS.en).flatMap(picturesIn).length;
  assert.ok(count >= 50, `${count} boards`);
});

test("what stands beside is beside clauses that there are, in all languages", () => {
  const known = new Set(clauses(BOOKS.en).map(({ id }) => id));
  for (const { clause, variant, caption } of BESIDE.diagrams) {
    assert.ok(known.has(clause), clause);
    assert.ok(isOf(variant, BESIDE.games[clause]), `${clause} is not of ${variant}`);
    assert.deepEqual(Object.keys(caption).sort(), [...LANGUAGES].sort(), clause);
  }
  for (const clause of Object.keys(BESIDE.games)) assert.ok(known.has(clause), clause);
});

test("a clause of the lessons is one of the book", () => {
  const known = new Set(clauses(BOOKS.en).map(({ id }) => id));
  const named = new Set(lessonLinks().flatMap(({ rules }) => rules));
  assert.deepEqual([...named].filter((clause) => !known.has(clause)), []);
  assert.deepEqual(lessonsAbout(lessonLinks(), "5.2").map(({ course, step }) => `${course}/${step}`)[0], "t/exchange");
});

test("a choice of game keeps what is of the game", () => {
  assert.equal(isOf("t1", BESIDE.games["5.2"]), false);
  assert.equal(isOf("t1", BESIDE.games["5.1"]), true);
  assert.equal(reconstructedIn(BOOKS.en, "5.2", "t1").length, 0);
  assert.equal(reconstructedIn(BOOKS.en, "5.2", "t2").length, 4);
  assert.deepEqual(diagramsBeside(BESIDE, "6.1", "t").map(({ variant }) => variant), ["t"]);
});

const SMALL = `# Rules

English

About.

Pictures.

## 1. One

**1.1 Title** (chess-T, written \`+\`). [R] See 1.2a and *that*.

\`\`\`text t1 8/8/8/8/8/8/1I6/8 w - - 0 20 targets=b2
8
\`\`\`

- ✗ \`b2-b5\`: \`b2] 1 : 0\`.
- ✓ \`b2-b4, WV\`

## Reconstructed clauses

| Clause | Games | What | Field |
|---|---|---|---|
| 1.1 | T, T2 | that | \`f\` |
| 1.2, 1.1 | all | this | \`g\` |
`;

test("clauses, pictures, moves and ratios are read from the text", () => {
  const book = bookOf(SMALL.replace("## Reconstructed", "## In one minute\n\n## Writing\n\n## Reconstructed"));
  assert.deepEqual(book.preface, [["About."]]);
  const [, clause] = book.sections[0].clauses;
  assert.deepEqual(clause, {
    id: "1.1", title: "Title", scope: ["chess-T, written ", { is: "code", text: "+" }],
    blocks: [
      { is: "text", of: [{ is: "mark", text: "[R]" }, " See ", { is: "clause", to: "1.2a", of: ["1.2a"] }, " and ", { is: "em", of: ["that"] }, "."] },
      { is: "diagram", variant: "t1", position: "8/8/8/8/8/8/1I6/8 w - - 0 20", reaches: "b2" },
      { is: "list", items: [
        [{ is: "move", text: "b2-b5", result: "", allowed: false }, ": ", { is: "ratio", square: "b2", text: "b2] 1 : 0" }, "."],
        [{ is: "move", text: "b2-b4", result: "WV", allowed: true }],
      ] },
    ],
  });
  assert.deepEqual(book.sections.map(({ id }) => id), ["1", "minute", "notation", "reconstructed"]);
  assert.deepEqual(book.reconstructions, [
    { clauses: ["1.1"], games: ["t", "t2"], what: "that" },
    { clauses: ["1.2", "1.1"], games: ["t1", "t", "t2"], what: "this" },
  ]);
});

test("a picture without letters for its game is an error that names it", () => {
  assert.throws(() => bookOf(SMALL.replace("text t1", "text x")), /a picture: text x/);
});

test("a move of the text is made by the side whose piece it is", () => {
  const standing = { variant: /** @type {const} */ ("t1"), position: "8/8/8/4i3/4I3/8/8/8 w - - 0 20" };
  assert.equal(positionFor(standing, "e5:e4"), "8/8/8/4i3/4I3/8/8/8 b - - 0 20");
  assert.equal(positionFor(standing, "Кн e4-e5"), standing.position);
});
