// What a diagram can be told, in writing: attributes of the element, or a page's fragment. Every text is read to a value or
// to a problem that can be told; nothing of it is ever read as markup or script.

/** @typedef {import("../board/types.js").Arrow} Arrow */

/**
 * What is wrong with a text: `wanted` names what would have been right, and fills its words.
 * @typedef {{name: string, text: string, wanted: string, params?: Record<string, string | number>}} Problem
 */
/** @template T @typedef {{value: T} | {wanted: string, params?: Record<string, string | number>}} Reading */
/** @template T @typedef {(text: string) => Reading<T>} Reader */

/** Longer texts are no positions, squares or words, whatever they are. */
const MOST_SIGNS = 2000;
/** A record of several thousand moves is shorter. */
const MOST_OF_GAME = 500_000;
/** As many as anybody can tell apart. */
const MOST_MARKS = 80;

/** @template {string} T @param {readonly T[]} choices @returns {Reader<T>} */
const oneOf = (...choices) => (text) => {
  const found = choices.find((choice) => choice === text.trim().toLowerCase());
  return found === undefined ? { wanted: "choice", params: { choices: choices.join(", ") } } : { value: found };
};

/** @param {number} least @param {number} most @returns {Reader<number>} */
const number = (least, most) => (text) => {
  const value = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? { value } : { wanted: "number", params: { least, most } };
};

/** Like an attribute that stands there without a value, or with a word for no. @type {Reader<boolean>} */
const onOrOff = (text) => {
  const word = text.trim().toLowerCase();
  if (["", "on", "true", "yes", "1"].includes(word)) return { value: true };
  return ["off", "false", "no", "none", "0"].includes(word) ? { value: false } : { wanted: "switch" };
};

/** @param {number} most @returns {Reader<string>} */
const anyText = (most) => (text) => (text.length > most ? { wanted: "shorter", params: { most } } : { value: text });

/** Separated by commas or spaces. @template T @param {string} wanted @param {(word: string) => T | null} read @returns {Reader<T[]>} */
const listOf = (wanted, read) => (text) => {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const found = words.slice(0, MOST_MARKS).map(read);
  return found.includes(null) || words.length > MOST_MARKS ? { wanted } : { value: /** @type {T[]} */ (found) };
};

const squares = listOf("squares", (word) => /^[a-i][1-8]$/i.exec(word)?.[0].toLowerCase() ?? null);

const arrows = listOf("arrows", (word) => {
  const [, from, to] = /^([a-i][1-8])[-:–>]*([a-i][1-8])$/i.exec(word) ?? [];
  return from && to ? /** @type {Arrow} */ ({ from: from.toLowerCase(), to: to.toLowerCase() }) : null;
});

/** `chess-T1`, as the game is called, is as good as its key. @type {Reader<"t1" | "t" | "t2">} */
const variant = (text) => oneOf("t1", "t", "t2")(text.replace(/^\s*chess-?/i, ""));

/** How each option is read, and what it is where nothing is said. */
const READERS = {
  variant,
  position: anyText(MOST_SIGNS),
  game: anyText(MOST_OF_GAME),
  ply: number(0, 100_000),
  mode: oneOf("diagram", "explore", "play", "puzzle"),
  solution: anyText(MOST_SIGNS),
  level: number(1, 99),
  side: oneOf("white", "black"),
  orientation: oneOf("white", "black"),
  force: onOrOff,
  coordinates: onOrOff,
  controls: onOrOff,
  highlight: squares,
  arrows,
  pieces: oneOf("figures", "counters"),
  letters: oneOf("latin", "russian"),
  theme: oneOf("auto", "light", "dark", "contrast"),
  lang: anyText(MOST_SIGNS),
  label: anyText(MOST_SIGNS),
};

/** @typedef {typeof READERS} Readers */
/** The value of each option that is given; the others are absent. @typedef {{[Name in keyof Readers]?: Readers[Name] extends Reader<infer T> ? T : never}} Options */

/** @typedef {keyof Readers} OptionName */

export const OPTION_NAMES = /** @type {(keyof Readers)[]} */ (Object.keys(READERS));

/**
 * @param {(name: string) => string | null} textOf null where the option is not given
 * @returns {{options: Options, problems: Problem[]}}
 */
export function readOptions(textOf) {
  /** @type {Record<string, unknown>} */
  const options = {};
  /** @type {Problem[]} */
  const problems = [];
  for (const name of OPTION_NAMES) {
    const text = textOf(name);
    const reading = text === null ? null : READERS[name](text);
    if (reading && "value" in reading) options[name] = reading.value;
    else if (reading) problems.push({ name, text: shortened(text ?? ""), ...reading });
  }
  return { options, problems: [...problems, ...contradictions(options)] };
}

/** @param {Options} options @returns {Problem[]} */
function contradictions({ position, game, mode, solution }) {
  /** @type {Problem[]} */
  const problems = [];
  if (position !== undefined && game !== undefined) problems.push({ name: "position", text: "", wanted: "one-start" });
  if (mode === "puzzle" && !solution?.trim()) problems.push({ name: "solution", text: "", wanted: "solution" });
  return problems;
}

const SHOWN_SIGNS = 60;

/** @param {string} text */
const shortened = (text) => (text.length > SHOWN_SIGNS ? `${text.slice(0, SHOWN_SIGNS)}…` : text);
