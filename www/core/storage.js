// Values kept between visits, in the browser's localStorage: it is read before the first board without waiting, and what is
// written is there when the page dies the next moment. Every value carries the version of its shape; what cannot be read
// stays where it is or is put aside, and what the browser refuses is held until the page is closed.

const PREFIX = "chess-t/";

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Backend */

/**
 * @typedef {{state: "absent"} | {state: "ok", value: unknown, raw: string} | {state: "unreadable", raw: string}} Loaded
 */

/** `full`: there is no more room. `off`: the browser keeps nothing for this page. @typedef {"kept" | "full" | "off"} Outcome */

/**
 * @typedef {object} Keeper
 * @property {(name: string, version: number) => Loaded} load
 * @property {(name: string, version: number, value: unknown) => Outcome} save
 * @property {(name: string) => string | null} raw The text kept under a name.
 * @property {(name: string, raw: string) => Outcome} put Keeps a text as it is.
 * @property {(name: string) => void} remove
 * @property {(start: string) => string[]} names The names that begin so.
 * @property {(name: string) => boolean} isHeld Is it there only until the page is closed?
 * @property {() => Outcome} retry Keeps what is only held, now that there may be room.
 */

/**
 * @param {() => Backend} open Gives the browser's storage; may throw where it is switched off.
 * @returns {Keeper}
 */
export function createKeeper(open) {
  /** What the browser refused. @type {Map<string, string>} */
  const held = new Map();
  const raw = (/** @type {string} */ name) => held.get(name) ?? attempt(() => open().getItem(PREFIX + name), null);
  const names = (/** @type {string} */ start) => {
    const kept = attempt(() => keysOf(open()), []).filter((key) => key.startsWith(PREFIX + start));
    return [...new Set([...kept.map((key) => key.slice(PREFIX.length)), ...[...held.keys()].filter((name) => name.startsWith(start))])];
  };
  const put = (/** @type {string} */ name, /** @type {string} */ text) => {
    const outcome = write(open, PREFIX + name, text);
    if (outcome === "kept") held.delete(name);
    else held.set(name, text);
    return outcome;
  };
  return {
    raw,
    put,
    names,
    load: (name, version) => unwrap(raw(name), version),
    save: (name, version, value) => put(name, wrap(version, value)),
    remove(name) {
      held.delete(name);
      attempt(() => open().removeItem(PREFIX + name), undefined);
    },
    isHeld: (name) => held.has(name),
    retry() {
      const outcomes = [...held].map(([name, text]) => put(name, text));
      return outcomes.find((outcome) => outcome !== "kept") ?? "kept";
    },
  };
}

/** What another tab has written or, with null, removed. @param {StorageEvent} event @returns {{name: string, raw: string | null} | null} */
export function writtenElsewhere({ key, newValue }) {
  return key?.startsWith(PREFIX) ? { name: key.slice(PREFIX.length), raw: newValue } : null;
}

/** @param {number} version @param {unknown} value */
export function wrap(version, value) {
  return JSON.stringify({ version, value });
}

/** @param {string | null} raw @param {number} version @returns {Loaded} */
export function unwrap(raw, version) {
  if (raw === null) return { state: "absent" };
  try {
    const box = JSON.parse(raw);
    if (box && box.version === version && box.value !== null && box.value !== undefined) return { state: "ok", value: box.value, raw };
  } catch {
    // Not written by us.
  }
  return { state: "unreadable", raw };
}

/** @param {Backend} storage @returns {string[]} */
function keysOf(storage) {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
}

/** @param {() => Backend} open @param {string} key @param {string} text @returns {Outcome} */
function write(open, key, text) {
  try {
    open().setItem(key, text);
    return "kept";
  } catch {
    // Where nothing at all is allowed, the error is often the same as where there is no more room.
    return attempt(() => keysOf(open()).some((known) => known.startsWith(PREFIX)), false) ? "full" : "off";
  }
}

/** @template T, U @param {() => T} work @param {U} otherwise */
function attempt(work, otherwise) {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
