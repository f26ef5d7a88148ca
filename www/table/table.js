// A table: a board with the rules behind it, and no page round it. It shows a place of a game, lets pieces be moved by hand, asks
// what has to be asked, says why a move is refused, and walks through the game. Diagrams, lessons and puzzles are made of it.
//
//   const table = createTable(box, { onTry, onMove, onPlace });
//   table.picture("t1", { pieces, stars });      // before there are rules
//   table.setWords(translate);
//   const opened = table.open(rules, { variant: "t1", position });
//   table.play("e2-e4"); table.set({ drawn: { circles: ["e4"], arrows: [] } }); table.say("Well done."); table.close();
//
// `onTry` hears of every move that is tried, with the engine's answer, before anything is shown or said; where it returns
// false, nothing is. Everything here is plain elements in `box`; styles/table.css and controls.css dress them.

import { createMoveEntry } from "../board/index.js";
import { createControls } from "./controls.js";
import { createDrawing } from "./drawing.js";
import { createHand } from "./hand.js";
import { createMoving } from "./moving.js";
import { createPrompts } from "./prompts.js";
import { createScene } from "./scene.js";
import { createWalking } from "./walking.js";

/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").Reason} Reason */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {ReturnType<typeof createTable>} Table */

/** Who makes a move: a person at the board, or the program that put it up. @typedef {"hand" | "program"} By */

/**
 * A move that is tried. `text` would play it; where it is refused there is the reason instead, and `why` in words.
 * @typedef {{from: Square, to: Square, by: By} & ({text: string, reason: null} | {text: null, reason: Reason, why: string})} Tried
 */

/**
 * @typedef {object} Handlers
 * @property {(tried: Tried) => boolean | void} [onTry]
 * @property {(square: Square) => boolean | void} [onSquare] A square was tapped on which there is nothing to take up; where it returns false, it is not
 *   looked at.
 * @property {(square: Square | null) => void} [onPoint] The pointer, or the grid's own focus, went to a square or left them all.
 * @property {(snapshot: Snapshot, by: By) => void} [onMove] A step was made and is shown; `snapshot.last` is it.
 * @property {(snapshot: Snapshot) => void} [onPlace] Another place of the game is shown, however one came there.
 * @property {() => void} [onRenewed] The rules broke down and stand again; the game is shown as it was.
 */

/** @param {HTMLElement} box @param {Handlers} [handlers] */
export function createTable(box, handlers = {}) {
  const hand = createHand(() => scene, (from, to, byKeyboard) => moving.tryMove(from, to, byKeyboard), handlers);
  /** @type {import("./scene.js").Scene} */
  const scene = createScene({
    hand: hand.handlers,
    shown(snapshot) {
      prompts.show(state, snapshot);
      controls.show(t, state.look, snapshot);
    },
    placed: (snapshot) => handlers.onPlace?.(snapshot),
    renewed: () => handlers.onRenewed?.(),
  });
  const { state, t, game, board, boardBox, said } = scene;
  const moving = createMoving(scene, handlers);
  const drawing = createDrawing(scene, moving.arrive);
  const walking = createWalking(scene);
  const focus = () => board()?.focus();
  const flip = () => scene.set({ orientation: state.look.orientation === "white" ? "black" : "white" });

  const controls = createControls({ ...walking, flip, toggleForce: () => scene.set({ force: !state.look.force }) });
  const prompts = createPrompts({
    words: scene.words, info: scene.info, choose: moving.choose, cancel: moving.cancel, ...drawing, focusBoard: focus,
    claim: (claim) => moving.arrive(scene.go((engine) => engine.claimDraw(claim)), "hand"),
  });
  const entry = createMoveEntry({ focus }, moving.type);
  const parts = [boardBox, said.element, entry.element, prompts.element, controls.element];
  entry.element.hidden = true;
  boardBox.addEventListener("keydown", openEntry);
  box.append(...parts);

  /** Whoever comes by keyboard finds the field for moves in writing by its key; nobody else needs it. @param {KeyboardEvent} event */
  function openEntry(event) {
    const { code, ctrlKey, altKey, metaKey } = event;
    if (code !== "KeyT" || ctrlKey || altKey || metaKey || !state.look.interactive || state.hands === "nobody") return;
    event.preventDefault();
    entry.element.hidden = false;
    entry.element.querySelector("input")?.focus();
  }

  return {
    picture: scene.picture,
    open: scene.open,
    close: scene.close,
    set: scene.set,
    /** The engine's answer to anything; null where there is no game, or where the rules broke down just now. */
    ask: scene.ask,
    look: () => state.look,
    /** Null before a game is open. */
    game,
    /** @param {import("./state.js").State["hands"]} hands whose pieces may be moved by hand from now on */
    setHands(hands) {
      state.hands = hands;
      scene.show();
    },
    /** Another language. @param {import("../core/i18n.js").Translate} words */
    setWords(words) {
      controls.renew();
      entry.setWords({ label: words("typed.label"), example: words("typed.example"), go: words("typed.go") });
      scene.setWords(words);
    },
    showReach: hand.showReach,
    lookAt: hand.lookAt,
    play: moving.play,
    roll: drawing.roll,
    enter: drawing.enter,
    ...walking,
    flip,
    /** Says something below the board and aloud. */
    say: scene.tell,
    /** What goes on is told to the eye alone; without a text, whose turn it is. @param {string} [text] */
    note: (text) => (text === undefined ? scene.showStatus() : said.show(text)),
    focus,
    /** After a change of colours that the board cannot see. */
    refresh: () => board()?.refresh(),
    destroy() {
      scene.destroy();
      prompts.destroy();
      for (const part of parts) part.remove();
    },
  };
}
