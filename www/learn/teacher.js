// A teacher's course, from a file.

import { checkLesson } from "../lessons/check.js";
import { OUR_IDS } from "../lessons/ours.js";

/** @typedef {import("../lessons/types.js").Course} Course */
/** @typedef {import("../lessons/check.js").Problem} Problem */

/** Longer than any course is. */
const LONGEST_FILE = 2_000_000;

/**
 * A teacher's file, wholly checked. Its course has an id of its own among the others.
 * @param {import("../types.js").Rules} rules @param {string} text @param {readonly string[]} languages
 * @returns {{course: Course, problems: []} | {course: null, problems: Problem[]}}
 */
export function readCourse(rules, text, languages) {
  if (text.length > LONGEST_FILE) return { course: null, problems: [{ where: "", code: "too-long", data: {} }] };
  const engine = rules.createEngine();
  try {
    const { lesson, problems } = checkLesson(engine, rules.variants, text, languages);
    if (!lesson || problems.length > 0) return { course: null, problems };
    return { course: OUR_IDS.includes(lesson.id) ? { ...lesson, id: `own-${lesson.id}` } : lesson, problems: [] };
  } finally {
    engine.free();
  }
}
