// A game behind a board: the engine's, with the place that is shown. No document.

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
 * @returns {Answer<Game>} throws `EngineLost`, like every call of the game, where the rules are lasting ones
 */
export function openGame(rules, source) {
  const engine = rules.createEngine();
  const opened = open(engine, source);
  if (opened.ok) return { ok: true, value: gameIn(rules, engine, opened.value) };
  engine.free();
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

/** @param {Rules} rules @param {Engine} engine @param {Snapshot} first */
function gameIn(rules, engine, first) {
  let snapshot = first;

  /** Everything that leads to another place. @param {(engine: Engine) => Answer<Snapshot>} work */
  function go(work) {
    const answer = work(engine);
    if (answer.ok) snapshot = answer.value;
    return answer;
  }

  return {
    /** @template T @param {(engine: Engine) => T} work */
    ask: (work) => work(engine),
    go,
    snapshot: () => snapshot,
    rules,
    /** @param {number} ply */
    goToPly: (ply) => go((engine) => goToPly(engine, ply)),
    /** How many steps led here. */
    ply: () => engine.steps("latin").findIndex(({ node }) => node === snapshot.node) + 1,
    /** The step that led here, in these letters. @param {Letters} letters */
    lastStep: (letters) => engine.steps(letters).find(({ node }) => node === snapshot.node) ?? null,
    /** The engine's memory is given back; the game is over and done with. */
    close: () => engine.free(),
  };
}
