// What can be done with a task: again, help, the way on and back. Nothing goes on by itself.

import { button, fill, h } from "../../site/dom.js";

/** @typedef {{phase: import("../../task/work.js").Phase, hints: number, isLast: boolean, hasNext: boolean, hasBack: boolean}} Place */

/** @param {import("../../core/i18n.js").Translate} t @param {Record<"again" | "help" | "back" | "next" | "nextTask", () => void>} ways */
export function createTools(t, ways) {
  const element = h("div", { class: "step-tools" });
  return {
    element,
    /** @param {Place} place */
    render({ phase, hints, isLast, hasNext, hasBack }) {
      const again = button(t("learn.again"), ways.again, { kind: phase === "failed" ? "main" : "quiet", icon: "again", "data-tool": "again" });
      const help = phase === "asking" && button(t(`learn.help.${hints}`), ways.help, { icon: "hint", "data-tool": "help" });
      const back = hasBack && button(t("learn.back"), ways.back, { kind: "quiet", icon: "undo", "data-tool": "back" });
      const kind = phase === "solved" ? "main" : "quiet";
      const onward = !isLast && phase === "solved";
      const next = onward
        ? button(t("learn.next-task"), ways.nextTask, { kind, icon: "redo", "data-tool": "next" })
        : hasNext && button(t("learn.next"), ways.next, { kind, icon: "redo", "data-tool": "next" });
      fill(element, ...(phase === "solved" ? [next, again, back] : [again, help, back, next]));
    },
    /** The way on that is meant now. */
    focus: () => /** @type {HTMLElement | null} */ (element.querySelector(".button-main"))?.focus({ preventScroll: true }),
  };
}
