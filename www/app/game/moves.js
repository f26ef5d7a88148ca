// Making a move: ask the engine whether it is legal, tell why not, ask what the piece becomes, play it.

import { attempt, refusalIn } from "../../table/attempt.js";
import { isExposed, newsOf } from "../../table/news.js";
import { ask } from "./ask.js";
import { inspect, look } from "./inspect.js";
import { notify, passOver, speak } from "./notices.js";
import { show } from "./show.js";
import { isMovedByHand, personsSide } from "./players.js";
import { other, placeInLine } from "./state.js";
import { clockAfterTakeback } from "./timing.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../../types.js").Square} Square */
/** @typedef {import("../../types.js").Snapshot} Snapshot */
/** @typedef {import("./state.js").Message} Message */

/**
 * The player wants this move; whether it is one is the engine's to say.
 * @param {Context} ctx
 * @param {Square} from
 * @param {Square} to
 * @param {boolean} [byKeyboard]
 */
export function tryMove(ctx, from, to, byKeyboard = false) {
  if (from === to || ctx.store.get().pending) return;
  if (isComputersMove(ctx, from)) return notify(ctx, "info", { kind: "text", key: "opponent.turn" });
  const tried = ask(ctx, (engine) => attempt(engine, from, to));
  if (tried?.is === "error") notify(ctx, "refusal", { kind: "error", error: tried.error });
  if (tried?.is === "refused") refuse(ctx, from, to, tried.reason);
  if (tried?.is === "choice") askWhatItBecomes(ctx, { from, to, options: tried.options, byKeyboard });
  if (tried?.is === "move") play(ctx, tried.text);
}

/**
 * A move in words of the record: coordinates or the author's notation, in either letters.
 * @param {Context} ctx
 * @param {string} text
 * @returns {boolean} whether it was made
 */
export function typeMove(ctx, text) {
  const { snapshot, pending } = ctx.store.get();
  if (pending || text.trim() === "") return false;
  if (snapshot.phase === "play" && !isMovedByHand(ctx.store.get(), snapshot.turn)) {
    notify(ctx, "info", { kind: "text", key: "opponent.turn" });
    return false;
  }
  const answer = ask(ctx, (engine) => engine.play(text));
  if (!answer) return false;
  if (!answer.ok) {
    refuseTyped(ctx, text, answer.error);
    return false;
  }
  passOver(ctx);
  arrive(ctx, answer.value);
  return true;
}

/** @param {Context} ctx @param {string} text @param {import("../../types.js").EngineError} error */
function refuseTyped(ctx, text, error) {
  const refusal = refusalIn(text, error);
  if (refusal) refuse(ctx, refusal.from, refusal.to, refusal.reason);
  else notify(ctx, "refusal", { kind: "error", error });
}

/** The computer moves its own pieces. @param {Context} ctx @param {Square} from */
function isComputersMove({ store }, from) {
  const { snapshot } = store.get();
  return snapshot.pieces[from]?.color === snapshot.turn && !isMovedByHand(store.get(), snapshot.turn);
}

/**
 * A piece of the side that is not to move was tapped, then another square. Where it could go if it were its turn,
 * somebody has lost count of the turns and is told; any other square is looked at.
 * @param {Context} ctx
 * @param {Square} from
 * @param {Square} to
 */
export function tryEnemy(ctx, from, to) {
  const reach = ask(ctx, (engine) => engine.reach(from));
  if (reach?.ok && reach.value.moves.includes(to)) tryMove(ctx, from, to);
  else inspect(ctx, to);
}

/**
 * @param {Context} ctx
 * @param {Square} from
 * @param {Square} to
 * @param {import("../../types.js").Reason} reason
 */
function refuse(ctx, from, to, reason) {
  // A click on nothing is no move, and nothing is said about it.
  if (reason.code === "nothing-there") return;
  const piece = ctx.store.get().snapshot.pieces[from] ?? null;
  notify(ctx, "refusal", { kind: "refusal", reason, from, to, piece });
  // Where numbers decided, the details of the square say where they come from.
  if ("totals" in reason) {
    ctx.store.update({ inspected: to, hovered: null });
    look(ctx);
  }
}

