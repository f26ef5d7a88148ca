// A server for the tests' own pages, on a free port of this machine; pages of other sites may read what is there.

import { createServer } from "node:http";
import { extname } from "node:path";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".mjs": "text/javascript; charset=utf-8", ".css": "text/css", ".wasm": "application/wasm",
  ".svg": "image/svg+xml", ".png": "image/png", ".json": "application/json",
};

/** The type of a file, by its name. @param {string} path */
export const typeOf = (path) => TYPES[extname(path)] ?? "text/plain";

/** `cache`: what is said about keeping it, if anything. @typedef {{status: number, type: string, body: Buffer, cache?: string}} Answer */

/**
 * @param {(path: string) => Promise<Answer> | Answer} answer what stands at a path, which may have a query behind it
 * @returns {Promise<{url: string, stop: () => void}>}
 */
export async function serve(answer) {
  const server = createServer(async (request, response) => {
    const { status, type, body, cache } = await answer(request.url ?? "/");
    const caching = cache === undefined ? {} : { "cache-control": cache };
    response.writeHead(status, { "content-type": type, "content-length": body.length, "access-control-allow-origin": "*", ...caching }).end(body);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}
