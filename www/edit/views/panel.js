// One part of what stands beside the board, under a heading of its own.

import { fill, freshId, h, say } from "../../site/dom.js";

/** @param {string} name for the style sheet and for tests */
export function createPanel(name) {
  const title = h("h2", { class: "panel-title", id: freshId("panel") });
  const body = h("div", { class: "edit-panel-body" });
  return {
    element: h("section", { class: "panel edit-panel", "data-panel": name, "aria-labelledby": title.id }, title, body),
    /** @param {string} words @param {...import("../../site/dom.js").Child} children */
    fill(words, ...children) {
      say(title, words);
      fill(body, ...children);
    },
  };
}
