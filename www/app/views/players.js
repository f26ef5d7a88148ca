// A strip for each player beside the board: whose turn it is, and the enemy pieces that are off the board.

import { fill, h, whenChanged } from "./dom.js";
import { pieceDrawing } from "./piece.js";
import { other } from "../game/state.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../types.js").Color} Color */

const PIECE_PX = 24;

/**
 * @param {import("./env.js").Env} env
 * @param {"above" | "below"} where
 * @returns {import("./env.js").View}
 */
export function createPlayer(env, where) {
  const element = h("div", { class: `player player-${where}` });
  const draw = (/** @type {AppState} */ state) => {
    const color = where === "below" ? state.orientation : other(state.orientation);
    const turn = state.snapshot.phase === "play" && state.snapshot.turn === color;
    element.classList.toggle("player-turn", turn);
    fill(
      element,
      h("span", { class: `disc disc-${color}`, "aria-hidden": "true" }),
      h("span", { class: "player-name" }, playerName(env, state, color)),
      trophies(env, state, other(color)),
    );
  };
  return {
    element,
    render: whenChanged((s) => [s.language, s.letters, s.settings, s.orientation, s.snapshot, s.players, s.calm], draw),
  };
}

/** @param {import("./env.js").Env} env @param {AppState} state @param {Color} color */
function playerName({ t }, { players }, color) {
  const player = players[color];
  return player.kind === "person" ? t(`side.${color}`) : `${t(`side.${color}`)} · ${t("player.computer", { level: player.level })}`;
}

/**
 * The pieces this side has lost, drawn small; a list of names for those who cannot see them.
 * @param {import("./env.js").Env} env
 * @param {AppState} state
 * @param {Color} color
 */
function trophies(env, state, color) {
  const { t } = env;
  const roles = state.snapshot.lost[color];
  const names = roles.map((role) => t(`role.${role}`)).join(", ") || t("board.lost.none");
  // Each in a box that may shrink: many pieces overlap instead of breaking the strip.
  const drawings = roles.map((role) => h("span", { class: "trophy" }, pieceDrawing(env, state, { color, role }, PIECE_PX)));
  return h("span", { class: "trophies", role: "img", "aria-label": `${t(`board.${color}.lost`)}: ${names}` }, ...drawings);
}
