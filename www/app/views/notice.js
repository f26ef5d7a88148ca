// A passing remark, with a button where something can be done about it.

import { download } from "../../site/clipboard.js";
import { button, fill, h, icon, iconButton, whenChanged } from "../../site/dom.js";
import { messageText } from "./message.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("./env.js").Env} Env */

/**
 * @param {Env} env
 * @param {AppState["screen"]} screen where this one shows
 * @returns {import("./env.js").View}
 */
export function createNotice(env, screen) {
  const element = h("div", { class: "notice", hidden: true });
  const draw = (/** @type {AppState} */ state) => drawNotice(env, element, state.screen === screen ? state.notice : null);
  return { element, render: whenChanged((s) => [s.language, s.notice, s.screen], draw) };
}

/** @param {Env} env @param {HTMLElement} element @param {AppState["notice"]} notice */
function drawNotice(env, element, notice) {
  element.hidden = notice === null;
  if (!notice) return fill(element);
  element.dataset.tone = notice.tone;
  fill(
    element,
    icon(notice.tone === "info" ? "info" : "no"),
    h("p", { class: "notice-text" }, messageText(env.words(), notice.message)),
    notice.action && actionButton(env, notice.action),
    iconButton("close", env.t("common.close"), env.controller.actions.dismissNotice, { class: "icon-button icon-button-small" }),
  );
}

/** @param {Env} env @param {import("../game/state.js").NoticeAction} action */
function actionButton({ controller, t }, action) {
  const { actions } = controller;
  const small = (/** @type {string} */ label, /** @type {() => void} */ work) => button(label, work, { kind: "small", "data-action": action.do });
  switch (action.do) {
    case "bring-back":
      return small(t("library.bring-back"), () => actions.bringBack(action.id, action.saved));
    case "restore":
      return small(t("tree.back"), () => actions.bringBackDeleted(action.saved));
    case "undelete":
      return small(t("tree.back"), () => void actions.undelete(action.texts));
    case "library":
      return small(t("nav.library"), () => void actions.openLibrary());
    case "update":
      return small(t("update.use"), actions.useUpdate);
    case "open-readable":
      return small(t("link.readable"), () => void actions.openLink(action.link));
    case "play-here":
      return small(t("tabs.here"), actions.playHere);
    case "download-copy":
      return small(t("storage.copy"), () => download("chess-t-copy.txt", action.text));
  }
}
