// A move in writing: for whoever plays by keyboard, or from a record.

import { button, freshId, h, whenChanged } from "../../site/dom.js";

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createTypedMove({ controller, t }) {
  const id = freshId("typed");
  const input = h("input", {
    id, class: "typed-input", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "go",
  });
  const label = h("label", { for: id, class: "typed-label" });
  const element = h("form", { class: "typed", onsubmit: submit, onkeydown: leave });

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    if (controller.actions.typeMove(input.value)) input.value = "";
    else input.select();
  }
  /** Back to the board. @param {KeyboardEvent} event */
  function leave(event) {
    if (event.key === "Escape") /** @type {HTMLElement | null} */ (document.querySelector("#board .chess-board"))?.focus();
  }
  const draw = whenChanged((/** @type {import("./env.js").AppState} */ s) => [s.language], () => {
    label.textContent = t("typed.label");
    input.placeholder = t("typed.example");
    element.replaceChildren(label, input, button(t("typed.go"), () => {}, { kind: "small", type: "submit" }));
  });
  return {
    element,
    render(state) {
      draw(state);
      element.hidden = state.snapshot.phase !== "play";
    },
  };
}
