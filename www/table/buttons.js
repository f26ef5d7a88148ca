// Buttons whose drawings come with them.

import { h } from "../site/dom.js";
import { drawing, PATHS } from "./icons.js";

/** @typedef {import("../site/dom.js").Attributes} Attributes */

/** A button with words; of the drawings it has those that a table has. @type {typeof import("../site/dom.js").button} */
export function textButton(label, onclick, { kind, icon, ...more } = {}) {
  const name = kind ? `button button-${kind}` : "button";
  return h("button", { type: "button", class: name, onclick, ...more }, icon && icon in PATHS && drawing(icon), h("span", {}, label));
}

/** A button that shows only its drawing. @param {string} icon @param {string} label @param {() => void} onclick @param {Attributes} [more] */
export function drawnButton(icon, label, onclick, more = {}) {
  return h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, "data-tool": icon, onclick, ...more }, drawing(icon));
}
