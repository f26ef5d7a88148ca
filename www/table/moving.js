// Moves at a table: tried by hand or in writing, refused in words, asked about, made.

import { errorText } from "../text/errors.js";
import { newsText } from "../text/news.js";
import { reasonText } from "../text/reasons.js";
import { attempt, refusalIn } from "./attempt.js";
import { newsOf } from "./news.js";
import { isMovedByHand } from "./state.js";

/** @typedef {import("../types.js").Square} Square */
/** @typedef {import("../types.js").Reason} Reason */
/** @typedef {import("../types.js").Snapshot} Snapshot */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("./table.js").By} By */

/** @param {Scene} scene @param {Pick<import("./table.js").Handlers, "onTry" | "onMove">} handlers */
export function createMoving(scene, handlers) {
  const { state, t, words, ask, go, board, tell, show } = scene;

  /** @param {Square} from @param {Square} to @param {boolean} byKeyboard */
  function tryMove(from, to, byKeyboard) {
    const snapshot = scene.game()?.snapshot();
    if (!snapshot || from === to || state.waiting) return;
    if (snapshot.pieces[from]?.color === snapshot.turn && !isMovedByHand(state, snapshot.turn)) return tell(t("opponent.turn"), "refusal");
    const tried = ask((engine) => attempt(engine, from, to));
    if (tried?.is === "error") tell(errorText(words(), tried.error), "refusal");
    if (tried?.is === "refused") refuse(from, to, tried.reason);
    if (tried?.is === "move") playTried(from, to, tried.text);
    if (tried?.is === "choice") askWhatItBecomes(snapshot, { from, to, options: tried.options, byKeyboard });
  }

  /** @param {Snapshot} snapshot @param {Omit<NonNullable<Scene["state"]["waiting"]>, "piece">} asked */
  function askWhatItBecomes({ pieces }, asked) {
    const piece = pieces[asked.from];
    if (!piece) return;
    Object.assign(state, { waiting: { ...asked, piece }, inspected: null });
    board()?.set({ reach: null });
    show();
    board()?.say(t("promotion.ask.spoken", { square: asked.to }));
  }

  /** @param {Square} from @param {Square} to @param {Reason} reason */
  function refuse(from, to, reason) {
    // A click on nothing is no move, and nothing is said about it.
    if (reason.code === "nothing-there") return;
    const why = whyNot(from, to, reason);
    if (handlers.onTry?.({ from, to, by: "hand", text: null, reason, why }) === false) return;
    tell(why, "refusal");
  }

  /** @param {Square} from @param {Square} to @param {Reason} reason */
  function whyNot(from, to, reason) {
    return reasonText(words(), { reason, from, to, color: scene.game()?.snapshot().pieces[from]?.color ?? null });
  }

  /** @param {Square} from @param {Square} to @param {string} text */
  function playTried(from, to, text) {
    if (handlers.onTry?.({ from, to, by: "hand", text, reason: null }) === false) return show();
    play(text, "hand");
  }

  /**
   * Plays a move in any notation the engine reads; `program` does so whatever the hands are, and `onTry` is not asked.
   * @param {string} text @param {By} [by] @returns {boolean} whether it was one
   */
  function play(text, by = "program") {
    const made = go((engine) => engine.play(text));
    const refusal = made && !made.ok ? refusalIn(text, made.error) : null;
    if (!refusal) return arrive(made, by);
    tell(whyNot(refusal.from, refusal.to, refusal.reason), "refusal");
    return false;
  }

  /** A step was made, or could not be. @param {ReturnType<typeof go>} made @param {By} by */
  function arrive(made, by) {
    if (!made) return false;
    if (!made.ok) {
      tell(errorText(words(), made.error), "refusal");
      return false;
    }
    state.landed = made.value.last?.drawn ?? null;
    scene.showPlace();
    board()?.say(newsText(words(), newsOf(made.value, made.value.last)));
    handlers.onMove?.(made.value, by);
    return true;
  }

  return {
    tryMove,
    play,
    arrive,
    /** What the piece becomes, as the text of one of the options. @param {string} text */
    choose(text) {
      const { waiting } = state;
      if (!waiting?.options.some((option) => option.text === text && option.reasons.length === 0)) return;
      state.waiting = null;
      playTried(waiting.from, waiting.to, text);
      if (waiting.byKeyboard) board()?.focus();
    },
    /** The move that waited is taken back. */
    cancel() {
      state.waiting = null;
      show();
      board()?.say(t("promotion.cancelled"));
    },
    /** A move in writing, in any notation that the engine reads. @param {string} text @returns {boolean} whether it was one */
    type(text) {
      const snapshot = scene.game()?.snapshot();
      if (!snapshot || state.waiting || text.trim() === "") return false;
      if (!isMovedByHand(state, snapshot.turn)) {
        tell(t("opponent.turn"), "refusal");
        return false;
      }
      const read = ask((engine) => engine.readMove(text));
      if (read?.ok) playTried(read.value.from, read.value.to, read.value.text);
      else if (read) refuseTyped(text, read.error);
      return read?.ok === true;
    },
  };

  /** @param {string} text @param {import("../types.js").EngineError} error */
  function refuseTyped(text, error) {
    const refusal = refusalIn(text, error);
    if (refusal) refuse(refusal.from, refusal.to, refusal.reason);
    else tell(errorText(words(), error), "refusal");
  }
}
