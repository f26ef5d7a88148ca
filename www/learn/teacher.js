// A teacher's course, from a file of the reader's or, by a link, of the site: `learn.html#lesson=my/course.json`.

import { textIn } from "../core/text-in.js";
import { saidIn } from "../core/pages.js";
import { checkLessonSlowly } from "../lessons/check.js";
import { OUR_IDS } from "../lessons/ours.js";

/** @typedef {import("../lessons/types.js").Course} Course */
/** @typedef {import("../lessons/check.js").Problem} Problem */

/** More than any course, or what is done of courses, that is opened. */
export const MOST_BYTES = 4_000_000;

/**
 * A teacher's file, wholly checked. Its course has an id of its own among the others.
 * @param {import("../types.js").TaskRules} rules @param {string} text @param {() => Promise<unknown>} rest while the page lives on
 * @returns {Promise<{course: Course, problems: []} | {course: null, problems: Problem[]}>}
 */
export async function readCourse(rules, text, rest) {
  const engine = rules.createEngine();
  try {
    const { lesson, problems } = await checkLessonSlowly(engine, rules.variants, text, rest);
    if (!lesson || problems.length > 0) return { course: null, problems };
    return { course: OUR_IDS.includes(lesson.id) ? { ...lesson, id: `own-${lesson.id}` } : lesson, problems: [] };
  } finally {
    engine.free();
  }
}

/** The file that the address asks for. @param {string} hash @returns {string | null} */
export function lessonIn(hash) {
  return saidIn(hash, "lesson");
}

/** Its text; null where it cannot be had. Only from the site itself: the page asks nobody else. @param {string} file relative to the page @param {string} base */
export async function fetchLesson(file, base) {
  try {
    const address = new URL(file, base);
    if (address.origin !== new URL(base).origin) return null;
    const response = await fetch(address);
    return response.ok ? await textIn(response, MOST_BYTES) : null;
  } catch {
    return null;
  }
}
