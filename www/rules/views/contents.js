// The list of contents: sections, and the clauses of each.

import { addressOfClause } from "../../core/clause-address.js";
import { fill, h } from "../../site/dom.js";

/** @typedef {import("../types.js").Section} Section */

export function createContents() {
  const summary = h("summary", {});
  const list = h("ol", { class: "book-contents-list" });
  const nav = h("nav", {}, list);
  return {
    element: h("details", { class: "book-contents" }, summary, nav),
    /** @param {import("../../core/i18n.js").Translate} t @param {Section[]} sections those that are shown */
    render(t, sections) {
      fill(summary, t("book.contents"));
      nav.setAttribute("aria-label", t("book.contents"));
      fill(list, ...sections.map(({ id, title, clauses }) => h(
        "li",
        {},
        h("a", { class: "book-contents-section", href: addressOfClause(id) }, title),
        h("ol", {}, ...clauses.filter((clause) => clause.title).map((clause) => h("li", {}, h("a", { href: addressOfClause(clause.id) }, `${clause.id} ${clause.title}`)))),
      )));
    },
  };
}
