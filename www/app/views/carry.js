// Taking texts along: the clipboard and files.

import { button, h } from "../../site/dom.js";

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

/** @param {string} text @returns {Promise<boolean>} */
async function toClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
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

/** Hands a text over as a file. @param {string} name @param {string} text */
export function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = h("a", { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The address of the game on the board. @param {Env} env */
export function linkAddress({ controller }) {
  return location.origin + location.pathname + controller.link();
}

/** Where the browser hands links on to other programs. @param {Env} env @returns {HTMLElement | null} */
export function shareButton(env) {
  if (typeof navigator.share !== "function") return null;
  // Whoever puts the list of programs away without choosing has not failed.
  const share = () => navigator.share({ url: linkAddress(env) }).catch(() => {});
  return button(env.t("link.share"), () => void share(), { icon: "share", "data-action": "share" });
}
