// What a page's fragment says about its one diagram: `#variant=t2&mode=explore`, the names being those of the attributes; a
// link to a game (docs/LINKS.md) is as good.

import { OPTION_NAMES } from "../element/options.js";

/** @param {string} hash `location.hash` @returns {Map<string, string>} attributes by name */
export function attributesIn(hash) {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const game = said.get("g");
  /** @type {Map<string, string>} */
  const attributes = new Map();
  for (const name of OPTION_NAMES) {
    const value = said.get(name);
    if (value !== null) attributes.set(name, value);
  }
  if (game === null) return attributes;
  const view = said.get("view");
  return attributes.set("game", `#g=${game}`).set("orientation", attributes.get("orientation") ?? (view === "black" ? view : "white"));
}
