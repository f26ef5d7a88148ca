// node:test in a browser's worker, as much of it as the module's tests use: one test after another, each told of.

/** `problem`: what it failed of. @typedef {{name: string, problem: string | null}} Result */

/** @type {Result[]} */
export const results = [];

let last = Promise.resolve();

/** @param {unknown} error */
const inWords = (error) => (error instanceof Error ? `${error}\n${error.stack}` : String(error));

/** @param {string} name @param {() => unknown} work */
export function test(name, work) {
  last = last.then(async () => {
    try {
      await work();
      results.push({ name, problem: null });
    } catch (error) {
      results.push({ name, problem: inWords(error) });
    }
  });
  return last;
}

/** When every test that was named has ended. */
export const finished = () => last;
