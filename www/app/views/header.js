// The head of the page: its name, the way to the games, the record and the settings.

import { fill, h, icon, whenChanged } from "../../site/dom.js";

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createHeader({ controller, t, variant }) {
  const { actions } = controller;
  const element = h("header", { class: "head" });
  const draw = (/** @type {import("./env.js").AppState} */ state) => {
    const playing = state.screen === "game";
    fill(
      element,
      h(
        "div",
        { class: "head-name" },
        h("h1", { class: "head-title" }, playing ? variant(state.snapshot.variant).name : t("page.title")),
        h("p", { class: "head-tagline" }, t("page.tagline")),
      ),
      h(
        "nav",
        { class: "head-nav", "aria-label": t("page.title") },
        state.screen !== "choose" && navButton("games", t("nav.games"), actions.chooseAnother),
        state.screen !== "library" && navButton("library", t("nav.library"), () => void actions.openLibrary()),
        navButton("rules", t("nav.rules"), () => actions.openDialog({ kind: "rules", variant: gameInMind(controller, state) })),
        playing && navButton("record", t("nav.record"), () => actions.openDialog({ kind: "record" })),
        navButton("settings", t("nav.settings"), () => actions.openDialog({ kind: "settings" })),
      ),
    );
  };
  return { element, render: whenChanged((s) => [s.language, s.screen, s.snapshot.variant, s.settings.lastGame], draw) };
}

/**
 * The game on the board; before there is one, the game chosen last.
 * @param {import("./env.js").Controller} controller
 * @param {import("./env.js").AppState} state
 */
export function gameInMind(controller, { screen, snapshot, settings }) {
  const last = controller.rules().variants.find((info) => info.variant === settings.lastGame);
  return (screen === "choose" && last?.variant) || snapshot.variant;
}

/** On a phone only the drawing is shown; the name stays for those who listen. @param {string} drawing @param {string} label @param {() => void} onclick */
function navButton(drawing, label, onclick) {
  return h(
    "button",
    { type: "button", class: "nav-button", "aria-label": label, title: label, "data-nav": drawing, onclick },
    icon(drawing),
    h("span", { class: "nav-label" }, label),
  );
}
