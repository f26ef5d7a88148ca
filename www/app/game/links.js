// Opening a link: its game is put on the board, a game that is played by links goes on, and one that has gone another way asks.

import { nameOf, readKept } from "../library/games.js";
import { linkedGames, noteLinked } from "../library/linked.js";
import { toggleAnalysis } from "./advice.js";
import { aside, ask } from "./ask.js";
import { notify } from "./notices.js";
import { lineStep, restoreInto } from "./saving.js";
import { begin, openKept, openSaved } from "./start.js";
import { redo } from "./walk.js";

/** @typedef {import("./context.js").Context} Context */
/** @typedef {import("../../core/address.js").Link} Link */
/** @typedef {import("../../types.js").Engine} Engine */
/** @typedef {import("../../types.js").Fault} Fault */
/** @typedef {import("./saving.js").LineStep} LineStep */

/**
 * The line of a game.
 * @typedef {object} Line
 * @property {string} variant
 * @property {string} start
 * @property {LineStep[]} steps
 * @property {string[]} texts The same as the book writes them.
 * @property {import("../../types.js").Result | null} ending
 */

/**
 * What a link's game is to one that is kept: `there` holds all of it, `further` goes on as it does, `other` has gone another way.
 * @typedef {{id: string, kept: import("../library/games.js").Kept, line: Line, same: number, how: "there" | "further" | "other"}} Known
 */

/** The position is seen for so long before the last move is made on it. */
const BEFORE_LAST_MS = 700;
/** Games that part earlier than so many steps before their end have nothing to do with each other. */
const LATE = 2;

/** @param {Context} ctx @param {Link} link */
export function openLink(ctx, link) {
  ctx.store.update({ dialog: null });
  const line = ask(ctx, () => lineOf(ctx, link.game));
  if (!line) return;
  if ("code" in line) return refuse(ctx, link, line);
  const known = recognise(ctx, line);
  if (known?.how === "there") return void openKept(ctx, known.id);
  if (known?.how === "further") return goOn(ctx, link, line, known);
  if (known) return ctx.store.update({ dialog: askOf(ctx, link, line, known) });
  openAsNew(ctx, link);
}

/** A game of its own. @param {Context} ctx @param {Link} link */
export function openAsNew(ctx, link) {
  const work = (/** @type {Engine} */ engine) => {
    const answer = engine.loadLink(link.game);
    return answer.ok ? { ok: /** @type {const} */ (true), value: beforeLast(ctx, engine, link) } : answer;
  };
  const id = ctx.fresh();
  ctx.store.update({ dialog: null });
  const error = begin(ctx, work, { id, kept: null }, { orientation: link.view });
  if (error) return refuse(ctx, link, error);
  arrive(ctx, link, id);
  goOnAs(ctx, link.then);
}

/** What whoever sent the reader here wants to be done. @param {Context} ctx @param {Link["then"]} then */
function goOnAs(ctx, then) {
  if (then === "computer") ctx.store.update({ dialog: { kind: "players", computer: true } });
  if (then === "analysis" && !ctx.store.get().analysing) toggleAnalysis(ctx);
}

/** The game that is kept, with the link's moves: those it has not are a variation of it, or its continuation. @param {Context} ctx @param {Link} link */
export function openInKept(ctx, link) {
  const line = ask(ctx, () => lineOf(ctx, link.game));
  if (!line || "code" in line) return;
  const known = recognise(ctx, line);
  ctx.store.update({ dialog: null });
  if (known) goOn(ctx, link, line, known);
}

/** @param {Context} ctx @param {Link} link @param {Line} line @param {Known} known */
function goOn(ctx, link, line, { id, kept }) {
  const saved = { ...kept.saved, line: line.steps, at: null, ending: line.ending };
  const error = openSaved(ctx, id, saved, kept, (engine) => beforeLast(ctx, engine, link));
  if (error) return notify(ctx, "refusal", { kind: "error", error });
  arrive(ctx, link, id);
}

/** The place before the one the link shows, if the step between is to be seen. @param {Context} ctx @param {Engine} engine @param {Link} link */
function beforeLast(ctx, engine, link) {
  const steps = engine.steps("latin");
  const place = Math.min(link.ply ?? steps.length, steps.length);
  const { calm, settings } = ctx.store.get();
  const shown = calm || !settings.animation ? place : Math.max(place - 1, 0);
  engine.goTo(steps[shown - 1]?.node ?? 0);
  return engine.snapshot();
}

