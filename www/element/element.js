// <chess-t>: a board with the rules behind it for any page. docs/EMBEDDING.md says what it can be told.

import { LOOKS } from "./look.js";
import { OPTION_NAMES } from "./options.js";
import { createSeat } from "./seat.js";

/** @typedef {import("./element.d.ts").ChessTApi} Api */

/** Where there is no document, importing this does nothing harmful. */
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});

export const NAME = "chess-t";

/** @implements {Pick<Api, Exclude<keyof Api, keyof Options>>} */
export class ChessTElement extends Base {
  static observedAttributes = OPTION_NAMES;

  /** @type {ShadowRoot} */
  #root;
  /** While the element stands in a page. @type {import("./seat.js").Seat | null} */
  #seat = null;
  /** Where the game stood when it was taken out. @type {import("./seat.js").Kept | null} */
  #kept = null;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: "open" });
  }

  connectedCallback() {
    adoptEarlyProperties(this);
    this.#seat ??= createSeat(this, this.#root, this.#kept);
  }

  disconnectedCallback() {
    // One that is only moved to another place comes back at once.
    queueMicrotask(() => {
      if (this.isConnected || !this.#seat) return;
      this.#kept = this.#seat.close();
      this.#seat = null;
    });
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (this.#seat) this.#seat.change(name);
    else if (!LOOKS.includes(name)) this.#kept = null;
  }

  get ready() {
    return this.#seat?.ready() ?? Promise.resolve(false);
  }

  get place() {
    return this.#seat?.place() ?? null;
  }

  get moves() {
    return this.#seat?.table.game()?.snapshot().moves.map(({ text }) => text) ?? [];
  }

  get record() {
    return this.#seat?.table.ask((engine) => engine.record("latin")) ?? "";
  }

  /** @param {string} text */
  move(text) {
    return this.#seat?.move(String(text)) ?? false;
  }

  /** @param {string} white @param {string} black */
  drawSquares(white, black) {
    return this.#seat?.table.enter(String(white), String(black)) ?? false;
  }

  back() {
    return this.#seat?.table.undo() ?? false;
  }

  forward() {
    return this.#seat?.table.redo() ?? false;
  }

  toStart() {
    return this.#seat?.table.toStart() ?? false;
  }

  toEnd() {
    return this.#seat?.table.toEnd() ?? false;
  }

  /** @param {number} ply */
  goTo(ply) {
    return this.#seat?.table.goToPly(Math.max(0, Math.trunc(Number(ply)) || 0)) ?? false;
  }

  flip() {
    this.#seat?.table.flip();
  }

  refresh() {
    this.#seat?.refresh();
  }
}

/** @typedef {{[Name in Exclude<import("./options.js").OptionName, "lang">]: string | null}} Options `lang` is a property of every element. */

const PROPERTIES = OPTION_NAMES.filter((name) => name !== "lang");

for (const name of PROPERTIES) {
  Object.defineProperty(ChessTElement.prototype, name, {
    configurable: true,
    enumerable: true,
    /** @this {Element} */
    get() {
      return this.getAttribute(name);
    },
    /** @this {Element} @param {unknown} value */
    set(value) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? "" : String(value));
    },
  });
}

/** Properties that were set before the class was there hide those of the class. @param {ChessTElement} element */
function adoptEarlyProperties(element) {
  for (const name of PROPERTIES) {
    if (!Object.hasOwn(element, name)) continue;
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

/** A name that is taken is left as it is: the first version on a page serves all. @param {string} [name] */
export function defineChessT(name = NAME) {
  const registry = globalThis.customElements;
  if (!registry || registry.get(name)) return;
  // A class can have one name only.
  registry.define(name, name === NAME ? ChessTElement : class extends ChessTElement {});
}
