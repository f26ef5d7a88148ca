// A game by itself, or a match of several; its name and those who play it.

import { choiceOf } from "./choice.js";
import { fill, freshId, h } from "../../site/dom.js";
import { selectField } from "../../site/select-field.js";
import { SETTING_CHOICES } from "../../core/settings.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("../../core/settings.js").Settings} Settings */
/** @typedef {Pick<Settings, "opponent" | "matchGames" | "matchName" | "ownName" | "otherName">} Choice */

/** Who gives a name, by the opponent: the computer has one. @type {Record<Settings["opponent"], ("ownName" | "otherName")[]>} */
const NAMED = { person: ["ownName", "otherName"], computer: ["ownName"], watch: [] };

/** @param {Env} env @param {Choice} current @param {(change: Partial<Settings>) => void} onchange */
export function matchChoice({ t }, current, onchange) {
  const { choice, change } = choiceOf(current, onchange);
  const names = h("div", { class: "match-names" });
  const field = (/** @type {"matchName" | "ownName" | "otherName"} */ name) => {
    const id = freshId("name");
    const take = (/** @type {Event} */ event) => change({ [name]: /** @type {HTMLInputElement} */ (event.currentTarget).value });
    const input = h("input", { id, type: "text", value: choice[name], autocomplete: "off", maxlength: 60, "data-choice": name, oninput: take });
    return h("div", { class: "field" }, h("label", { for: id }, t(`match.${name}`)), input);
  };
  const drawNames = () => fill(names, ...(choice.matchGames === 1 ? [] : [...NAMED[choice.opponent], /** @type {const} */ ("matchName")].map(field)));
  drawNames();
  const lengths = /** @type {number[]} */ (SETTING_CHOICES.matchGames).map((n) => /** @type {[string, string]} */ ([String(n), lengthName(t, n)]));
  const length = selectField("matchGames", t("match.title"), lengths, String(choice.matchGames), (n) => {
    change({ matchGames: Number(n) });
    drawNames();
  });
  return {
    element: h("div", { class: "match-choice" }, length, names),
    /** Another opponent has other names to give. @param {Partial<Settings>} change */
    heed({ opponent }) {
      if (opponent === undefined) return;
      choice.opponent = opponent;
      drawNames();
    },
  };
}

/** @param {Env["t"]} t @param {number} games */
function lengthName(t, games) {
  if (games === 1) return t("match.single");
  return games === 0 ? t("match.open") : t("match.of", { n: games });
}
