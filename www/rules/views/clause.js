// A clause: its title and address, its text with the boards in it, the boards beside it, what of it is reconstructed.

import { addressOfClause } from "../../core/clause-address.js";
import { addressOfStep } from "../../core/step-address.js";
import { fill, h } from "../../site/dom.js";
import { lineOf, moveButton } from "./inline.js";

/** @typedef {import("../types.js").Block} Block */
/** @typedef {import("../types.js").Clause} Clause */
/** @typedef {import("../types.js").Inline} Inline */
/** @typedef {import("../types.js").Reconstruction} Reconstruction */
/** @typedef {import("../types.js").Standing} Standing */
/** @typedef {import("./diagram.js").Diagram} Diagram */
/** @typedef {import("./inline.js").Reading} Reading */

/** A board beside the clause, and what is said of it. @typedef {{diagram: Diagram, caption: string, moves: {text: string, label: string, allowed: boolean}[]}} Exhibit */

/**
 * @typedef {object} Given
 * @property {import("../../core/i18n.js").Translate} t
 * @property {(clause: string) => boolean} knows
 * @property {(standing: Standing) => Diagram} diagramOf
 * @property {Exhibit[]} beside
 * @property {Reconstruction[]} reconstructions
 * @property {(games: Reconstruction["games"]) => string} namesOf
 */

/** @param {string} clause its element's id */
export const idOf = (clause) => `clause-${clause}`;

/** @param {Clause} clause @param {Given} given */
export function clauseOf({ id, title, scope, blocks }, given) {
  const { t } = given;
  const plain = { t, knows: given.knows, diagram: null };
  const lessons = h("ul", { class: "clause-lessons", hidden: true, "aria-label": t("book.lessons") });
  const heading = title && h(
    "h3",
    { class: "clause-title", tabindex: -1 },
    h("a", { class: "clause-number", href: addressOfClause(id), title: t("book.link", { clause: id }) }, id),
    ` ${title}`,
    scope.length > 0 && h("span", { class: "clause-scope" }, ...lineOf(scope, plain)),
  );
  const element = h(
    "section",
    { class: "clause", id: idOf(id), "data-clause": id },
    heading,
    ...blocksOf(blocks, given),
    ...given.beside.map((exhibit) => besideOf(exhibit, plain)),
    given.reconstructions.length > 0 && noteOf(given),
    lessons,
  );
  element.style.setProperty("--clause-height", `${heightOf(element)}rem`);
  return {
    element,
    /** Links to the steps that are about it. @param {{course: string, step: string, title: string}[]} steps */
    setLessons(steps) {
      lessons.hidden = steps.length === 0;
      fill(lessons, ...steps.map(({ course, step, title }) => h("li", {}, h("a", { href: addressOfStep(course, step) }, title))));
    },
  };
}

/** About how high a clause will be, in rem: its boards and its lines. @param {HTMLElement} element */
function heightOf(element) {
  const boards = element.querySelectorAll(".diagram").length;
  return Math.round(4 + 29 * boards + (element.textContent?.length ?? 0) / 40);
}

/** A picture stands beside the line that leads to it and those that follow. @param {Block[]} blocks @param {Given} given */
function blocksOf(blocks, { t, knows, diagramOf }) {
  /** @type {HTMLElement[]} */
  const elements = [];
  /** @type {Reading} */
  let reading = { t, knows, diagram: null };
  /** @type {HTMLElement | null} The text beside the last picture. */
  let beside = null;
  blocks.forEach((block, index) => {
    if (block.is === "diagram") {
      const diagram = diagramOf(block);
      reading = { ...reading, diagram };
      const before = leadsToPicture(blocks, index - 1) ? elements.pop() : null;
      beside = h("div", { class: "exhibit-text" });
      elements.push(h("div", { class: "exhibit" }, before && h("div", { class: "exhibit-lead" }, before), diagram.element, beside));
      return;
    }
    const element = blockOf(block, reading);
    if (beside && !leadsToPicture(blocks, index)) beside.append(element);
    else elements.push(element);
    if (leadsToPicture(blocks, index)) beside = null;
  });
  return elements;
}

/** A line that ends in a colon right above a picture. @param {Block[]} blocks @param {number} index */
function leadsToPicture(blocks, index) {
  const block = blocks[index];
  const last = block?.is === "text" ? block.of.at(-1) : "";
  return blocks[index + 1]?.is === "diagram" && typeof last === "string" && last.endsWith(":");
}

/** @param {Exclude<Block, {is: "diagram"}>} block @param {Reading} reading */
function blockOf(block, reading) {
  const cells = (/** @type {Inline[][]} */ row) => row.map((cell) => h("td", {}, h("p", {}, ...lineOf(cell, reading))));
  // A corner is no heading.
  const heads = (/** @type {Inline[][]} */ row) => row.map((cell) => (cell.length > 0 ? h("th", { scope: "col" }, ...lineOf(cell, reading)) : h("td", {})));
  switch (block.is) {
    case "text":
      return h("p", {}, ...lineOf(block.of, reading));
    case "list":
      return h("ul", { class: "book-list" }, ...block.items.map((item) => h("li", {}, h("p", {}, ...lineOf(item, reading)))));
    case "table":
      return h(
        "div",
        { class: "book-table", tabindex: 0, role: "group", "aria-label": reading.t("book.table") },
        h("table", {}, h("thead", {}, h("tr", {}, ...heads(block.head))), h("tbody", {}, ...block.rows.map((row) => h("tr", {}, ...cells(row))))),
      );
  }
}

/** @param {Exhibit} exhibit @param {Reading} plain */
function besideOf({ diagram, caption, moves }, plain) {
  const tries = moves.map((move) => h("li", {}, moveButton(move, { ...plain, diagram })));
  return h("div", { class: "exhibit" }, diagram.element, h("div", { class: "exhibit-text" }, h("p", {}, caption), tries.length > 0 && h("ul", { class: "book-tries" }, ...tries)));
}

/** @param {Given} given */
function noteOf({ t, reconstructions, namesOf }) {
  const lines = reconstructions.map(({ what, games }) => h("li", {}, `${what} (${namesOf(games)})`));
  return h("details", { class: "clause-note" }, h("summary", {}, h("span", { class: "clause-note-name" }, t("book.reconstructed"))), h("p", {}, t("book.reconstructed.what")), h("ul", { class: "book-list" }, ...lines));
}
