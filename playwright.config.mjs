// End-to-end tests in a real Chromium. `cargo xtask test browser` runs them with all that they need;
// by hand, after `npm ci` and with a www/pkg in place: `npx playwright test`.

import { defineConfig, devices } from "@playwright/test";

import { CHROMIUM_ARGS, chromiumPath } from "./tests/browser/chromium.mjs";

const OWN_PORT = 4173;
const given = process.env.CHESS_T_URL;
const baseURL = given ?? `http://127.0.0.1:${OWN_PORT}/`;

export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.mjs",
  outputDir: "test-results/browser",
  reporter: "list",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices["Desktop Chrome"],
    baseURL,
    locale: "en-US",
    colorScheme: "light",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS },
  },
  webServer: given
    ? undefined
    : {
        command: `cargo xtask serve --port ${OWN_PORT}`,
        url: `${baseURL}pkg/chess_t.js`,
        reuseExistingServer: true,
        timeout: 180_000,
      },
});
