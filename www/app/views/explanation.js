// The position in words. An engine of its own finds them: the one of the game cannot.

import { loadLasting } from "../../core/lasting.js";
import { loadRules } from "../../core/tasks-module.js";
import { button, fill, h, whenChanged } from "../../site/dom.js";
import { explainTexts } from "../../text/explain.js";
import { explain } from "../game/explain.js";

/** @typedef {import("./env.js").AppState} AppState */

/** @param {import("./env.js").Env} env @returns {Promise<import("./env.js").View>} */
export async function loadExplanation({ controller, t, words }) {
  const engine = (await loadLasting(loadRules)).createEngine();
  const title = h("h2", { class: "panel-title", id: "explain-title" });
  const content = h("div", { class: "explanation" });
  const tools = h("div", { class: "button-row" });
  const element = h("section", { class: "panel panel-explanation", "aria-labelledby": "explain-title", hidden: true }, title, content, tools);
  const draw = whenChanged((/** @type {AppState} */ s) => [s.explaining, s.snapshot, s.language], ({ explaining, snapshot }) => {
    element.hidden = !explaining;
    if (!explaining) return;
    title.textContent = t("explain.title");
    fill(content, ...paragraphs(snapshot));
    fill(tools, button(t("explain.close"), controller.actions.toggleExplanation, { kind: "small", "data-action": "close-explanation" }));
  });
  return { element, render: draw };

  /** @param {import("../../types.js").Snapshot} snapshot */
  function paragraphs(snapshot) {
    try {
      const place = controller.placeShown();
      return place ? explainTexts(words(), snapshot, explain(engine, place)).map(paragraph) : [];
    } catch (error) {
      return [h("p", { role: "status" }, t("explain.failed", { detail: error instanceof Error ? error.message : String(error) }))];
    }
  }
}

/** @param {{title: string, lines: string[]}} told */
function paragraph({ title, lines }) {
  return h("div", {}, h("h3", { class: "explanation-title" }, title), h("ul", { class: "explanation-lines" }, ...lines.map((line) => h("li", {}, line))));
}
