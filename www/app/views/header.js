// The head of the play page: the game, the way to the games, the record and the settings.

import { createHead, headButton } from "../../site/head.js";
import { whenChanged } from "../../site/dom.js";

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createHeader({ controller, t, variant }) {
  const { actions } = controller;
  const head = createHead("index", t);
  const draw = (/** @type {import("./env.js").AppState} */ state) => {
    const playing = state.screen === "game";
    head.render(
      playing ? variant(state.snapshot.variant).name : t("page.title"),
      state.screen !== "choose" && headButton("games", t("nav.games"), actions.chooseAnother),
      state.screen !== "library" && headButton("library", t("nav.library"), () => void actions.openLibrary()),
      headButton("rules", t("nav.rules"), () => actions.openDialog({ kind: "rules", variant: gameInMind(controller, state) })),
      playing && headButton("record", t("nav.record"), () => actions.openDialog({ kind: "record" })),
      headButton("settings", t("nav.settings"), () => actions.openDialog({ kind: "settings" })),
    );
  };
  return { element: head.element, render: whenChanged((s) => [s.language, s.screen, s.snapshot.variant, s.settings.lastGame], draw) };
}

/**
 * The game on the board; before there is one, the game chosen last.
 * @param {import("./env.js").Controller} controller
 * @param {import("./env.js").AppState} state
 */
export function gameInMind(controller, { screen, snapshot, settings }) {
  const last = controller.rules.variants.find((info) => info.variant === settings.lastGame);
  return (screen === "choose" && last?.variant) || snapshot.variant;
}
