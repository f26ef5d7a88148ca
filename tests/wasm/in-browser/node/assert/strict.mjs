// node:assert/strict in a browser, as much of it as the module's tests use. What it cannot compare it refuses, so that nothing
// passes unseen. tests/browser/module.spec.mjs holds its verdicts against Node's.

const TypedArray = Object.getPrototypeOf(Uint8Array);

/** @param {any} value */
const show = (value) => (typeof value === "string" ? JSON.stringify(value) : typeof value === "object" && value !== null ? Object.prototype.toString.call(value) : String(value));

/** @param {string} what @param {unknown} [message] @returns {never} */
function failWith(what, message) {
  throw new Error(message === undefined ? what : `${message}: ${what}`);
}

/** @param {object} value */
const keysOf = (value) => Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));

/** @param {object} value */
function isComparable(value) {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Array.isArray(value) || value instanceof TypedArray;
}

/** Where two values differ first, and how; null where nowhere. @param {any} actual @param {any} expected @param {string} [place] @returns {string | null} */
function difference(actual, expected, place = "") {
  if (Object.is(actual, expected)) return null;
  const unlike = `at ${place || "the top"}: ${show(actual)} is not ${show(expected)}`;
  if ([actual, expected].some((value) => typeof value !== "object" || value === null)) return unlike;
  if (Object.getPrototypeOf(actual) !== Object.getPrototypeOf(expected)) return unlike;
  if (!isComparable(actual) || !isComparable(expected)) throw new TypeError(`there is no comparing ${show(actual)} here`);
  const [found, wanted] = [keysOf(actual), keysOf(expected)];
  const odd = [...found.filter((key) => !wanted.includes(key)), ...wanted.filter((key) => !found.includes(key))];
  if (odd.length > 0 || actual.length !== expected.length) return `at ${place || "the top"}: not the same keys (${odd.slice(0, 5).map(String)})`;
  for (const key of wanted) {
    const inside = difference(actual[key], expected[key], `${place}.${String(key)}`);
    if (inside !== null) return inside;
  }
  return null;
}

/** @param {any} error @param {any} expected a class, a predicate or a pattern */
function isExpected(error, expected) {
  if (expected === undefined) return true;
  if (expected instanceof RegExp) return expected.test(String(error));
  const isClass = expected === Error || Error.isPrototypeOf(expected);
  return isClass ? error instanceof expected : expected(error) === true;
}

/** @param {unknown} [message] @returns {never} */
const fail = (message) => failWith("failed", message);

export default {
  fail,
  ok(/** @type {unknown} */ value, message = undefined) {
    if (!value) failWith(`${show(value)} is not true`, message);
  },
  equal(/** @type {unknown} */ actual, /** @type {unknown} */ expected, message = undefined) {
    if (!Object.is(actual, expected)) failWith(`${show(actual)} is not ${show(expected)}`, message);
  },
  notEqual(/** @type {unknown} */ actual, /** @type {unknown} */ expected, message = undefined) {
    if (Object.is(actual, expected)) failWith(`both are ${show(actual)}`, message);
  },
  deepEqual(/** @type {unknown} */ actual, /** @type {unknown} */ expected, message = undefined) {
    const found = difference(actual, expected);
    if (found !== null) failWith(found, message);
  },
  match(/** @type {any} */ text, /** @type {RegExp} */ pattern, message = undefined) {
    if (typeof text !== "string" || !pattern.test(text)) failWith(`${show(text)} does not match ${pattern}`, message);
  },
  doesNotMatch(/** @type {any} */ text, /** @type {RegExp} */ pattern, message = undefined) {
    if (typeof text !== "string" || pattern.test(text)) failWith(`${show(text)} matches ${pattern}`, message);
  },
  throws(/** @type {() => unknown} */ call, expected = undefined) {
    try {
      call();
    } catch (error) {
      if (!isExpected(error, expected)) failWith(`another error was thrown: ${error}`);
      return;
    }
    failWith("nothing was thrown");
  },
};
