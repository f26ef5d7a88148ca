// When the rules cannot run: what failed, in plain words, and the starting position all the same.

import { createBoard } from "../board/index.js";
import { DIAGRAMS } from "../diagram/games.js";
import { readDiagram } from "../diagram/read.js";
import { button, h } from "./dom.js";

/**
 * @param {HTMLElement} root
 * @param {import("../core/i18n.js").Translate} t
 * @param {{fault: string, detail: string}} error
 */
export function showFault(root, t, { fault, detail }) {
  const box = h("div", { class: "fault-board" });
  const { t1 } = DIAGRAMS;
  const game = t1.name;
  root.replaceChildren(
    h("header", { class: "head" }, h("div", { class: "head-name" }, h("h1", { class: "head-title" }, t("page.title")))),
    h(
      "main",
      { class: "main fault", role: "alert" },
      h("h2", {}, t("fault.title")),
      h("p", { class: "fault-what" }, t(`fault.${fault}`)),
      h("p", { class: "fault-detail" }, t("fault.detail", { detail })),
      button(t("fault.retry"), () => location.reload(), { kind: "main" }),
      h("p", {}, t("fault.position", { game })),
      box,
    ),
  );
  const label = t("choose.diagram", { game });
  createBoard(box, { shape: t1, ...readDiagram(t1.start, t1), interactive: false, label });
}
