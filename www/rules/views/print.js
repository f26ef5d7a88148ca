// On paper every board is a picture, whether it is awake or not.

import { readPalette } from "../../board/index.js";
import { diagramSvg } from "../../board/svg/diagram.js";
import { readDiagram } from "../../diagram/read.js";
import { h } from "../../site/dom.js";

/** @typedef {import("./diagram.js").Diagram} Diagram */

/**
 * Puts the pictures in whenever the page is printed; answers what prints it.
 * @param {() => Diagram[]} diagrams @param {import("../../core/lasting.js").LastingRules} rules @param {import("../../site/shell.js").Shell} shell
 */
export function createPrint(diagrams, rules, shell) {
  /** @type {HTMLImageElement[]} */
  let pictures = [];

  /** @param {Diagram} diagram */
  function pictureOf({ standing: { variant, position, reaches } }) {
    const info = rules.variants.find((each) => each.variant === variant);
    if (!info) return null;
    const { letters, settings: { pieceSet, coordinates } } = shell.preferences.get();
    const { pieces, stars } = readDiagram(position, info);
    const drawn = { circles: reaches ? [reaches] : [], arrows: [] };
    const svg = diagramSvg(info, { pieces, stars, letters, pieceSet, coordinates, drawn }, readPalette(document.documentElement, true));
    return h("img", { class: "diagram-picture", alt: "", src: `data:image/svg+xml,${encodeURIComponent(svg)}` });
  }

  function put() {
    remove();
    for (const diagram of diagrams()) {
      const picture = pictureOf(diagram);
      if (!picture) continue;
      diagram.element.prepend(picture);
      pictures.push(picture);
    }
  }

  function remove() {
    for (const picture of pictures) picture.remove();
    pictures = [];
  }

  addEventListener("beforeprint", () => pictures.length > 0 || put());
  addEventListener("afterprint", remove);

  return async () => {
    put();
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    print();
  };
}
