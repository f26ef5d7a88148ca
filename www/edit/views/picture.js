// The diagram as a picture: lines that stay crisp at any size, points at a chosen one, or on paper.

import { readPalette } from "../../board/index.js";
import { download } from "../../site/clipboard.js";
import { button, h, whenChanged } from "../../site/dom.js";
import { selectField } from "../../site/select-field.js";
import { createPanel } from "./panel.js";

/** @typedef {import("./env.js").Shown} Shown */

const SCALES = ["1", "2", "3", "4"];

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createPicturePanel({ editor, shell }) {
  const { t } = shell;
  const panel = createPanel("picture");
  let scale = "2";

  /** @param {number} times how many times as large */
  async function svg(times) {
    const { diagramSvg } = await import("../../board/svg/diagram.js");
    const { diagram: { variant, pieces, stars, drawn }, orientation } = editor.store.get();
    const { settings: { coordinates, pieceSet }, letters } = shell.preferences.get();
    const told = { pieces, drawn, orientation, coordinates, pieceSet, letters, ...(typeof stars !== "string" && { stars }) };
    return diagramSvg(editor.variantOf(variant), told, readPalette(document.documentElement), times);
  }

  const nameOf = (/** @type {string} */ ending) => `chess-${editor.store.get().diagram.variant}.${ending}`;

  async function saveSvg() {
    download(nameOf("svg"), new Blob([await svg(1)], { type: "image/svg+xml" }));
  }

  async function savePng() {
    const { pngOf } = await import("../png.js");
    download(nameOf("png"), await pngOf(await svg(Number(scale))));
  }

  /** @param {() => Promise<void>} work */
  const told = (work) => () => void work().catch((error) => {
    shell.say(t("edit.picture.failed"));
    console.error(error);
  });

  const draw = () => {
    const sizes = SCALES.map((value) => /** @type {[string, string]} */ ([value, `${value}×`]));
    panel.fill(
      t("edit.picture"),
      h(
        "div",
        { class: "button-row" },
        button(t("edit.picture.svg"), told(saveSvg), { icon: "image", "data-action": "svg" }),
        button(t("edit.picture.png"), told(savePng), { icon: "image", "data-action": "png" }),
        selectField("scale", t("edit.picture.size"), sizes, scale, (value) => (scale = value)),
        button(t("edit.picture.print"), () => print(), { icon: "print", "data-action": "print" }),
      ),
    );
  };
  return { element: panel.element, render: whenChanged((/** @type {Shown} */ s) => [s.language], draw) };
}
