// What can be done with a task: again, help, the way on and back. Nothing goes on by itself.

import { button, fill, h } from "../site/dom.js";

/** @typedef {import("./work.js").Phase} Phase */
/** The way on, or back, where there is one: what it is called, and where it leads. `aside`: something else is meant to come next. @typedef {{label: string, go: () => void, aside?: boolean} | false} Way */

/** @param {import("../core/i18n.js").Translate} t @param {{again: () => void, help: () => void}} actions */
export function createTools(t, { again, help }) {
  const element = h("div", { class: "step-tools" });

  /** @param {string} name @param {Way} way @param {string} icon @param {string} kind */
  const tool = (name, way, icon, kind) => way && button(way.label, way.go, { kind, icon, "data-tool": name });
  /** What is meant to be done now stands out. @param {boolean} meant */
  const kindOf = (meant) => (meant ? "main" : "quiet");

  return {
    element,
    /** `help`: what the next help is called, where it is not the usual. @param {{phase: Phase, hints: number, help?: string, next: Way, back?: Way, takeBack?: Way}} place @param {...import("../site/dom.js").Child} more */
    render({ phase, hints, help: label = t(`learn.help.${hints}`), next, back = false, takeBack = false }, ...more) {
      const anew = tool("again", { label: t("learn.again"), go: again }, "again", kindOf(phase === "failed"));
      const taking = tool("takeback", takeBack, "takeback", "quiet");
      const helping = phase === "asking" && button(label, help, { icon: "hint", "data-tool": "help" });
      const backward = tool("back", back, "undo", "quiet");
      const onward = tool("next", next, "redo", kindOf(phase === "solved" && next !== false && !next.aside));
      const ways = (backward || onward) && h("span", { class: "step-ways" }, backward, onward);
      fill(element, ...more, ...(phase === "solved" ? [onward, anew, backward] : [anew, taking, helping, ways]));
    },
    /** The way on that is meant now. */
    focus: () => /** @type {HTMLElement | null} */ (element.querySelector(".button-main"))?.focus({ preventScroll: true }),
  };
}
