// A teacher's course, from a file.

import { checkLesson } from "../lessons/check.js";
import { OUR_IDS } from "../lessons/ours.js";

/** @typedef {import("../lessons/types.js").Course} Course */
/** @typedef {import("../lessons/check.js").Problem} Problem */

/**
 * A teacher's file, wholly checked. Its course has an id of its own among the others.
 * @param {import("../types.js").Rules} rules @param {string} text
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
