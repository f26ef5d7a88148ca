// Whom one plays against, which side, and how well the computer plays.

import { choiceOf } from "./choice.js";
import { fill, freshId, h } from "../../site/dom.js";
import { segments } from "../../site/segments.js";

/** So many kinds of players are told apart in words; some levels share one. */
const KINDS = 8;

/** @typedef {import("./env.js").Env} Env */
/** @typedef {Pick<import("../../core/settings.js").Settings, "opponent" | "side" | "level">} Choice */

/**
 * @param {Env} env
 * @param {Choice} current
 * @param {{sides: Choice["side"][], levels: number}} offered how many levels, the weakest 1
 * @param {(change: Partial<Choice>) => void} onchange
 */
export function opponentChoice({ t }, current, { sides, levels }, onchange) {
  const { choice, change } = choiceOf(current, onchange);
  const more = h("div", { class: "opponent-more" });
  const opponents = /** @type {const} */ (["person", "computer", "watch"]).map((one) => /** @type {[Choice["opponent"], string]} */ ([one, t(`opponent.${one}`)]));
  const drawMore = () =>
    fill(
      more,
      choice.opponent === "computer" &&
        segments({ "data-choice": "side" }, t("opponent.side"), sides.map((side) => [side, t(`opponent.side.${side}`)]), choice.side, (side) => change({ side })),
      choice.opponent !== "person" && levelSlider(t, choice.level, levels, (level) => change({ level })),
    );
  drawMore();
  const who = segments({ "data-choice": "opponent" }, t("opponent.title"), opponents, choice.opponent, (opponent) => {
    change({ opponent });
    drawMore();
  });
  return h("div", { class: "opponent-choice" }, who, more);
}

/** @param {Env["t"]} t @param {number} current @param {number} levels @param {(level: number) => void} onchoose */
function levelSlider(t, current, levels, onchoose) {
  const id = freshId("level");
  const name = h("output", { class: "level-name", for: id });
  const words = h("p", { class: "level-words", id: `${id}-words` });
  const slider = h("input", {
    type: "range", id, class: "level-slider", "data-choice": "level", "aria-describedby": `${id}-words`,
    min: 1, max: levels, step: 1, value: current,
    oninput: (/** @type {Event} */ event) => {
      const level = Number(/** @type {HTMLInputElement} */ (event.currentTarget).value);
      tell(level);
      onchoose(level);
    },
  });
  const tell = (/** @type {number} */ level) => {
    name.textContent = t("level.name", { level });
    slider.setAttribute("aria-valuetext", name.textContent);
    words.textContent = t(`level.${Math.ceil((level * KINDS) / levels)}`);
  };
  tell(current);
  return h("div", { class: "level" }, h("div", { class: "level-head" }, h("label", { class: "field-label", for: id }, t("level.label")), name), slider, words);
}
