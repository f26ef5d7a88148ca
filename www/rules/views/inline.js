// A line of the book as elements. Ratios and moves are buttons: they are shown on the diagram above.

import { addressOfClause } from "../../core/clause-address.js";
import { h } from "../../site/dom.js";

/** @typedef {import("../types.js").Inline} Inline */
/** @typedef {import("../../site/dom.js").Child} Child */

/**
 * @typedef {object} Reading
 * @property {import("../../core/i18n.js").Translate} t
 * @property {(clause: string) => boolean} knows Is there such a clause?
 * @property {ReturnType<typeof import("./diagram.js").createDiagram> | null} diagram What ratios and moves are about.
 */

/** @param {Inline[]} line @param {Reading} reading @returns {Child[]} */
export const lineOf = (line, reading) => line.map((part) => partOf(part, reading));

/** @param {Inline} part @param {Reading} reading @returns {Child} */
function partOf(part, reading) {
  if (typeof part === "string") return part;
  const { t, knows, diagram } = reading;
  switch (part.is) {
    case "strong":
    case "em":
      return h(part.is, {}, ...lineOf(part.of, reading));
    case "code":
      return h("code", {}, part.text);
    case "clause":
      return knows(part.to) ? h("a", { href: addressOfClause(part.to) }, ...lineOf(part.of, reading)) : h("span", {}, ...lineOf(part.of, reading));
    case "mark":
      return h("span", { class: "book-mark" }, t("book.mark"));
    case "ratio":
      return diagram ? h("button", { type: "button", class: "book-ratio", "data-ratio": part.square, onclick: () => diagram.lookAt(part.square) }, part.text) : h("code", {}, part.text);
    case "move":
      return diagram ? h("span", {}, moveButton(part, reading), part.result && `, ${part.result}`) : h("code", {}, part.text);
  }
}

/** @param {{text: string, label?: string, allowed: boolean}} move @param {Pick<Reading, "t" | "diagram">} reading */
export function moveButton({ text, label = text, allowed }, { t, diagram }) {
  return h(
    "button",
    { type: "button", class: "book-move", "data-move": text, "data-allowed": String(allowed), onclick: () => diagram?.tryMove(text) },
    h("span", { "aria-hidden": "true" }, allowed ? "✓ " : "✗ "),
    h("span", { class: "unseen" }, `${t(allowed ? "book.allowed" : "book.forbidden")} `),
    label,
  );
}
