// The engine with a safety net: a call that throws (a panic inside) costs the instance, not the game.

/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {import("../types.js").Rules} Rules */

/**
 * @typedef {object} Session
 * @property {<T>(work: (engine: Engine) => T) => T} call Throws `EngineLost` when the instance is gone.
 * @property {(loadRules: () => Promise<Rules>) => Promise<void>} renew Replaces the instance.
 * @property {() => Rules} rules
 * @property {() => void} close Gives the engine's memory back; nothing is asked after that.
 */

/** The engine stopped working in the middle of a call. */
export class EngineLost extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.name = "EngineLost";
  }
}

/**
 * @param {Rules} first
 * @returns {Session}
 */
export function createSession(first) {
  let rules = first;
  /** @type {Engine | null} */
  let engine = rules.createEngine();
  return {
    rules: () => rules,
    call(work) {
      if (!engine) throw new EngineLost("the engine is being renewed");
      try {
        return work(engine);
      } catch (error) {
        // Answers are values: whatever is thrown is a fault of the module. It is not freed either, for that would call into it.
        engine = null;
        throw new EngineLost(error);
      }
    },
    async renew(loadRules) {
      engine = null;
      rules = await loadRules();
      engine = rules.createEngine();
    },
    close() {
      engine?.free();
      engine = null;
    },
  };
}
