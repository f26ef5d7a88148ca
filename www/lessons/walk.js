// Through a course: every step, task and text of it, each with its place in the file.

/** @typedef {import("./types.js").Course} Course */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Task} Task */
/** @typedef {import("./types.js").Texts} Texts */
/** @typedef {import("./fitting.js").Key} Key */
/** @typedef {{path: Key[], step: Step}} PlacedStep */
/** What the numbers of a text are taken from. @typedef {{game: string, position: string}} Place */
/** @typedef {{path: Key[], texts: Texts, place: Place | null}} PlacedTexts */

/** @param {Course} course @returns {PlacedStep[]} */
export function stepsOf(course) {
  return course.blocks.flatMap(({ steps }, block) => steps.map((step, index) => ({ path: ["blocks", block, "steps", index], step })));
}

/** @param {PlacedStep} placed @returns {{path: Key[], task: Task}[]} */
export function tasksOf({ path, step }) {
  return step.tasks.map((task, index) => ({ path: [...path, "tasks", index], task }));
}

/** @param {Course} course @returns {PlacedTexts[]} */
export function textsOf(course) {
  const titles = course.blocks.map(({ title }, block) => at(["blocks", block, "title"], title, null));
  return [at(["title"], course.title, null), at(["about"], course.about, null), ...titles, ...stepsOf(course).flatMap((placed) => textsOfStep(course, placed))];
}

/** The numbers of a step's own texts are those of its first task. @param {Course} course @param {PlacedStep} placed @returns {PlacedTexts[]} */
function textsOfStep(course, { path, step }) {
  const game = step.game ?? course.game;
  const place = { game, position: step.tasks[0]?.position ?? "" };
  const own = [at([...path, "title"], step.title, place), at([...path, "idea"], step.idea, place), at([...path, "text"], step.text, place)];
  return [...own, ...tasksOf({ path, step }).flatMap(({ path, task }) => textsOfTask(path, task, { game, position: task.position }))];
}

/** @param {Key[]} path @param {Task} task @param {Place} place @returns {PlacedTexts[]} */
function textsOfTask(path, { ask, hints, after, lost, wrong = [] }, place) {
  const said = wrong.map(({ say }, index) => at([...path, "wrong", index, "say"], say, place));
  const hinted = hints.map((hint, index) => at([...path, "hints", index], hint, place));
  const losing = lost ? [at([...path, "lost"], lost, place)] : [];
  return [at([...path, "ask"], ask, place), ...said, ...hinted, ...losing, at([...path, "after"], after, place)];
}

/** @param {Key[]} path @param {Texts} texts @param {Place | null} place @returns {PlacedTexts} */
function at(path, texts, place) {
  return { path, texts, place };
}

/** A place as a person reads it: `blocks/0/steps/3 (idle-force)/tasks/0/hints`. @param {unknown} file @param {Key[]} path */
export function wherein(file, path) {
  let value = /** @type {any} */ (file);
  const parts = path.map((key) => {
    value = value?.[key];
    const named = typeof key === "number" && typeof value?.id === "string";
    return named ? `${key} (${value.id.slice(0, 40)})` : `${key}`;
  });
  return parts.join("/");
}
