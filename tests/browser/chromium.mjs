// Which browser the tests drive, and how it is started.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium in a closed or borrowed place: no sandbox, no GPU, no calls home. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path `cargo xtask` found, the one in CHROME, or the first on PATH; else Playwright's own choice. */
export function chromiumPath() {
  const named = process.env.CHESS_T_CHROMIUM || process.env.CHROME;
  return named || NAMES.map(onPath).find((path) => path !== undefined);
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
