// A row of the list of moves: the pair, the notes on it, and the variations that begin there.

import { written } from "../../core/written.js";
import { h } from "../../site/dom.js";
import { stepsOf } from "./move-rows.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./move-rows.js").Row} Row */
/** @typedef {import("../../types.js").Step} Step */

/** @param {Env} env @param {Row} row @param {Map<number, HTMLButtonElement>} buttons where the steps of the line shown are noted */
export function drawRow(env, row, buttons) {
  const pair = drawPair(env, row, buttons);
  const notes = stepsOf(row).filter((step) => step.comment !== "");
  if (notes.length === 0 && row.variations.length === 0) return pair;
  return h(
    "div",
    {},
    pair,
    ...notes.map((step) => h("p", { class: "moves-note" }, written(step.comment))),
    ...row.variations.map((variation) => drawVariation(env, variation)),
  );
}

/** @param {Env} env @param {Row} row @param {Map<number, HTMLButtonElement>} buttons */
function drawPair(env, row, buttons) {
  if (row.drawn) return h("div", { class: "moves-row moves-row-drawn" }, stepButton(env, row.drawn, buttons));
  return h(
    "div",
    { class: "moves-row" },
    h("span", { class: "moves-number" }, `${row.number}.`),
    row.white ? stepButton(env, row.white, buttons) : h("span", { class: "moves-gap" }, "…"),
    row.black && stepButton(env, row.black, buttons),
  );
}

/** @param {Env} env @param {Step} step @param {Map<number, HTMLButtonElement>} buttons */
function stepButton({ controller }, step, buttons) {
  const element = h(
    "button",
    { type: "button", class: "move", "data-node": step.node, tabindex: -1, onclick: () => controller.actions.goTo(step.node) },
    step.text,
  );
  buttons.set(step.node, element);
  return element;
}

/** Runs on like text; a click makes it the line shown. @param {Env} env @param {import("../../types.js").Variation} variation */
function drawVariation({ controller, t }, { steps }) {
  const parts = steps.flatMap((step, index) => {
    const number = numberOf(step, index === 0);
    const go = () => controller.actions.goTo(step.node);
    const button = h("button", { type: "button", class: "variation-move", "data-node": step.node, onclick: go }, number + step.text);
    return step.comment ? [button, " ", h("span", { class: "moves-note" }, written(step.comment)), " "] : [button, " "];
  });
  return h("div", { class: "moves-variation", role: "group", "aria-label": t("tree.variation") }, ...parts);
}

/** @param {Step} step @param {boolean} first */
function numberOf(step, first) {
  if (step.color === "white") return `${step.number}. `;
  return first && step.color === "black" ? `${step.number}. … ` : "";
}
