// A teacher's course, from a file of the reader's or, by a link, of the site: `learn.html#lesson=my/course.json`.

import { saidIn } from "../core/pages.js";
import { checkLesson } from "../lessons/check.js";
import { OUR_IDS } from "../lessons/ours.js";

/** @typedef {import("../lessons/types.js").Course} Course */
/** @typedef {import("../lessons/check.js").Problem} Problem */

/**
 * A teacher's file, wholly checked. Its course has an id of its own among the others.
 * @param {import("../types.js").TaskRules} rules @param {string} text
 * @returns {{course: Course, problems: []} | {course: null, problems: Problem[]}}
 */
export function readCourse(rules, text) {
  const engine = rules.createEngine();
  try {
    const { lesson, problems } = checkLesson(engine, rules.variants, text);
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
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
