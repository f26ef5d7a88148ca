// The clock of new games: none, a preset, or one of one's own.

import { choiceOf } from "./choice.js";
import { fill, freshId, h } from "../../site/dom.js";
import { selectField } from "../../site/select-field.js";
import { MOST_MINUTES, MOST_SECONDS, PRESETS } from "../game/time-control.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("../../core/settings.js").Settings} Settings */
/** @typedef {Pick<Settings, "clock" | "clockKind" | "clockMinutes" | "clockSeconds">} Choice */

/** @param {Env} env @param {Choice} current @param {(change: Partial<Settings>) => void} onchange */
export function clockChoice({ t }, current, onchange) {
  const { choice, change } = choiceOf(current, onchange);
  const own = h("div", { class: "clock-own" });
  const drawOwn = () => fill(own, ...(choice.clock === "own" ? ownFields(t, choice, change) : []));
  drawOwn();
  const names = /** @type {Choice["clock"][]} */ (["none", ...Object.keys(PRESETS), "own"]);
  const presets = selectField("clock", t("clock.title"), names.map((name) => [name, t(`clock.${name}`)]), choice.clock, (clock) => {
    change({ clock });
    drawOwn();
  });
  return h("div", { class: "clock-choice" }, presets, own);
}

/** @param {Env["t"]} t @param {Choice} choice @param {(change: Partial<Choice>) => void} change */
function ownFields(t, choice, change) {
  const kinds = /** @type {Choice["clockKind"][]} */ (["increment", "delay", "move"]);
  return [
    numberField(t("clock.minutes"), choice.clockMinutes, MOST_MINUTES, (clockMinutes) => change({ clockMinutes })),
    numberField(t("clock.seconds"), choice.clockSeconds, MOST_SECONDS, (clockSeconds) => change({ clockSeconds })),
    selectField("clockKind", t("clock.kind"), kinds.map((kind) => [kind, t(`clock.kind.${kind}`)]), choice.clockKind, (clockKind) => change({ clockKind })),
  ];
}

/** @param {string} label @param {number} value @param {number} most @param {(value: number) => void} onchange */
function numberField(label, value, most, onchange) {
  const id = freshId("number");
  const take = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    if (input.validity.valid && input.value !== "") onchange(Number(input.value));
  };
  const input = h("input", { id, type: "number", min: 0, max: most, step: 1, value, inputmode: "numeric", oninput: take });
  return h("div", { class: "field" }, h("label", { for: id }, label), input);
}
