// The worker: answers one question after the other. While it thinks it hears nothing; the page ends it to stop it.

import { Thinker, initSync } from "../pkg/search/chess_t.js";
import { answer } from "./answer.js";

/** @typedef {import("./protocol.js").ToWorker} ToWorker */
/** @typedef {import("./protocol.js").FromWorker} FromWorker */

/** The worker's own world, of which the page's types know nothing. */
const world = /** @type {{postMessage: (message: FromWorker) => void, onmessage: (event: {data: ToWorker}) => void}} */ (
  /** @type {unknown} */ (globalThis)
);

/** @type {Thinker | null} */
let thinker = null;

world.onmessage = ({ data }) => {
  if ("module" in data) {
    initSync({ module: data.module });
    thinker = new Thinker();
    return world.postMessage({ ready: true });
  }
  if (!thinker) throw new Error("a question came before the module");
  const { id, question } = data;
  world.postMessage({ id, answer: answer(thinker, question, (sofar) => world.postMessage({ id, sofar })) });
};
