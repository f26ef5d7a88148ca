// A page without a browser, with a clock that the test turns.

import { lasting } from "../../www/core/lasting.js";
import { createController } from "../../www/app/game/controller.js";
import { createKeeper, unwrap, writtenElsewhere } from "../../www/core/storage.js";
import { createBookmark } from "../../www/app/library/bookmark.js";
import { carryOver } from "../../www/app/library/carry-over.js";
import { fakeRules } from "./app-fake-engine.mjs";

/** A browser's storage, which may be switched off or have no more room. Pages that share it hear of each other. */
export function storage(entries = {}) {
  const map = new Map(Object.entries(entries));
  const changed = (by, key) => it.pages.forEach((page) => page !== by && page.later({ key, newValue: map.get(key) ?? null }));
  const it = {
    map,
    off: false,
    room: Infinity,
    pages: new Set(),
    /** As one page sees it. */
    seenBy: (page) => ({
      get length() {
        return map.size;
      },
      key: (index) => [...map.keys()][index] ?? null,
      getItem: (key) => map.get(key) ?? null,
      setItem(key, value) {
        const taken = [...map].reduce((sum, [name, text]) => sum + (name === key ? 0 : name.length + text.length), key.length + value.length);
        if (it.off || taken > it.room) throw new Error("QuotaExceededError");
        const old = map.get(key);
        map.set(key, value);
        if (old !== value) changed(page, key);
      },
      removeItem: (key) => map.delete(key) && changed(page, key),
    }),
    /** The games that are kept, by their ids. */
    games: () => [...map].filter(([key]) => key.startsWith("chess-t/games/")).map(([key, raw]) => ({ id: key.slice(14), raw, ...unwrap(raw, 1) })),
    /** The one game that is kept. */
    game: () => it.games().at(-1).value,
  };
  return it;
}

/** A tab's own storage. */
export function tabStorage() {
  const map = new Map();
  return { getItem: (key) => map.get(key) ?? null, setItem: (key, value) => void map.set(key, value) };
}

let ids = 0;

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
  ownStorage = tabStorage(), tab = `tab${++ids}`,
} = {}) {
  const timers = new Set();
  /** Storage events on their way to this page. */
  const events = [];
  const self = { later: (event) => events.push(event) };
  stored.pages.add(self);
  const keeper = createKeeper(() => stored.seenBy(self));
  const bookmark = createBookmark(keeper, () => ownStorage);
  const fresh = () => `id${++ids}`;
  carryOver(keeper, bookmark, fresh);
  const world = {
    rules: lasting(fakeRules(script), async () => fakeRules(script)),
    texts: { fetch: fetchLanguage, add: async () => {} },
    keeper,
    bookmark,
    tab,
    fresh,
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
  /** What other pages have written comes in. */
  const hear = () => {
    for (const event of events.splice(0)) controller.actions.heedStorage(writtenElsewhere(event));
  };
  return { ...controller, state: () => controller.store.get(), tick, hear, stored, ownStorage, script, thinker, present };
}
