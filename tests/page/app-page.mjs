// A page without a browser, with a clock that the test turns.

import { createController } from "../../www/app/game/controller.js";
import { createKeeper } from "../../www/app/core/storage.js";
import { fakeRules } from "./app-fake-engine.mjs";

/** A browser's storage, which may be switched off. */
export function storage(entries = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    off: false,
    getItem(key) {
      return map.get(key) ?? null;
    },
    setItem(key, value) {
      if (this.off) throw new Error("QuotaExceededError");
      map.set(key, value);
    },
    removeItem: (key) => void map.delete(key),
  };
}

/** A thinker that answers when the test says so. */
export function fakeThinker() {
  const it = {
    weak: false,
    prepared: 0,
    /** The question that is thought about. */
    question: null,
    hears: null,
    isWeak: () => it.weak,
    prepare: () => void it.prepared++,
    ask(question, hears) {
      Object.assign(it, { question, hears });
      return () => Object.assign(it, { question: null, hears: null });
    },
    answer(text, score = 0) {
      const { hears } = it;
      Object.assign(it, { question: null, hears: null });
      hears.answer(text && analysis(text, score));
    },
  };
  return it;
}

/** What a search finds: one line of one move. */
export function analysis(text, score = 0, win = null) {
  const move = { text, from: text.slice(0, 2), to: text.slice(2, 4), latin: text, russian: text };
  return { depth: 3, nodes: 1000, lines: [{ score, win, moves: [move] }] };
}

export function page({
  present = { now: 1_000_000 }, script = {}, stored = storage(), address = { ask: "nothing" }, languages = ["en"], calm = false, thinker = fakeThinker(),
  fetchLanguage = () => null,
} = {}) {
  const timers = new Set();
  const world = {
    rules: fakeRules(script),
    loadRules: async () => fakeRules(script),
    fetchLanguage,
    keeper: createKeeper(() => stored, () => "now"),
    later(ms, work) {
      const timer = { ms, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    entropy: () => new Uint32Array([1, 4]),
    thinker: async () => thinker,
    today: () => "2026-01-02T03:04:05Z",
    now: () => present.now,
    languages,
    calm,
    address,
  };
  const controller = createController(world);
  /** The alarms that are set go off, or only those of up to so many milliseconds. */
  const tick = (most = Infinity) => {
    for (const timer of [...timers]) {
      if (timer.ms > most || !timers.delete(timer)) continue;
      timer.work();
    }
  };
  return { ...controller, state: () => controller.store.get(), tick, stored, script, thinker, present };
}
