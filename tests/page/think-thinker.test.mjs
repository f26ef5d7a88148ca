// The page's side of thinking: a worker made late, stopped by ending it, replaced when it dies, done without in the end.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createThinker } from "../../www/think/thinker.js";

const QUESTION = { variant: "t1", position: "start", earlier: new BigUint64Array(), job: { do: "play", level: 21, seed: 1 } };
const found = (text) => ({ depth: 1, nodes: 10, lines: [{ score: 0, win: null, moves: [{ text }] }] });
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await null;
};

/** A world whose workers do what the test says. */
function world({ refuses = false, moduleFails = false } = {}) {
  const workers = [];
  const alarms = new Set();
  const local = [];
  const it = {
    workers,
    local,
    refuses,
    moduleFails,
    thinker: createThinker({
      loadModule: async () => {
        if (it.moduleFails) throw new Error("offline");
        return "module";
      },
      spawn() {
        if (it.refuses) throw new Error("no workers here");
        const worker = { heard: [], ended: false, postMessage: (message) => worker.heard.push(message), terminate: () => (worker.ended = true) };
        workers.push(worker);
        return worker;
      },
      loadLocal: async () => (question, onDepth) => {
        local.push(question);
        onDepth(found("a2a3"));
        return found("a2a4");
      },
      later(ms, work) {
        const alarm = { ms, work };
        alarms.add(alarm);
        if (ms === 0) queueMicrotask(() => alarms.delete(alarm) && work());
        return () => alarms.delete(alarm);
      },
    }),
    /** So much time passes that the alarms ring. */
    async silence() {
      for (const alarm of [...alarms]) if (alarms.delete(alarm)) alarm.work();
      await settled();
    },
    alarms,
  };
  return it;
}

/** Asks, and keeps what is heard. */
async function ask(thinker, question = QUESTION) {
  const heard = { depths: [], answers: [], errors: [] };
  heard.stop = thinker.ask(question, {
    depth: (sofar) => heard.depths.push(sofar.lines[0].moves[0].text),
    answer: (answer) => heard.answers.push(answer?.lines[0].moves[0].text ?? null),
    failed: (error) => heard.errors.push(error.message),
  });
  await settled();
  return heard;
}

const say = (worker, message) => worker.onmessage({ data: message });
const die = (worker) => worker.onerror({ preventDefault() {} });

test("no worker is made before there is a question; then it gets the module and the question", async () => {
  const { thinker, workers } = world();
  await settled();
  assert.equal(workers.length, 0);
  const heard = await ask(thinker);
  const [worker] = workers;
  assert.deepEqual(worker.heard, [{ module: "module" }, { id: 1, question: QUESTION }]);
  say(worker, { ready: true });
  say(worker, { id: 1, sofar: found("e2e3") });
  say(worker, { id: 1, answer: found("e2e4") });
  assert.deepEqual([heard.depths, heard.answers], [["e2e3"], ["e2e4"]]);
});

test("the same worker answers the next question, and no alarm is left", async () => {
  const { thinker, workers, alarms } = world();
  await ask(thinker);
  say(workers[0], { id: 1, answer: found("e2e4") });
  const second = await ask(thinker);
  say(workers[0], { id: 2, answer: null });
  assert.deepEqual([workers.length, second.answers, alarms.size], [1, [null], 0]);
});

test("stopping ends the worker; late words are not heard; the next question gets a new one", async () => {
  const { thinker, workers } = world();
  const first = await ask(thinker);
  first.stop();
  assert.ok(workers[0].ended);
  say(workers[0], { id: 1, answer: found("e2e4") });
  const second = await ask(thinker);
  say(workers[0], { id: 2, answer: found("a2a3") });
  say(workers[1], { id: 1, answer: found("b2b3") });
  assert.deepEqual([first.answers, second.answers], [[], []]);
  say(workers[1], { id: 2, answer: found("d2d4") });
  assert.deepEqual(second.answers, ["d2d4"]);
  first.stop();
  assert.ok(!workers[1].ended, "an old stop stops nothing new");
});

test("another question ends the thinking about the first", async () => {
  const { thinker, workers } = world();
  const first = await ask(thinker);
  const second = await ask(thinker);
  assert.deepEqual(workers.map((worker) => worker.ended), [true, false]);
  say(workers[1], { id: 2, answer: found("d2d4") });
  assert.deepEqual([first.answers, second.answers], [[], ["d2d4"]]);
});

test("a worker that dies is replaced and asked again", async () => {
  const { thinker, workers } = world();
  const heard = await ask(thinker);
  die(workers[0]);
  await settled();
  assert.equal(workers.length, 2);
  say(workers[1], { id: 1, answer: found("e2e4") });
  assert.deepEqual(heard.answers, ["e2e4"]);
  assert.equal(thinker.isWeak(), false);
});

test("a worker that says nothing counts as dead", async () => {
  const it = world();
  await ask(it.thinker);
  await it.silence();
  assert.deepEqual(it.workers.map((worker) => worker.ended), [true, false]);
});

test("after three deaths in a row the page thinks itself, and less", async () => {
  const it = world();
  const heard = await ask(it.thinker);
  for (let death = 0; death < 3; death++) {
    die(it.workers.at(-1));
    await settled();
  }
  await settled();
  assert.equal(it.workers.length, 3);
  assert.deepEqual(heard.answers, ["a2a4"]);
  assert.ok(it.thinker.isWeak());
  assert.ok(it.local[0].job.level < QUESTION.job.level);
  await ask(it.thinker, { ...QUESTION, job: { do: "analyse", nodes: 9e6, lines: 2 } });
  await settled();
  assert.ok(it.local[1].job.nodes < 1e5);
});

test("deaths count only in a row", async () => {
  const { thinker, workers } = world();
  for (let question = 1; question <= 5; question++) {
    await ask(thinker);
    die(workers.at(-1));
    await settled();
    say(workers.at(-1), { id: question, answer: found("e2e4") });
  }
  assert.equal(thinker.isWeak(), false);
});

test("a browser that refuses workers has the page think", async () => {
  const it = world({ refuses: true });
  const heard = await ask(it.thinker);
  for (let turn = 0; turn < 6; turn++) await settled();
  assert.deepEqual([heard.answers, heard.errors], [["a2a4"], []]);
});

test("without the module nobody can think; later it may be there", async () => {
  const it = world({ moduleFails: true });
  const heard = await ask(it.thinker);
  await settled();
  assert.deepEqual([heard.answers, heard.errors], [[], ["offline"]]);
  it.moduleFails = false;
  await ask(it.thinker);
  assert.equal(it.workers.length, 1);
});

test("preparing makes the worker before the question, once", async () => {
  const { thinker, workers } = world();
  thinker.prepare();
  thinker.prepare();
  await settled();
  assert.deepEqual(workers.map((worker) => worker.heard), [[{ module: "module" }]]);
  say(workers[0], { ready: true });
  await ask(thinker);
  assert.equal(workers.length, 1);
});
