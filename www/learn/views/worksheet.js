// A course on paper: every task with its board and room to write, the answers upside down at the end.

import { createBoard } from "../../board/index.js";
import { h } from "../../site/dom.js";

/** @typedef {import("../controller.js").Learning} Learning */
/** @typedef {import("../sheet.js").SheetTask} SheetTask */

/**
 * Puts the worksheet behind the page; `remove` takes it away again.
 * @param {{tasks: SheetTask[], title: string, about: string, t: import("../../core/i18n.js").Translate, boardWords: import("../../board/types.js").Words}} given
 */
export function putWorksheet({ tasks, title, about, t, boardWords }) {
  /** @type {ReturnType<typeof createBoard>[]} */
  const boards = [];
  const items = tasks.map(({ heading, idea, text, ask, shape, standing }) => {
    const box = h("div", { class: "sheet-board" });
    const item = h("li", { class: "sheet-task" }, heading && h("h2", {}, heading), idea && h("p", { class: "sheet-idea" }, idea), text && h("p", {}, text), h("div", { class: "sheet-row" }, box, h("div", { class: "sheet-room" }, h("p", { class: "sheet-ask" }, ask))));
    boards.push(createBoard(box, { shape, ...standing, interactive: false, words: boardWords }));
    return item;
  });
  const answers = tasks.map(({ answers }) => h("li", {}, answers));
  const element = h("section", { class: "sheet", inert: true }, h("h1", {}, title), h("p", {}, about), h("ol", { class: "sheet-tasks" }, ...items), h("section", { class: "sheet-answers" }, h("h2", {}, t("learn.sheet.answers")), h("ol", {}, ...answers)));
  document.body.classList.add("with-sheet");
  document.body.append(element);
  return {
    remove() {
      for (const board of boards) board.destroy();
      document.body.classList.remove("with-sheet");
      element.remove();
    },
  };
}