/** The last step is made before the reader's eyes. @param {Context} ctx @param {Link} link @param {string} id */
function arrive(ctx, link, id) {
  const { store, memory } = ctx;
  noteLinked(ctx.keeper, id);
  const { snapshot, steps, calm, settings } = store.get();
  const last = steps.at(-1);
  if (last) memory.live = last.node;
  const isPlaying = link.ply === null && steps.length > 0;
  if (calm || !settings.animation || snapshot.node === last?.node || steps.length === 0) return tellTurn(ctx, isPlaying);
  ctx.later(BEFORE_LAST_MS, () => {
    const now = store.get();
    if (now.gameId !== id || now.snapshot.node !== snapshot.node) return;
    redo(ctx);
    store.update({ resultShown: store.get().snapshot.result !== null });
    tellTurn(ctx, isPlaying);
  });
}

/** Whose turn it is, and how to answer; the way back to the game before stays. @param {Context} ctx @param {boolean} isPlaying */
function tellTurn(ctx, isPlaying) {
  const { snapshot, notice } = ctx.store.get();
  if (!isPlaying || snapshot.phase === "over") return;
  notify(ctx, "info", { kind: "text", key: `link.turn.${snapshot.turn}` }, notice?.action ?? null);
}

/** @param {Context} ctx @param {Link} link @param {Fault} error */
function refuse(ctx, link, error) {
  const action = error.readable ? { do: /** @type {const} */ ("open-readable"), link: { ...link, game: error.readable, ply: null } } : null;
  notify(ctx, "warning", { kind: "error", error }, action);
}

/** @param {Context} ctx @param {string} text @returns {Line | Fault} */
function lineOf(ctx, text) {
  return aside(ctx, (engine) => {
    const answer = engine.loadLink(text);
    return answer.ok ? lineIn(engine, ctx.store.get().letters) : answer.error;
  });
}

/** @param {Engine} engine @param {import("../../types.js").Letters} letters @returns {Line} */
function lineIn(engine, letters) {
  const steps = engine.steps(letters);
  const { variant, result: ending } = engine.toEnd();
  const start = engine.toStart().position;
  return { variant, start, ending, steps: steps.map(lineStep), texts: steps.map((step) => step.text) };
}

/** The game played by links that has most in common with a line. @param {Context} ctx @param {Line} line @returns {Known | null} */
function recognise(ctx, line) {
  /** @type {Known | null} */
  let best = null;
  for (const id of linkedGames(ctx.keeper)) {
    const kept = readKept(ctx.keeper.raw(nameOf(id)));
    if (!kept || kept.saved.variant !== line.variant) continue;
    const mine = ask(ctx, () => aside(ctx, (engine) => (restoreInto(engine, kept.saved).snapshot ? lineIn(engine, ctx.store.get().letters) : null)));
    const found = mine && compare(mine, line);
    if (mine && found && found.same >= (best?.same ?? 0)) best = { id, kept, line: mine, ...found };
  }
  return best;
}

/** @param {Line} mine @param {Line} theirs @returns {Pick<Known, "same" | "how"> | null} */
function compare(mine, theirs) {
  if (mine.start !== theirs.start) return null;
  const parted = mine.steps.findIndex((step, index) => String(step) !== String(theirs.steps[index]));
  const same = parted < 0 ? mine.steps.length : parted;
  if (same === 0) return null;
  if (same === mine.steps.length && (same < theirs.steps.length || (theirs.ending && !mine.ending))) return { same, how: "further" };
  if (same === theirs.steps.length) return { same, how: "there" };
  return same + LATE >= Math.min(mine.steps.length, theirs.steps.length) ? { same, how: "other" } : null;
}

/** @param {Context} ctx @param {Link} link @param {Line} line @param {Known} known @returns {import("./state.js").Dialog} */
function askOf(ctx, link, line, { line: mine, same }) {
  return { kind: "link", link, same, mine: mine.texts[same] ?? "", theirs: line.texts[same] ?? "" };
}
