// The small games of our courses: a good player wins each against the computer at the game's level, and not at once.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { stepsOf, tasksOf } from "../../www/lessons/walk.js";
import { Engine, value } from "./module.mjs";
import { Thinker } from "./search-module.mjs";

const GOOD = 12;
const SEEDS = [1, 2, 3];
/** Whoever learns is not to be kept longer. */
const MOST_MOVES = 30;

const thinker = new Thinker();
const courses = ["t1", "t"].map((name) => JSON.parse(readFileSync(new URL(`../../www/lessons/${name}.json`, import.meta.url), "utf8")));
const games = courses.flatMap((course) =>
  stepsOf(course).flatMap((placed) => tasksOf(placed).filter(({ task }) => task.level !== undefined).map(({ task }) => ({ ...task, id: placed.step.id, variant: placed.step.game ?? course.game }))),
);

/** Plays a game out. @returns {number | string} in how many moves the goal was reached, or what came of it */
function playOut({ variant, position, task, level }, seed) {
  const engine = new Engine();
  let place = value(engine.loadPosition(variant, position));
  const side = place.turn;
  for (let ply = 0; ply < 2 * MOST_MOVES; ply++) {
    if (place.phase === "over") return JSON.stringify(place.result);
    thinker.setPosition(variant, place.position, engine.earlierKeys());
    const isGood = place.turn === side;
    const { text } = thinker.think(isGood ? GOOD : level, 1000 * seed + ply, () => {}).lines[0].moves[0];
    if (isGood && value(engine.judge(task.replace("play", "move"), text)).status === "right") return ply / 2 + 1;
    place = value(engine.play(text));
  }
  return "no end";
}

test("the courses have small games", () => {
  assert.deepEqual(games.map(({ id }) => id), [
    "game-king-and-knechts", "game-six-pieces", "game-lone-guard", "game-race", "game-small-army", "game-exchange", "game-guarded-castle",
  ]);
});

for (const game of games) {
  test(`${game.id} can be won, and takes more than a move`, () => {
    for (const seed of SEEDS) {
      const moves = playOut(game, seed);
      assert.ok(typeof moves === "number" && moves > 1 && moves <= (game.moves ?? MOST_MOVES), `seed ${seed}: ${moves}`);
    }
  });
}
