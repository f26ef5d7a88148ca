// What of the courses is done, kept by the ids of the steps: a step put in between loses nothing.

/** `alone` without help or mistake, `helped` with either, `seen` opened only. @typedef {"alone" | "helped" | "seen"} Done */
/** @typedef {Record<string, {done: Done, at: string}>} Steps By `course/step`. */
/** @typedef {Pick<import("../core/storage.js").Keeper, "load" | "save">} Keeper */

const NAME = "lessons";
const VERSION = 1;
/** @type {readonly Done[]} */
const BETTER = ["seen", "helped", "alone"];

/** @param {Steps} steps @param {string} course @param {string} step */
export function isDone(steps, course, step) {
  const done = steps[`${course}/${step}`]?.done;
  return done !== undefined && done !== "seen";
}

/** @param {Keeper} keeper @param {() => string} today */
export function createProgress(keeper, today) {
  /** Read anew each time: another tab may have written. @returns {Steps} */
  const read = () => {
    const kept = keeper.load(NAME, VERSION);
    return kept.state === "ok" ? stepsIn(kept.value) : {};
  };
  return {
    read,
    /** What was done better before stays. @param {string} course @param {string} step @param {Done} done */
    note(course, step, done) {
      const steps = read();
      const key = `${course}/${step}`;
      const before = steps[key]?.done;
      if (before && BETTER.indexOf(before) >= BETTER.indexOf(done)) return /** @type {const} */ ("kept");
      return keeper.save(NAME, VERSION, { ...steps, [key]: { done, at: today() } });
    },
    forget: () => keeper.save(NAME, VERSION, {}),
    /** All of it as a text to take along. */
    text: () => JSON.stringify({ format: "chess-t-progress/1", steps: read() }, null, 1),
    /** Takes in what was taken along; of two entries the better one stays. @param {string} text @returns {number | null} how many steps, or null if it is no such text */
    takeIn(text) {
      const taken = parse(text);
      if (!taken) return null;
      const steps = read();
      const news = Object.entries(taken).filter(([key, { done }]) => BETTER.indexOf(done) > BETTER.indexOf(steps[key]?.done ?? "seen"));
      keeper.save(NAME, VERSION, { ...steps, ...Object.fromEntries(news) });
      return Object.keys(taken).length;
    },
  };
}

/** @param {string} text @returns {Steps | null} */
function parse(text) {
  try {
    const read = JSON.parse(text);
    return read?.format === "chess-t-progress/1" ? stepsIn(read.steps) : null;
  } catch {
    return null;
  }
}

/** Only what has the right shape. @param {unknown} value @returns {Steps} */
function stepsIn(value) {
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value).filter(([key, entry]) => /^[\w-]+\/[\w-]+$/.test(key) && BETTER.includes(entry?.done));
  return Object.fromEntries(entries.map(([key, { done, at }]) => [key, { done, at: String(at ?? "") }]));
}
