// Values kept between visits. Every value carries the version of its shape; what cannot be read is put aside, never lost.

const PREFIX = "chess-t/";

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem">} Backend */

/**
 * @typedef {{state: "absent"} | {state: "ok", value: unknown} | {state: "unreadable", copy: string | null, raw: string}} Loaded
 * `copy` is the key under which the unreadable text was put aside, null when that failed too.
 */

/**
 * @typedef {object} Keeper
 * @property {(name: string, version: number) => Loaded} load
 * @property {(name: string, version: number, value: unknown) => boolean} save False when the browser refuses.
 * @property {(name: string) => void} remove
 * @property {(name: string) => {copy: string | null, raw: string}} setAside Moves a value away that turned out to be useless.
 */

/**
 * @param {() => Backend} open Gives the browser's storage; may throw where it is switched off.
 * @param {() => string} stamp Names a copy, e.g. the date.
 * @returns {Keeper}
 */
export function createKeeper(open, stamp) {
  /** @type {Keeper["setAside"]} */
  const setAside = (name) => {
    const raw = read(open, PREFIX + name) ?? "";
    const copy = `${PREFIX}unreadable/${name}/${stamp()}`;
    const kept = write(open, copy, raw);
    if (kept) remove(open, PREFIX + name);
    return { copy: kept ? copy : null, raw };
  };
  return {
    load(name, version) {
      const raw = read(open, PREFIX + name);
      if (raw === null) return { state: "absent" };
      const value = unwrap(raw, version);
      return value === undefined ? { state: "unreadable", ...setAside(name) } : { state: "ok", value };
    },
    save: (name, version, value) => write(open, PREFIX + name, JSON.stringify({ version, value })),
    remove: (name) => remove(open, PREFIX + name),
    setAside,
  };
}

/** Whether the browser reports that another tab has written a value. @param {StorageEvent} event @param {string} name */
export function isWrittenElsewhere({ key, newValue }, name) {
  return key === PREFIX + name && newValue !== null;
}

/**
 * @param {string} raw
 * @param {number} version
 * @returns {unknown} undefined when the text is not what `save` wrote
 */
function unwrap(raw, version) {
  try {
    const box = JSON.parse(raw);
    return box && box.version === version && box.value !== null ? box.value : undefined;
  } catch {
    return undefined;
  }
}

/** @param {() => Backend} open @param {string} key */
function read(open, key) {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

/** @param {() => Backend} open @param {string} key @param {string} text */
function write(open, key, text) {
  try {
    open().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** @param {() => Backend} open @param {string} key */
function remove(open, key) {
  try {
    open().removeItem(key);
  } catch {
    // Nothing was kept, so nothing needs removing.
  }
}
