// The board a task is worked on: what is tried is judged before it is shown; what is wrong is answered by the enemy.

import { reducedMotion } from "../board/index.js";
import { sheltered } from "../core/lasting.js";
import { createTable } from "../table/table.js";

/** @typedef {ReturnType<typeof import("./work.js").createWork>} Work */
/** @typedef {import("../types.js").Verdict} Verdict */

/** How long a move stands before it is answered. */
const REPLY_MS = 900;

/**
 * @typedef {object} Desk
 * @property {HTMLElement} box
 * @property {import("../core/lasting.js").LastingRules} rules
 * @property {() => Work} work
 * @property {(answer: string) => Verdict | null} answer null where the rules broke down
 * @property {() => void} told There is something new to be shown.
 * @property {(hint: string) => void} hinted
 * @property {(square: string) => boolean} [onSquare] false: the square is not looked at
 */

/** @param {Desk} desk */
export function createTaskBoard({ box, rules, work, answer, told, hinted, onSquare }) {
  const table = createTable(box, { onTry, onMove, onSquare, onRenewed });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let coming;
  const said = () => work().state().said.join(" ");

  /** @param {import("../table/table.js").Tried} tried */
  function onTry({ from, to, text }) {
    const verdict = answer(text ?? from + to);
    if (!verdict) return false;
    const { status } = verdict;
    if (status !== "refused" && status !== "unreadable" && status !== "slower") return true;
    table.say(said(), "refusal");
    return false;
  }

  /** @param {unknown} _ @param {import("../table/table.js").By} by */
  function onMove(_, by) {
    if (by !== "hand") return;
    const { reply } = work().state();
    if (!reply) say();
    else coming = setTimeout(answerBack, reducedMotion() ? 0 : REPLY_MS, reply.text);
    table.setHands("nobody");
  }

  /** @param {string} reply */
  function answerBack(reply) {
    table.play(reply);
    say();
  }

  /** What there is to say of the answer, beside the board and aloud. */
  function say() {
    const { phase } = work().state();
    table.say(said(), phase === "failed" ? "refusal" : "news");
    told();
    if (phase === "asking") table.setHands(hands());
  }

  const hands = () => (work().kind() === "move" ? "both" : "nobody");

  /** An answer that is not given by hand; a move is played. @param {string} given */
  function take(given) {
    if (work().kind() !== "move") {
      if (answer(given)) say();
    } else if (onTry({ from: "", to: "", text: given, by: "program", reason: null }) && table.play(given)) {
      onMove(null, "hand");
    }
  }

  /** @param {string} variant @param {string} position */
  function put(variant, position) {
    table.open(rules, { variant, position });
    table.setHands(work().state().phase === "asking" ? hands() : "nobody");
  }

  /** A move that the table could not make in the breakdown is made. */
  function onRenewed() {
    const { variant, position } = work().snapshot();
    if (table.game()?.snapshot().position !== position) put(variant, position);
  }

  return {
    table,
    /** Puts the task on the board. @param {string} variant */
    open(variant) {
      clearTimeout(coming);
      const { orientation = "white", position } = work().task();
      table.set({ orientation, force: false, status: false, controls: false });
      put(variant, position);
      table.note("");
    },
    take,
    /** The next hint; after the last one the answer itself. */
    help: sheltered(() => {
      const given = work().help();
      if (given !== null) take(given);
      else hinted(work().texts().hints[work().state().hints - 1] ?? "");
      told();
    }),
  };
}
