// The bundled page without a network, and its newer versions. Run by `cargo xtask test dist` alone.

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { test as base } from "@playwright/test";
import { expect } from "./fixtures.mjs";
import { moves, notice, playMoves, tapMove } from "./app-helpers.mjs";
import { serve, typeOf } from "./server.mjs";

const DIST = new URL("../../dist/", import.meta.url).pathname;

/** @typedef {{url: string, renew: () => void, lose: () => void}} Host */

/**
 * A copy of the page on a server of its own, somewhere below its root, where it can be replaced.
 * @type {import("@playwright/test").TestType<
 *   import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions & {host: Host},
 *   import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions>}
 */
const test = base.extend({
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "chess-t-"));
    cpSync(DIST, folder, { recursive: true });
    let lost = "";
    const { url, stop } = await serve((address) => {
      const path = new URL(address, "http://host").pathname.replace(/^\/games\//, "").replace(/^$/, "index.html");
      const isThere = path !== lost && existsSync(join(folder, path));
      const body = isThere ? readFileSync(join(folder, path)) : Buffer.alloc(0);
      return { status: isThere ? 200 : 404, type: typeOf(path), body, cache: "no-cache" };
    });
    await use({
      url: `${url}games/`,
      /** The same page, as a newer version. */
      renew() {
        const [page, worker] = ["index.html", "service-worker.js"].map((name) => join(folder, name));
        writeFileSync(page, readFileSync(page, "utf8").replace("<body>", '<body data-newer="yes">'));
        writeFileSync(worker, readFileSync(worker, "utf8").replace(/VERSION = "[^"]+"/, 'VERSION = "newer"'));
      },
      /** One of the version's files does not come from now on. */
      lose: () => void (lost = "manifest.webmanifest"),
    });
    stop();
    rmSync(folder, { recursive: true });
  },
});

/** Opens the page and waits until all of it is kept. */
async function visit(page, url) {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
}

test("the second visit needs no network, not even for the computer", { tag: "@bundled" }, async ({ page, context, host }) => {
  await visit(page, host.url);
  await context.setOffline(true);
  await page.goto(`${host.url}?from=somewhere`);
  await page.locator("[data-choice=opponent] input[value=computer]").check();
  await page.locator("[data-choice=level]").fill("1");
  await page.locator("[data-variant=t1]").click();
  await tapMove(page, "e2", "e4");
  await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
  await page.locator("[data-nav=settings]").click();
  await page.locator("[data-setting=language] input[value=ru]").check();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("the editor is there without the network, with its pictures", { tag: "@bundled" }, async ({ page, context, host }) => {
  await visit(page, host.url);
  await context.setOffline(true);
  await page.goto(`${host.url}edit.html#variant=t&position=4k4/9/9/9/9/9/9/4K4`);
  await expect(page.locator("#board [data-square=e8]")).toHaveAccessibleName(/King/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-action=png]").click()]);
  expect(download.suggestedFilename()).toBe("chess-t.png");
});

test("a link to a game opens without the network", { tag: "@bundled" }, async ({ page, context, host }) => {
  await visit(page, host.url);
  await context.setOffline(true);
  await page.goto("about:blank");
  await page.goto(`${host.url}#g=1aGSo1KBz1V`);
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5", "C d1-g4", "C d8-f6", "P f1-c4"]);
});

test("a newer version is offered, and used when that is wanted; the game goes on", { tag: "@bundled" }, async ({ page, host }) => {
  await visit(page, host.url);
  await page.reload();
  await page.locator("[data-variant=t1]").click();
  await playMoves(page, ["e2e4"]);
  host.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(notice(page)).toContainText("A newer version of this page is ready.");
  await expect(page.locator("body")).not.toHaveAttribute("data-newer");
  await playMoves(page, ["e7e5"]);
  await notice(page).getByRole("button", { name: "Use it now" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-newer", "yes");
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5"]);
});

test("the net goes while a newer version comes: the old one serves on whole, and nothing of the newer is kept", { tag: "@bundled" }, async ({ page, context, host }) => {
  await visit(page, host.url);
  await page.reload();
  await page.locator("[data-variant=t1]").click();
  await playMoves(page, ["e2e4"]);
  const kept = () => page.evaluate(() => caches.keys());
  const before = await kept();
  host.renew();
  host.lose();
  await page.evaluate(async () => {
    const registration = /** @type {ServiceWorkerRegistration} */ (await navigator.serviceWorker.getRegistration());
    const failed = new Promise((resolve) => {
      registration.onupdatefound = () => {
        const { installing } = registration;
        if (installing) installing.onstatechange = () => installing.state === "redundant" && resolve(undefined);
      };
    });
    await registration.update();
    await failed;
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("body")).not.toHaveAttribute("data-newer");
  await expect(moves(page)).toHaveText(["e2-e4"]);
  await playMoves(page, ["e7e5"]);
  expect(await kept()).toEqual(before);
});

test("the service worker is killed: it comes back by itself, without the network too", { tag: "@bundled" }, async ({ page, context, host }) => {
  await visit(page, host.url);
  await page.reload();
  await page.locator("[data-variant=t1]").click();
  await playMoves(page, ["e2e4"]);
  const session = await context.newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await context.setOffline(true);
  await session.send("ServiceWorker.stopAllWorkers");
  await playMoves(page, ["e7e5"]);
  await page.reload();
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5"]);
  await playMoves(page, ["d2d3"]);
});

test("the service worker is thrown out, with all it keeps: the game goes on, and the next visit keeps the page again", { tag: "@bundled" }, async ({ page, context, host }) => {
  await visit(page, host.url);
  await page.reload();
  await page.locator("[data-variant=t1]").click();
  await playMoves(page, ["e2e4"]);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await playMoves(page, ["e7e5"]);
  await visit(page, host.url);
  await context.setOffline(true);
  await page.reload();
  await expect(moves(page)).toHaveText(["e2-e4", "e7-e5"]);
});

test("it can be installed: a manifest with icons that are there", { tag: "@bundled" }, async ({ page, host }) => {
  await page.goto(host.url);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await page.request.get(new URL(address ?? "", host.url).href)).json();
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src } of manifest.icons) expect((await page.request.get(new URL(src, host.url).href)).status(), src).toBe(200);
});
