// A button by which files are picked.

import { button, h } from "./dom.js";

/**
 * @param {string} label
 * @param {(files: File[]) => unknown} take
 * @param {{accept: string, multiple?: boolean, icon?: string, kind?: string}} how `icon`, `kind`: of the button
 */
export function filePicker(label, take, { accept, multiple = false, icon = "file", kind = "" }) {
  const input = h("input", { type: "file", multiple, accept, class: "unseen", tabindex: -1, "aria-hidden": "true" });
  input.addEventListener("change", async () => {
    const files = [...(input.files ?? [])];
    if (files.length > 0) await take(files);
    // The same file may be picked again.
    input.value = "";
  });
  return h("span", {}, input, button(label, () => input.click(), { icon, kind, "data-action": "file" }));
}
