// A strip for each player beside the board: whose turn it is, and the enemy pieces that are off the board.

import { watchTheme } from "../../board/index.js";
import { fill, h, say, show, whenChanged } from "../../site/dom.js";
import { pieceDrawing } from "./piece.js";
import { createTime } from "./time.js";
import { other } from "../game/state.js";
import { contestantName, nameInRecord } from "../../text/words.js";
import { contestantWith, pointsOf, pointsText, roundOf } from "../library/match.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../../types.js").Color} Color */

const PIECE_PX = 24;

/**
 * @param {import("./env.js").Env} env
 * @param {"above" | "below"} where
 * @returns {import("./env.js").View}
 */
export function createPlayer(env, where) {
  const disc = h("span", { "aria-hidden": "true" });
  const name = h("span", { class: "player-name" });
  const points = h("span", { class: "player-points", hidden: true });
  const score = h("span", { "aria-hidden": "true" });
  const scoreWords = h("span", { class: "unseen" });
  points.append(score, scoreWords);
  const time = createTime(env);
  const trophies = h("span", { class: "trophies", role: "img" });
  const element = h("div", { class: `player player-${where}` }, disc, name, points, trophies, time.element);
  const colorOf = (/** @type {AppState} */ { orientation }) => (where === "below" ? orientation : other(orientation));
  /** Counts the changes of the page's colours. */
  let theme = 0;
  watchTheme(document.documentElement, () => (theme += 1), new AbortController().signal);

  const drawPlayer = (/** @type {AppState} */ state) => {
    const color = colorOf(state);
    disc.className = `disc disc-${color}`;
    say(name, playerName(env, state, color));
    element.classList.toggle("player-turn", state.snapshot.phase === "play" && state.snapshot.turn === color);
  };
  const drawPoints = whenChanged(
    (/** @type {AppState} */ s) => [s.match, s.snapshot.variant, colorOf(s), s.language],
    (state) => {
      const text = pointsFor(state, colorOf(state));
      show(points, text !== null);
      say(score, text ?? "");
      say(scoreWords, text === null ? "" : env.t("match.points", { points: text }));
    },
  );
  // Most moves take nothing: the pieces off the board are drawn anew only when there are others.
  const drawTrophies = whenChanged(
    (/** @type {AppState} */ s) => [
      s.language, s.letters, s.settings, colorOf(s), s.snapshot.variant, s.snapshot.lost[other(colorOf(s))].join(), theme,
    ],
    (state) => fillTrophies(env, trophies, state, other(colorOf(state))),
  );
  const drawTime = whenChanged(
    (/** @type {AppState} */ s) => [s.clock, colorOf(s), s.language, s.snapshot.result],
    (state) => time.draw(state, colorOf(state)),
  );
  return {
    element,
    render(state) {
      drawPlayer(state);
      drawPoints(state);
      drawTime(state);
      drawTrophies(state);
    },
  };
}

/** @param {import("./env.js").Env} env @param {AppState} state @param {Color} color */
function playerName({ t }, { players, about }, color) {
  const side = t(`side.${color}`);
  const name = contestantName(t, players[color], nameInRecord(about, color));
  return name ? `${side} · ${name}` : side;
}

/** The points of a side in the match, in the game on the board. @param {AppState} state @param {Color} color @returns {string | null} */
function pointsFor({ match, gameId }, color) {
  if (!match) return null;
  const round = roundOf(match, gameId);
  return round < 0 ? null : pointsText(pointsOf(match)[contestantWith(color, round)]);
}

/**
 * The pieces this side has lost, drawn small; a list of names for those who cannot see them.
 * @param {import("./env.js").Env} env
 * @param {HTMLElement} element
 * @param {AppState} state
 * @param {Color} color
 */
function fillTrophies(env, element, state, color) {
  const { t } = env;
  const roles = state.snapshot.lost[color];
  const names = roles.map((role) => t(`role.${role}`)).join(", ") || t("board.lost.none");
  element.setAttribute("aria-label", `${t(`board.${color}.lost`)}: ${names}`);
  // Each in a box that may shrink: many pieces overlap instead of breaking the strip.
  fill(element, ...roles.map((role) => h("span", { class: "trophy" }, pieceDrawing(env, state, { color, role }, PIECE_PX))));
}
