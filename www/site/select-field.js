// One of many values, out of a list that opens.

import { freshId, h } from "./dom.js";

/**
 * @template {string} V
 * @param {string} kind
 * @param {string} label
 * @param {[V, string][]} options value and label
 * @param {V} current
 * @param {(value: V) => void} onchoose
 */
export function selectField(kind, label, options, current, onchoose) {
  const id = freshId(kind);
  const choose = (/** @type {Event} */ event) => onchoose(/** @type {V} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value));
  const items = options.map(([value, text]) => h("option", { value, selected: value === current }, text));
  return h("div", { class: "field", "data-choice": kind }, h("label", { for: id }, label), h("select", { id, onchange: choose }, ...items));
}
