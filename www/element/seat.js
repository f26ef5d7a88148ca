// What is inside an element while it stands in a page: the table, what is loaded for it, and what goes on at it.

import { formatForce, watchTheme } from "../board/index.js";
import { unlessLost } from "../core/lasting.js";
import { DIAGRAMS } from "../diagram/games.js";
import { readDiagram } from "../diagram/read.js";
import { h } from "../site/dom.js";
import { createTable } from "../table/table.js";
import { errorText } from "../text/errors.js";
import { themeOf } from "./colors.js";
import { emit } from "./events.js";
import { languageOf } from "./language.js";
import { LOOKS, lookOf } from "./look.js";
import { beginPlay, sideBelow } from "./modes.js";
import { readOptions } from "./options.js";
import { placeIn, stepIn } from "./reports.js";
import { sharedRules, sharedStyles, wordsOf } from "./shared.js";
import { fetchRecord, readGameText } from "./source.js";
import { createTrouble } from "./trouble.js";

/** @typedef {import("./element.d.ts").By} By */
/** @typedef {import("../core/i18n.js").Translate} Translate */
/** @typedef {import("../core/lasting.js").EngineLost} EngineLost */
/** @typedef {import("../core/lasting.js").LastingRules} Rules */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("../table/game.js").Source} Source */
/** A game as it stood when its element was taken out of the page. @typedef {{link: string, ply: number}} Kept */
/** @typedef {ReturnType<typeof createSeat>} Seat */

