// The headless editor: one state and everything that can be done to it. Tested without a browser.

import { sheltered, unlessLost } from "../core/lasting.js";
import { createStore } from "../core/store.js";
import { answer } from "../table/answers.js";
import * as diagrams from "./diagram.js";
import { advance, back, begin, forward } from "./history.js";
import { createJudge } from "./judge.js";
import { loadWork, saveWork } from "./keep.js";
import { readText } from "./paste.js";
import { HAND, isSameTool } from "./tools.js";

/** @typedef {import("../core/lasting.js").LastingRules} Rules */
/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").Color} Color */
/** @typedef {import("../types.js").Piece} Piece */
/** @typedef {import("./diagram.js").Diagram} Diagram */
/** @typedef {import("./diagram.js").Stars} Stars */
/** @typedef {import("./history.js").History<Diagram>} History */
/** @typedef {import("./tools.js").Tool} Tool */
/** @typedef {import("./paste.js").Taken} Taken */

/**
 * Something to tell; it stays data until it is shown.
 * @typedef {{key: string, params?: Record<string, string | number>}
 *   | {placed: Piece, square: Square} | {removed: Piece, square: Square} | {moved: Piece, from: Square, to: Square, copied: boolean}} News
 */

/**
 * @typedef {object} Own
 * @property {History} history
 * @property {import("../types.js").PositionProblem[]} unread What of a text that was taken in could not be read, until something is edited.
 * @property {Color} orientation
 * @property {Tool} tool
 * @property {Square | null} drawnFrom Where an arrow begins that is drawn by taps.
 * @property {import("../core/storage.js").Outcome} kept What became of the work as it stands.
 * @property {{id: number, news: News | null}} told
 */

/** The diagram that is shown, judged, and the rest. @typedef {import("./judge.js").Judgement & Own} EditorState */
/** @typedef {ReturnType<typeof createEditor>} Editor */

/**
 * @param {Rules} rules
 * @param {import("../core/storage.js").Keeper} keeper
 * @param {import("../core/diagram-address.js").DiagramAddress | null} asked what the page's address says
 */
