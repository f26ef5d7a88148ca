// Who plays on from here.

import { button, h } from "../../site/dom.js";
import { opponentChoice } from "./opponent-choice.js";
import { choiceOf, levelsOf } from "../game/players.js";

/**
 * @param {import("./env.js").Env} env
 * @param {import("./env.js").AppState} state
 * @param {{computer?: boolean}} dialog `computer`: it is what is looked for
 * @returns {import("./dialogs.js").DialogContent}
 */
export function playersDialog(env, { settings, players, orientation, snapshot }, { computer = false }) {
  const { t, controller } = env;
  const { actions } = controller;
  // The side that is below is the likely one for whoever wants the computer as an opponent now.
  const current = { ...settings, level: Math.min(settings.level, levelsOf(snapshot.variant)), side: orientation, ...choiceOf(players), ...(computer && { opponent: /** @type {const} */ ("computer") }) };
  /** @type {Partial<import("./opponent-choice.js").Choice>} */
  let choice = current;
  const play = () => {
    actions.closeDialog();
    actions.changePlayers(choice);
  };
  return {
    title: t("players.title"),
    body: [
      opponentChoice(env, current, { sides: ["white", "black"], levels: levelsOf(snapshot.variant) }, (change) => (choice = { ...choice, ...change })),
      h("div", { class: "button-row" }, button(t("players.play"), play, { kind: "main", "data-action": "players" })),
    ],
  };
}
