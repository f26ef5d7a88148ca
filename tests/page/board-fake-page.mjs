// The little of a page that the board needs, with everything counted that a board might leave behind.

/** Every listener, observer and frame that is alive. */
export const alive = { listeners: 0, observers: 0, frames: 0 };

/** What was done to the page, in order: "read" for a look at computed styles, "write" for a change of a style, "put" for an element put in. @type {string[]} */
export const done = [];

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
  constructor() {
    return new Proxy(this, {
      set(style, name, value) {
        done.push("write");
        return Reflect.set(style, name, value);
      },
    });
  }
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
      done.push("put");
      child.parent = this;
      this.children.push(child);
    }
  }
  replaceChildren(...children) {
    for (const child of this.children) child.parent = null;
    this.children = [];
    this.append(...children);
  }
  appendChild(child) {
    this.append(child);
    return child;
  }
  get lastElementChild() {
    return this.children.at(-1);
  }
  cloneNode() {
    const copy = new Element();
    Object.assign(copy.style, this.style);
    Object.assign(copy.dataset, this.dataset);
    Object.assign(copy.attributes, this.attributes);
    copy.tabIndex = this.tabIndex;
    copy.append(...this.children.map((child) => child.cloneNode()));
    return copy;
  }
  transferToImageBitmap = () => ({});
  toDataURL = () => "data:,";
  /** An animation that goes on until somebody ends it. */
  animate() {
    const animation = { progress: 0, onfinish: null, cancel: () => animations.delete(animation) };
    animation.effect = { getComputedTiming: () => ({ progress: animation.progress }) };
    animations.add(animation);
    return animation;
  }
  remove() {
    if (this.contains(page.activeElement)) page.activeElement = null;
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = null;
  }
  setAttribute(name, value) {
    this.attributes[name] = value;
  }
  removeAttribute(name) {
    delete this.attributes[name];
  }
  getRootNode = () => page;
  contains(other) {
    for (let at = other; at; at = at.parent) if (at === this) return true;
    return false;
  }
  /** Told to everything above, as the browser does it. */
  focus() {
    if (page.activeElement === this) return;
    page.activeElement = this;
    for (let at = this; at; at = at.parent) at.dispatchEvent(Object.defineProperty(new Event("focusin"), "target", { value: this }));
  }
  blur() {
    page.activeElement = null;
    for (let at = this; at; at = at.parent) at.dispatchEvent(Object.assign(new Event("focusout"), { relatedTarget: null }));
  }
  getContext = () => context;
  getBoundingClientRect = () => ({ left: 0, top: 0, width: parseFloat(this.style.width), height: parseFloat(this.style.height) });
  matches = () => true;
  setPointerCapture() {}
}

/** What is moving. @type {Set<{ progress: number, onfinish: (() => void) | null }>} */
export const animations = new Set();

/** All that observe sizes. @type {Set<(entries: { contentRect: { width: number, height: number } }[]) => void>} */
const sizeWatchers = new Set();

/** Reports a size to whoever observes sizes. @param {{ width: number, height: number }} contentRect */
export function reportSize(contentRect) {
  for (const watcher of sizeWatchers) watcher([{ contentRect }]);
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

class SizeObserver extends Observer {
  constructor(changed) {
    super();
    this.changed = changed;
  }
  observe() {
    super.observe();
    sizeWatchers.add(this.changed);
  }
  disconnect() {
    super.disconnect();
    sizeWatchers.delete(this.changed);
  }
}

const page = new Target();
const computed = { width: "400px", height: "0px", boxSizing: "content-box", colorScheme: "light" };
const frames = new Map();
let frameNumber = 0;

/** Runs what waits for the next frame. */
export function nextFrame() {
  const waiting = [...frames.values()];
  frames.clear();
  alive.frames = 0;
  for (const draw of waiting) draw();
}

/** @type {((deadline: { timeRemaining: () => number }) => void)[]} */
let idleWork = [];

/** Runs what waits until the browser has nothing else to do. */
export function idle() {
  while (idleWork.length > 0) idleWork.shift()({ timeRemaining: () => 10 });
}

/** Puts the fakes in the place of the page. */
export function fakePage() {
  page.createElement = () => new Element();
  page.createElementNS = () => new Element();
  page.documentElement = new Element();
  page.body = new Element();
  const window = new Target();
  Object.assign(globalThis, {
    document: page,
    getComputedStyle: () => {
      done.push("read");
      return { ...computed, getPropertyValue: (name) => computed[name] ?? "" };
    },
    matchMedia: () => Object.assign(new Target(), { matches: false }),
    ResizeObserver: SizeObserver,
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
    requestIdleCallback: (work) => idleWork.push(work),
    cancelAnimationFrame: (number) => {
      frames.delete(number);
      alive.frames = frames.size;
    },
  });
  return { container: new Element(), window };
}

/** @param {string} type @param {Record<string, unknown>} facts */
export const event = (type, facts = {}) => Object.assign(new Event(type, { cancelable: true }), facts);
