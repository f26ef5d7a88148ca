// The watch over the page must itself notice what it is there for.

import { expect, test } from "./fixtures.mjs";

test.describe("noticed and told", () => {
  test.use({ expectedProblems: [/./] });

  test("an error on the console", async ({ page, problems }) => {
    await page.evaluate(() => console.error("spilled"));
    await expect.poll(() => problems).toContainEqual(expect.stringContaining("console: spilled"));
  });

  test("an error nobody caught", async ({ page, problems }) => {
    await page.evaluate(() => void setTimeout(() => { throw new Error("dropped"); }));
    await expect.poll(() => problems).toContainEqual(expect.stringContaining("dropped"));
  });

  test("a request that leaves the site", async ({ page, problems }) => {
    await page.goto("/");
    // The page's own policy may stop the request before it is one; then that is what is told.
    await page.evaluate(() => fetch("http://127.0.0.1:9/elsewhere").catch(() => undefined));
    await expect.poll(() => problems).toContainEqual(expect.stringMatching(/request off the site|security policy/i));
  });

  test("a breach of the content security policy", async ({ page, problems }) => {
    await page.route("**/strict.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        headers: { "Content-Security-Policy": "default-src 'self'" },
        body: "<!doctype html><title>strict</title><p style='color: red'>red</p>",
      }),
    );
    await page.goto("/strict.html");
    await expect.poll(() => problems).toContainEqual(expect.stringContaining("content security policy: style-src"));
  });
});
