// Making elements. Text goes in as text; nothing here reads markup.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Attributes */

/**
 * An element with attributes, listeners (`onclick`) and children; absent children are left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name.startsWith("on")) throw new TypeError(`${name} is no text`);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...present(children));
  return element;
}

/** @param {Child[]} children @returns {(Node | string)[]} */
function present(children) {
  return /** @type {(Node | string)[]} */ (children.filter((child) => child || child === ""));
}

/** Replaces everything inside. @param {Element} element @param {...Child} children */
export function fill(element, ...children) {
  element.replaceChildren(...present(children));
}

/** Says something else in an element of nothing but text; where it says that already, nothing is touched. @param {Element} element @param {string} words */
export function say(element, words) {
  const { firstChild } = element;
  if (!(firstChild instanceof Text)) element.prepend(words);
  else if (firstChild.data !== words) firstChild.data = words;
}

/** The same; an element that has nothing to say is not seen. @param {HTMLElement} element @param {string | null} words */
export function sayOrHide(element, words) {
  show(element, words !== null);
  say(element, words ?? "");
}

/** @param {HTMLElement} element @param {boolean} shown */
export function show(element, shown) {
  if (element.hidden === shown) element.hidden = !shown;
}

/**
 * Does the newest of what is wanted, but not in the frame that is being made: that one is for what follows the pointer.
 * @template T
 * @param {(input: T) => void} work
 */
export function afterFrame(work) {
  /** @type {{ input: T } | null} */
  let wanted = null;
  const now = () => {
    const latest = wanted;
    wanted = null;
    if (latest) work(latest.input);
  };
  return {
    /** @param {T} input */
    want(input) {
      if (!wanted) requestAnimationFrame(() => setTimeout(now));
      wanted = { input };
    },
    /** Does it at once, for something that builds on it. */
    now,
  };
}

/**
 * Does something in the frame that is made next, once however often it is asked for. What is measured there is laid out
 * in any case; measured earlier, the page would be laid out twice.
 * @param {() => void} work
 */
export function inNextFrame(work) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      work();
    });
  };
}

/** A drawing of the sprite, which is a file unless the page itself holds it. @param {string} name @returns {SVGElement} */
export function icon(name) {
  const { icons = "icons/icons.svg#" } = document.documentElement.dataset;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", icons + name);
  svg.append(use);
  return svg;
}

/**
 * @param {string} label
 * @param {() => void} onclick
 * @param {Attributes & {kind?: string, icon?: string}} [more] `kind`: "main", "quiet" or nothing
 */
export function button(label, onclick, { kind, icon: drawing, ...more } = {}) {
  const name = ["button", kind ? `button-${kind}` : ""].join(" ").trim();
  return h("button", { type: "button", class: name, onclick, ...more }, drawing && icon(drawing), h("span", {}, label));
}

/**
 * A button that shows only its drawing; the label is its name and its hint.
 * @param {string} drawing
 * @param {string} label
 * @param {() => void} onclick
 * @param {Attributes} [more]
 */
export function iconButton(drawing, label, onclick, more = {}) {
  return h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...more }, icon(drawing));
}

/** A disabled button would lose the focus; this one keeps it and says that it does nothing. @param {HTMLElement | undefined} element @param {boolean} on */
export function enable(element, on) {
  element?.setAttribute("aria-disabled", String(!on));
}

/**
 * Draws only when what it depends on has changed.
 * @template S
 * @param {(state: S) => readonly unknown[]} pick
 * @param {(state: S) => void} draw
 * @returns {(state: S) => void}
 */
export function whenChanged(pick, draw) {
  /** @type {readonly unknown[] | null} */
  let last = null;
  return (state) => {
    const next = pick(state);
    if (last && next.every((value, index) => value === last?.[index])) return;
    last = next;
    draw(state);
  };
}

let ids = 0;

/** A name for `id` that nothing else has. @param {string} stem */
export function freshId(stem) {
  return `${stem}-${++ids}`;
}
