// The steps of all courses: every one can be opened at any time, and what is done is to be seen.

import { fill, h, icon } from "../../site/dom.js";
import { isGame, stepsOf } from "../course.js";
import { isDone } from "../progress.js";

/** @typedef {import("../../lessons/types.js").Course} Course */
/** @typedef {import("../../lessons/types.js").Step} Step */

/**
 * @param {(texts: import("../../lessons/types.js").Texts) => string} text in the language shown
 * @param {import("../../core/i18n.js").Translate} t
 * @param {(course: string, step: string) => string} addressOf
 */
export function createContents(text, t, addressOf) {
  const element = h("nav", { class: "contents" });
  /** The step that was seen last in its place. */
  let revealed = "";
  return {
    element,
    /** Brings the step that is open into sight, once. @param {HTMLElement} room what scrolls */
    reveal(room) {
      const current = /** @type {HTMLAnchorElement | null} */ (element.querySelector("[aria-current]"));
      if (!current || current.href === revealed) return;
      revealed = current.href;
      const [of, at] = [room.getBoundingClientRect(), current.getBoundingClientRect()];
      if (at.top < of.top || at.bottom > of.bottom) room.scrollTop += at.top - of.top - of.height / 3;
    },
    /** @param {Course[]} courses @param {{course: Course, step: Step}} open @param {import("../progress.js").Steps} progress */
    render(courses, open, progress) {
      element.setAttribute("aria-label", t("learn.contents"));
      let number = 0;
      fill(element, ...courses.map((course) => {
        number = 0;
        const blocks = course.blocks.map(({ title, steps }) =>
          h("section", { class: "contents-block" }, h("h3", {}, text(title)), h("ol", { class: "contents-steps" }, ...steps.map((step) => item(course, step)))),
        );
        const isOpen = course === open.course;
        return h("details", { class: "contents-course", open: isOpen, "data-course": course.id }, h("summary", {}, h("span", {}, text(course.title)), h("span", { class: "contents-sum" }, sumOf(course))), ...blocks);
      }));

      /** @param {Course} course */
      function sumOf(course) {
        const steps = stepsOf(course);
        const done = steps.filter(({ id }) => isDone(progress, course.id, id));
        return t("learn.sum", { done: done.length, n: steps.length });
      }

      /** @param {Course} course @param {Step} step */
      function item(course, step) {
        const done = progress[`${course.id}/${step.id}`]?.done;
        const current = course === open.course && step === open.step;
        number += 1;
        return h(
          "li",
          { value: number },
          h(
            "a",
            { href: addressOf(course.id, step.id), class: "contents-step", "aria-current": current && "step" },
            h("span", { class: "contents-title" }, isGame(step) && h("span", { class: "contents-game" }, icon("play"), h("span", { class: "unseen" }, `${t("learn.game.mark")} `)), text(step.title)),
            done && done !== "seen" && h("span", { class: "contents-done", title: t(`learn.done.${done}`) }, icon(done === "alone" ? "star" : "done"), h("span", { class: "unseen" }, t(`learn.done.${done}`))),
          ),
        );
      }
    },
  };
}
