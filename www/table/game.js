// A game behind a board: the engine's, with the place that is shown. No document.

import { createSession } from "../core/session.js";

/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {import("../types.js").Rules} Rules */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../types.js").Letters} Letters */
/**
 * @template T
 * @typedef {import("../types.js").Answer<T>} Answer
 */

/**
 * What a game is opened from: a record or the text of a link, else a position, else the start of the variant. A record that
 * does not name its game is one of the variant.
 * @typedef {object} Source
 * @property {string} variant
 * @property {string | null} [position]
 * @property {string | null} [record]
 * @property {string | null} [link]
 * @property {number | null} [ply] How many steps are made; null: all.
 */

/** @typedef {NonNullable<ReturnType<typeof gameIn>>} Game */

/**
 * @param {Rules} rules
 * @param {Source} source
 * @returns {Answer<Game>} throws `EngineLost` like every call of the game
 */
export function openGame(rules, source) {
  const session = createSession(rules);
  const opened = session.call((engine) => open(engine, source));
  if (opened.ok) return { ok: true, value: gameIn(session, opened.value) };
  session.close();
  return opened;
}

/** @param {Engine} engine @param {Source} source @returns {Answer<Snapshot>} */
function open(engine, { variant, position, record, link, ply = null }) {
  const start = engine.newGame(variant);
  if (!start.ok) return start;
  const opened = load(engine, variant, position, record, link) ?? start;
  return opened.ok && ply !== null ? goToPly(engine, ply) : opened;
}

/** @param {Engine} engine @param {string} variant @param {string | null} [position] @param {string | null} [record] @param {string | null} [link] */
function load(engine, variant, position, record, link) {
  if (typeof record === "string") return engine.loadRecord(record);
  if (typeof link === "string") return engine.loadLink(link);
  return typeof position === "string" ? engine.loadPosition(variant, position) : null;
}

/** Past the end there is the end. @param {Engine} engine @param {number} ply @returns {Answer<Snapshot>} */
function goToPly(engine, ply) {
  const steps = engine.steps("latin");
  const step = steps[Math.min(ply, steps.length) - 1];
  return step ? engine.goTo(step.node) : { ok: true, value: engine.toStart() };
}

/** @param {import("../core/session.js").Session} session @param {Snapshot} first */
function gameIn(session, first) {
  let snapshot = first;

  /** Everything that leads to another place. @param {(engine: Engine) => Answer<Snapshot>} work */
  function go(work) {
    const answer = session.call(work);
    if (answer.ok) snapshot = answer.value;
    return answer;
  }

  return {
    ask: session.call,
    go,
    snapshot: () => snapshot,
    rules: session.rules,
    /** @param {number} ply */
    goToPly: (ply) => go((engine) => goToPly(engine, ply)),
    /** How many steps led here. */
    ply: () => session.call((engine) => engine.steps("latin")).findIndex(({ node }) => node === snapshot.node) + 1,
    /** The step that led here, in these letters. @param {Letters} letters */
    lastStep: (letters) => session.call((engine) => engine.steps(letters)).find(({ node }) => node === snapshot.node) ?? null,
    /** The engine's memory is given back; the game is over and done with. */
    close: session.close,
  };
}
