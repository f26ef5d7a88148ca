// The little of a page that the board needs, with everything counted that a board might leave behind.

/** Every listener, observer and frame that is alive. */
export const alive = { listeners: 0, observers: 0, frames: 0 };

class Target extends EventTarget {
  addEventListener(type, listener, options = {}) {
    if (options.signal?.aborted) return;
    let gone = false;
    const end = () => {
      if (!gone) alive.listeners -= 1;
      gone = true;
    };
    alive.listeners += 1;
    options.signal?.addEventListener("abort", end, { once: true });
    const heard = (event) => {
      if (options.once) end();
      listener(event);
    };
    super.addEventListener(type, heard, options);
  }
}

class Style {
  setProperty(name, value) {
    this[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())] = value;
  }
}

const context = new Proxy({}, {
  get: (memory, name) => memory[name] ?? (name === "measureText" ? () => ({ width: 8, actualBoundingBoxAscent: 7 }) : () => {}),
  set: (memory, name, value) => Reflect.set(memory, name, value),
});

class Element extends Target {
  style = new Style();
  dataset = {};
  children = [];
  parent = null;
  attributes = {};
  ownerDocument = page;
  append(...children) {
    for (const child of children) {
      child.parent = this;
      this.children.push(child);
    }
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = null;
  }
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  removeAttribute(name) {
    delete this.attributes[name];
  }
  getContext = () => context;
  getBoundingClientRect = () => ({ left: 0, top: 0, width: parseFloat(this.style.width), height: parseFloat(this.style.height) });
  matches = () => true;
  setPointerCapture() {}
}

class Observer {
  #watching = false;
  observe() {
    if (!this.#watching) alive.observers += 1;
    this.#watching = true;
  }
  disconnect() {
    if (this.#watching) alive.observers -= 1;
    this.#watching = false;
  }
}

const page = new Target();
const computed = { width: "400px", height: "0px", boxSizing: "content-box", colorScheme: "light" };
const frames = new Map();
let frameNumber = 0;

/** Runs what waits for the next frame. @param {number} time */
export function nextFrame(time) {
  const waiting = [...frames.values()];
  frames.clear();
  alive.frames = 0;
  for (const draw of waiting) draw(time);
}

/** Puts the fakes in the place of the page. */
export function fakePage() {
  page.createElement = () => new Element();
  page.documentElement = new Element();
  page.body = new Element();
  const window = new Target();
  Object.assign(globalThis, {
    document: page,
    getComputedStyle: () => ({ ...computed, getPropertyValue: (name) => computed[name] ?? "" }),
    matchMedia: () => Object.assign(new Target(), { matches: false }),
    ResizeObserver: Observer,
    MutationObserver: Observer,
    OffscreenCanvas: Element,
    Path2D: class {},
    devicePixelRatio: 2,
    addEventListener: window.addEventListener.bind(window),
    requestAnimationFrame: (draw) => {
      frames.set(++frameNumber, draw);
      alive.frames = frames.size;
      return frameNumber;
    },
    cancelAnimationFrame: (number) => {
      frames.delete(number);
      alive.frames = frames.size;
    },
  });
  return { container: new Element(), window };
}

/** @param {string} type @param {Record<string, unknown>} facts */
export const event = (type, facts = {}) => Object.assign(new Event(type, { cancelable: true }), facts);
