// The site as it is served: types, refusals, and a first page that loads without an error.

import { expect, test } from "./fixtures.mjs";
import { PAGES } from "./pages.mjs";

const TYPES = { html: /^text\/html/, js: /^text\/javascript/, css: /^text\/css/, wasm: /^application\/wasm$/, json: /^application\/json/, svg: /^image\/svg\+xml/ };

for (const address of PAGES) {
  test(`${address} loads with all it needs`, { tag: "@core" }, async ({ page }) => {
    const answers = [];
    page.on("response", (response) => answers.push(response));
    await page.goto(address);
    await expect(page).toHaveTitle(/chess-T/i);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const answer of answers) {
      expect(answer.status(), answer.url()).toBe(200);
      const [ending] = /[^.]+$/.exec(new URL(answer.url()).pathname) ?? [""];
      expect(answer.headers()["content-type"], answer.url()).toMatch(TYPES[ending]);
    }
    expect(answers.some((answer) => answer.url().endsWith(".wasm")), "the rules have come").toBe(true);
  });
}

for (const [path, type] of [
  ["/pkg/chess_t.js", "text/javascript; charset=utf-8"],
  ["/pkg/chess_t_bg.wasm", "application/wasm"],
]) {
  test(`${path} is served as ${type}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe(type);
    expect(response.headers()["cache-control"]).toBe("no-store");
  });
}

test("what is not there is told in plain text", async ({ request }) => {
  const response = await request.get("/no/such/page");
  expect(response.status()).toBe(404);
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
});

test("the module starts from beside its JavaScript", async ({ page }) => {
  await page.goto("/");
  const memory = await page.evaluate(async () => {
    const address = "/pkg/chess_t.js";
    const { default: start } = await import(address);
    return (await start()).memory instanceof WebAssembly.Memory;
  });
  expect(memory).toBe(true);
});
