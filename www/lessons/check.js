// Whether a course is a good one: it fits the schema, its texts are whole, and everything it claims is so by the rules. What
// is wrong is said as codes with data; `lesson.problem.*` among the page's texts makes sentences of them.

import { misfits } from "./fitting.js";
import { faultsOfTasks } from "./playing.js";
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
  const { file, fault } = read(source);
  if (fault) return { lesson: null, problems: [{ where: "", ...fault }] };
  const unfit = gather(file, misfits(LESSON_SCHEMA, file));
  if (unfit.length > 0) return { lesson: null, problems: unfit };
  const lesson = /** @type {Course} */ (file);
  return { lesson, problems: gather(file, faults(lesson, engine, variants, languages ?? Object.keys(lesson.title))) };
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

/** @param {Course} lesson @param {Engine} engine @param {readonly VariantInfo[]} variants @param {readonly string[]} languages @returns {Generator<Misfit, void>} */
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

/** @param {unknown} file @param {Generator<Misfit, void>} found @returns {Problem[]} */
function gather(file, found) {
  const problems = [];
  for (const { path, code, data } of found) {
    if (problems.length === MOST_PROBLEMS) break;
    problems.push({ where: wherein(file, path), code, data: /** @type {Problem["data"]} */ (data) });
  }
  return problems;
}
