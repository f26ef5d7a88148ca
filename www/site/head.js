// The head of a page: its name with the way to the other pages, and its own buttons.

import { fill, h, icon } from "./dom.js";
import { createMenu } from "./menu.js";

/**
 * @param {import("./menu.js").PageName} page
 * @param {import("../core/i18n.js").Translate} t
 */
export function createHead(page, t) {
  const menu = createMenu(page, t);
  const tagline = h("p", { class: "head-tagline" });
  const nav = h("nav", { class: "head-nav" });
  menu.element.append(tagline);
  return {
    element: h("header", { class: "head" }, menu.element, nav),
    /** @param {string} title @param {...import("./dom.js").Child} buttons */
    render(title, ...buttons) {
      menu.render(title);
      fill(tagline, t("page.tagline"));
      nav.setAttribute("aria-label", t("page.title"));
      fill(nav, ...buttons);
    },
  };
}

/** On a phone only the drawing is shown; the name stays for those who listen. @param {string} drawing @param {string} label @param {() => void} onclick */
export function headButton(drawing, label, onclick) {
  return h(
    "button",
    { type: "button", class: "nav-button", "aria-label": label, title: label, "data-nav": drawing, onclick },
    icon(drawing),
    h("span", { class: "nav-label" }, label),
  );
}
