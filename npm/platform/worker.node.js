// The worker's script in Node.js: hears and speaks as browsers' workers do.

import { parentPort } from "node:worker_threads";

const world = /** @type {{postMessage: (message: unknown) => void, onmessage?: (event: {data: unknown}) => void}} */ (/** @type {unknown} */ (globalThis));

world.postMessage = (message) => parentPort?.postMessage(message);
await import("../worker/think.js");
parentPort?.on("message", (data) => world.onmessage?.({ data }));
