// The steps of a course, in order.

/** @typedef {import("../lessons/types.js").Course} Course */
/** @typedef {import("../lessons/types.js").Step} Step */

/** @param {Course} course @returns {Step[]} */
export function stepsOf(course) {
  return course.blocks.flatMap(({ steps }) => steps);
}

/** The step of an address, or else the first. @param {Course} course @param {string} id */
export function stepNamed(course, id) {
  const steps = stepsOf(course);
  return steps.find((step) => step.id === id) ?? /** @type {Step} */ (steps[0]);
}

/** After the last step of a course comes the first of the next. @param {readonly Course[]} courses @param {{course: Course, step: Step}} open @param {1 | -1} by @returns {{course: Course, step: Step} | null} */
export function neighbour(courses, { course, step }, by) {
  const all = courses.flatMap((course) => stepsOf(course).map((step) => ({ course, step })));
  return all[all.findIndex((place) => place.course === course && place.step === step) + by] ?? null;
}

/** Is it a small game? @param {Step} step */
export function isGame({ tasks }) {
  return tasks.some(({ level }) => level !== undefined);
}

/** The game a step is of. @param {Course} course @param {Step} step */
export function gameOf(course, step) {
  return step.game ?? course.game;
}
