// The mistakes of the game: how far the search has come, then each mistake with the better move; a click walks to either.

import { button, fill, h, whenChanged } from "../../site/dom.js";
import { SIGNS, mistakesIn } from "../game/judgement.js";
import { nextPlace } from "../game/review.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../game/judgement.js").Mistake} Mistake */
/** @typedef {import("../game/review.js").Review} Review */

/** @param {Env} env @returns {import("./env.js").View} */
export function createReview(env) {
  const { t, controller } = env;
  const title = h("h2", { class: "panel-title", id: "review-title" });
  const progress = h("progress", { class: "review-progress", "aria-labelledby": "review-title" });
  const summary = h("div", { class: "review-summary" });
  const list = h("ol", { class: "plain-list review-list" });
  const tools = h("div", { class: "button-row" });
  const element = h("section", { class: "panel panel-review", "aria-labelledby": "review-title", hidden: true }, title, progress, summary, list, tools);

  const say = whenChanged((/** @type {AppState} */ s) => [s.language, isDone(s.review)], ({ review }) => {
    title.textContent = t("review.title");
    fill(tools, button(t(isDone(review) ? "review.close" : "review.stop"), controller.actions.closeReview, { kind: "small", "data-action": "close-review" }));
  });
  let drawn = "";
  /** Mistakes found before stay as they are, with the focus that may be on them. @param {AppState} state @param {Review} review */
  const drawList = (state, review) => {
    const mistakes = mistakesIn(review.steps, review.judged);
    fill(summary, ...summaryLines(env, mistakes, isDone(review)));
    const kind = `${state.language}|${state.letters}|${review.steps[0]?.node}|${review.steps.length}`;
    if (kind !== drawn || list.childElementCount > mistakes.length) list.replaceChildren();
    drawn = kind;
    const texts = new Map(state.steps.map((step) => [step.node, step.text]));
    for (const mistake of mistakes.slice(list.childElementCount)) list.append(mistakeItem(env, state, texts, mistake));
  };
  const draw = whenChanged((/** @type {AppState} */ s) => [s.review, s.language, s.letters], (state) => {
    const { review } = state;
    element.hidden = review === null;
    if (!review) return;
    progress.hidden = isDone(review);
    progress.max = review.steps.length + 1;
    progress.value = review.judged.length;
    drawList(state, review);
  });
  return {
    element,
    render(state) {
      say(state);
      draw(state);
    },
  };
}

/** @param {Review | null} review */
const isDone = (review) => review !== null && nextPlace(review) === null;

/** How many of each kind each side made. @param {Env} env @param {Mistake[]} mistakes @param {boolean} done */
function summaryLines({ t }, mistakes, done) {
  if (mistakes.length === 0) return [h("p", { class: "details-hint" }, t(done ? "review.none" : "review.begins"))];
  return /** @type {const} */ (["white", "black"]).map((color) => {
    const counts = /** @type {import("../game/judgement.js").Grade[]} */ (Object.keys(SIGNS))
      .map((grade) => ({ grade, n: mistakes.filter((mistake) => mistake.step.color === color && mistake.grade === grade).length }))
      .filter(({ n }) => n > 0)
      .map(({ grade, n }) => t(`review.count.${grade}`, { n }));
    return h("p", { class: "review-side" }, h("span", { class: `disc disc-${color}` }), `${t(`side.${color}`)}: ${counts.join(", ") || t("review.clean")}`);
  });
}

/** @param {Env} env @param {AppState} state @param {Map<number, string>} texts @param {Mistake} mistake */
function mistakeItem({ t, controller }, { letters }, texts, { node, before, step, grade, better }) {
  const { actions } = controller;
  const number = step.color === "white" ? `${step.number}.` : `${step.number}…`;
  const line = better.moves.map((move) => move.text);
  return h(
    "li",
    { class: "review-item" },
    h(
      "button",
      { type: "button", class: "analysis-move", onclick: () => actions.goTo(node) },
      `${number} ${texts.get(node) ?? step.text} `,
      h("span", { class: `move-sign move-sign-${grade}`, role: "img", "aria-label": t(`review.grade.${grade}`) }, SIGNS[grade]),
    ),
    h("span", { class: "review-better" }, t("review.better")),
    h(
      "button",
      { type: "button", class: "analysis-move", title: t("analysis.play"), onclick: () => actions.playLine(line.slice(0, 1), before) },
      better.moves[0]?.[letters] ?? "",
    ),
  );
}
