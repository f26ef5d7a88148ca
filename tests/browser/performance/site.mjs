// The site with the pages of these measurements beside it. Playwright could answer for these pages itself, but then every
// request of the page would wait for it.

import { readFileSync } from "node:fs";

import { serve, typeOf } from "../server.mjs";

/**
 * Starts it on a free port; what it does not have it asks for at the site measured, once.
 * @param {string} origin of the site measured
 * @param {Map<string, string>} made own files that are not on the disk as they are served, by their paths
 * @returns {Promise<{url: string, stop: () => void}>}
 */
export async function siteWithPages(origin, made) {
  /** @type {Map<string, Promise<import("../server.mjs").Answer>>} */
  const known = new Map();
  const own = (/** @type {string} */ path) => ({
    status: 200,
    type: typeOf(path),
    body: Buffer.from(made.get(path) ?? readFileSync(new URL(`..${path}`, import.meta.url), "utf8")),
  });
  const other = async (/** @type {string} */ path) => {
    const answer = await fetch(new URL(path, origin));
    return { status: answer.status, type: answer.headers.get("content-type") ?? "", body: Buffer.from(await answer.arrayBuffer()) };
  };
  const find = async (/** @type {string} */ path) => (path.startsWith("/performance/") ? own(path) : other(path));
  return serve((path) => {
    const answer = known.get(path) ?? find(path);
    known.set(path, answer);
    return answer;
  });
}
