// The heading of a page, which opens the list of all pages.

import { pageAddress } from "../core/pages.js";
import { fill, freshId, h, icon, say } from "./dom.js";

/** The pages in the order of the list, by the names of their files; their own names are the texts `pages.NAME`. */
const PAGES = /** @type {const} */ (["index", "learn", "puzzles", "rules", "edit"]);

/** @typedef {typeof PAGES[number]} PageName */

/**
 * @param {PageName} page the one that is open
 * @param {import("../core/i18n.js").Translate} t
 */
export function createMenu(page, t) {
  const name = h("span", { class: "menu-name" });
  const heading = h("h1", { class: "head-title" });
  const hint = h("span", { class: "unseen", id: freshId("menu-hint") });
  const list = h("ul", { class: "menu-list", id: freshId("menu"), hidden: true });
  const button = h(
    "button",
    { type: "button", class: "menu-button", "aria-expanded": "false", "aria-controls": list.id, "aria-describedby": hint.id, onclick: () => open(list.hidden === true) },
    name,
    icon("down"),
  );
  const nav = h("nav", { class: "menu" }, list);
  const element = h("div", { class: "head-name", onkeydown: heedEscape, onfocusout: heedLeaving }, heading, hint, nav);
  heading.append(button);
  document.addEventListener("pointerdown", ({ target }) => element.contains(/** @type {Node} */ (target)) || open(false));

  /** @param {boolean} shown */
  function open(shown) {
    list.hidden = !shown;
    button.setAttribute("aria-expanded", String(shown));
  }

  /** @param {KeyboardEvent} event */
  function heedEscape(event) {
    if (event.key !== "Escape" || list.hidden) return;
    event.stopPropagation();
    open(false);
    button.focus();
  }

  /** @param {FocusEvent} event */
  function heedLeaving({ relatedTarget }) {
    if (relatedTarget && !element.contains(/** @type {Node} */ (relatedTarget))) open(false);
  }

  return {
    element,
    /** In the language shown. @param {string} title of the page as it is now */
    render(title) {
      say(name, title);
      // On paper a name is nothing to press: the style sheet writes it.
      heading.dataset.name = title;
      say(hint, t("pages.others"));
      nav.setAttribute("aria-label", t("pages.label"));
      fill(list, ...PAGES.map(item));
    },
  };

  /** @param {PageName} each */
  function item(each) {
    return h("li", {}, h("a", { class: "menu-link", href: pageAddress(each), "aria-current": each === page && "page" }, t(`pages.${each}`)));
  }
}
