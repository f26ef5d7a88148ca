// What the bundler is told wherever it is used.

/** The oldest browsers that play; docs/BROWSERS.md. */
const TARGET = ["chrome109", "firefox115", "safari16.4"];

export const SETTINGS = {
  bundle: true,
  minify: true,
  target: TARGET,
  charset: /** @type {const} */ ("utf8"),
  logLevel: /** @type {const} */ ("warning"),
};
