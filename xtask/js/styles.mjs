// The style sheets of a page as one.

import { build } from "esbuild";

import { SETTINGS } from "./settings.mjs";

/** @param {string} from where the page is @param {import("./page.mjs").Sheet[]} sheets @returns {Promise<Uint8Array>} */
export async function styleOf(from, sheets) {
  const contents = sheets.map(({ address, media }) => `@import "./${address}" ${media};`).join("\n");
  const { outputFiles } = await build({ ...SETTINGS, stdin: { contents, resolveDir: from, loader: "css" }, write: false });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
