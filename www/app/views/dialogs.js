// The dialogs, one at a time, on the browser's own <dialog>: it keeps the focus inside and gives it back.

import { fill, h, iconButton, whenChanged } from "../../site/dom.js";
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
  const element = h("dialog", { class: "dialog", "aria-labelledby": "dialog-title", oncancel: cancelled });
  /** @type {DialogContent | null} */
  let content = null;

  /** Escape goes the way of the close button. @param {Event} event */
  function cancelled(event) {
    event.preventDefault();
    close();
  }
  // An offer that is closed is not accepted.
  const close = () =>
    controller.store.get().dialog?.kind === "offer" ? controller.actions.answerOffer(false) : controller.actions.closeDialog();

  const draw = (/** @type {AppState} */ state) => {
    if (!state.dialog) {
      content = null;
      return element.close();
    }
    content = contentOf(env, state, state.dialog);
    element.dataset.kind = state.dialog.kind;
    fill(
      element,
      h("header", { class: "dialog-head" }, h("h2", { id: "dialog-title" }, content.title), iconButton("close", t("common.close"), close)),
      h("div", { class: "dialog-body" }, ...content.body),
    );
    if (!element.open) element.showModal();
  };
  const renderDialog = whenChanged((/** @type {AppState} */ s) => [s.dialog, s.dialog && s.language], draw);
  return {
    element,
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
      return playersDialog(env, state);
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
