// The moves in the author's notation, a numbered pair a line; a click walks there.

import { fill, h, icon, whenChanged } from "./dom.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../types.js").Step} Step */

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createMoveList(env) {
  const heading = h("h2", { class: "panel-title", id: "moves-title" });
  const list = h("div", { class: "moves", "aria-labelledby": "moves-title", role: "group", tabindex: -1 });
  const element = h("section", { class: "panel panel-moves" }, heading, list);
  /** @type {Map<number, HTMLButtonElement>} */
  let buttons = new Map();

  const drawList = whenChanged(
    (/** @type {AppState} */ s) => [s.steps, s.language],
    (s) => {
      heading.textContent = env.t("moves.label");
      buttons = new Map();
      if (s.steps.length === 0) return fill(list, h("p", { class: "moves-none" }, env.t("moves.none")));
      fill(list, ...rows(s.steps).map((row) => drawRow(env, row, buttons)));
    },
  );
  const drawPlace = whenChanged(
    (/** @type {AppState} */ s) => [s.steps, s.snapshot.node, s.language],
    (s) => {
      const focused = list.contains(document.activeElement);
      markPlace(list, buttons, s.snapshot.node);
      if (focused) focusPlace(buttons, s.snapshot.node);
    },
  );
  // The list grows and shrinks with what stands beside it; the place shown stays in view.
  new ResizeObserver(() => {
    const current = list.querySelector(".move-here");
    if (current instanceof HTMLElement) scrollInside(list, current);
  }).observe(list);
  return {
    element,
    render(state) {
      if (state.screen !== "game") return;
      const focused = list.contains(document.activeElement);
      drawList(state);
      drawPlace(state);
      if (focused) focusPlace(buttons, state.snapshot.node);
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

/**
 * One move is the place shown: it is marked, takes the focus by Tab, and is scrolled into view inside the list alone.
 * @param {HTMLElement} list
 * @param {Map<number, HTMLButtonElement>} buttons
 * @param {number} node
 */
function markPlace(list, buttons, node) {
  for (const [at, element] of buttons) {
    const here = at === node;
    element.classList.toggle("move-here", here);
    element.tabIndex = here ? 0 : -1;
    if (here) element.setAttribute("aria-current", "step");
    else element.removeAttribute("aria-current");
  }
  const current = buttons.get(node);
  if (current) return scrollInside(list, current);
  list.scrollTop = 0;
  const first = buttons.values().next().value;
  if (first) first.tabIndex = 0;
}

/** @param {HTMLElement} list @param {HTMLElement} element */
function scrollInside(list, element) {
  const top = element.offsetTop - list.offsetTop;
  const bottom = top + element.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top - element.offsetHeight;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight + element.offsetHeight;
}

/** @param {Map<number, HTMLButtonElement>} buttons @param {number} node */
function focusPlace(buttons, node) {
  const target = buttons.get(node) ?? buttons.values().next().value;
  if (target && target !== document.activeElement) target.focus({ preventScroll: true });
}
