// The forces on one square: the ratio as the author writes it, who contributes how much, and what does not count.
//
// The pointer crosses squares many times a second, so the elements stay and only say something else.

import { h, say, sayOrHide, show, whenChanged } from "../../site/dom.js";
import { createDrawings } from "./piece.js";
import { countedText, verdictText } from "../../text/forces.js";
import { pieceName } from "../../text/words.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../../types.js").ForceDetail} ForceDetail */
/** @typedef {import("../../types.js").Contributor} Contributor */
/** @typedef {import("../../types.js").Color} Color */
/** @typedef {ReturnType<typeof createDrawings>} Drawings */

const PIECE_PX = 26;
/** @type {readonly Color[]} */
const COLORS = ["white", "black"];

/** @param {Env} env @returns {import("./env.js").View} */
export function createDetails(env) {
  const title = h("h2", { class: "panel-title", id: "details-title" });
  const hint = h("p", { class: "details-hint" });
  const body = createBody(env);
  // Long details scroll in a box of their own, which the keyboard reaches too.
  const element = h("section", { class: "panel panel-details", "aria-labelledby": "details-title", tabindex: 0 }, title, hint, body.element);
  const draw = (/** @type {AppState} */ state) => {
    say(title, env.t("details.label"));
    sayOrHide(hint, state.detail ? null : env.t("details.hint"));
    show(body.element, state.detail !== null);
    if (state.detail) body.draw(state, state.detail);
  };
  return { element, render: whenChanged((s) => [s.language, s.letters, s.settings, s.detail, s.calm], draw) };
}

/** @param {Env} env */
function createBody(env) {
  const ratio = h("strong", { class: "details-ratio" });
  const verdict = h("span", { class: "details-verdict" });
  const counted = h("p", { class: "details-counted" });
  const castle = h("span", { class: "badge" });
  const star = h("span", { class: "badge" });
  const kinds = h("p", { class: "details-kinds" }, castle, star);
  const drawings = createDrawings(env, PIECE_PX);
  const sides = COLORS.map((color) => createSide(env, drawings, color));
  const both = h("div", { class: "details-sides" }, ...sides.map((side) => side.element));
  const why = h("p", { class: "details-why" });
  const legend = h("p", { class: "details-legend" });
  const { t } = env;

  /** @param {AppState} state @param {ForceDetail} detail */
  function draw(state, detail) {
    const { text, contributors, castleOf, inaccessibleOf } = detail;
    const anyIdle = contributors.some((contributor) => contributor.idle);
    say(ratio, text);
    say(verdict, verdictText(env.words(), detail));
    sayOrHide(counted, countedText(env.words(), detail));
    sayOrHide(castle, castleOf && t(`details.castle.${castleOf}`));
    sayOrHide(star, inaccessibleOf && t(`details.star.${inaccessibleOf}`));
    show(kinds, Boolean(castleOf || inaccessibleOf));
    show(both, contributors.length > 0);
    drawings.begin(state);
    for (const side of sides) side.draw(state, detail);
    sayOrHide(why, anyIdle ? t("details.idle.why") : null);
    sayOrHide(legend, state.reach && t("details.legend"));
  }
  const head = h("p", { class: "details-head" }, ratio, verdict);
  return { element: h("div", {}, head, counted, kinds, both, why, legend), draw };
}

/** One side's part. @param {Env} env @param {Drawings} drawings @param {Color} color */
function createSide(env, drawings, color) {
  const name = h("span", {});
  const sum = h("span", {});
  const nobody = h("p", { class: "details-nobody" });
  const list = h("ul", { class: "plain-list" });
  /** @type {ReturnType<typeof createLine>[]} Every line that was ever needed. */
  const lines = [];

  /** @param {AppState} state @param {ForceDetail} detail */
  function draw(state, detail) {
    const own = detail.contributors.filter((contributor) => contributor.piece.color === color);
    say(name, env.t(`side.${color}`));
    say(sum, env.words().force(detail.sum[color]));
    sayOrHide(nobody, own.length === 0 ? env.t("details.nobody") : null);
    show(list, own.length > 0);
    own.forEach((contributor, index) => {
      const line = (lines[index] ??= createLine(env));
      line.draw(contributor, drawings.of(state, contributor.piece));
      if (line.element.parentNode !== list) list.append(line.element);
    });
    while (list.children.length > own.length) list.lastElementChild?.remove();
  }
  const title = h("h3", { class: "details-side-title" }, name, sum);
  return { element: h("div", { class: "details-side" }, title, nobody, list), draw };
}

/** One piece that acts on the square. @param {Env} env */
function createLine(env) {
  const square = h("span", { class: "contributor-square" });
  const name = h("span", { class: "contributor-name" }, "", square);
  const force = h("span", { class: "contributor-force" });
  const note = h("span", { class: "contributor-note" });
  const element = h("li", { class: "contributor" }, name, force, note);
  /** @type {HTMLElement | null} */
  let drawing = null;

  /** @param {Contributor} contributor @param {HTMLElement} wanted */
  function draw(contributor, wanted) {
    if (wanted !== drawing || wanted.parentNode !== element) {
      drawing?.parentNode === element && drawing.remove();
      element.prepend(wanted);
      drawing = wanted;
    }
    say(name, pieceName(env.words(), contributor.piece));
    say(square, contributor.square);
    say(force, env.words().force(contributor.force));
    sayOrHide(note, contributor.idle ? env.t("details.idle") : null);
    element.classList.toggle("contributor-idle", contributor.idle);
  }
  return { element, draw };
}
