// The place beside the board (below it on a phone) for whatever the game asks or tells: one thing at a time.

import { button, fill, h, whenChanged } from "../../site/dom.js";
import { drawPromotion } from "../../table/promotion.js";
import { createDice } from "../../table/dice.js";
import { pieceDrawing } from "./piece.js";
import { drawClaims, drawExposed, drawReplay, drawResult, drawWaiting } from "./prompt-endings.js";
import { computerWaits, isMovedByHand } from "../game/players.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("./env.js").Env} Env */

const PIECE_PX = 44;

/** @param {Env} env @returns {import("./env.js").View} */
export function createPrompt(env) {
  const element = h("div", { class: "prompt" });
  const { actions, store } = env.controller;
  const dice = createDice({
    words: env.words,
    button,
    choices: (side) => env.variant(store.get().snapshot.variant).inaccessibleChoices?.[side] ?? [],
    roll: actions.rollSquares,
    enter: actions.enterSquares,
    seen: actions.squaresSeen,
  });
  const draw = (/** @type {AppState} */ state) => {
    const content = state.screen === "game" ? contentOf(env, dice, state) : null;
    element.hidden = content === null;
    // Whoever had to scroll down to the dice sees where the stars fall.
    if (state.landed) board()?.scrollIntoView({ block: "nearest" });
    // The dice keep their element while they roll.
    if (content && element.firstChild === content) return;
    const focused = element.contains(document.activeElement);
    fill(element, content);
    const first = /** @type {HTMLElement | null} */ (content?.querySelector("button:not([disabled])") ?? null);
    if (isAsked(state)) content?.scrollIntoView({ block: "nearest" });
    // Who works by keyboard is taken along: to the question, and back to the board.
    if (state.pending?.byKeyboard) first?.focus();
    else if (focused) (first ?? board())?.focus({ preventScroll: true });
  };
  return { element, render: whenChanged(promptInputs, draw) };
}

/** What has to be answered before the game goes on. @param {AppState} state */
function isAsked({ pending, snapshot }) {
  return pending !== null || snapshot.phase === "draw-squares";
}

/** @returns {HTMLElement | null} */
function board() {
  return document.querySelector("#board .chess-board");
}

/** @param {AppState} s */
function promptInputs(s) {
  return [
    s.screen, s.language, s.letters, s.settings, s.snapshot, s.pending, s.rolling, s.landed, s.exposedAt, s.playedAt, s.players, s.paused, s.resultShown, s.replaying, s.match, s.following,
  ];
}

/**
 * What matters most comes first.
 * @param {Env} env
 * @param {ReturnType<typeof createDice>} dice
 * @param {AppState} state
 * @returns {HTMLElement | null}
 */
function contentOf(env, dice, state) {
  const { snapshot } = state;
  if (state.replaying) return drawReplay(env);
  if (state.pending) return drawChoice(env, state, state.pending);
  if (snapshot.result) return drawResult(env, state, snapshot.result);
  if (snapshot.phase === "draw-squares" || state.landed) return dice.draw(state);
  if (state.exposedAt === snapshot.node && snapshot.last?.color) return drawExposed(env, snapshot.last.color);
  if (snapshot.claims.length > 0 && isMovedByHand(state, snapshot.turn)) return drawClaims(env, snapshot.claims);
  if (computerWaits(state)) return drawWaiting(env, snapshot.turn);
  return null;
}

/** @param {Env} env @param {AppState} state @param {import("../game/state.js").Pending} pending */
function drawChoice(env, state, pending) {
  const { choosePromotion, cancelPromotion } = env.controller.actions;
  const drawing = (/** @type {import("../../types.js").Piece} */ piece) => pieceDrawing(env, state, piece, PIECE_PX);
  const back = button(env.t("promotion.back"), cancelPromotion, { kind: "quiet", icon: "undo" });
  return drawPromotion({ words: env.words(), drawing, choose: choosePromotion, back }, pending);
}