export function createEditor(rules, keeper, asked) {
  const { variantOf, read, judge, engine } = createJudge(rules);
  const store = createStore(firstState());
  const diagram = () => store.get().diagram;
  const choices = () => variantOf(diagram().variant).inaccessibleChoices;

  /** As it was left the last time; else the start of the first game. @returns {EditorState} */
  function firstState() {
    const work = loadWork(keeper);
    const kept = work ? read(work.variant, work.position, work.drawn) : startOf("");
    return {
      ...judge(kept), history: begin(kept), unread: [], orientation: work?.orientation ?? "white", tool: HAND, drawnFrom: null, kept: "kept",
      told: { id: 0, news: null },
    };
  }

  /** @param {string} key of a game */
  function startOf(key) {
    const { variant, start } = variantOf(key);
    return read(variant, start);
  }

  /** @param {News | null} news @param {Partial<EditorState>} [more] */
  function tell(news, more = {}) {
    store.update({ told: { id: store.get().told.id + 1, news }, ...more });
  }

  /** @param {History} history @param {News | null} news @param {Partial<EditorState>} [more] */
  function show(history, news, more = {}) {
    tell(news, { history, ...judge(history.present), unread: [], drawnFrom: null, ...more });
    keep();
  }

  function keep() {
    const { position, orientation, diagram: { variant, drawn } } = store.get();
    const kept = saveWork(keeper, { variant, position, drawn, orientation });
    if (kept !== store.get().kept) store.update({ kept });
  }

  /** @param {Diagram} next @param {News | null} [news] @param {Partial<EditorState>} [more] */
  function edit(next, news = null, more = {}) {
    show(advance(store.get().history, next), news, more);
  }

  /** To another place of what has been; where there is none, nothing is told. @param {History} history @param {string} key */
  function walk(history, key) {
    if (history !== store.get().history) show(history, { key });
  }

  // ---- on the board --------------------------------------------------------------------------------------------

  /** What the tool in hand does on a square. @param {Square} square */
  function tap(square) {
    const { tool, drawnFrom } = store.get();
    switch (tool.kind) {
      case "hand":
        return;
      case "piece":
        return isThere(square, tool.piece) ? remove(square) : put(square, tool.piece);
      case "star":
        return putStar(square, tool.color);
      case "erase":
        return remove(square);
      case "draw":
        if (drawnFrom !== null) return draw(drawnFrom, square);
        return tell({ key: "edit.arrow.from", params: { square } }, { drawnFrom: square });
    }
  }

  /** @param {Square} square @param {Piece} piece */
  function isThere(square, { color, role }) {
    const there = diagram().pieces[square];
    return there?.color === color && there.role === role;
  }

  /** @param {Square} square @param {Piece} piece */
  function put(square, piece) {
    edit(diagrams.put(diagram(), square, piece), { placed: piece, square });
  }

  /** @param {Square} from @param {Square} to @param {boolean} copied */
  function move(from, to, copied) {
    const piece = diagram().pieces[from];
    if (piece) edit(diagrams.move(diagram(), from, to, copied), { moved: piece, from, to, copied });
  }

  /** The piece on a square; where there is none, what is drawn there. @param {Square} square */
  function remove(square) {
    const piece = diagram().pieces[square];
    if (piece) return edit(diagrams.remove(diagram(), square), { removed: piece, square });
    const wiped = diagrams.wipe(diagram(), square);
    if (wiped !== diagram()) edit(wiped, { key: "edit.drawn.gone" });
  }

  /** @param {Square} from @param {Square} to the same: a circle */
  function draw(from, to) {
    if (from === to) edit(diagrams.toggleCircle(diagram(), from), { key: "edit.circle", params: { square: from } });
    else edit(diagrams.toggleArrow(diagram(), from, to), { key: "edit.arrow", params: { from, to } });
  }

  /** Only where it may be drawn (RULES 3.2); the other side's is then somewhere, too. @param {Square} square @param {Color} color */
  function putStar(square, color) {
    if (!choices()?.[color].includes(square)) return tell({ key: `edit.star.not.${color}`, params: { square } });
    const { stars } = diagram();
    const before = typeof stars === "string" ? firstStars() : stars;
    if (before) edit({ ...diagram(), stars: { ...before, [color]: square } }, { key: `edit.star.on.${color}`, params: { square } });
  }

  /** For a beginning. @returns {Exclude<Stars, string> | null} */
  function firstStars() {
    const [white, black] = [choices()?.white[0], choices()?.black[0]];
    return white && black ? { white, black } : null;
  }

  // ---- as a whole ----------------------------------------------------------------------------------------------

  /** @param {string} key */
  function setVariant(key) {
    const next = diagrams.moveTo(diagram(), variantOf(key));
    const lost = Object.keys(diagram().pieces).length - Object.keys(next.pieces).length;
    edit(next, lost > 0 ? { key: "edit.variant.lost", params: { n: lost } } : null, { tool: HAND });
  }

  /** Takes a position or a link in. @param {string} text @returns {boolean} whether there was one in it */
  function takeText(text) {
    const taken = readText(rules, text, diagram().variant);
    if (taken) take(taken);
    return taken !== null;
  }

  /** What the address asks for; what was edited before is one step back. @param {import("../core/diagram-address.js").DiagramAddress} address */
  function takeAddress({ variant, position, orientation, drawn }) {
    const game = variantOf(variant ?? diagram().variant);
    const answer = rules.readSetup(game.variant, position ?? game.start);
    if (answer.ok) take({ variant: game.variant, read: answer.value, drawn, orientation });
  }

  /** What the arrangement itself shows is not told twice. @param {Taken} taken */
  function take({ variant, read, drawn, orientation = store.get().orientation }) {
    const next = diagrams.diagramOf(variant, read, drawn);
    const shown = new Set(judge(next).problems.map(({ code }) => code));
    const unread = read.problems.filter(({ code }) => !shown.has(code));
    edit(next, { key: unread.length > 0 ? "edit.taken.partly" : "edit.taken" }, { unread, orientation });
  }

  /** A tool that is chosen again is put away. @param {Tool} tool */
  function choose(tool) {
    store.update({ tool: isSameTool(tool, store.get().tool) ? HAND : tool, drawnFrom: null });
  }

  function flip() {
    store.update({ orientation: store.get().orientation === "white" ? "black" : "white" });
    keep();
  }

  if (asked) takeAddress(asked);
  rules.watch({ renewed: () => tell(null, judge(diagram())) });
  return {
    store,
    rules,
    variantOf,
    /** What is asked of the board by keyboard; null where the rules cannot say. @param {import("../board/types.js").Question} about @param {Square} square */
    answer(about, square) {
      const { snapshot } = store.get();
      return snapshot && unlessLost(() => answer(engine, { snapshot, roles: variantOf(snapshot.variant).roles }, about, square));
    },
    actions: {
      tap: sheltered(tap), put: sheltered(put), move: sheltered(move), remove: sheltered(remove), draw: sheltered(draw), putStar: sheltered(putStar),
      setVariant: sheltered(setVariant), takeText: sheltered(takeText), takeAddress: sheltered(takeAddress), choose, flip,
      set: sheltered((/** @type {Partial<Pick<Diagram, "turn" | "rights" | "quiet" | "moveNumber">>} */ change) => edit({ ...diagram(), ...change })),
      /** `drawn`: on squares to begin with */
      setStars: sheltered((/** @type {Stars | "drawn"} */ stars) => edit({ ...diagram(), stars: stars === "drawn" ? (firstStars() ?? "none") : stars })),
      clear: sheltered(() => edit(diagrams.clear(diagram()), { key: "edit.cleared" })),
      start: sheltered(() => edit(startOf(diagram().variant), { key: "edit.started" })),
      clearDrawn: sheltered(() => edit({ ...diagram(), drawn: diagrams.NOTHING }, { key: "edit.drawn.gone" })),
      undo: sheltered(() => walk(back(store.get().history), "edit.undone")),
      redo: sheltered(() => walk(forward(store.get().history), "edit.redone")),
    },
  };
}
