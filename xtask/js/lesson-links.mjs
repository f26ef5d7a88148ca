// Makes what the rule book says of the lessons (www/rules/lessons.json) of our courses, so that whoever reads it does not load them:
// node xtask/js/lesson-links.mjs

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** @typedef {import("../../www/lessons/types.js").Course} Course */
/** @typedef {import("../../www/rules/types.js").Lesson} Lesson */

const LESSONS = new URL("../../www/lessons/", import.meta.url);
export const FILE = new URL("../../www/rules/lessons.json", import.meta.url);

/** In the order of the courses. @returns {Lesson[]} */
export function lessonLinks() {
  const courses = ["t1", "t"].map((name) => /** @type {Course} */ (JSON.parse(readFileSync(new URL(`${name}.json`, LESSONS), "utf8"))));
  return courses.flatMap((course) => course.blocks.flatMap(({ steps }) => steps.map(({ id, title, rules }) => ({ course: course.id, step: id, title, rules }))));
}

/** A line each. @param {Lesson[]} lessons */
export const textOf = (lessons) => `[\n${lessons.map((lesson) => JSON.stringify(lesson)).join(",\n")}\n]\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(FILE, textOf(lessonLinks()));
