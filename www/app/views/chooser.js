// The three games side by side, each with a picture of its board.

import { createBoard } from "../../board/index.js";
import { clockChoice } from "./clock-choice.js";
import { button, fill, h, whenChanged } from "../../site/dom.js";
import { gameInMind } from "./header.js";
import { matchChoice } from "./match-choice.js";
import { opponentChoice } from "./opponent-choice.js";
import { pageAddress } from "../../core/pages.js";
import { LEVELS } from "../../core/settings.js";
import { createNotice } from "./notice.js";
import { isUnfinished, movesMade } from "../game/state.js";

/** @typedef {import("./env.js").AppState} AppState */

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createChooser(env) {
  const { controller, t } = env;
  const notice = createNotice(env, "choose");
  const content = h("div");
  const element = h("section", { class: "chooser", "aria-labelledby": "chooser-title" }, notice.element, content);
  /** @type {ReturnType<typeof createBoard>[]} */
  let pictures = [];
  const draw = (/** @type {AppState} */ state) => {
    for (const picture of pictures) picture.destroy();
    pictures = [];
    if (state.screen !== "choose") return fill(content);
    const match = matchChoice(env, state.settings, controller.actions.setSettings);
    fill(
      content,
      h("h2", { id: "chooser-title", class: "chooser-title" }, t("choose.title")),
      h("p", { class: "chooser-lead" }, t("choose.lead")),
      firstSteps(env, state),
      continueButton(env, state),
      opponentChoice(env, state.settings, { sides: ["white", "black", "lot"], levels: LEVELS.length }, (change) => {
        controller.actions.setSettings(change);
        match.heed(change);
      }),
      h("div", { class: "game-choices" }, clockChoice(env, state.settings, controller.actions.setSettings), match.element),
      h("ul", { class: "cards" }, ...controller.rules.variants.map((info) => card(env, state, info, picture(state, info)))),
    );
  };
  /** The game's board, which lives until the next drawing. @param {AppState} state @param {import("../../types.js").VariantInfo} info */
  const picture = (state, info) => {
    const box = h("span", { class: "card-picture" });
    const label = t("choose.diagram", { game: info.name });
    pictures.push(createBoard(box, { shape: info, interactive: false, label, ...pictureState(state, info) }));
    return box;
  };
  const renderContent = whenChanged(
    // What is chosen here about the opponent shows itself.
    (/** @type {AppState} */ s) => [s.screen, s.language, s.letters, s.settings.pieceSet, s.settings.lastGame],
    draw,
  );
  return {
    element,
    render(state) {
      notice.render(state);
      renderContent(state);
    },
  };
}

/** Whoever has not played yet is led to the lessons first. @param {import("./env.js").Env} env @param {AppState} state */
function firstSteps({ controller, t }, state) {
  const open = () => controller.actions.openDialog({ kind: "rules", variant: gameInMind(controller, state) });
  const isNew = state.settings.lastGame === "" && state.untouched;
  return h(
    "p",
    { class: "chooser-rules button-row" },
    isNew && h("a", { class: "button button-main", href: pageAddress("learn") }, t("choose.learn")),
    button(t("choose.rules"), open, { icon: "rules", "data-action": "rules" }),
  );
}

/** @param {import("./env.js").Env} env @param {AppState} state */
function continueButton({ controller, t, variant }, state) {
  if (state.untouched) return null;
  const game = variant(state.snapshot.variant).name;
  const label = isUnfinished(state)
    ? `${t("choose.continue", { game })} · ${t("choose.moves", { n: movesMade(state) })}`
    : t("choose.back", { game });
  return h("p", { class: "chooser-continue" }, button(label, controller.actions.backToGame, { kind: "main", icon: "next" }));
}

/** @param {import("./env.js").Env} env @param {AppState} state @param {import("../../types.js").VariantInfo} info @param {HTMLElement} picture */
function card({ controller, t }, state, info, picture) {
  const last = state.settings.lastGame === info.variant;
  const choose = () => controller.actions.chooseGame(info.variant);
  return h(
    "li",
    { class: last ? "card card-last" : "card" },
    h(
      "button",
      { type: "button", class: "card-button", "data-variant": info.variant, onclick: choose, autofocus: last },
      picture,
      h(
        "span",
        { class: "card-text" },
        h("span", { class: "card-name" }, info.name, last && h("span", { class: "badge" }, t("choose.last"))),
        h("span", { class: "card-line" }, t(`choose.line.${info.variant}`)),
      ),
    ),
  );
}

/** @param {AppState} state @param {import("../../types.js").VariantInfo} info */
function pictureState({ settings, letters }, info) {
  return { pieces: info.startPieces, pieceSet: settings.pieceSet, letters, coordinates: false, stars: exampleStars(info) };
}

/** A card shows where stars may fall: the first square of each side's list. @param {import("../../types.js").VariantInfo} info */
function exampleStars({ inaccessibleChoices: choices }) {
  return { white: choices?.white[1] ?? null, black: choices?.black.at(-2) ?? null };
}
