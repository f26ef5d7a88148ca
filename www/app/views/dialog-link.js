// A link whose game has gone another way than the one that is kept.

import { button, h } from "../../site/dom.js";

/** @typedef {import("./env.js").Env} Env */

/**
 * @param {Env} env
 * @param {unknown} _state
 * @param {Extract<import("../game/state.js").Dialog, {kind: "link"}>} dialog
 * @returns {import("./dialogs.js").DialogContent}
 */
export function confirmLink({ t, controller }, _state, { link, same, mine, theirs }) {
  const { actions } = controller;
  return {
    title: t("link.other.title"),
    body: [
      h("p", {}, t("link.other.lead", { same, mine, theirs })),
      h(
        "div",
        { class: "button-row" },
        button(t("link.other.new"), () => void actions.openLinkAsNew(link), { kind: "main", "data-action": "link-new" }),
        button(t("link.other.add"), () => void actions.openLinkInKept(link), { "data-action": "link-add" }),
        button(t("link.other.mine"), actions.closeDialog, { kind: "quiet", autofocus: true, "data-action": "link-mine" }),
      ),
    ],
  };
}
