// The question before another game takes the place of one that is not over.

import { button, h } from "../../site/dom.js";
import { movesMade } from "../game/state.js";
import { copyButton, downloadButton } from "./carry.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./dialogs.js").DialogContent} DialogContent */

/** @param {Env} env @param {import("./env.js").AppState} state @param {{variant: string}} dialog @returns {DialogContent} */
export function confirmReplace(env, state, { variant: next }) {
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
      h("div", { class: "button-row" }, downloadButton(env), copyButton(env, "record.copy", controller.record, "record.copied")),
      h(
        "div",
        { class: "button-row" },
        button(t("replace.start"), () => actions.newGame(next), { kind: "main", "data-action": "replace" }),
        button(t("replace.keep"), keep, { kind: "quiet", autofocus: true }),
      ),
    ],
  };
}
