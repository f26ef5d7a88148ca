// The steps that led an engine to where it stands, so that another can be led there.

/** @typedef {import("../types.js").Engine} Engine */
/** @typedef {ReturnType<typeof createJournal>} Journal */
/** `walked`: it only shows another place of the line. @typedef {{method: string, args: unknown[], walked?: true}} Step */

/** What was before does not matter any more. */
const BEGINNING = ["newGame", "loadPosition", "loadRecord", "loadLink"];
/** To another place of the same line: only the last of them matters. */
const WALKING = ["undo", "redo", "toStart", "toEnd"];
/** These change nothing. Whatever is not named here is a step. */
export const READING = [
  "snapshot", "movesFrom", "reasons", "allReasons", "promotions", "force", "forceAt", "reach", "readMove", "steps", "stepsFrom", "variations",
  "earlierKeys", "positionText", "record", "link", "about", "judge", "solve", "explain",
];

export function createJournal() {
  /** @type {Step[]} */
  let steps = [];
  return {
    /** @param {string} method of an engine @param {unknown[]} args @param {unknown} answer */
    note(method, args, answer) {
      if (READING.includes(method) || isRefused(answer)) return;
      if (BEGINNING.includes(method)) steps = [];
      else if ((method === "goTo" || WALKING.includes(method)) && steps.at(-1)?.walked) steps.pop();
      steps.push(WALKING.includes(method) ? { method: "goTo", args: [placeIn(answer)], walked: true } : { method, args });
    },
    /** @template {Engine} E @param {E} engine a fresh one @returns {E} */
    replay(engine) {
      const callable = /** @type {Record<string, (...args: unknown[]) => unknown>} */ (/** @type {unknown} */ (engine));
      for (const { method, args } of steps) callable[method]?.(...args);
      return engine;
    },
  };
}

/** @param {unknown} answer */
function isRefused(answer) {
  return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false;
}

/** The place that a walk led to. @param {unknown} answer a snapshot, or an answer that holds one */
function placeIn(answer) {
  const { value = answer } = /** @type {{value?: unknown}} */ (answer);
  return /** @type {import("../types.js").Snapshot} */ (value).node;
}
