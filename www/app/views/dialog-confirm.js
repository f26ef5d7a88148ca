// Questions before a game ends.

import { button, h } from "../../site/dom.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("../../types.js").Color} Color */
/** @typedef {import("./dialogs.js").DialogContent} DialogContent */

/** @param {HTMLElement[]} buttons */
function answers(...buttons) {
  return h("div", { class: "button-row" }, ...buttons);
}

/** @param {Env} env @param {{color: Color}} dialog @returns {DialogContent} */
export function confirmResign({ t, controller }, { color }) {
  const { actions } = controller;
  return {
    title: t(`resign.title.${color}`),
    body: [
      h("p", {}, t("resign.lead")),
      answers(
        button(t(`resign.yes.${color}`), () => actions.resign(color), { kind: "main", "data-action": "resign-yes" }),
        button(t("common.cancel"), actions.closeDialog, { kind: "quiet", autofocus: true }),
      ),
    ],
  };
}

/** @param {Env} env @param {{by: Color}} dialog @returns {DialogContent} */
export function confirmOffer({ t, controller }, { by }) {
  const { actions } = controller;
  return {
    title: t(`offer.title.${by}`),
    body: [
      h("p", {}, t(`offer.lead.${by}`)),
      answers(
        button(t(`offer.yes.${by}`), () => actions.answerOffer(true), { kind: "main", "data-action": "offer-yes" }),
        button(t(`offer.no.${by}`), () => actions.answerOffer(false), { kind: "quiet", autofocus: true }),
      ),
    ],
  };
}
