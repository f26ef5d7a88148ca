// The diagram for others: a link, and what to put into a page of one's own.

import { isOnDisk, sharedAddress } from "../../core/pages.js";
import { fragmentOfDiagram } from "../../core/diagram-address.js";
import { h, whenChanged } from "../../site/dom.js";
import { shareButton } from "../../site/share.js";
import { frameText, tagText } from "../markup.js";
import { createCopying } from "./copying.js";
import { createPanel } from "./panel.js";

/** @typedef {import("./env.js").Shown} Shown */

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createSharePanel(env) {
  const { editor, shell: { t } } = env;
  const panel = createPanel("share");
  const copying = createCopying(env);
  const told = () => {
    const { diagram: { variant, drawn }, position, orientation } = editor.store.get();
    return { variant, position, orientation, drawn };
  };
  const link = () => sharedAddress("edit", fragmentOfDiagram(told()));
  const place = () => sharedAddress("index").replace(/[^/]*$/, "");
  const draw = () =>
    panel.fill(
      t("edit.share"),
      h(
        "div",
        { class: "button-row" },
        copying.button("edit.share.link", "link", link),
        shareButton(t, link),
        // What is put into other pages has to be found by them.
        !isOnDisk() && copying.button("edit.share.tag", "code", () => tagText(place(), told())),
        !isOnDisk() && copying.button("edit.share.frame", "frame", () => frameText(place(), editor.variantOf(told().variant), told())),
      ),
      copying.element,
    );
  return { element: panel.element, render: whenChanged((/** @type {Shown} */ s) => [s.language], draw) };
}
