// What a course's file looks like, as JSON Schema 2020-12. `lesson.schema.json` is the same for editors; a test compares them and
// says how it is written anew.

import { CLAUSES } from "./clauses.js";

const GAMES = ["t1", "t", "t2"];
/** Answers to `why …`: the engine's codes of refusal (a test compares them), or that nothing is wrong; then those to `check`. */
export const OPTIONS = [
  ...["nothing-there", "not-your-piece", "own-piece-on-target", "out-of-reach", "blocked", "castle-is-for-royals"],
  ...["last-royal-must-stay", "inaccessible-square", "guarded-castle", "no-superiority", "exchange-only-by-scout"],
  ...["no-exchange-by-king", "limit-of-three", "promotion-not-offered", "game-over", "draw-of-squares-due", "legal"],
  ...["none", "check", "final"],
];

/** @typedef {import("./fitting.js").Schema} Schema */

/** All fields but those named are needed, and there are no others. @param {Record<string, Schema>} properties @param {string[]} [optional] @returns {Schema} */
function object(properties, optional = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", properties, required, additionalProperties: false };
}

/** @param {Schema} items @param {number} minItems @param {number} maxItems @returns {Schema} */
const list = (items, minItems, maxItems) => ({ type: "array", items, minItems, maxItems });

/** @param {Schema} items @param {number} minItems @param {number} maxItems @returns {Schema} */
const set = (items, minItems, maxItems) => ({ ...list(items, minItems, maxItems), uniqueItems: true });

/** @param {number} maxLength @returns {Schema} */
const line = (maxLength) => ({ type: "string", minLength: 1, maxLength });

/** @param {string} pattern @returns {Schema} */
const form = (pattern) => ({ type: "string", maxLength: 80, pattern });

/** The same text by language, `{"ru": "…", "en": "…"}`. @param {number} maxLength @returns {Schema} */
const texts = (maxLength) => ({
  type: "object",
  propertyNames: { type: "string", pattern: "^[a-z]{2,3}$" },
  minProperties: 1,
  additionalProperties: line(maxLength),
});

const id = form("^[a-z0-9]+(-[a-z0-9]+)*$");
const square = form("^[a-i][1-8]$");
const twoSquares = form("^([a-i][1-8]){2}$");
const move = form("^([a-i][1-8]){2}[a-z]?$");
/** @type {Schema} */
const count = { type: "integer", minimum: 0, maximum: 1000 };

const task = object(
  {
    position: line(200),
    orientation: { enum: ["white", "black"] },
    show: object(
      { marked: set(square, 1, 72), arrows: set(twoSquares, 1, 12), reach: square, force: { type: "boolean" } },
      ["marked", "arrows", "reach", "force"],
    ),
    ask: texts(220),
    task: line(160),
    options: set({ enum: OPTIONS }, 3, 8),
    expect: object({ right: count, of: count }),
    trap: object({ move, why: { enum: OPTIONS } }),
    wrong: list(object({ answer: line(80), say: texts(220) }), 1, 12),
    level: { type: "integer", minimum: 1, maximum: 12 },
    moves: { type: "integer", minimum: 2, maximum: 100 },
    lost: texts(220),
    hints: list(texts(220), 2, 2),
    after: texts(300),
  },
  ["orientation", "show", "options", "expect", "trap", "wrong", "level", "moves", "lost"],
);

const step = object(
  {
    id,
    title: texts(40),
    skills: set(form("^[a-z]+([.-][a-z]+)*$"), 1, 6),
    rules: set({ enum: CLAUSES }, 1, 8),
    game: { enum: GAMES },
    idea: texts(200),
    text: texts(460),
    tasks: list(task, 1, 6),
  },
  ["game"],
);

/** @type {Schema} */
export const LESSON_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A course of lessons for chess-T1, chess-T and chess-T2",
  ...object({
    $schema: line(300),
    format: { const: "chess-t-lesson/1" },
    id,
    game: { enum: GAMES },
    title: texts(60),
    about: texts(400),
    author: line(120),
    licence: line(120),
    blocks: list(object({ title: texts(60), steps: list(step, 1, 40) }), 1, 12),
  }, ["$schema"]),
};
