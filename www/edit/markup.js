// What to put into a page of one's own so that it shows the diagram: the tag, or the frame for sites that allow only that.

import { attributesOf, fragmentOfDiagram } from "../core/diagram-address.js";

/** @typedef {Parameters<typeof attributesOf>[0]} Told */

const WIDTH = 400;

/** @param {string} place the address of the site's folder @param {Told} told */
export function tagText(place, told) {
  const attributes = attributesOf(told).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<script type="module" src="${escaped(place)}chess-t.js"></script>\n<chess-t${attributes.join("")}></chess-t>`;
}

/** @param {string} place @param {{name: string, files: number, ranks: number}} game @param {Told} told */
export function frameText(place, { name, files, ranks }, told) {
  const height = Math.ceil((WIDTH * ranks) / files);
  const address = `${place}embed.html#${fragmentOfDiagram(told)}`;
  return `<iframe src="${escaped(address)}" title="${escaped(name)}" width="${WIDTH}" height="${height}" style="border: 0" loading="lazy"></iframe>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
