// What a player may do about the game as a whole: offer a draw, resign.

import { button, fill, h, whenChanged } from "../../site/dom.js";
import { hasComputer, personsSide } from "../game/players.js";

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createGameActions({ controller, t }) {
  const { actions } = controller;
  const element = h("section", { class: "game-actions" });
  const draw = (/** @type {import("./env.js").AppState} */ { snapshot, players, clock }) => {
    element.setAttribute("aria-label", t("actions.label"));
    const over = snapshot.phase === "over";
    const watched = hasComputer(players) && !personsSide(players);
    fill(
      element,
      !over && !watched && button(t("actions.offer"), actions.offerDraw, { kind: "quiet", icon: "draw", "data-action": "offer" }),
      !over && !watched && button(t("actions.resign"), actions.askResign, { kind: "quiet", icon: "flag", "data-action": "resign" }),
      !over && clock && button(t(clock.running ? "clock.pause" : "clock.resume"), actions.toggleClock, { kind: "quiet", icon: clock.running ? "pause" : "play", "data-action": "clock" }),
      button(t("actions.players"), () => actions.openDialog({ kind: "players" }), { kind: "quiet", icon: "players", "data-action": "players" }),
    );
  };
  return { element, render: whenChanged((s) => [s.language, s.snapshot.phase, s.players, s.clock !== null, s.clock?.running === null], draw) };
}
