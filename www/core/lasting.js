// Rules that outlast a breakdown of their module. A panic costs the instance: nothing more is asked of it, a fresh one is
// loaded, and every engine is led again to where it stood. Every page and every element asks the rules through this, so that
// none has to keep anything of its own for that case.

import { createJournal } from "./journal.js";

/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {import("../types.js").Rules} Rules */

/**
 * Hears what becomes of the rules.
 * @typedef {object} Watcher
 * @property {(fault: EngineLost) => void} [lost] They broke down just now; what was asked is not done. A fresh instance is on its way.
 * @property {() => void} [renewed] Every engine stands again where it stood.
 * @property {(fault: EngineLost) => void} [gone] There will be no other instance.
 */

/** Returns how to end it. @typedef {{watch: (watcher: Watcher) => () => void}} Watched */
/** @typedef {Rules & Watched} LastingRules */
/** @typedef {import("../types.js").TaskRules & Watched} LastingTaskRules */

/** Where an engine stands, whichever instance it is of; `engine` is null while there is none. @typedef {{engine: Engine | null, journal: import("./journal.js").Journal}} Seat */

/** A call was not answered: the module broke down in it, or has not been started again yet. */
export class EngineLost extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.name = "EngineLost";
  }
}

/** What the work answers; null where the rules broke down in it, of which their watchers hear. @template T @param {() => T} work @returns {T | null} */
export function unlessLost(work) {
  try {
    return work();
  } catch (error) {
    if (error instanceof EngineLost) return null;
    throw error;
  }
}

/**
 * Actions that do nothing where the rules break down in them.
 * @template {unknown[]} P @template T @param {(...given: P) => T} action @returns {(...given: P) => T | null}
 */
export function sheltered(action) {
  return (...given) => unlessLost(() => action(...given));
}

/** Every instance stays in the page's memory, and what has broken down so often will do so again. */
const MOST_RENEWALS = 10;

/** @template {Rules} R @param {() => Promise<R>} loadRules gives another instance every time @returns {Promise<R & Watched>} */
export async function loadLasting(loadRules) {
  return lasting(await loadRules(), loadRules);
}

/**
 * @template {Rules} R
 * @param {R} first @param {() => Promise<R>} loadRules gives another instance every time
 * @returns {R & Watched} its engines have the methods of theirs
 */
export function lasting(first, loadRules) {
  /** @type {Rules | null} */
  let rules = first;
  let renewals = 0;
  /** @type {Set<Seat>} */
  const seats = new Set();
  /** @type {Set<Watcher>} */
  const watchers = new Set();

  /** Answers are values: whatever is thrown is a fault of the module. @template T @param {(rules: Rules) => T} work @returns {T} */
  function ask(work) {
    if (!rules) throw new EngineLost("the rules are being started again");
    try {
      return work(rules);
    } catch (error) {
      throw breakDown(error);
    }
  }

  /** The engines are not freed: that would call into the broken instance. @param {unknown} cause */
  function breakDown(cause) {
    const fault = new EngineLost(cause);
    rules = null;
    for (const seat of seats) seat.engine = null;
    if (renewals++ === MOST_RENEWALS) {
      tell((watcher) => watcher.gone?.(fault));
    } else {
      tell((watcher) => watcher.lost?.(fault));
      void renew();
    }
    return fault;
  }

  async function renew() {
    try {
      const fresh = await loadRules();
      for (const seat of seats) seat.engine = seat.journal.replay(fresh.createEngine());
      rules = fresh;
    } catch (error) {
      return tell((watcher) => watcher.gone?.(new EngineLost(error)));
    }
    tell((watcher) => watcher.renewed?.());
  }

  /** @param {(watcher: Watcher) => void} news */
  function tell(news) {
    for (const watcher of [...watchers]) unlessLost(() => news(watcher));
  }

  /** @returns {Engine} */
  function createEngine() {
    /** @type {Seat} */
    const seat = { engine: ask((rules) => rules.createEngine()), journal: createJournal() };
    seats.add(seat);
    return engineOn(seat, ask, () => seats.delete(seat));
  }

  /** @type {LastingRules} */
  const outlasting = {
    variants: first.variants,
    formatForce: (halfUnits) => ask((rules) => rules.formatForce(halfUnits)),
    readSetup: (variant, text) => ask((rules) => rules.readSetup(variant, text)),
    readRecords: (text, fallback) => ask((rules) => rules.readRecords(text, fallback)),
    rewriteRecords: (text, letters) => ask((rules) => rules.rewriteRecords(text, letters)),
    createEngine,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  return /** @type {R & Watched} */ (outlasting);
}

/**
 * An engine that is asked like any other, and whose steps are noted.
 * @param {Seat} seat @param {<T>(work: () => T) => T} ask @param {() => void} leave
 */
function engineOn(seat, ask, leave) {
  /** @param {string} method @param {unknown[]} args */
  function call(method, args) {
    return ask(() => {
      const engine = /** @type {Record<string, (...args: unknown[]) => unknown>} */ (/** @type {unknown} */ (seat.engine));
      const answer = engine[method]?.(...args);
      seat.journal.note(method, args, answer);
      return answer;
    });
  }
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(seat.engine)).filter((name) => name !== "constructor");
  const engine = Object.fromEntries(methods.map((method) => [method, (/** @type {unknown[]} */ ...args) => call(method, args)]));
  engine.free = () => {
    leave();
    seat.engine?.free();
    seat.engine = null;
  };
  return /** @type {Engine} */ (/** @type {unknown} */ (engine));
}
