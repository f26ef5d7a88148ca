// Is it a position? Every reason why not; or what the rules say of it.

import { h, whenChanged } from "../../site/dom.js";
import { problemText } from "../../text/errors.js";
import { resultText } from "../../text/news.js";
import { createPanel } from "./panel.js";

/** @typedef {import("./env.js").Shown} Shown */

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createJudgement({ shell }) {
  const panel = createPanel("judgement");
  const draw = (/** @type {Shown} */ { problems, unread, snapshot }) => {
    const { t } = shell;
    const words = shell.words();
    const list = (/** @type {typeof problems} */ all) => h("ul", { class: "problems" }, ...all.map((problem) => h("li", {}, problemText(words, problem))));
    panel.element.dataset.fine = String(problems.length === 0);
    panel.fill(
      t(problems.length === 0 ? "edit.fine" : "edit.wrong"),
      problems.length > 0 && list(problems),
      unread.length > 0 && h("p", {}, t("edit.unread")),
      unread.length > 0 && list(unread),
      snapshot && h("p", { class: "small" }, aboutText(words, snapshot)),
    );
  };
  return { element: panel.element, render: whenChanged((s) => [s.problems, s.unread, s.snapshot, s.language], draw) };
}

/** @param {import("../../text/words.js").Words} words @param {import("../../types.js").Snapshot} snapshot */
function aboutText(words, { result, phase, check, turn, moves }) {
  const { t } = words;
  if (result) return resultText(words, result);
  if (phase === "draw-squares") return t("edit.draw.due");
  return [t(`edit.turn.${turn}`, { n: moves.length }), check && t("edit.check")].filter(Boolean).join(" ");
}
