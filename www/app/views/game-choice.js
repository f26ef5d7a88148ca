// One of the three games, chosen inside a dialog.

import { freshId, h } from "../../site/dom.js";

/**
 * @param {import("./env.js").Env} env
 * @param {string} legend
 * @param {string} current
 * @param {(variant: string) => void} onchoose
 */
export function gameChoice({ controller }, legend, current, onchoose) {
  const name = freshId("game");
  const options = controller.rules.variants.map((info) =>
    h(
      "label",
      { class: "segment" },
      h("input", { type: "radio", name, value: info.variant, checked: info.variant === current, onchange: () => onchoose(info.variant) }),
      h("span", {}, info.name),
    ),
  );
  return h("fieldset", { class: "segments" }, h("legend", {}, legend), ...options);
}
