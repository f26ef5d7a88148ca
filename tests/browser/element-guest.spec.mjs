// <chess-t> as a guest: whatever is written into it, wherever it stands, it harms no page and leaves nothing behind.

import { expect, test } from "./fixtures.mjs";
import { expectPly, heard, openWith, position, problems, said, STRICT, tapMove, whenReady } from "./element-helpers.mjs";
import { serve } from "./server.mjs";

/** Texts that would do something if any of them were read as markup, script or address. */
const HOSTILE = [
  '"><img src=x onerror="globalThis.harmed=1">',
  "<script>globalThis.harmed=1</script>",
  "javascript:globalThis.harmed=1",
  "'-globalThis.harmed=1-'",
  "${globalThis.harmed=1}",
  "{text}{name}$&",
];
const ATTRIBUTES = [
  "variant", "position", "game", "ply", "mode", "solution", "level", "side", "orientation", "force", "coordinates", "controls", "highlight", "arrows",
  "pieces", "letters", "theme", "lang", "label",
];

test("bad attributes are told in place, and what is right is shown", async ({ page }) => {
  await openWith(page, '<chess-t id="bad" mode="explor" ply="-1" highlight="e4,x9" arrows="e2" force="perhaps"></chess-t><chess-t id="good"></chess-t>');
  await whenReady(page, "#good");
  expect(await whenReady(page, "#bad")).toBe(true);
  await expect(problems(page, "#bad").locator("p")).toHaveText([
    "ply=“-1”: should be a number from 0 to 100000.",
    "mode=“explor”: should be one of diagram, explore, play, puzzle.",
    "force=“perhaps”: should be on or off.",
    "highlight=“e4,x9”: should be squares, such as e4,e5.",
    "arrows=“e2”: should be arrows, such as e2-e4,d7-d5.",
  ]);
  expect((await heard(page, "trouble")).map(({ attribute }) => attribute)).toEqual(["ply", "mode", "force", "highlight", "arrows"]);
  await expect(problems(page, "#good")).toBeHidden();
  await page.locator("#bad").evaluate((element) => Object.assign(element, { position: "4k3/9/8" }));
  await expect(problems(page, "#bad")).toContainText("position: ");
});

test("no attribute can bring in markup, script or requests", async ({ page }) => {
  const requests = [];
  await openWith(page, '<chess-t id="first"></chess-t><div id="place"></div>');
  await whenReady(page, "#first");
  page.on("request", (request) => requests.push(request.url()));
  const settled = await page.evaluate(
    async ({ hostile, attributes }) => {
      const all = [];
      for (const text of hostile) for (const name of [...attributes, "all"]) {
        const element = /** @type {any} */ (document.createElement("chess-t"));
        for (const own of name === "all" ? attributes : [name]) element.setAttribute(own, text);
        document.querySelector("#place")?.append(element);
        all.push(element.ready);
        await element.ready;
        if (element.shadowRoot.querySelector("script, img, iframe, [style*=expression], [onerror]")) all.push("markup");
        element.remove();
      }
      return Promise.all(all);
    },
    { hostile: HOSTILE, attributes: ATTRIBUTES },
  );
  expect(settled).not.toContain("markup");
  expect(await page.evaluate(() => globalThis.harmed)).toBe(undefined);
  expect(requests).toEqual([]);
});

