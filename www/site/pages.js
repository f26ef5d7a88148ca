// The pages of the site, in the order of the menu. A page is an HTML file in www, a folder beside this one with its `main.js`,
// and a line here; its texts are `pages.NAME`.

/** @typedef {"play" | "edit"} PageName */

/** Addresses from any page. @type {Readonly<Record<PageName, string>>} */
export const PAGES = {
  play: "./",
  edit: "edit.html",
};

/** The whole address of a page, for links to be given away. @param {PageName} page @param {string} [fragment] with its `#` */
export function addressOf(page, fragment = "") {
  return new URL(PAGES[page], document.baseURI).href.replace(/#.*$/s, "") + fragment;
}
