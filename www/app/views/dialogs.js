// The dialogs of the play page. What a game may ask at any time is at hand; the others are loaded when they are first opened.

import { createDialog } from "../../site/dialog.js";
import { whenChanged } from "../../site/dom.js";
import { confirmOffer, confirmResign } from "./dialog-confirm.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../../core/late.js").Late} Late */
/** @typedef {import("../game/state.js").Dialog} Dialog */
/** @typedef {Dialog["kind"]} Kind */

/** @typedef {{title: string, body: import("../../site/dom.js").Child[], update?: (state: AppState) => void}} DialogContent */
/** @typedef {(env: Env, state: AppState, dialog: any) => DialogContent} ContentOf A dialog of its kind. */

/** @type {Partial<Record<Kind, ContentOf>>} */
const AT_HAND = {
  resign: (env, _, dialog) => confirmResign(env, dialog),
  offer: (env, _, dialog) => confirmOffer(env, dialog),
};

/** @type {Partial<Record<Kind, (late: Late) => Promise<ContentOf>>>} */
const LATER = {
  settings: (late) => late(["settings"], () => import("./dialog-settings.js")).then(({ settingsDialog }) => settingsDialog),
  rules: (late) => late(["short-rules"], () => import("./dialog-rules.js")).then(({ rulesDialog }) => rulesDialog),
  record: (late) => late(["records"], () => import("./dialog-record.js")).then(({ recordDialog }) => recordDialog),
  note: (late) => late(["records"], () => import("./dialog-note.js")).then(({ noteDialog }) => noteDialog),
  about: (late) => late(["records"], () => import("./dialog-about.js")).then(({ aboutDialog }) => aboutDialog),
  players: (late) => late([], () => import("./dialog-players.js")).then(({ playersDialog }) => playersDialog),
  replace: (late) => late(["records"], () => import("./dialog-replace.js")).then(({ confirmReplace }) => confirmReplace),
  link: (late) => late(["records"], () => import("./dialog-link.js")).then(({ confirmLink }) => confirmLink),
};

/** @param {Env} env @returns {import("./env.js").View} */
export function createDialogs(env) {
  const { controller, t } = env;
  const { actions, store } = controller;
  // An offer that is closed is not accepted.
  const close = () => (store.get().dialog?.kind === "offer" ? actions.answerOffer(false) : actions.closeDialog());
  const dialog = createDialog(close);
  const here = { ...AT_HAND };
  /** @type {DialogContent | null} */
  let content = null;

  /** @param {Dialog} asked */
  async function bring(asked) {
    try {
      here[asked.kind] = await LATER[asked.kind]?.(env.late);
      if (store.get().dialog === asked) draw(store.get());
    } catch (error) {
      if (store.get().dialog !== asked) return;
      actions.closeDialog();
      actions.notComing(error);
    }
  }

  /** @param {AppState} state */
  function draw(state) {
    content = null;
    if (!state.dialog) return dialog.close();
    const contentOf = here[state.dialog.kind];
    if (!contentOf) return void bring(state.dialog);
    content = contentOf(env, state, state.dialog);
    dialog.show({ kind: state.dialog.kind, title: content.title, body: content.body }, t("common.close"));
    content.update?.(state);
  }

  const renderDialog = whenChanged((/** @type {AppState} */ s) => [s.dialog, s.dialog && s.language], draw);
  return {
    element: dialog.element,
    render(state) {
      renderDialog(state);
      content?.update?.(state);
    },
  };
}
