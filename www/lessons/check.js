// Whether a course is a good one: it fits the schema, its texts are whole, and everything it claims is so by the rules. What
// is wrong is said as codes with data; `lesson.problem.*` among the page's texts makes sentences of them.

import { misfits } from "./fitting.js";
import { REST, faultsOfTasks } from "./playing.js";
import { LESSON_SCHEMA } from "./schema.js";
import { stepsOf, wherein } from "./walk.js";
import { faultsOfTexts } from "./wording.js";

/** @typedef {import("./types.js").Course} Course */
/** @typedef {import("./fitting.js").Misfit} Misfit */
/** @typedef {import("../types.js").TaskEngine} Engine */
/** @typedef {import("../types.js").VariantInfo} VariantInfo */

/** `where`: `blocks/0/steps/3 (idle-force)/tasks/0/hints`, empty for the whole. @typedef {{where: string, code: string, data: Record<string, string | number>}} Problem */

/** Signs; our own courses have a tenth of it. */
const LONGEST = 1_000_000;
/** Nobody reads more. */
const MOST_PROBLEMS = 100;

/**
 * Checks a course. Whatever is given, it answers with problems and throws nothing. `lesson` is there when the file fits the
 * schema, even if something in it is wrong.
 * @param {Engine} engine one to try positions on
 * @param {readonly VariantInfo[]} variants
 * @param {unknown} source a file's text, or what was read from one
 * @param {readonly string[]} [languages] in which every text must be; where none are given, those of the course's title
 * @returns {{lesson: Course | null, problems: Problem[]}}
 */
export function checkLesson(engine, variants, source, languages) {
  const checking = checkingOf(engine, variants, source, languages);
  let { done, value } = checking.next();
  while (!done) ({ done, value } = checking.next());
  return /** @type {Checked} */ (value);
}

/**
 * The same, between whose parts the page lives on: a course may claim what takes many seconds to prove.
 * @param {Engine} engine one that nobody else uses meanwhile
 * @param {readonly VariantInfo[]} variants @param {string} source @param {() => Promise<unknown>} rest
 */
export async function checkLessonSlowly(engine, variants, source, rest) {
  const checking = checkingOf(engine, variants, source);
  let { done, value } = checking.next();
  while (!done) {
    await rest();
    ({ done, value } = checking.next());
  }
  return /** @type {Checked} */ (value);
}

/** @typedef {{lesson: Course | null, problems: Problem[]}} Checked */

/** @param {Engine} engine @param {readonly VariantInfo[]} variants @param {unknown} source @param {readonly string[]} [languages] @returns {Generator<typeof REST, Checked>} */
function* checkingOf(engine, variants, source, languages) {
  const { file, fault } = read(source);
  if (fault) return { lesson: null, problems: [{ where: "", ...fault }] };
  const unfit = yield* gather(file, misfits(LESSON_SCHEMA, file));
  if (unfit.length > 0) return { lesson: null, problems: unfit };
  const lesson = /** @type {Course} */ (file);
  return { lesson, problems: yield* gather(file, faults(lesson, engine, variants, languages ?? Object.keys(lesson.title))) };
}

/** @param {unknown} source @returns {{file?: unknown, fault?: {code: string, data: {}}}} */
function read(source) {
  try {
    // What is no text is made one: then it is plain data, whatever it was.
    const text = typeof source === "string" ? source : JSON.stringify(source);
    if (text.length > LONGEST) return { fault: { code: "too-long", data: { found: text.length, limit: LONGEST } } };
    return { file: JSON.parse(text) };
  } catch (error) {
    return { fault: { code: "not-json", data: { message: error instanceof Error ? error.message.slice(0, 200) : "" } } };
  }
}

/** @param {Course} lesson @param {Engine} engine @param {readonly VariantInfo[]} variants @param {readonly string[]} languages @returns {Generator<Misfit | typeof REST, void>} */
function* faults(lesson, engine, variants, languages) {
  yield* repeatedIds(lesson);
  yield* faultsOfTexts(lesson, variants, languages);
  yield* faultsOfTasks(lesson, engine);
}

/** Steps are found by their ids. @param {Course} lesson @returns {Generator<Misfit, void>} */
function* repeatedIds(lesson) {
  const seen = new Set();
  for (const { path, step } of stepsOf(lesson)) {
    if (seen.has(step.id)) yield { path: [...path, "id"], code: "repeated-id", data: { id: step.id } };
    seen.add(step.id);
  }
}

/** @param {unknown} file @param {Generator<Misfit | typeof REST, void>} found @returns {Generator<typeof REST, Problem[]>} */
function* gather(file, found) {
  const problems = [];
  for (const each of found) {
    if (each === REST) {
      yield REST;
      continue;
    }
    if (problems.length === MOST_PROBLEMS) break;
    const { path, code, data } = each;
    problems.push({ where: wherein(file, path), code, data: /** @type {Problem["data"]} */ (data) });
  }
  return problems;
}
