// Where the pages of the program are: files side by side, or, where all are in one file, words of its fragment. Every link to
// another page comes from here.

const FIRST = "index";

/**
 * @param {string} page its name without ".html"; the one that plays is "index"
 * @param {string} [fragment] what that page is to be told, as `a=b&c=d`, with `#` before it or not
 */
export function pageAddress(page, fragment = "") {
  const told = fragment.replace(/^#/, "");
  const first = page === FIRST;
  if (document.documentElement.dataset.pages === "inside") return `#${[first ? "" : `page=${page}`, told].filter(Boolean).join("&")}`;
  const file = first ? "./" : `${page}.html`;
  return told ? `${file}#${told}` : file;
}

/** What a fragment says under a name. @param {string} hash `location.hash` @param {string} name @returns {string | null} */
export function saidIn(hash, name) {
  return new URLSearchParams(hash.replace(/^#/, "")).get(name);
}

/** Does the page lie on the reader's disk, so that nobody else can open its address? */
export const isOnDisk = () => location.protocol === "file:";

/**
 * The address of a page for other people. From a disk it is only the name of the file, which they need too, and none of the
 * reader's folders.
 * @param {string} page @param {string} [fragment]
 */
export function sharedAddress(page, fragment) {
  const address = new URL(pageAddress(page, fragment), location.href);
  return isOnDisk() ? (address.pathname.split("/").pop() ?? "") + address.hash : address.href;
}
