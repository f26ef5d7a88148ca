// Answers the native bench: for the name of a round on standard input, positions a second on standard output.

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

import { start } from "./module.mjs";

const TURN = 200_000_000n;

const { round } = await start(pathToFileURL(process.argv[2]));

/** Repeats a round for a fifth of a second. @param {string} name */
function rate(name) {
  const start = process.hrtime.bigint();
  let positions = 0;
  for (;;) {
    positions += round(name);
    const time = process.hrtime.bigint() - start;
    if (time > TURN) return (positions * 1e9) / Number(time);
  }
}

for await (const name of createInterface({ input: process.stdin })) console.log(rate(name));
