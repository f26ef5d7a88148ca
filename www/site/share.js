// Handing a link on to other programs, where the browser does that.

import { button } from "./dom.js";

/** @param {import("../core/i18n.js").Translate} t @param {() => string} address @returns {HTMLElement | null} */
export function shareButton(t, address) {
  if (typeof navigator.share !== "function") return null;
  // Whoever puts the list of programs away without choosing has not failed.
  const share = () => navigator.share({ url: address() }).catch(() => {});
  return button(t("link.share"), () => void share(), { icon: "share", "data-action": "share" });
}
