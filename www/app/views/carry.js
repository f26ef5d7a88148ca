// Taking the game along: buttons that copy, save and hand on.

import { sharedAddress } from "../../core/pages.js";
import { download, toClipboard } from "../../site/clipboard.js";
import { button } from "../../site/dom.js";

/** @typedef {import("./env.js").Env} Env */

/**
 * @param {Env} env
 * @param {string} label key
 * @param {() => string} text
 * @param {string} done key of what is said afterwards
 * @param {(text: string) => void} [otherwise] what to do with the text when the browser does not copy
 */
export function copyButton({ t, controller }, label, text, done, otherwise) {
  const copy = async () => {
    const words = text();
    const copied = await toClipboard(words);
    if (!copied) otherwise?.(words);
    controller.actions.tell({ kind: "text", key: copied ? done : "record.copy.failed" });
    if (copied) said.textContent = t(done);
  };
  const element = button(t(label), () => void copy(), { icon: "copy", "data-action": label });
  const said = /** @type {HTMLElement} */ (element.lastElementChild);
  // The page's own live region is silent behind a dialog.
  said.setAttribute("aria-live", "polite");
  return element;
}

/** @param {Env} env */
export function downloadButton({ t, controller }) {
  const save = () => {
    const { snapshot } = controller.store.get();
    const day = new Date().toISOString().slice(0, 10);
    download(`chess-${snapshot.variant}-${day}.txt`, controller.record());
  };
  return button(t("record.download"), save, { icon: "download", "data-action": "download" });
}

/** The address of the game on the board. @param {Env} env */
export function linkAddress({ controller }) {
  return sharedAddress("index", controller.link());
}
