// The steps of a course, in order.

/** @typedef {import("../lessons/types.js").Course} Course */
/** @typedef {import("../lessons/types.js").Step} Step */

/** A text as the reader has it: a teacher's course may be in one language only. @param {import("../lessons/types.js").Texts} texts @param {string} language */
export function inLanguage(texts, language) {
  return texts[language] ?? texts.en ?? Object.values(texts)[0] ?? "";
}

/** @param {Course} course @returns {Step[]} */
export function stepsOf(course) {
  return course.blocks.flatMap(({ steps }) => steps);
}

/** The step of an address, or else the first. @param {Course} course @param {string} id */
export function stepNamed(course, id) {
  const steps = stepsOf(course);
  return steps.find((step) => step.id === id) ?? /** @type {Step} */ (steps[0]);
}

/** @param {Course} course @param {Step} step @param {1 | -1} by @returns {Step | null} */
export function neighbour(course, step, by) {
  const steps = stepsOf(course);
  return steps[steps.indexOf(step) + by] ?? null;
}

/** The game a step is of. @param {Course} course @param {Step} step */
export function gameOf(course, step) {
  return step.game ?? course.game;
}
