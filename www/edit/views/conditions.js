// What belongs to a position besides its pieces: the game, the side to move, the inaccessible squares, the rights of the Princes,
// the counters. The fields stay while they say something else, so that the focus stays in them.

import { freshId, h, whenChanged } from "../../site/dom.js";
import { segments } from "../../site/segments.js";
import { selectField } from "../../site/select-field.js";
import { createPanel } from "./panel.js";

/** @typedef {import("./env.js").Shown} Shown */
/** @typedef {import("../../types.js").Color} Color */

const SIDES = /** @type {const} */ (["white", "black"]);
/** As many as the counters may say here. */
const MOST = 9999;

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createConditions({ editor, shell: { t } }) {
  const { actions } = editor;
  const panel = createPanel("conditions");
  const turns = () => SIDES.map((side) => /** @type {[Color, string]} */ ([side, t(`side.${side}`)]));

  const make = whenChanged((/** @type {Shown} */ s) => [s.language, s.diagram.variant, kindOf(s.diagram.stars)], ({ diagram }) => {
    const games = editor.rules.variants.map(({ variant, name }) => /** @type {[string, string]} */ ([variant, name]));
    panel.fill(
      t("edit.conditions"),
      segments({ "data-choice": "variant" }, t("edit.game"), games, diagram.variant, actions.setVariant),
      segments({ "data-choice": "turn" }, t("edit.turn"), turns(), diagram.turn, (turn) => actions.set({ turn })),
      starFields(diagram),
      h("fieldset", { class: "edit-rights" }, h("legend", {}, t("edit.rights")), ...SIDES.map(rightSwitch)),
      h("div", { class: "edit-counters" }, numberField("moveNumber", 1), numberField("quiet", 0)),
    );
  });

  /** Only in a game that has them. @param {Shown["diagram"]} diagram */
  function starFields({ variant, stars }) {
    const choices = editor.variantOf(variant).inaccessibleChoices;
    if (!choices) return null;
    const kinds = /** @type {const} */ (["none", "undrawn", "drawn"]).map((kind) => /** @type {["none" | "undrawn" | "drawn", string]} */ ([kind, t(`edit.stars.${kind}`)]));
    const squares = typeof stars !== "string" && SIDES.map((side) => {
      const options = [...new Set([...choices[side], stars[side]])].map((square) => /** @type {[string, string]} */ ([square, square]));
      return selectField(`star-${side}`, t(`side.${side}`), options, stars[side], (square) => actions.putStar(square, side));
    });
    return h("div", { class: "edit-stars" }, segments({ "data-choice": "stars" }, t("edit.stars"), kinds, kindOf(stars), actions.setStars), squares && h("div", { class: "edit-star-squares" }, ...squares));
  }

  /** @param {Color} side */
  function rightSwitch(side) {
    const change = (/** @type {Event} */ event) => {
      const { rights } = editor.store.get().diagram;
      actions.set({ rights: { ...rights, [side]: /** @type {HTMLInputElement} */ (event.currentTarget).checked } });
    };
    return h("label", { class: "switch" }, h("input", { type: "checkbox", "data-right": side, onchange: change }), h("span", {}, t(`side.${side}`)));
  }

  /** @param {"moveNumber" | "quiet"} name @param {number} least */
  function numberField(name, least) {
    const id = freshId(name);
    const change = (/** @type {Event} */ event) => {
      const { valueAsNumber } = /** @type {HTMLInputElement} */ (event.currentTarget);
      const number = Math.min(MOST, Math.max(least, Math.round(valueAsNumber)));
      if (Number.isFinite(number)) actions.set({ [name]: number });
    };
    return h("div", { class: "field" }, h("label", { for: id }, t(`edit.${name}`)), h("input", { id, type: "number", min: least, max: MOST, inputmode: "numeric", "data-counter": name, onchange: change }));
  }

  /** The fields say what the diagram says now. @param {Shown["diagram"]} diagram */
  function update({ turn, stars, rights, ...counters }) {
    check(`[data-choice=turn] input[value=${turn}]`, true);
    check(`[data-choice=stars] input[value=${kindOf(stars)}]`, true);
    for (const side of SIDES) {
      check(`[data-right=${side}]`, rights[side]);
      if (typeof stars !== "string") setValue(`[data-choice=star-${side}] select`, stars[side]);
    }
    for (const name of /** @type {const} */ (["moveNumber", "quiet"])) setValue(`[data-counter=${name}]`, String(counters[name]));
  }

  /** @param {string} selector @param {boolean} on */
  function check(selector, on) {
    const input = /** @type {HTMLInputElement | null} */ (panel.element.querySelector(selector));
    if (input) input.checked = on;
  }

  /** @param {string} selector @param {string} value */
  function setValue(selector, value) {
    const field = /** @type {HTMLInputElement | null} */ (panel.element.querySelector(selector));
    if (field && field.value !== value) field.value = value;
  }

  return {
    element: panel.element,
    render(shown) {
      make(shown);
      update(shown.diagram);
    },
  };
}

/** @param {Shown["diagram"]["stars"]} stars @returns {"none" | "undrawn" | "drawn"} */
const kindOf = (stars) => (typeof stars === "string" ? stars : "drawn");
