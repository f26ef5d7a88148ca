// A worker that thinks, in Node.js, which looks like a browser's to whoever asks it.

import { Worker } from "node:worker_threads";

const SCRIPT = new URL("./worker.node.js", import.meta.url);

export function spawn() {
  const worker = new Worker(SCRIPT);
  const asInBrowsers = {
    onmessage: (/** @type {{data: unknown}} */ _event) => {},
    onerror: (/** @type {{error: unknown, preventDefault: () => void}} */ _event) => {},
    /** A program may end although it has a worker, but not before it has its answer. @param {object} message */
    postMessage(message) {
      if ("question" in message) worker.ref();
      worker.postMessage(message);
    },
    terminate: () => void worker.terminate(),
  };
  worker.unref();
  worker.on("message", (data) => {
    if ("answer" in data) worker.unref();
    asInBrowsers.onmessage({ data });
  });
  worker.on("error", (error) => asInBrowsers.onerror({ error, preventDefault: () => {} }));
  return asInBrowsers;
}
