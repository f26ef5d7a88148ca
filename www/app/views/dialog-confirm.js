// Questions before something that cannot be undone at once.

import { button, h } from "../../site/dom.js";
import { movesMade } from "../game/state.js";
import { copyButton, downloadButton } from "./carry.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("../../types.js").Color} Color */
/** @typedef {import("./dialogs.js").DialogContent} DialogContent */

/** @param {HTMLElement[]} buttons */
function answers(...buttons) {
  return h("div", { class: "button-row" }, ...buttons);
}

/** @param {Env} env @param {import("./env.js").AppState} state @param {string} next @returns {DialogContent} */
export function confirmReplace(env, state, next) {
  const { t, controller, variant } = env;
  const { actions } = controller;
  const lead = t("replace.lead", {
    game: variant(state.snapshot.variant).name,
    moves: t("choose.moves", { n: movesMade(state) }),
    next: variant(next).name,
  });
  const keep = () => {
    actions.closeDialog();
    actions.backToGame();
  };
  return {
    title: t("replace.title"),
    body: [
      h("p", {}, lead),
      answers(downloadButton(env), copyButton(env, "record.copy", controller.record, "record.copied")),
      answers(
        button(t("replace.start"), () => actions.newGame(next), { kind: "main", "data-action": "replace" }),
        button(t("replace.keep"), keep, { kind: "quiet", autofocus: true }),
      ),
    ],
  };
}

/** @param {Env} env @param {Color} color @returns {DialogContent} */
export function confirmResign({ t, controller }, color) {
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

/** @param {Env} env @param {Color} by @returns {DialogContent} */
export function confirmOffer({ t, controller }, by) {
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
