// The courses as they are gone through: which step is open, what is picked, what is done. No document here.

import { isDone } from "./progress.js";
import { sheltered } from "../core/lasting.js";
import { createListeners } from "../core/listeners.js";
import { addressOfStep } from "../core/step-address.js";
import { inLanguage } from "../text/fill-in.js";
import { gameOf, neighbour, stepNamed, stepsOf } from "./course.js";
import { createWork } from "../task/work.js";

/** @typedef {import("../lessons/types.js").Course} Course */
/** @typedef {import("../lessons/types.js").Step} Step */
/** @typedef {import("../lessons/types.js").Texts} Texts */
/** @typedef {ReturnType<typeof createLearning>} Learning */

/**
 * @typedef {object} World
 * @property {import("../core/lasting.js").LastingTaskRules} rules
 * @property {Course[]} courses
 * @property {ReturnType<typeof import("./progress.js").createProgress>} progress
 * @property {() => import("../text/words.js").Words} words
 * @property {string} language
 * @property {{course: string, step: string} | null} address
 * @property {(course: string, step: string) => void} onOpen For the address.
 */

/** @param {World} world */
export function createLearning(world) {
  const { tell, subscribe } = createListeners();
  const courses = [...world.courses];
  let { language } = world;
  /** @type {{course: Course, step: Step, begun: number}} `begun`: how often a task was put on the board. */
  let open = first(world.address);
  /** @type {string[]} */
  let picked = [];
  const engine = world.rules.createEngine();
  let lesson = begin(open);

  /** Where one comes in: at the address, or at the first step that is not done. @param {World["address"]} address */
  function first(address) {
    const named = courses.find(({ id }) => id === address?.course);
    if (named && address) return { course: named, step: stepNamed(named, address.step), begun: 0 };
    const done = world.progress.read();
    const all = courses.flatMap((course) => stepsOf(course).map((step) => ({ course, step, begun: 0 })));
    return all.find(({ course, step }) => !isDone(done, course.id, step.id)) ?? /** @type {{course: Course, step: Step, begun: number}} */ (all[0]);
  }

  /** @param {{course: Course, step: Step}} place */
  function info({ course, step } = open) {
    const variant = gameOf(course, step);
    const info = world.rules.variants.find((info) => info.variant === variant);
    if (!info) throw new Error(`no game ${variant}`);
    return info;
  }

  /** @param {{course: Course, step: Step}} place */
  function begin(place) {
    return createWork({ engine, info: info(place), step: place.step, words: world.words(), language });
  }

  /** @param {Course} course @param {Step} step */
  function show(course, step) {
    lesson = begin({ course, step });
    open = { course, step, begun: open.begun + 1 };
    picked = [];
    world.progress.note(course.id, step.id, "seen");
    world.onOpen(course.id, step.id);
    tell();
  }

  /** @param {1 | -1} by */
  function go(by) {
    const place = neighbour(courses, open, by);
    if (place) show(place.course, place.step);
  }

  world.rules.watch({
    renewed() {
      lesson.renewed();
      tell();
    },
  });

  return {
    courses: () => courses,
    open: () => open,
    lesson: () => lesson,
    language: () => language,
    picked: () => picked,
    progress: world.progress.read,
    progressText: world.progress.text,
    variant: () => info().variant,
    said: () => lesson.state().said.join(" "),
    /** @param {Texts} texts */
    text: (texts) => inLanguage(texts, language),
    placeText: () => world.words().t("learn.place", { course: inLanguage(open.course.title, language), number: stepsOf(open.course).indexOf(open.step) + 1, n: stepsOf(open.course).length }),
    hasNext: () => neighbour(courses, open, 1) !== null,
    hasBack: () => neighbour(courses, open, -1) !== null,
    /** The last step of its course: what was learnt is to be tried. */
    endsCourse: () => stepsOf(open.course).at(-1) === open.step,
    subscribe,
    actions: {
      answer: sheltered((/** @type {string} */ answer) => {
        const verdict = lesson.answer(answer);
        if (lesson.state().phase === "solved" && lesson.isLast()) world.progress.note(open.course.id, open.step.id, lesson.alone() ? "alone" : "helped");
        return verdict;
      }),
      again: sheltered(() => {
        lesson.again();
        picked = [];
        open = { ...open, begun: open.begun + 1 };
        tell();
      }),
      nextTask: sheltered(() => {
        lesson.nextTask();
        picked = [];
        tell();
      }),
      next: sheltered(() => go(1)),
      back: sheltered(() => go(-1)),
      /** @param {string} square */
      pick(square) {
        picked = picked.includes(square) ? picked.filter((each) => each !== square) : [...picked, square];
        tell();
      },
      addressOf: addressOfStep,
      heedAddress: sheltered((/** @type {World["address"]} */ address) => {
        const course = courses.find(({ id }) => id === address?.course);
        if (!course || !address) return;
        const step = stepNamed(course, address.step);
        if (course !== open.course || step !== open.step) show(course, step);
      }),
      /** A teacher's course: beside ours, or in place of an older one of the same name. */
      add: sheltered((/** @type {Course} */ course) => {
        const at = courses.findIndex(({ id }) => id === course.id);
        courses.splice(at < 0 ? courses.length : at, at < 0 ? 0 : 1, course);
        show(course, /** @type {Step} */ (stepsOf(course)[0]));
      }),
      /** What was taken along from another machine. @param {string} text */
      takeIn(text) {
        const taken = world.progress.takeIn(text);
        tell();
        return taken;
      },
      forget() {
        world.progress.forget();
        tell();
      },
      setLanguage: sheltered((/** @type {string} */ now) => {
        language = now;
        show(open.course, open.step);
      }),
    },
  };
}
