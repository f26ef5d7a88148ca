// The moves in the author's notation, a numbered pair a line; a click walks there.

import { written } from "../../core/written.js";
import { enable, h, iconButton, inNextFrame, sayOrHide, whenChanged } from "../../site/dom.js";
import { createChunks } from "./chunks.js";
import { drawRow } from "./move-row.js";
import { firstDifference, rows, stepsOf } from "./move-rows.js";
import { createTypedMove } from "./typed-move.js";
import { SIGNS, mistakesIn } from "../game/judgement.js";
import { isInVariation } from "../game/tree.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("./move-rows.js").Row} Row */
/** @typedef {import("../game/judgement.js").Grade} Grade */

/** @param {import("./env.js").Env} env @param {{ focus: () => void }} board @returns {import("./env.js").View} */
export function createMoveList(env, board) {
  const heading = h("h2", { class: "panel-title", id: "moves-title" });
  const list = h("div", { class: "moves", "aria-labelledby": "moves-title", role: "group", tabindex: -1 });
  const none = h("p", { class: "moves-none" });
  const start = h("p", { class: "moves-start", tabindex: 0, hidden: true });
  const typed = createTypedMove(env, board);
  const tools = createTools(env);
  const head = h("div", { class: "moves-head" }, heading, tools.element);
  const element = h("section", { class: "panel panel-moves" }, head, start, list, typed.element);
  /** @type {Map<number, HTMLButtonElement>} The moves that are drawn, by their nodes. */
  const buttons = new Map();
  /** @type {Row[]} */
  let shown = [];
  /** @type {Map<number, number>} Which row a node is in. */
  let rowOf = new Map();
  /** @type {HTMLButtonElement | null} Where Tab stops: the place shown, or the first move. */
  let stop = null;
  /** @type {Map<number, Grade>} Which moves were mistakes. */
  let grades = new Map();
  const chunks = createChunks(list, (index) => {
    const row = /** @type {Row} */ (shown[index]);
    const element = drawRow(env, row, buttons);
    for (const { node } of stepsOf(row)) markMistake(env, buttons.get(node), grades.get(node));
    return element;
  });

  /** Rows that show the same as before stay: a long game grows by one. @param {AppState} state @param {boolean} anew */
  function drawRows({ steps, variations }, anew) {
    const wanted = rows(steps, variations);
    const stay = anew ? 0 : firstDifference(shown, wanted);
    for (const row of shown.slice(stay)) for (const step of stepsOf(row)) buttons.delete(step.node);
    shown = wanted;
    rowOf = new Map(shown.flatMap((row, index) => stepsOf(row).map((step) => [step.node, index])));
    chunks.setLength(shown.length, stay);
    if (shown.length === 0) list.append(none);
    else none.remove();
  }

  /** The button of a node, drawn if it is not yet. @param {number} node */
  function buttonOf(node) {
    const row = rowOf.get(node);
    if (row !== undefined) chunks.need(row);
    return buttons.get(node) ?? null;
  }

  /** The place shown is in view; before the first move that is the top. */
  function reveal() {
    if (stop?.classList.contains("move-here")) scrollInside(list, stop);
    else list.scrollTop = 0;
  }
  const revealSoon = inNextFrame(reveal);

  /** One move is the place shown: it is marked, takes the focus by Tab, and is scrolled into view inside the list alone. @param {number} node */
  function markPlace(node) {
    const [first] = shown[0] ? stepsOf(shown[0]) : [];
    const current = buttonOf(node);
    if (stop) leave(stop);
    stop = current ?? (first ? buttonOf(first.node) : null);
    if (stop) stop.tabIndex = 0;
    if (current) arriveAt(current);
    revealSoon();
  }

  const say = whenChanged((/** @type {AppState} */ s) => [s.language], () => {
    heading.textContent = env.t("moves.label");
    none.textContent = env.t("moves.none");
  });
  const drawStart = whenChanged((/** @type {AppState} */ s) => [s.about.note], ({ about }) => sayOrHide(start, written(about.note) || null));
  let language = "";
  const drawList = whenChanged((/** @type {AppState} */ s) => [s.steps, s.language], (s) => {
    drawRows(s, s.language !== language);
    language = s.language;
  });
  const drawPlace = whenChanged((/** @type {AppState} */ s) => [s.steps, s.snapshot.node, s.language], (s) => markPlace(s.snapshot.node));
  const drawMistakes = whenChanged((/** @type {AppState} */ s) => [s.review, s.language], ({ review }) => {
    const mistakes = review ? mistakesIn(review.steps, review.judged) : [];
    grades = new Map(mistakes.map(({ node, grade }) => [node, grade]));
    for (const [node, button] of buttons) markMistake(env, button, grades.get(node));
  });
  // The list grows and shrinks with what stands beside it; the place shown stays in view.
  new ResizeObserver(() => {
    if (stop?.classList.contains("move-here")) scrollInside(list, stop);
  }).observe(list);
  return {
    element,
    render(state) {
      if (state.screen !== "game") return;
      const focused = list.contains(document.activeElement);
      say(state);
      typed.render(state);
      tools.render(state);
      drawStart(state);
      drawList(state);
      drawMistakes(state);
      drawPlace(state);
      if (focused && stop !== document.activeElement) stop?.focus({ preventScroll: true });
    },
  };
}

/** The sign of a mistake behind the move, or none. @param {import("./env.js").Env} env @param {HTMLButtonElement | undefined} button @param {Grade | undefined} grade */
function markMistake({ t }, button, grade) {
  const sign = button?.querySelector(".move-sign");
  const label = grade && t(`review.grade.${grade}`);
  if (sign?.getAttribute("aria-label") === label) return;
  sign?.remove();
  if (grade) button?.append(h("span", { class: `move-sign move-sign-${grade}`, role: "img", title: label, "aria-label": label }, SIGNS[grade]));
}

/** @param {HTMLButtonElement} element */
function arriveAt(element) {
  element.classList.add("move-here");
  element.setAttribute("aria-current", "step");
}

/** @param {HTMLButtonElement} element */
function leave(element) {
  element.classList.remove("move-here");
  element.removeAttribute("aria-current");
  element.tabIndex = -1;
}

/** @param {HTMLElement} list @param {HTMLElement} element */
function scrollInside(list, element) {
  const box = element.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  if (box.top < view.top) list.scrollTop += box.top - view.top - box.height;
  else if (box.bottom > view.bottom) list.scrollTop += box.bottom - view.bottom + box.height;
}

/** What can be done with the move shown. @param {import("./env.js").Env} env @returns {import("./env.js").View} */
function createTools({ controller, t }) {
  const { actions } = controller;
  const element = h("div", { class: "moves-tools", role: "group" });
  /** @type {Record<string, HTMLButtonElement>} */
  let buttons = {};
  /** @param {string} name @param {() => void} work */
  const make = (name, work) => (buttons[name] = iconButton(name, t(`tree.${name}`), work, { class: "icon-button icon-button-small", "data-tree": name }));
  const draw = whenChanged((/** @type {AppState} */ s) => [s.language], () => {
    element.setAttribute("aria-label", t("tree.tools"));
    buttons = {};
    element.replaceChildren(
      make("note", () => actions.openDialog({ kind: "note" })),
      make("promote", actions.promote),
      make("delete", actions.deleteFromHere),
    );
  });
  return {
    element,
    render(state) {
      draw(state);
      enable(buttons.promote, isInVariation(state));
      enable(buttons.delete, state.snapshot.node !== 0);
    },
  };
}
