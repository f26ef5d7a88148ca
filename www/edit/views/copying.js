// Buttons that copy a text; where the browser does not copy, the text is shown to be copied by hand.

import { button, freshId, h, show } from "../../site/dom.js";
import { toClipboard } from "../../site/clipboard.js";

/** @param {import("./env.js").Env} env */
export function createCopying({ shell: { t, say } }) {
  const box = h("textarea", { class: "edit-text", id: freshId("copy"), rows: 3, readonly: true, hidden: true });

  /** @param {string} text */
  async function copy(text) {
    const copied = await toClipboard(text);
    say(t(copied ? "edit.copied.text" : "edit.copy.failed"));
    show(box, !copied);
    if (copied) return true;
    box.value = text;
    box.setAttribute("aria-label", t("edit.copy.failed"));
    box.focus();
    box.select();
    return false;
  }

  return {
    element: box,
    /** @param {string} label key @param {string} drawing @param {() => string} text */
    button(label, drawing, text) {
      const made = button(t(label), () => void press(), { icon: drawing, "data-action": label });
      const words = /** @type {HTMLElement} */ (made.lastElementChild);
      const press = async () => {
        if (await copy(text())) words.textContent = t("edit.copied.text");
        setTimeout(() => (words.textContent = t(label)), SHOWN_MS);
      };
      return made;
    },
  };
}

/** How long a button says that it has copied. */
const SHOWN_MS = 2500;
