// The moves in the author's notation, a numbered pair a line; a click walks there.

import { h, icon, inNextFrame, whenChanged } from "./dom.js";
import { createChunks } from "./chunks.js";
import { createTypedMove } from "./typed-move.js";
import { SIGNS, mistakesIn } from "../game/judgement.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../types.js").Step} Step */
/** @typedef {import("../game/judgement.js").Grade} Grade */

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createMoveList(env) {
  const heading = h("h2", { class: "panel-title", id: "moves-title" });
  const list = h("div", { class: "moves", "aria-labelledby": "moves-title", role: "group", tabindex: -1 });
  const none = h("p", { class: "moves-none" });
  const typed = createTypedMove(env);
  const element = h("section", { class: "panel panel-moves" }, heading, list, typed.element);
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

  /** Rows that show the same as before stay: a long game grows by one. @param {Step[]} steps @param {boolean} anew */
  function drawRows(steps, anew) {
    const wanted = rows(steps);
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
  let language = "";
  const drawList = whenChanged((/** @type {AppState} */ s) => [s.steps, s.language], (s) => {
    drawRows(s.steps, s.language !== language);
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
      drawList(state);
      drawMistakes(state);
      drawPlace(state);
      if (focused && stop !== document.activeElement) stop?.focus({ preventScroll: true });
    },
  };
}

/** @typedef {{number: number, white: Step | null, black: Step | null, drawn: Step | null}} Row */

/** Steps in numbered pairs; the draw of the squares has a line of its own. @param {Step[]} steps @returns {Row[]} */
export function rows(steps) {
  /** @type {Row[]} */
  const all = [];
  for (const step of steps) {
    if (step.drawn) all.push({ number: step.number, white: null, black: null, drawn: step });
    else if (step.color === "black" && fits(all.at(-1), step)) /** @type {Row} */ (all.at(-1)).black = step;
    else all.push({ number: step.number, white: null, black: null, drawn: null, [step.color ?? "white"]: step });
  }
  return all;
}

/** @param {Row | undefined} row @param {Step} step */
function fits(row, step) {
  return row !== undefined && row.drawn === null && row.black === null && row.number === step.number;
}

/** @param {Row} row */
const stepsOf = ({ white, black, drawn }) => [white, black, drawn].filter((step) => step !== null);

/** How many rows at the beginning show the same. @param {Row[]} some @param {Row[]} others */
function firstDifference(some, others) {
  const at = some.findIndex((row, index) => !showsSame(row, others[index]));
  return at < 0 ? some.length : at;
}

/** @param {Row} row @param {Row | undefined} other */
function showsSame({ number, white, black, drawn }, other) {
  return other?.number === number && isSame(white, other.white) && isSame(black, other.black) && isSame(drawn, other.drawn);
}

/** @param {Step | null} one @param {Step | null} other */
function isSame(one, other) {
  if (one === other) return true;
  return one?.node === other?.node && one?.text === other?.text && (one?.siblings ?? 0) > 1 === (other?.siblings ?? 0) > 1;
}

/** @param {import("./env.js").Env} env @param {Row} row @param {Map<number, HTMLButtonElement>} buttons */
function drawRow(env, row, buttons) {
  if (row.drawn) return h("div", { class: "moves-row moves-row-drawn" }, stepButton(env, row.drawn, buttons));
  return h(
    "div",
    { class: "moves-row" },
    h("span", { class: "moves-number" }, `${row.number}.`),
    row.white ? stepButton(env, row.white, buttons) : h("span", { class: "moves-gap" }, "…"),
    row.black && stepButton(env, row.black, buttons),
  );
}

/** @param {import("./env.js").Env} env @param {Step} step @param {Map<number, HTMLButtonElement>} buttons */
function stepButton({ controller, t }, step, buttons) {
  const element = h(
    "button",
    { type: "button", class: "move", "data-node": step.node, tabindex: -1, onclick: () => controller.actions.goTo(step.node) },
    step.text,
    step.siblings > 1 && h("span", { class: "move-more", title: t("moves.variations"), role: "img", "aria-label": t("moves.variations") }, icon("fork")),
  );
  buttons.set(step.node, element);
  return element;
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
