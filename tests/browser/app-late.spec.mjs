// What the page loads when it is asked for: where it does not come, that is said, and the game goes on.

import { expect, test } from "./fixtures.mjs";
import { notice, open, openPosition, playMoves } from "./app-helpers.mjs";

test.use({ expectedProblems: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

const FAILED = /This part of the page could not be loaded/;

const explain = (page) => page.locator("[data-tool=explain]");

test("the explanation of a position: its module, its code or its texts do not come; then they do", async ({ page }) => {
  await open(page, "t1");
  for (const missing of ["**/locales/en/explanation.js", "**/views/explanation.js", "**/pkg/tasks/*.wasm"]) {
    await page.route(missing, (route) => route.abort());
    await explain(page).click();
    await expect(page.locator(".panel-explanation"), missing).toContainText(FAILED);
    await explain(page).click();
    await expect(page.locator(".panel-explanation")).toBeHidden();
    await page.unroute(missing);
    if (missing.endsWith(".wasm")) await playMoves(page, ["e2e4"]);
  }
  await page.reload();
  await explain(page).click();
  await expect(page.locator(".explanation")).toContainText("Nobody can take anything");
  await expect(page.locator(".move")).toHaveText(["e2-e4"]);
});

test("what is explained follows the game", async ({ page }) => {
  await openPosition(page, "t1", "8/8/7i/1r2k3/1I6/4C3/8/6K1 w - - 0 20");
  await explain(page).click();
  await expect(page.locator(".explanation-title").first()).toHaveText("White can take");
  await playMoves(page, ["e3e5"]);
  await expect(page.locator(".explanation")).not.toContainText("King e5");
  await page.locator("[data-action=close-explanation]").click();
  await expect(page.locator(".panel-explanation")).toBeHidden();
  await expect(explain(page)).toHaveAttribute("aria-pressed", "false");
});

test("a dialog that does not come", async ({ page }) => {
  await open(page, "t1");
  await page.route("**/views/dialog-settings.js", (route) => route.abort());
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(notice(page)).toContainText(FAILED);
  await expect(page.locator("dialog")).toBeHidden();
  await playMoves(page, ["e2e4"]);
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await expect(page.locator("dialog")).toBeVisible();
});

test("the settings of another page", async ({ page }) => {
  await page.goto("/edit.html");
  await page.route("**/site/settings-form.js", (route) => route.abort());
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.locator(".notice")).toContainText(FAILED);
});

test("texts that come late come in the language that is shown by then, and in those shown later", async ({ page }) => {
  await open(page, "t1");
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await expect(page.locator("dialog")).toContainText("castle");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator('[data-setting=language] input[value=ru], [data-setting=language] [value=ru]').first().click({ force: true });
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Правила", exact: true }).click();
  await expect(page.locator("dialog")).toContainText("замк");
  await expect(page.locator("dialog")).not.toContainText("rules.");
});
