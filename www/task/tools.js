// What can be done with a task: again, help, the way on and back. Nothing goes on by itself.

import { button, fill, h } from "../site/dom.js";

/** @typedef {import("./work.js").Phase} Phase */
/** The way on, or back, where there is one: what it is called, and where it leads. @typedef {{label: string, go: () => void} | false} Way */

/** @param {import("../core/i18n.js").Translate} t @param {{again: () => void, help: () => void}} actions */
export function createTools(t, { again, help }) {
  const element = h("div", { class: "step-tools" });

  /** @param {string} name @param {Way} way @param {string} icon @param {string} kind */
  const tool = (name, way, icon, kind) => way && button(way.label, way.go, { kind, icon, "data-tool": name });
  /** What is meant to be done now stands out. @param {boolean} meant */
  const kindOf = (meant) => (meant ? "main" : "quiet");

  return {
    element,
    /** @param {{phase: Phase, hints: number, next: Way, back?: Way}} place @param {...import("../site/dom.js").Child} more */
    render({ phase, hints, next, back = false }, ...more) {
      const anew = tool("again", { label: t("learn.again"), go: again }, "again", kindOf(phase === "failed"));
      const helping = phase === "asking" && button(t(`learn.help.${hints}`), help, { icon: "hint", "data-tool": "help" });
      const backward = tool("back", back, "undo", "quiet");
      const onward = tool("next", next, "redo", kindOf(phase === "solved"));
      fill(element, ...(phase === "solved" ? [onward, anew, backward] : [anew, helping, backward, onward]), ...more);
    },
    /** The way on that is meant now. */
    focus: () => /** @type {HTMLElement | null} */ (element.querySelector(".button-main"))?.focus({ preventScroll: true }),
  };
}