/** @param {Context} ctx @param {Omit<import("./state.js").Pending, "piece">} asked */
function askWhatItBecomes(ctx, asked) {
  const piece = ctx.store.get().snapshot.pieces[asked.from];
  if (!piece) return;
  passOver(ctx);
  ctx.store.update({ pending: { ...asked, piece }, selected: null, reach: null });
  speak(ctx, [{ kind: "text", key: "promotion.ask.spoken", params: { square: asked.to } }]);
}

/** @param {Context} ctx @param {string} text coordinate text of one of the options */
export function choosePromotion(ctx, text) {
  const { pending } = ctx.store.get();
  const option = pending?.options.find((candidate) => candidate.text === text);
  if (!option || option.reasons.length > 0) return;
  ctx.store.update({ pending: null });
  play(ctx, option.text);
}

/** Takes the move back that waited for its promotion. @param {Context} ctx */
export function cancelPromotion(ctx) {
  if (!ctx.store.get().pending) return;
  ctx.store.update({ pending: null });
  speak(ctx, [{ kind: "text", key: "promotion.cancelled" }]);
}

/** @param {Context} ctx @param {string} text */
export function play(ctx, text) {
  const answer = ask(ctx, (engine) => engine.play(text));
  if (!answer) return;
  if (!answer.ok) return notify(ctx, "refusal", { kind: "error", error: answer.error });
  passOver(ctx);
  arrive(ctx, answer.value);
}

/**
 * A step was just made: show it and say everything it brought about.
 * @param {Context} ctx
 * @param {Snapshot} snapshot
 */
export function arrive(ctx, snapshot) {
  const exposed = isExposed(snapshot);
  const steps = stepsAfter(ctx, snapshot);
  show(ctx, snapshot, {
    ...(steps && { steps }),
    exposedAt: exposed && isMovedByHand(ctx.store.get(), other(snapshot.turn)) ? snapshot.node : null,
    playedAt: snapshot.node,
    landed: snapshot.last?.drawn ?? null,
    resultShown: snapshot.result !== null,
  });
  // The step's text depends on the letters, so it is taken from the list shown.
  const step = ctx.store.get().steps.find((candidate) => candidate.node === snapshot.node);
  speak(ctx, newsOf(snapshot, step ?? snapshot.last));
}

/**
 * The line with the step just made: up to there it is as it was, so the engine is asked only for the rest.
 * @param {Context} ctx
 * @param {Snapshot} snapshot
 */
function stepsAfter(ctx, snapshot) {
  // A line that has ended may be the main one from now on.
  if (snapshot.result) return undefined;
  const { steps, letters, snapshot: before } = ctx.store.get();
  const made = placeInLine({ steps, snapshot: before });
  if (steps[made]?.node === snapshot.node) return steps;
  const rest = ask(ctx, (engine) => engine.stepsFrom(letters, made));
  return rest && [...steps.slice(0, made), ...rest];
}

/** Takes the last move back; against the computer, the person's last one with all that followed. @param {Context} ctx */
export function takeBack(ctx) {
  const { steps, snapshot, players } = ctx.store.get();
  const own = personsSide(players);
  const made = steps.slice(0, placeInLine({ steps, snapshot }));
  const at = own ? made.map((step) => step.color).lastIndexOf(own) : made.length - 1;
  if (at < 0) return;
  const taken = /** @type {import("../../types.js").Step} */ (made[at]);
  const { saved } = ctx.memory;
  const answer = ask(ctx, (engine) => engine.deleteStep(taken.node));
  if (!answer?.ok) return;
  passOver(ctx);
  show(ctx, answer.value);
  clockAfterTakeback(ctx);
  // Who had gone back before may have taken back more than was meant.
  if (snapshot.canRedo && saved) return notify(ctx, "info", { kind: "text", key: "tree.deleted" }, { do: "restore", saved });
  speak(ctx, [{ kind: "text", key: "takeback.done" }]);
}

/** @param {Context} ctx */
export function keepExposedMove(ctx) {
  ctx.store.update({ exposedAt: null });
}
