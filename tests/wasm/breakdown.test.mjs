// A panic inside the module: its text reaches whoever called, a fresh instance takes over, and every engine stands where it stood.
// The module here is the rules with one more function, which panics (the feature `breakdown`).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { READING } from "../../www/core/journal.js";
import { EngineLost, lasting, unlessLost } from "../../www/core/lasting.js";

const FOLDER = new URL("../../target/breakdown/", import.meta.url);
const GLUE = new URL("chess_t.js", FOLDER).href;
const module = new WebAssembly.Module(readFileSync(new URL("chess_t_bg.wasm", FOLDER)));

let instances = 0;
/** The next call of a method of this name panics, in any instance. @type {{method: string, text: string} | null} */
let next = null;

/** As the page loads it; with an engine that panics on demand. */
async function loadRules() {
  const glue = await import(`${GLUE}#${instances++}`);
  glue.initSync({ module });
  const { variants, formatForce, readSetup, readRecords, rewriteRecords, breakDown } = glue;
  const breaking = (engine) =>
    new Proxy(engine, {
      get(target, name) {
        if (typeof target[name] !== "function") return target[name];
        return (...given) => {
          if (next?.method === name) breakDown(((text) => ((next = null), text))(next.text));
          return target[name](...given);
        };
      },
    });
  return { variants: variants(), formatForce, readSetup, readRecords, rewriteRecords, createEngine: () => breaking(new glue.Engine()) };
}

const silent = (work) => {
  const { error } = console;
  const said = [];
  console.error = (text) => said.push(text);
  try {
    return { answer: work(), said };
  } finally {
    console.error = error;
  }
};

/** Breaks down in a method; waits until all stands again. */
async function breakIn(rules, method, work) {
  const renewed = new Promise((resolve, reject) => {
    const unwatch = rules.watch({ renewed: () => (unwatch(), resolve()), gone: reject });
  });
  next = { method, text: `in ${method}` };
  const { answer, said } = silent(() => unlessLost(work));
  assert.equal(answer, null);
  assert.match(said.join(), new RegExp(`in ${method}`), "on the console too");
  await renewed;
}

/** All that can be seen of an engine. */
function standing(engine) {
  const { steps, variations } = { steps: engine.steps("latin"), variations: engine.variations("latin") };
  return { snapshot: engine.snapshot(), steps, variations, record: engine.record("latin"), link: engine.link(), keys: engine.earlierKeys() };
}

test("the panic's text is what is thrown", async () => {
  const rules = lasting(await loadRules(), loadRules);
  const engine = rules.createEngine();
  next = { method: "play", text: "attempt to add with overflow" };
  const { said } = silent(() => assert.throws(() => engine.play("e2e4"), (error) => error instanceof EngineLost && /attempt to add with overflow/.test(error.message)));
  assert.match(said.join(), /attempt to add with overflow/);
  assert.match(said.join(), /src\/wasm\/mod\.rs/, "with its place");
});

test("until a fresh instance is there, nothing is asked of the broken one", async () => {
  const rules = lasting(await loadRules(), loadRules);
  const engine = rules.createEngine();
  const other = rules.createEngine();
  next = { method: "play", text: "x" };
  silent(() => unlessLost(() => engine.play("e2e4")));
  for (const call of [() => engine.snapshot(), () => other.snapshot(), () => rules.createEngine(), () => rules.formatForce(3), () => rules.readSetup("t1", "")]) {
    assert.throws(call, EngineLost);
  }
  other.free();
  await new Promise((resolve) => rules.watch({ renewed: resolve }));
  assert.equal(engine.snapshot().variant, "t1");
  assert.throws(() => other.snapshot(), EngineLost, "what was freed stays so");
});

test("every engine stands where it stood: variations, walks, comments, endings", async () => {
  const rules = lasting(await loadRules(), loadRules);
  const tree = rules.createEngine();
  for (const move of ["e2e4", "e7e5", "d2d3"]) assert.ok(tree.play(move).ok, move);
  tree.undo();
  tree.undo();
  assert.ok(tree.play("d7d5").ok);
  const { node } = tree.snapshot();
  tree.setComment(node, "why not");
  tree.setGlyphs(node, "!");
  tree.setTag("White", "A");
  tree.toStart();
  const over = rules.createEngine();
  over.newGame("t2");
  over.play("b1c3");
  over.resign("black");
  const drawn = rules.createEngine();
  drawn.newGame("t");
  for (const move of ["b2b3", "b7b6", "c2c3", "c7c6", "g2g3", "g7g6"]) assert.ok(drawn.play(move).ok, move);
  drawn.rollSquares(new Uint32Array([1, 2, 3, 4, 5, 6, 7, 8]));
  const engines = [tree, over, drawn, rules.createEngine()];
  const before = engines.map(standing);
  assert.equal(over.play("b8c6").ok, false, "a refusal is no step");
  await breakIn(rules, "explain", () => tree.explain());
  assert.deepEqual(engines.map(standing), before);
  tree.redo();
  assert.equal(tree.steps("latin").at(-1).text, "d7-d5!", "the line walked last");
});

test("what is not noted as a step changes nothing", async () => {
  const rules = await loadRules();
  const engine = rules.createEngine();
  for (const move of ["e2e4", "e7e5"]) engine.play(move);
  engine.undo();
  const before = standing(engine);
  for (const method of READING) {
    for (const given of [["e7", "e5"], ["latin", "0"], ["move wins", "e7e5"]]) engine[method](...given);
    assert.deepEqual(standing(engine), before, method);
  }
});

test("it breaks down in any call, time after time, and the game is played to its end", async () => {
  const rules = lasting(await loadRules(), loadRules);
  const engine = rules.createEngine();
  const whole = new (await import(`${GLUE}#0`)).Engine();
  for (const [index, method] of ["play", "undo", "steps", "link", "newGame", "goTo", "judge", "loadRecord"].entries()) {
    for (const each of [engine, whole]) each.play(each.snapshot().moves[(index * 7) % 5].text);
    await breakIn(rules, method, () => engine[method]("e2e4", 0));
    assert.deepEqual(standing(engine), standing(whole), method);
  }
});

test("what breaks down for ever is given up", async () => {
  const rules = lasting(await loadRules(), loadRules);
  const engine = rules.createEngine();
  let lost = 0;
  const gone = new Promise((resolve) => rules.watch({ lost: () => lost++, gone: resolve, renewed: again }));
  function again() {
    next = { method: "snapshot", text: "again" };
    engine.snapshot();
  }
  const { error } = console;
  console.error = () => {};
  unlessLost(again);
  const fault = await gone;
  console.error = error;
  assert.match(fault.message, /again/);
  assert.equal(lost, 10);
  assert.throws(() => engine.snapshot(), EngineLost);
});

test("where no other instance can be had, that is told", async () => {
  const rules = lasting(await loadRules(), async () => {
    throw new Error("HTTP 503");
  });
  const gone = new Promise((resolve) => rules.watch({ gone: resolve }));
  next = { method: "play", text: "x" };
  const engine = rules.createEngine();
  silent(() => unlessLost(() => engine.play("e2e4")));
  assert.match((await gone).message, /HTTP 503/);
});
