// The forces on one square: the ratio as the author writes it, who contributes how much, and what does not count.

import { fill, h, whenChanged } from "./dom.js";
import { createDrawings } from "./piece.js";
import { pieceName } from "../text/words.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../types.js").ForceDetail} ForceDetail */
/** @typedef {import("../types.js").Contributor} Contributor */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {ReturnType<typeof createDrawings>} Drawings */

const PIECE_PX = 26;

/** @param {Env} env @returns {import("./env.js").View} */
export function createDetails(env) {
  // Long details scroll in a box of their own, which the keyboard reaches too.
  const element = h("section", { class: "panel panel-details", "aria-labelledby": "details-title", tabindex: 0 });
  const drawings = createDrawings(env, PIECE_PX);
  const draw = (/** @type {AppState} */ state) => {
    const { detail } = state;
    drawings.begin(state);
    fill(
      element,
      h("h2", { class: "panel-title", id: "details-title" }, env.t("details.label")),
      ...(detail ? drawDetail(env, drawings, state, detail) : [h("p", { class: "details-hint" }, env.t("details.hint"))]),
    );
  };
  return { element, render: whenChanged((s) => [s.language, s.letters, s.settings, s.detail, s.calm], draw) };
}

/** @param {Env} env @param {Drawings} drawings @param {AppState} state @param {ForceDetail} detail */
function drawDetail(env, drawings, state, detail) {
  const { t } = env;
  const anyIdle = detail.contributors.some((contributor) => contributor.idle);
  return [
    h(
      "p",
      { class: "details-head" },
      h("strong", { class: "details-ratio" }, detail.text),
      h("span", { class: "details-verdict" }, verdict(env, detail)),
    ),
    anyIdle && h("p", { class: "details-counted" }, countedText(env, detail)),
    squareKinds(env, detail),
    detail.contributors.length > 0 &&
      h(
        "div",
        { class: "details-sides" },
        side(env, drawings, state, detail, "white"),
        side(env, drawings, state, detail, "black"),
      ),
    anyIdle && h("p", { class: "details-why" }, t("details.idle.why")),
    state.reach && h("p", { class: "details-legend" }, t("details.legend")),
  ];
}

/** @param {Env} env @param {ForceDetail} detail */
function verdict({ t }, { superior, counted, contributors }) {
  if (superior) return t(`details.superior.${superior}`);
  return t(contributors.length === 0 || counted.white + counted.black === 0 ? "details.none" : "details.equal");
}

/** @param {Env} env @param {ForceDetail} detail */
function countedText({ t, words }, { counted }) {
  const { force } = words();
  return t("details.counted", { white: force(counted.white), black: force(counted.black) });
}

/** @param {Env} env @param {ForceDetail} detail */
function squareKinds({ t }, { castleOf, inaccessibleOf }) {
  if (!castleOf && !inaccessibleOf) return null;
  return h(
    "p",
    { class: "details-kinds" },
    castleOf && h("span", { class: "badge" }, t(`details.castle.${castleOf}`)),
    inaccessibleOf && h("span", { class: "badge" }, t(`details.star.${inaccessibleOf}`)),
  );
}

/** @param {Env} env @param {Drawings} drawings @param {AppState} state @param {ForceDetail} detail @param {Color} color */
function side(env, drawings, state, detail, color) {
  const own = detail.contributors.filter((contributor) => contributor.piece.color === color);
  return h(
    "div",
    { class: "details-side" },
    h("h3", { class: "details-side-title" }, env.t(`side.${color}`), h("span", {}, env.words().force(detail.sum[color]))),
    own.length === 0
      ? h("p", { class: "details-nobody" }, env.t("details.nobody"))
      : h("ul", { class: "plain-list" }, ...own.map((contributor) => line(env, drawings, state, contributor))),
  );
}

/** @param {Env} env @param {Drawings} drawings @param {AppState} state @param {Contributor} contributor */
function line(env, drawings, state, { piece, square, force, idle }) {
  return h(
    "li",
    { class: idle ? "contributor contributor-idle" : "contributor" },
    drawings.of(state, piece),
    h("span", { class: "contributor-name" }, pieceName(env.words(), piece), h("span", { class: "contributor-square" }, square)),
    h("span", { class: "contributor-force" }, env.words().force(force)),
    idle && h("span", { class: "contributor-note" }, env.t("details.idle")),
  );
}
