// The position in writing: to be copied, and to be written anew.

import { h, button, freshId, show, whenChanged } from "../../site/dom.js";
import { createCopying } from "./copying.js";
import { createPanel } from "./panel.js";

/** @typedef {import("./env.js").Shown} Shown */

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createTextPanel(env) {
  const { editor, shell: { t } } = env;
  const panel = createPanel("text");
  const box = h("textarea", { class: "edit-text", id: freshId("position"), rows: 2, spellcheck: "false", autocomplete: "off", autocapitalize: "off", onkeydown: heedEnter });
  const problem = h("p", { class: "load-problem", role: "alert", hidden: true });
  const unkept = h("p", { class: "small", hidden: true });
  const copying = createCopying(env);

  function take() {
    const taken = editor.actions.takeText(box.value);
    show(problem, !taken);
    problem.textContent = taken ? "" : t("edit.text.none");
  }

  /** @param {KeyboardEvent} event */
  function heedEnter(event) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    take();
  }

  const make = whenChanged((/** @type {Shown} */ s) => [s.language], () => {
    panel.fill(
      t("edit.text"),
      h("label", { class: "unseen", for: box.id }, t("edit.text")),
      box,
      problem,
      h("div", { class: "button-row" }, copying.button("record.copy.position", "copy", () => editor.store.get().position), button(t("edit.text.take"), take, { "data-action": "take" })),
      copying.element,
      unkept,
    );
    unkept.textContent = t("edit.unkept");
  });
  const update = whenChanged((/** @type {Shown} */ s) => [s.position, s.unread], ({ position, unread }) => {
    // What could not be read stays to be mended.
    if (unread.length === 0) box.value = position;
    show(problem, false);
  });
  return {
    element: panel.element,
    render(shown) {
      make(shown);
      show(unkept, shown.kept !== "kept");
      update(shown);
    },
  };
}