test.describe("a page that shows no pictures by address", () => {
  test.use({ expectedProblems: [/Loading the image 'data:|img-src blocked data/] });

  test("has the board drawn in it all the same", async ({ page }) => {
    await openWith(page, '<chess-t mode="explore"></chess-t>', { policy: STRICT.replace("img-src data:", "img-src 'none'") });
    expect(await whenReady(page)).toBe(true);
    await expect(page.locator("chess-t canvas").first()).toBeVisible();
  });
});

test.describe("a page that lets no WebAssembly run", () => {
  test.use({ expectedProblems: [/blocked|unsafe-eval/] });

  test("keeps the picture, with a plain word", async ({ page }) => {
    await openWith(page, '<chess-t position="4k3/8/8/8/8/8/8/4K3" mode="explore"></chess-t>', { policy: STRICT.replace("'wasm-unsafe-eval'", "") });
    expect(await whenReady(page)).toBe(false);
    await expect(problems(page)).toHaveText("WebAssembly is blocked on this page by its security policy, so the rules cannot run.");
    await expect(page.locator("chess-t").getByRole("img")).toHaveAccessibleName("White: King e1. Black: King e8.");
  });
});

test("the position is drawn before the rules come", async ({ page }) => {
  let letCome = () => {};
  const mayCome = new Promise((resolve) => (letCome = () => resolve(undefined)));
  await page.route("**/*.wasm", async (route) => {
    await mayCome;
    await route.continue();
  });
  await openWith(page, '<chess-t position="4k3/8/8/8/8/8/8/4K3" mode="explore"></chess-t>');
  await expect(page.locator("chess-t").getByRole("img")).toHaveAccessibleName("White: King e1. Black: King e8.");
  letCome();
  expect(await whenReady(page)).toBe(true);
});

test("many share one module; still ones run no loop", async ({ page }) => {
  const modules = [];
  page.on("request", (request) => /\.wasm$/.test(request.url()) && modules.push(request.url()));
  await openWith(page, '<chess-t position="4k3/8/8/8/8/8/8/4K3"></chess-t>'.repeat(12));
  await page.waitForFunction(() => [...document.querySelectorAll("chess-t")].every((element) => /** @type {any} */ (element).place));
  expect(modules).toHaveLength(1);
  await expect(page.locator("chess-t canvas, chess-t .chess-board").first()).toBeVisible();
  // Whatever runs in a loop asks again and again.
  const asked = await page.evaluate(async () => {
    const world = /** @type {any} */ (globalThis);
    const { setTimeout: wait } = world;
    let count = 0;
    for (const name of ["requestAnimationFrame", "setTimeout", "setInterval", "requestIdleCallback"]) {
      const own = world[name].bind(world);
      world[name] = (...args) => {
        count++;
        return own(...args);
      };
    }
    await new Promise((resolve) => wait(resolve, 500));
    return count;
  });
  expect(asked).toBe(0);
});

test("put in and taken out 200 times, nothing is left behind", async ({ page }) => {
  test.setTimeout(120_000);
  await openWith(page, '<div id="place"></div>');
  await page.waitForFunction(() => customElements.get("chess-t"));
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const rounds = (count) =>
    page.evaluate(async (times) => {
      for (let round = 0; round < times; round++) {
        const element = /** @type {any} */ (document.createElement("chess-t"));
        element.setAttribute("mode", ["explore", "diagram", "play", "puzzle"][round % 4]);
        element.setAttribute("solution", "e2e4");
        document.querySelector("#place")?.append(element);
        await element.ready;
        element.move("e2e4");
        element.remove();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    }, count);
  async function left() {
    for (let again = 0; again < 3; again++) await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    return { nodes: of.Nodes, listeners: of.JSEventListeners, heap: of.JSHeapUsedSize, workers: page.workers().length };
  }
  await rounds(40);
  const before = await left();
  await rounds(200);
  const after = await left();
  expect(after.workers).toBe(0);
  expect(after.listeners - before.listeners, "listeners").toBeLessThan(10);
  expect(after.nodes - before.nodes, "nodes").toBeLessThan(200);
  expect(after.heap - before.heap, "bytes").toBeLessThan(1_000_000);
});

test("a second version on the page leaves the first its name, and may have another", async ({ page }) => {
  await openWith(page, '<chess-t mode="explore"></chess-t><chess-t-other mode="explore" variant="t2"></chess-t-other>');
  await whenReady(page);
  const same = await page.evaluate(async () => {
    const first = customElements.get("chess-t");
    const address = "/element/element.js?second";
    const second = await import(address);
    second.defineChessT();
    second.defineChessT("chess-t-other");
    return customElements.get("chess-t") === first;
  });
  expect(same).toBe(true);
  expect(await whenReady(page, "chess-t-other")).toBe(true);
  expect(await position(page, "chess-t-other")).toContain("rs1pkp1sr");
  await expect(said(page, "chess-t")).toHaveText("White to move.");
});

test("a frame tells its parent how high it is, and takes its options from its fragment alone", async ({ page }) => {
  await openWith(page, '<iframe id="frame" title="A board" width="360" height="50" src="embed.html#variant=t2&amp;mode=explore&amp;lang=ru"></iframe>');
  const frame = page.frameLocator("#frame");
  await expect(frame.locator("chess-t .said")).toHaveText("Ход белых.");
  await page.locator("#frame").evaluate((element) => {
    const inner = /** @type {HTMLIFrameElement} */ (element).contentWindow;
    addEventListener("message", ({ data, source }) => {
      if (source === inner) Object.assign(globalThis, { told: data });
    });
    element.setAttribute("width", "300");
  });
  const told = () => page.evaluate(() => /** @type {any} */ (globalThis).told);
  const height = () => frame.locator("main").evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
  await expect.poll(async () => (await told())?.height).toBe(await height());
  expect(await height()).toBeGreaterThan(280);
  expect(await told()).toEqual({ type: "chess-t-height", height: await height() });
  await page.locator("#frame").evaluate((element) => {
    const inner = /** @type {HTMLIFrameElement} */ (element).contentWindow;
    inner?.postMessage({ type: "chess-t-height", height: 1, variant: "t1" }, "*");
    if (inner) inner.location.hash = "#variant=t1&mode=explore&highlight=e4";
  });
  await expect(frame.locator("chess-t [data-square=i1]")).toHaveCount(0);
});

test.describe("a page of another site", () => {
  test.use({ expectedProblems: [/request off the site/] });

  test("plays against the computer, in a worker, with the script where it is", async ({ page, baseURL }) => {
    const site = await serve(async (path) => {
      const answer = await fetch(new URL(path, baseURL));
      return { status: answer.status, type: answer.headers.get("content-type") ?? "", body: Buffer.from(await answer.arrayBuffer()) };
    });
    const policy = STRICT.replaceAll("'self'", site.url).replace("worker-src", "worker-src blob:");
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title><meta http-equiv="Content-Security-Policy" content="${policy}">
      <script type="module" src="${site.url}chess-t.js"></script><chess-t mode="play" level="1"></chess-t>`;
    const host = await serve(() => ({ status: 200, type: "text/html", body: Buffer.from(html) }));
    await page.goto(host.url);
    expect(await whenReady(page)).toBe(true);
    await tapMove(page, "e2", "e4");
    await expectPly(page, 2);
    expect(page.workers()).toHaveLength(1);
    site.stop();
    host.stop();
  });
});
