// Where an answer that is no move on the board is given: squares picked on it, two forces, or one of several.

import { button, fill, freshId, h } from "../../site/dom.js";

/** @typedef {import("../../task/work.js").Kind} Kind */

/**
 * @param {import("../../core/i18n.js").Translate} t
 * @param {(answer: string) => void} give
 */
export function createAnswer(t, give) {
  const element = h("form", { class: "answer", onsubmit: submit });
  /** @type {() => string | null} What is to be given. */
  let read = () => null;

  /** @param {Event} event */
  function submit(event) {
    event.preventDefault();
    const answer = read();
    if (answer !== null) give(answer);
  }

  const send = () => button(t("learn.answer"), () => {}, { kind: "main", type: "submit" });

  /** @param {string[]} picked */
  function squares(picked) {
    read = () => picked.join(" ");
    return [h("p", { class: "answer-picked" }, picked.length > 0 ? t("learn.picked", { squares: picked.join(", ") }) : t("learn.picked.none")), send()];
  }

  function forces() {
    const of = (/** @type {"white" | "black"} */ side) => {
      const id = freshId("force");
      const input = h("input", { id, type: "text", inputmode: "decimal", maxlength: 6, autocomplete: "off", required: true, class: "answer-force" });
      return { input, field: h("div", { class: "answer-field" }, h("label", { for: id }, t(`side.${side}`)), input) };
    };
    const [white, black] = [of("white"), of("black")];
    read = () => (white.input.value && black.input.value ? `${white.input.value} : ${black.input.value}` : null);
    return [white.field, h("span", { class: "answer-colon", "aria-hidden": "true" }, ":"), black.field, send()];
  }

  /** @param {string[]} options @param {string} legend @param {(code: string) => string} label */
  function choice(options, legend, label) {
    const name = freshId("choice");
    const inputs = options.map((value) => h("input", { type: "radio", name, value, required: true }));
    read = () => inputs.find((input) => input.checked)?.value ?? null;
    const labels = inputs.map((input) => h("label", { class: "answer-option" }, input, h("span", {}, label(input.value))));
    return [h("fieldset", { class: "answer-options" }, h("legend", {}, legend), ...labels), send()];
  }

  return {
    element,
    /** @param {{kind: Kind, picked: string[], options: string[], legend: string, label: (code: string) => string}} asked */
    render({ kind, picked, options, legend, label }) {
      element.hidden = kind === "move" || kind === "game";
      if (kind === "squares") fill(element, ...squares(picked));
      if (kind === "forces") fill(element, ...forces());
      if (kind === "choice") fill(element, ...choice(options, legend, label));
    },
    hide: () => (element.hidden = true),
  };
}
