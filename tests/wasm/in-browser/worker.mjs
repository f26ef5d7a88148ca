// Runs the file of tests that its own address names, and posts how each of them ended. A promise that nobody waits for is
// the browser's to tell of.

import { finished, results, test } from "./node/test.mjs";

const file = new URL(import.meta.url).searchParams.get("file") ?? "";
await import(file).catch((error) => test("the file is loaded", () => Promise.reject(error)));
await finished();
postMessage(results);
