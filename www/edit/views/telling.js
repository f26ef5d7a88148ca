// What has been done, for those who listen; and what is wrong with the position now.

import { problemText } from "../../text/errors.js";

/** @typedef {import("./env.js").Shown} Shown */
/** @typedef {import("../controller.js").News} News */

/** @param {import("./env.js").Env} env */
export function createTelling({ shell }) {
  const { t } = shell;
  let said = 0;
  let wrong = "";
  return (/** @type {Shown} */ { told, problems, unread }) => {
    if (told.id === said) return;
    said = told.id;
    const now = [...unread, ...problems].map((problem) => problemText(shell.words(), problem)).join(" ");
    const state = now === wrong ? "" : now || t("edit.fine");
    wrong = now;
    shell.say([told.news && newsText(t, told.news), state].filter(Boolean).join(" "));
  };
}

/** @param {import("../../core/i18n.js").Translate} t @param {News} news */
function newsText(t, news) {
  if ("key" in news) return t(news.key, news.params);
  const { color, role } = "placed" in news ? news.placed : "removed" in news ? news.removed : news.moved;
  const piece = t(`role.${role}`);
  const side = t(`side.${color}`);
  if ("placed" in news) return t("tell.piece", { square: news.square, side, piece });
  if ("removed" in news) return t("tell.empty", { square: news.square });
  const { from, to } = news;
  return t(news.copied ? "edit.copied" : "edit.moved", { piece, from, to });
}
