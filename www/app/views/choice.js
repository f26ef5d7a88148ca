// One of several values, all in view.

import { freshId, h } from "./dom.js";

/**
 * @template {string} V
 * @param {string} kind
 * @param {string} legend
 * @param {[V, string][]} options value and label
 * @param {V} current
 * @param {(value: V) => void} onchoose
 */
export function segments(kind, legend, options, current, onchoose) {
  const name = freshId(kind);
  const labels = options.map(([value, label]) =>
    h(
      "label",
      { class: "segment" },
      h("input", { type: "radio", name, value, checked: value === current, onchange: () => onchoose(value) }),
      h("span", {}, label),
    ),
  );
  return h("fieldset", { class: "segments", "data-choice": kind }, h("legend", {}, legend), ...labels);
}
