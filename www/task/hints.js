// The hints to a task, as many as were asked for.

import { fill, h } from "../site/dom.js";

export function createHints() {
  const element = h("div", { class: "step-hints" });
  return {
    element,
    /** @param {ReturnType<typeof import("./work.js").createWork>} work */
    render(work) {
      const { phase, hints: shown } = work.state();
      element.hidden = shown === 0 || phase === "solved";
      fill(element, ...work.texts().hints.slice(0, shown).map((hint) => h("p", { class: "step-hint" }, hint)));
    },
  };
}
