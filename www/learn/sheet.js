// What a worksheet holds of a course: the tasks with their boards, and the right answers in writing. No document here.

import { fillIn } from "../text/fill-in.js";
import { gameOf, stepsOf } from "./course.js";

/** @typedef {import("../lessons/types.js").Course} Course */
/** @typedef {import("../lessons/types.js").Task} Task */
/** @typedef {import("../lessons/types.js").Texts} Texts */

/**
 * @typedef {object} SheetTask
 * @property {string} heading Empty for the later tasks of a step.
 * @property {string} idea
 * @property {string} text
 * @property {string} ask
 * @property {import("../types.js").VariantInfo} shape
 * @property {{pieces: import("../board/types.js").Pieces, stars: import("../board/types.js").State["stars"], orientation: import("../types.js").Color, drawn: import("../board/types.js").Drawn}} standing
 * @property {string} answers
 */

/**
 * @param {{rules: import("../types.js").TaskRules, course: Course, words: import("../text/words.js").Words, text: (texts: Texts) => string}} given
 * @returns {SheetTask[]}
 */
export function sheetOf({ rules, course, words, text }) {
  const engine = rules.createEngine();
  try {
    return stepsOf(course).flatMap((step) => step.tasks.map((task, index) => {
      const info = rules.variants.find(({ variant }) => variant === gameOf(course, step));
      const loaded = info && engine.loadPosition(info.variant, task.position);
      if (!info || !loaded?.ok) throw new Error(`${step.id}: no such position`);
      const fill = (/** @type {Texts} */ texts) => fillIn({ engine, roles: info.roles, force: words.force }, text(texts));
      const { pieces, inaccessible } = loaded.value;
      return {
        heading: index === 0 ? text(step.title) : "", idea: index === 0 ? fill(step.idea) : "", text: index === 0 ? fill(step.text) : "",
        ask: fill(task.ask), shape: info,
        standing: { pieces, stars: inaccessible, orientation: task.orientation ?? "white", drawn: drawnIn(task, []) },
        answers: answersTo(engine, task, words),
      };
    }));
  } finally {
    engine.free();
  }
}

/** Circles and arrows of a task, and of the squares that were marked by hand. @param {Task} task @param {string[]} picked */
export function drawnIn({ show = {} }, picked) {
  const arrows = (show.arrows ?? []).map((arrow) => ({ from: arrow.slice(0, 2), to: arrow.slice(2, 4) }));
  return { circles: [...new Set([...(show.marked ?? []), ...picked])], arrows };
}

/** @param {import("../types.js").TaskEngine} engine @param {Task} task @param {import("../text/words.js").Words} words */
function answersTo(engine, { task, options, level }, { t }) {
  if (level !== undefined) return t("learn.sheet.game");
  const solved = engine.solve(task);
  if (!solved.ok) throw new Error(solved.error.message);
  const { answers } = solved.value;
  return (options ? answers.filter((code) => options.includes(code)).map((code) => t(`learn.option.${code}`)) : answers).join(", ") || t("learn.sheet.none");
}
