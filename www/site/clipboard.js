// Taking things along: the clipboard and files.

import { h } from "./dom.js";

/** @param {string} text @returns {Promise<boolean>} whether the browser copied it */
export async function toClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands something over as a file; a text as plain text. @param {string} name @param {string | Blob} content */
export function download(name, content) {
  const blob = typeof content === "string" ? new Blob([content], { type: "text/plain;charset=utf-8" }) : content;
  const address = URL.createObjectURL(blob);
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
