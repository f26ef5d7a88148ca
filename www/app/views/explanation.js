// The position in words.

import { button, fill, h, whenChanged } from "../../site/dom.js";
import { explainTexts } from "../../text/explain.js";

/** @typedef {import("./env.js").AppState} AppState */

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createExplanation({ controller, t, words }) {
  const title = h("h2", { class: "panel-title", id: "explain-title" });
  const content = h("div", { class: "explanation" });
  const tools = h("div", { class: "button-row" });
  const element = h("section", { class: "panel panel-explanation", "aria-labelledby": "explain-title", hidden: true }, title, content, tools);
  const draw = whenChanged((/** @type {AppState} */ s) => [s.explanation, s.snapshot, s.language], ({ explanation, snapshot }) => {
    element.hidden = explanation === null;
    if (!explanation) return;
    title.textContent = t("explain.title");
    fill(content, ...explainTexts(words(), snapshot, explanation).map(({ title, lines }) =>
      h("div", {}, h("h3", { class: "explanation-title" }, title), h("ul", { class: "explanation-lines" }, ...lines.map((line) => h("li", {}, line)))),
    ));
    fill(tools, button(t("explain.close"), controller.actions.toggleExplanation, { kind: "small", "data-action": "close-explanation" }));
  });
  return { element, render: draw };
}
