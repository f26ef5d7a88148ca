// The board a task is worked on: what is tried is judged before it is shown; what is wrong is answered by the enemy. A small
// game is played on it to its end.

import { reducedMotion } from "../board/index.js";
import { sheltered } from "../core/lasting.js";
import { createTable } from "../table/table.js";

/** @typedef {ReturnType<typeof import("./work.js").createWork>} Work */
/** @typedef {import("./game.js").SmallGame} SmallGame */
/** @typedef {import("../types.js").Snapshot} Snapshot */
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
 * @property {(game: Pick<import("./game.js").World, "table" | "side" | "level" | "take">) => SmallGame} [play] Where there are small games among the tasks.
 */

/** @param {Desk} desk */
export function createTaskBoard({ box, rules, work, answer, told, hinted, onSquare, play }) {
  const table = createTable(box, { onTry, onMove, onSquare, onRenewed });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let coming;
  /** @type {SmallGame | null} */
  let game = null;
  const said = () => work().state().said.join(" ");

  /** @param {import("../table/table.js").Tried} tried */
  function onTry({ from, to, text }) {
    const verdict = answer(text ?? from + to);
    if (!verdict) return false;
    const { status } = verdict;
    const isShown = status === "right" || status === "wrong" || (game && status === "slower");
    if (isShown) return true;
    table.say(said(), status === "slower" ? "news" : "refusal");
    reveal("end");
    return false;
  }

  /** @param {Snapshot} snapshot @param {import("../table/table.js").By} by */
  function onMove(snapshot, by) {
    if (game) return follow(game, snapshot);
    if (by !== "hand") return;
    const { reply } = work().state();
    if (!reply) say();
    else coming = setTimeout(answerBack, reducedMotion() ? 0 : REPLY_MS, reply.text);
    table.setHands("nobody");
  }

  /** @param {SmallGame} game @param {Snapshot} snapshot */
  function follow(game, snapshot) {
    work().follow(snapshot);
    if (work().state().phase === "asking") {
      game.onMove();
      return told();
    }
    table.setHands("nobody");
    say();
  }

  /** @param {string} reply */
  function answerBack(reply) {
    table.play(reply);
    say();
  }

  /** What there is to say of the answer, beside the board and aloud. @param {"news" | "refusal"} [tone] */
  function say(tone) {
    const { phase } = work().state();
    table.say(said(), tone ?? (phase === "failed" ? "refusal" : "news"));
    told();
    reveal(phase === "asking" ? "end" : "center");
    if (phase === "asking") table.setHands(hands());
  }

  /** On a phone the line below the board may lie out of sight. @param {ScrollLogicalPosition} block */
  function reveal(block) {
    const line = box.querySelector(".said");
    const isBelow = line !== null && line.getBoundingClientRect().bottom > innerHeight;
    if (isBelow) line.scrollIntoView({ block, behavior: reducedMotion() ? "auto" : "smooth" });
  }

  function hands() {
    if (game) return work().side();
    return work().kind() === "move" ? "both" : "nobody";
  }

  /** An answer that is not given by hand; a move is played. @param {string} given */
  function take(given) {
    const kind = work().kind();
    if (kind !== "move" && kind !== "game") {
      const verdict = answer(given);
      if (verdict) say(verdict.status === "right" ? "news" : "refusal");
    } else if (onTry({ from: "", to: "", text: given, by: "program", reason: null }) && table.play(given) && !game) {
      onMove(work().snapshot(), "hand");
    }
  }

  const showHands = () => table.setHands(work().state().phase === "asking" ? hands() : "nobody");

  /** What could not be done in a breakdown is done: the work follows a small game, else the board follows the work. */
  function onRenewed() {
    const place = table.game()?.snapshot();
    const { variant, position } = work().snapshot();
    if (place?.position === position) return game?.goOn();
    if (game && place) return follow(game, place);
    table.open(rules, { variant, position });
    showHands();
  }

  return {
    table,
    /** Puts the task on the board. @param {string} variant */
    open(variant) {
      clearTimeout(coming);
      game?.close();
      game = null;
      const { orientation = "white", position, level = 1 } = work().task();
      const isGame = work().kind() === "game";
      table.set({ orientation, force: false, status: isGame, controls: false });
      table.open(rules, { variant, position });
      if (isGame && play) game = play({ table, side: work().side(), level, take });
      game?.goOn();
      showHands();
      if (!isGame) table.note("");
    },
    take,
    /** The next hint; after the last one the answer itself, in a small game a good move. */
    help: sheltered(() => {
      const given = work().help();
      if (given !== null) take(given);
      else if (game && work().state().shown) game.showMove();
      else hinted(work().texts().hints[work().state().hints - 1] ?? "");
      told();
    }),
    /** In a small game, back to before the person's last move. */
    takeBack() {
      work().takeBack();
      game?.takeBack();
      const place = table.game()?.snapshot();
      if (place) work().follow(place);
      table.setHands(hands());
      told();
    },
  };
}
