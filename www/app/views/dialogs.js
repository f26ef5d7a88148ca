// The dialogs of the play page.

import { createDialog } from "../../site/dialog.js";
import { whenChanged } from "../../site/dom.js";
import { aboutDialog } from "./dialog-about.js";
import { confirmOffer, confirmReplace, confirmResign } from "./dialog-confirm.js";
import { confirmLink } from "./dialog-link.js";
import { noteDialog } from "./dialog-note.js";
import { playersDialog } from "./dialog-players.js";
import { recordDialog } from "./dialog-record.js";
import { rulesDialog } from "./dialog-rules.js";
import { settingsDialog } from "./dialog-settings.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../game/state.js").Dialog} Dialog */

/** @typedef {{title: string, body: import("../../site/dom.js").Child[], update?: (state: AppState) => void}} DialogContent */

/** @param {Env} env @returns {import("./env.js").View} */
export function createDialogs(env) {
  const { controller, t } = env;
  // An offer that is closed is not accepted.
  const close = () =>
    controller.store.get().dialog?.kind === "offer" ? controller.actions.answerOffer(false) : controller.actions.closeDialog();
  const dialog = createDialog(close);
  /** @type {DialogContent | null} */
  let content = null;

  const draw = (/** @type {AppState} */ state) => {
    if (!state.dialog) {
      content = null;
      return dialog.close();
    }
    content = contentOf(env, state, state.dialog);
    dialog.show({ kind: state.dialog.kind, title: content.title, body: content.body }, t("common.close"));
  };
  const renderDialog = whenChanged((/** @type {AppState} */ s) => [s.dialog, s.dialog && s.language], draw);
  return {
    element: dialog.element,
    render(state) {
      renderDialog(state);
      content?.update?.(state);
    },
  };
}

/** @param {Env} env @param {AppState} state @param {Dialog} dialog @returns {DialogContent} */
function contentOf(env, state, dialog) {
  switch (dialog.kind) {
    case "settings":
      return settingsDialog(env, state);
    case "rules":
      return rulesDialog(env, state, dialog.variant);
    case "record":
      return recordDialog(env, state);
    case "note":
      return noteDialog(env, state);
    case "about":
      return aboutDialog(env, state, dialog.id);
    case "players":
      return playersDialog(env, state, dialog.computer === true);
    case "replace":
      return confirmReplace(env, state, dialog.variant);
    case "resign":
      return confirmResign(env, dialog.color);
    case "offer":
      return confirmOffer(env, dialog.by);
    case "link":
      return confirmLink(env, dialog);
  }
}