/** @param {HTMLElement} element @param {ShadowRoot} root @param {Kept | null} kept where the game goes on */
export function createSeat(element, root, kept) {
  const life = new AbortController();
  const trouble = createTrouble(element, () => t);
  const tableBox = h("div", { class: "table" });
  const box = h("div", { class: "chess-t" }, trouble.box, tableBox);
  let { options, problems: misread } = readOptions(textOf);
  let language = languageOf(element);
  /** Keys, until there are words. @type {Translate} */
  let t = (key) => key;
  /** Is there anybody who hears of breakdowns? */
  let watched = false;
  /** Is a breakdown told of? */
  let broken = false;
  /** @type {import("./modes.js").Play | null} */
  let play = null;
  /** Who makes the moves that no hand makes. @type {By} */
  let acting = "script";
  /** The newest reading of the attributes: what comes late for an older one is no longer wanted. */
  let reading = 0;
  /** @type {"white" | "black"} Where the options do not say whose side is below. */
  let below = "white";
  /** @type {AbortController | null} */
  let fetching = null;
  let ready = Promise.resolve(false);
  /** @type {Set<string> | null} Attributes that have changed and are not heeded yet. */
  let changed = null;

  root.append(box);
  const table = createTable(tableBox, { onTry, onMove, onPlace, onRenewed });
  sharedStyles().then((sheets) => (root.adoptedStyleSheets = sheets), (error) => console.error(error));
  watchTheme(element, dress, life.signal);
  dress();
  begin();

  /** @param {string} name */
  function textOf(name) {
    return element.getAttribute(name);
  }

  function dress() {
    const theme = themeOf(element, options.theme ?? "auto");
    if (box.dataset.theme === theme) return;
    box.dataset.theme = theme;
    table.refresh();
  }

  // ---- what the attributes say ---------------------------------------------------------------------------------

  /** Everything anew. */
  function begin() {
    const mine = ++reading;
    leave();
    // Until it is known whose pieces move.
    table.setHands("nobody");
    below = sideBelow(options, { turn: "white" });
    table.set(lookOf(options, language, below));
    const { variant = "t1", position = DIAGRAMS[variant].start, game } = options;
    table.picture(variant, readDiagram(game === undefined ? position : DIAGRAMS[variant].start, DIAGRAMS[variant]));
    ready = load(mine).then((done) => (mine === reading ? done : ready));
    return ready;
  }

  /** @param {number} mine @returns {Promise<boolean>} */
  async function load(mine) {
    const isLate = () => mine !== reading || life.signal.aborted;
    if (!(await speak(isLate))) return false;
    try {
      const had = await sharedRules();
      const source = await sourceOf();
      if (isLate()) return false;
      watch(had);
      return await open(had, source, isLate);
    } catch (error) {
      if (!isLate()) trouble.failed(error);
      return false;
    }
  }

  /** Brings the words of the language. @param {() => boolean} isLate @returns {Promise<boolean>} whether they are here and still wanted */
  async function speak(isLate) {
    try {
      const words = await wordsOf(language);
      if (isLate()) return false;
      t = words;
      box.lang = language;
      table.setWords(t);
      trouble.begin(misread);
      return true;
    } catch (error) {
      if (!isLate()) trouble.withoutWords(error);
      return false;
    }
  }

  /** @returns {Promise<Source>} */
  async function sourceOf() {
    const { variant = "t1", position, game, ply = null } = options;
    if (kept) return { variant, ...kept };
    if (game === undefined) return { variant, position, ply };
    const text = readGameText(game);
    if ("record" in text) return { variant, ply, record: text.record };
    if ("link" in text) {
      below = text.view;
      return { variant, link: text.link, ply: ply ?? text.ply };
    }
    fetching = new AbortController();
    return { variant, ply, record: await fetchRecord(text.address, element.baseURI, fetching.signal) };
  }

  /** @param {Rules} had @param {Source} source @param {() => boolean} isLate */
  async function open(had, source, isLate) {
    const opened = table.open(had, source);
    if (!opened.ok) {
      trouble.of(options.game === undefined ? "position" : "game", errorText({ t, force: formatForce }, opened.error));
      return false;
    }
    const snapshot = opened.value.snapshot();
    if (!("link" in source) || kept) below = sideBelow(options, snapshot);
    kept = null;
    const begun = await beginPlay({ table, rules: had, words: () => t, play: playComputer, failed, wrong, solved }, options, snapshot);
    if (isLate()) {
      if (begun.ok) begun.value.close?.();
      return false;
    }
    if (begun.ok) play = begun.value;
    else trouble.of("solution", errorText({ t, force: formatForce }, begun.error));
    table.setHands(play?.hands ?? "both");
    table.set(lookOf(options, language, below));
    play?.onPlace?.(snapshot);
    emit(element, "chess-t-ready", placeIn(opened.value));
    return true;
  }

  /** Attributes have changed: those of the looks leave the game as it is. @param {Promise<boolean>} before */
  function heed(before) {
    const names = changed ?? new Set();
    changed = null;
    if (life.signal.aborted) return false;
    ({ options, problems: misread } = readOptions(textOf));
    dress();
    if ([...names].some((name) => !LOOKS.includes(name))) {
      kept = null;
      language = languageOf(element);
      return begin();
    }
    language = languageOf(element);
    table.set(lookOf(options, language, below));
    if (names.has("lang")) void speak(() => life.signal.aborted);
    else trouble.begin(misread);
    return before;
  }

  /** The computer cannot play: both sides are moved by hand. @param {unknown} error */
  function failed(error) {
    console.error(error);
    play?.close?.();
    play = { hands: "both" };
    table.setHands("both");
    trouble.tell(t("element.opponent.failed"));
  }

  // ---- when the rules break down -------------------------------------------------------------------------------

  /** @param {Rules} rules those of all elements */
  function watch(rules) {
    if (watched) return;
    watched = true;
    const unwatch = rules.watch({
      lost: (fault) => tellBreakdown("engine.lost", fault),
      // A game that was just being opened.
      renewed: () => void (table.game() || begin()),
      gone: (fault) => tellBreakdown("engine.gone", fault),
    });
    life.signal.addEventListener("abort", unwatch);
  }

  /** @param {string} key @param {EngineLost} fault */
  function tellBreakdown(key, { message }) {
    broken = true;
    trouble.tell(t(key, { detail: message }));
  }

  /** Whoever was about to move does so now. */
  function onRenewed() {
    const game = table.game();
    if (game) play?.onPlace?.(game.snapshot());
  }

  // ---- what happens at the table -------------------------------------------------------------------------------

  /** @param {import("../table/table.js").Tried} tried */
  function onTry(tried) {
    const { from, to } = tried;
    if (tried.text === null) return emit(element, "chess-t-refused", { from, to, code: tried.reason.code, text: tried.why });
    const move = { from, to, text: tried.text };
    return emit(element, "chess-t-beforemove", { ...move, by: "person" }) && (play?.accepts?.(move) ?? true);
  }

  /** @param {Snapshot} snapshot @param {import("../table/table.js").By} by */
  function onMove({ result }, by) {
    if (broken) trouble.begin(misread);
    broken = false;
    report((game) => emit(element, "chess-t-move", stepIn(game, by === "hand" ? "person" : acting)));
    if (result) emit(element, "chess-t-end", { winner: result.winner, by: result.by });
    play?.onMove?.(by);
  }

  /** @param {Snapshot} snapshot */
  function onPlace(snapshot) {
    report((game) => emit(element, "chess-t-place", placeIn(game)));
    play?.onPlace?.(snapshot);
  }

  /** @param {(game: import("../table/game.js").Game) => void} work */
  function report(work) {
    const game = table.game();
    if (game) unlessLost(() => work(game));
  }

  /** @param {string} text */
  function playComputer(text) {
    const move = { from: text.slice(0, 2), to: text.slice(2, 4), text };
    if (!emit(element, "chess-t-beforemove", { ...move, by: "computer" })) return false;
    return playAs("computer", text);
  }

  /** @param {By} by @param {string} text */
  function playAs(by, text) {
    acting = by;
    return table.play(text);
  }

  /** @param {{from: string, to: string, text: string}} move */
  function wrong(move) {
    emit(element, "chess-t-wrong", { ...move, by: "person" });
  }

  function solved() {
    table.setHands("nobody");
    table.say(t("element.solved"));
    report((game) => emit(element, "chess-t-solved", placeIn(game)));
  }

  /** What went on is over. */
  function leave() {
    fetching?.abort();
    fetching = null;
    play?.close?.();
    play = null;
  }

  return {
    table,
    ready: () => ready,
    place() {
      const game = table.game();
      return game && unlessLost(() => placeIn(game));
    },
    move: (/** @type {string} */ text) => playAs("script", text),
    /** An attribute has changed; several are heeded together. @param {string} name */
    change(name) {
      const before = ready;
      if (!changed) ready = Promise.resolve().then(() => heed(before));
      changed = (changed ?? new Set()).add(name);
    },
    refresh() {
      dress();
      table.refresh();
    },
    /** Nothing is left behind; answers where the game stands, if somebody has played. @returns {Kept | null} */
    close() {
      const game = table.game();
      const link = table.ask((engine) => engine.link());
      const ply = game && unlessLost(game.ply);
      const last = link && ply ? { link, ply } : null;
      leave();
      life.abort();
      table.destroy();
      box.remove();
      return last ?? kept;
    },
  };
}
