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
  const buttons = new Map();
  /** @type {string[]} What the rows in the list show. */
  let shown = [];

  const drawAnew = whenChanged(
    (/** @type {AppState} */ s) => [s.language],
    () => {
      heading.textContent = env.t("moves.label");
      buttons.clear();
      shown = [];
      fill(list);
    },
  );
  // Rows that show the same as before stay: a long game grows by one.
  const drawRows = whenChanged(
    (/** @type {AppState} */ s) => [s.steps, s.language],
    (s) => {
      const wanted = rows(s.steps);
      const keys = wanted.map(keyOf);
      const stay = firstDifference(shown, keys);
      while (list.children.length > stay) list.lastElementChild?.remove();
      const drawn = wanted.slice(stay).map((row) => drawRow(env, row, buttons));
      list.append(...drawn);
      shown = keys;
      for (const [node, element] of buttons) if (!list.contains(element)) buttons.delete(node);
      if (s.steps.length === 0) fill(list, h("p", { class: "moves-none" }, env.t("moves.none")));
    },
  );
  const drawList = (/** @type {AppState} */ s) => {
    drawAnew(s);
    drawRows(s);
  };
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

/** All that a row shows, as text. @param {Row} row */
function keyOf({ number, white, black, drawn }) {
  const step = (/** @type {Step | null} */ one) => (one ? `${one.node} ${one.siblings > 1} ${one.text}` : "");
  return [number, ...[white, black, drawn].map(step)].join("|");
}

/** How many entries at the beginning are the same. @param {string[]} some @param {string[]} others */
function firstDifference(some, others) {
  const at = some.findIndex((entry, index) => entry !== others[index]);
  return at < 0 ? some.length : at;
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
  const current = buttons.get(node);
  const stop = current ?? buttons.values().next().value;
  for (const element of list.querySelectorAll("button[tabindex='0']")) leave(/** @type {HTMLButtonElement} */ (element));
  if (stop) stop.tabIndex = 0;
  if (!current) {
    list.scrollTop = 0;
    return;
  }
  current.classList.add("move-here");
  current.setAttribute("aria-current", "step");
  scrollInside(list, current);
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

/** @param {Map<number, HTMLButtonElement>} buttons @param {number} node */
function focusPlace(buttons, node) {
  const target = buttons.get(node) ?? buttons.values().next().value;
  if (target && target !== document.activeElement) target.focus({ preventScroll: true });
}
