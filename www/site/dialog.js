// A dialog, one at a time, on the browser's own <dialog>: it keeps the focus inside and gives it back.

import { fill, h, iconButton } from "./dom.js";

/** @typedef {{kind: string, title: string, body: import("./dom.js").Child[]}} DialogContent */

/** @param {() => void} onclose asked to close, by its button or by Escape */
export function createDialog(onclose) {
  const element = h("dialog", { class: "dialog", "aria-labelledby": "dialog-title", oncancel: cancelled });

  /** Escape goes the way of the close button. @param {Event} event */
  function cancelled(event) {
    event.preventDefault();
    onclose();
  }

  return {
    element,
    /** @param {DialogContent} content @param {string} close the name of the button that closes it */
    show({ kind, title, body }, close) {
      element.dataset.kind = kind;
      fill(
        element,
        h("header", { class: "dialog-head" }, h("h2", { id: "dialog-title" }, title), iconButton("close", close, onclose)),
        h("div", { class: "dialog-body" }, ...body),
      );
      if (!element.open) element.showModal();
    },
    close: () => element.close(),
  };
}
