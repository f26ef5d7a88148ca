// What the page's own calls cost, in Node.js: `node javascript.mjs MODULE.js`. Each figure is a median.

import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";

import { longRecord, MOVES } from "./long-record.mjs";
import { start } from "./module.mjs";

const script = pathToFileURL(process.argv[2]);
const { Engine } = await start(script);

const MIDDLEGAME = "4k2r/1ii1iiii/r4c2/i5CI/2ppi3/RPS1I2R/III1III1/4K3 w - Pp 0 16";
const SHORT_RECORD = readFileSync(new URL("../../tests/vectors/games/nn-khasanov-2020.txt", import.meta.url), "utf8");

say("module/compile", median(5, () => new WebAssembly.Module(bytes()), true), "ms");

const engine = new Engine();
for (const variant of ["t1", "t"]) {
  engine.newGame(variant);
  calls(`${variant}-start`);
}
engine.loadPosition("t1", MIDDLEGAME);
calls("t1-middlegame-2");

say("record/load-54-plies", median(50, () => engine.loadRecord(SHORT_RECORD)), "ms");
const record = longRecord(Engine);
say("long-record/bytes", record.length / 1000, "KB");
say("long-record/node-load", median(9, () => engine.loadRecord(record)), "ms");
say("long-record/node-steps", median(9, () => engine.steps("latin")), "ms");
say("long-record/node-undo", median(2 * MOVES, () => engine.undo()), "ms");
say("long-record/node-redo", median(2 * MOVES, () => engine.redo()), "ms");
say("long-record/node-to-start", median(9, () => engine.toStart(), true), "ms");
say("long-record/node-write", median(9, () => engine.record("latin")), "ms");

/** The calls the page makes about a position. @param {string} name */
function calls(name) {
  say(`snapshot/${name}`, median(200, () => engine.snapshot()), "ms");
  say(`force/${name}`, median(200, () => engine.force()), "ms");
  if (engine.allReasons) say(`reasons/${name}`, median(50, () => engine.allReasons()), "ms");
}

function bytes() {
  return readFileSync(new URL(script.href.replace(/\.js$/, "_bg.wasm")));
}

/** The median time of an action in ms, after a third of its runs as warming up unless it is to be cold. @param {number} runs @param {() => unknown} action */
function median(runs, action, cold = false) {
  if (!cold) for (let run = 0; run < runs / 3 && run < 30; run++) action();
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    action();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[runs >> 1];
}

/** @param {string} name @param {number} value @param {string} unit */
function say(name, value, unit) {
  console.log(`${name.padEnd(32)}${value.toFixed(3).padStart(10)} ${unit}`);
}
