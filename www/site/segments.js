// One of several values, all of them in view.

import { freshId, h } from "./dom.js";

/**
 * @template {string} V
 * @param {import("./dom.js").Attributes} attributes by which the whole is found
 * @param {string} legend
 * @param {[V, string][]} options value and label
 * @param {V} current
 * @param {(value: V) => void} onchoose
 */
export function segments(attributes, legend, options, current, onchoose) {
  const name = freshId("segments");
  const labels = options.map(([value, label]) =>
    h(
      "label",
      { class: "segment" },
      h("input", { type: "radio", name, value, checked: value === current, onchange: () => onchoose(value) }),
      h("span", {}, label),
    ),
  );
  return h("fieldset", { class: "segments", ...attributes }, h("legend", {}, legend), ...labels);
}
