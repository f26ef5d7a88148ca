// What every spec imports instead of "@playwright/test": a test also fails on any error the page logs or throws,
// on a breach of its content security policy, and on any request that leaves the site.

import { test as base, expect } from "@playwright/test";

export { expect };

/**
 * @typedef {object} Watch
 * @property {RegExp[]} expectedProblems Problems a test brings about on purpose: `test.use({ expectedProblems: [/404/] })`.
 * @property {string[]} problems What has been noticed so far.
 */

/** @type {import("@playwright/test").TestType<
 *   import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions & Watch,
 *   import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions>} */
export const test = base.extend({
  expectedProblems: [[], { option: true }],
  problems: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems = await watch(context, new URL(baseURL ?? "").origin);
      await use(problems);
      const unexpected = problems.filter((problem) => !expectedProblems.some((known) => known.test(problem)));
      expect(unexpected, "the page ran without errors and stayed on its site").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Collects what goes wrong in any page, frame or worker of a browser context.
 * @param {import("@playwright/test").BrowserContext} context
 * @param {string} origin
 */
async function watch(context, origin) {
  /** @type {string[]} */
  const problems = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.push(`thrown: ${error.error().stack ?? error.error().message}`));
  context.on("request", (request) => {
    if (leaves(request.url(), origin)) problems.push(`request off the site: ${request.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`content security policy: ${event.violatedDirective} blocked ${event.blockedURI}`);
    });
  });
  return problems;
}

/** @param {string} address @param {string} origin */
function leaves(address, origin) {
  const url = new URL(address);
  return !["data:", "blob:", "about:"].includes(url.protocol) && url.origin !== origin;
}
