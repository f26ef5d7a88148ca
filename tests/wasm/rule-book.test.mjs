// The boards of the rule book by the engine's own answers: every position, every move, every ratio, in all languages.

import assert from "node:assert/strict";
import { test } from "node:test";

import { readFileSync } from "node:fs";

import { fillIn } from "../../www/text/fill-in.js";
import { positionFor } from "../../www/rules/example.js";
import { Engine, formatForce, value, variants } from "./module.mjs";

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(`../../www/rules/${name}.json`, import.meta.url), "utf8"));
const { diagrams } = read("diagrams");
const engine = new Engine();

/** Is it as the book says? */
function checkMove(standing, { text, allowed }, place) {
  value(engine.loadPosition(standing.variant, positionFor(standing, text)));
  const played = engine.play(text);
  assert.equal(played.ok, allowed, `${place}: ${text}`);
  if (!allowed) assert.ok(["illegal-move", "wrong-sign"].includes(played.error.code), `${place}: ${text}: ${played.error.code}`);
  return played;
}

test("beside the clauses: legal positions, moves that are allowed or not as they are marked, numbers that are the engine's", () => {
  for (const { clause, caption, moves = [], reaches, ...standing } of diagrams) {
    const { pieces } = value(engine.loadPosition(standing.variant, standing.position));
    if (reaches) assert.ok(pieces[reaches], `${clause}: nobody on ${reaches}`);
    const { roles } = variants().find(({ variant }) => variant === standing.variant);
    for (const [language, text] of Object.entries(caption)) {
      const filled = fillIn({ engine, roles, force: formatForce }, text);
      assert.doesNotMatch(filled, /[{}]/, `${clause} ${language}`);
      // Numbers stand in no caption by themselves, but in names of squares and games.
      assert.doesNotMatch(text.replace(/\{[^}]*\}|chess-T[12]?|\b[a-i][1-8]\b/g, ""), /\d/, `${clause} ${language}`);
    }
    for (const move of moves) {
      assert.match(move.text, /^[a-i][1-8][a-i][1-8][a-z]?$/);
      checkMove(standing, move, clause);
    }
  }
});

/** Clauses that are about a King who stays where he can be taken. */
const RISKY = ["8.5", "9.3"];

test("beside the clauses: no move that is offered loses at once, but where the clause is about that", () => {
  for (const { clause, moves = [], ...standing } of diagrams.filter(({ clause }) => !RISKY.includes(clause))) {
    for (const move of moves.filter(({ allowed }) => allowed)) {
      if (checkMove(standing, move, clause).value.result) continue;
      assert.deepEqual(value(engine.solve("move wins")).answers, [], `${clause}: ${move.text}`);
    }
  }
});

for (const language of ["en", "ru"]) {
  test(`in the text (${language}): every move is as its sign says, every ratio the engine's`, () => {
    let seen = 0;
    for (const { clauses } of read(`book.${language}`).sections) {
      let standing = null;
      for (const block of clauses.flatMap(({ blocks }) => blocks)) {
        if (block.is === "diagram") standing = block;
        for (const part of [...(block.of ?? []), ...(block.items ?? []).flat()]) {
          if (part.is === "move" || part.is === "ratio") seen += 1;
          if (part.is === "move") {
            const played = checkMove(standing, part, language);
            assert.equal(played.ok && played.value.result ? `${played.value.result.winner === "white" ? "W" : "B"}V` : "", part.result, part.text);
          } else if (part.is === "ratio") {
            value(engine.loadPosition(standing.variant, standing.position));
            assert.equal(value(engine.forceAt(part.square)).text, part.text);
          }
        }
      }
    }
    assert.ok(seen > 60, `only ${seen}`);
  });
}
