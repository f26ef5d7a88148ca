// A page of one diagram, for sites that allow frames only. It is told by its fragment what to show, tells its parent how high
// it is, and listens to nobody.

import { OPTION_NAMES } from "../element/options.js";
import { defineChessT } from "../element/element.js";
import { chooseLanguage } from "../core/i18n.js";
import { LANGUAGES } from "../locales/index.js";
import { attributesIn } from "./fragment.js";

const element = /** @type {HTMLElement} */ (document.querySelector("chess-t"));

function heedAddress() {
  const attributes = attributesIn(location.hash);
  document.documentElement.lang = chooseLanguage([attributes.get("lang") ?? "", ...navigator.languages], Object.keys(LANGUAGES));
  for (const name of OPTION_NAMES) {
    const value = attributes.get(name);
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** To whoever it is: a height is no secret. */
function tellHeight() {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  if (parent !== window) parent.postMessage({ type: "chess-t-height", height }, "*");
}

heedAddress();
addEventListener("hashchange", heedAddress);
new ResizeObserver(tellHeight).observe(document.documentElement);
defineChessT();
