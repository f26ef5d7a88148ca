// Takes the pictures of `cargo xtask screenshots`, which starts it with a server and a browser at hand.

import { chromium } from "@playwright/test";

import { CHROMIUM_ARGS, chromiumPath } from "./chromium.mjs";

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1400, height: 900 },
];
const LOCALES = ["en-US", "ru-RU"];
/** @type {("light" | "dark")[]} */
const SCHEMES = ["light", "dark"];

const FOLDER = "test-results/screenshots";
const README_PICTURE = "docs/images/page.png";

/**
 * What is in the picture: how to get there from a page that has just opened.
 * @type {Record<string, (page: import("@playwright/test").Page) => Promise<void>>}
 */
const SCENES = {
  start: async () => {},
};

/**
 * @typedef {object} Look
 * @property {{width: number, height: number}} size
 * @property {string} locale
 * @property {"light" | "dark"} scheme
 * @property {string} scene
 */

/** @returns {Look[]} */
function allLooks() {
  return Object.keys(SCENES).flatMap((scene) =>
    SIZES.flatMap((size) =>
      LOCALES.flatMap((locale) => SCHEMES.map((scheme) => ({ size, locale, scheme, scene }))),
    ),
  );
}

/** @param {Look} look */
function fileOf({ size, locale, scheme, scene }) {
  return `${FOLDER}/${scene}-${size.width}-${locale.slice(0, 2)}-${scheme}.png`;
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {Look} look
 * @param {string} path
 * @param {boolean} fullPage
 */
async function take(browser, look, path, fullPage) {
  const context = await browser.newContext({
    baseURL: process.env.CHESS_T_URL,
    viewport: look.size,
    deviceScaleFactor: 2,
    locale: look.locale,
    colorScheme: look.scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${path}: ${error.message}`));
  await page.goto("/", { waitUntil: "networkidle" });
  await SCENES[look.scene](page);
  await page.screenshot({ path, fullPage });
  await context.close();
  console.log(path);
}

if (!process.env.CHESS_T_URL) throw new Error("start me with `cargo xtask screenshots`");
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  if (process.argv.includes("--readme")) {
    /** @type {Look} */
    const look = { size: { width: 1200, height: 800 }, locale: "en-US", scheme: "light", scene: "start" };
    await take(browser, look, README_PICTURE, false);
  } else {
    for (const look of allLooks()) await take(browser, look, fileOf(look), true);
  }
} finally {
  await browser.close();
}
