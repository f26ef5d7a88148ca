// The site with the pages of these measurements beside it. Playwright could answer for these pages itself, but then every
// request of the page would wait for it.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** @type {Record<string, string>} */
const TYPES = { html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8" };

/**
 * Starts it on a free port; what it does not have it asks for at the site measured, once.
 * @param {string} origin of the site measured
 * @param {Map<string, string>} made own files that are not on the disk as they are served, by their paths
 * @returns {Promise<{url: string, stop: () => void}>}
 */
export async function siteWithPages(origin, made) {
  /** @type {Map<string, Promise<{status: number, type: string, body: Buffer}>>} */
  const known = new Map();
  const own = (/** @type {string} */ path) => ({
    status: 200,
    type: TYPES[path.split(".").at(-1) ?? ""] ?? "text/plain",
    body: Buffer.from(made.get(path) ?? readFileSync(new URL(`..${path}`, import.meta.url), "utf8")),
  });
  const other = async (/** @type {string} */ path) => {
    const answer = await fetch(new URL(path, origin));
    return { status: answer.status, type: answer.headers.get("content-type") ?? "", body: Buffer.from(await answer.arrayBuffer()) };
  };
  const find = async (/** @type {string} */ path) => (path.startsWith("/performance/") ? own(path) : other(path));
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (!known.has(path)) known.set(path, find(path));
    const { status, type, body } = await /** @type {Promise<{status: number, type: string, body: Buffer}>} */ (known.get(path));
    response.writeHead(status, { "content-type": type, "content-length": body.length }).end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
