// The headless page: one state and everything that can be done to it. Tested without a browser.

import { loadSettings, resolve } from "../../core/preferences.js";
import { createLate } from "../../core/late.js";
import { once } from "../../core/once.js";
import { createStore } from "../../core/store.js";
import { ask } from "./ask.js";
import { freshMemory, initialState } from "./context.js";
import * as advice from "./advice.js";
import * as endings from "./endings.js";
import { placeIn } from "./explain.js";
import * as inspection from "./inspect.js";
import * as moves from "./moves.js";
import { createOpponent } from "./opponent.js";
import { nameOf } from "../library/games.js";
import { keep, keepNow, keepPlace } from "./keeping.js";
import { dismissNotice, notify, offerUpdate } from "./notices.js";
import * as preferences from "./preferences.js";
import { playersOf } from "./players.js";
import { heedBreakdowns } from "./renew.js";
import * as review from "./review.js";
import { linkOf } from "./sharing.js";
import * as squares from "./squares.js";
import * as start from "./start.js";
import { isUnfinished, other } from "./state.js";
import * as tabs from "./tabs.js";
import * as timing from "./timing.js";
import * as tree from "./tree.js";
import * as walk from "./walk.js";

/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("./state.js").Dialog} Dialog */
/** @typedef {import("./context.js").Context} Context */

/**
 * What the page needs from the world around it.
 * @typedef {object} World
 * @property {Context["rules"]} rules
 * @property {import("../../core/storage.js").Keeper} keeper
 * @property {Context["bookmark"]} bookmark
 * @property {Context["tab"]} tab
 * @property {Context["fresh"]} fresh
 * @property {Context["later"]} later
 * @property {Context["thinker"]} thinker
 * @property {Context["entropy"]} entropy
 * @property {Context["today"]} today
 * @property {Context["now"]} now
 * @property {readonly string[]} languages the browser's, the preferred first
 * @property {Pick<import("../../core/languages.js").Languages, "fetch" | "add">} texts
 * @property {boolean} calm the system asks for less motion
 * @property {ReturnType<typeof import("../../core/address.js").readAddress>} address
 */

/** @typedef {ReturnType<typeof createController>} Controller */

/** @param {World} world */
export function createController(world) {
  const settings = loadSettings(world.keeper);
  const engine = world.rules.createEngine();
  const store = createStore({
    ...initialState(engine.snapshot()),
    settings,
    ...resolve(settings, world.languages),
    calm: world.calm,
  });
  const { rules, keeper, bookmark, tab, fresh, texts, later, entropy, today, now, thinker } = world;
  const late = createLate(texts, () => store.get().language);
  /** @type {Context} */
  const ctx = {
    store, rules, engine, keeper, bookmark, tab, fresh, fetchLanguage: texts.fetch, late, later, entropy, today, now, thinker,
    library: once(() => late(["records"], () => import("../library/desk.js")).then(({ createDesk }) => createDesk(ctx))),
    memory: freshMemory(),
  };
  heedBreakdowns(ctx);
  resume(ctx);
  heedAddress(ctx, world.address);
  const opponent = createOpponent(ctx);
  advice.createAdvice(ctx);
  timing.createTiming(ctx);
  return { store, rules, library: ctx.library, late, actions: actionsOf(ctx, world.languages, opponent), ...textsOf(ctx) };
}

/** The game of the last visit, as it stood; or a plain word about why it is not there. @param {Context} ctx */
function resume(ctx) {
  const id = ctx.bookmark.find();
  if (id === null || ctx.keeper.raw(nameOf(id)) === null) return;
  const failed = start.openKept(ctx, id);
  if (failed?.raw) notify(ctx, "warning", { kind: "text", key: "storage.corrupt" }, { do: "download-copy", text: failed.raw });
}

/** What is done with a link; loaded when one comes. @param {Context} ctx @param {(links: typeof import("./links.js")) => void} work */
function ofLinks(ctx, work) {
  return ctx.late(["records"], () => import("./links.js")).then(work, (error) => notComing(ctx, error));
}

/** A part of the page cannot be loaded. @param {Context} ctx @param {unknown} error */
function notComing(ctx, error) {
  notify(ctx, "warning", { kind: "text", key: "late.failed", params: { detail: String(error) } });
}

/** @param {Context} ctx @param {World["address"]} address */
function heedAddress(ctx, address) {
  if (address.ask === "nothing") return;
  if (address.ask === "link") return void ofLinks(ctx, (links) => links.openLink(ctx, address.link));
  if (address.ask === "unknown") {
    return notify(ctx, "warning", { kind: "text", key: "address.unknown", params: { text: address.text } });
  }
  const { snapshot, screen } = ctx.store.get();
  // The game asked for is already on the board.
  if (screen === "game" && snapshot.variant === address.variant && snapshot.phase !== "over") return;
  start.chooseGame(ctx, address.variant);
}

/** @param {Context} ctx @param {readonly string[]} languages @param {import("./opponent.js").Opponent} opponent */
function actionsOf(ctx, languages, opponent) {
  const { store } = ctx;
  /** @param {Partial<import("../../core/settings.js").Settings>} change */
  const setSettings = (change) => preferences.changeSettings(ctx, languages, change);
  /** A new game, remembered as the last choice. @param {string} variant */
  const newGame = (variant) => {
    if (store.get().settings.matchGames === 1) start.newGame(ctx, variant);
    else void ofMatch((match) => match.startMatch(ctx, variant));
    setSettings({ lastGame: variant });
  };
  const failed = (/** @type {unknown} */ error) => notComing(ctx, error);
  /** Asks the library, which may have to be loaded first. @param {(desk: import("../library/desk.js").Desk) => void} work */
  const ofLibrary = (work) => ctx.library().then(work, failed);
  /** @param {(match: typeof import("./match.js")) => void} work */
  const ofMatch = (work) => ctx.late(["records"], () => import("./match.js")).then(work, failed);
  return {
    setSettings,
    newGame,
    /** @param {string} variant */
    chooseGame: (variant) => (isUnfinished(store.get()) ? start.chooseGame(ctx, variant) : newGame(variant)),
    chooseAnother: () => start.chooseAnother(ctx),
    backToGame: () => start.backToGame(ctx),
    /** @param {string} text @param {string} variant */
    loadText: (text, variant) => start.loadText(ctx, text, variant),
    /** @param {string[]} texts */
    takeFiles: (texts) => start.takeFiles(ctx, texts),
    /** @param {string} record */
    openRecord: (record) => start.openRecord(ctx, record),
    closeIncoming: () => store.update({ incoming: null }),
    openLibrary: () => {
      store.update({ screen: "library", dialog: null });
      return ofLibrary((desk) => desk.list());
    },
    /** @param {string} id @param {import("./saving.js").SavedGame} saved */
    bringBack: (id, saved) => start.bringBack(ctx, id, saved),
    /** @param {import("../library/desk.js").Text[]} texts */
    undelete: (texts) => ofLibrary((desk) => desk.undelete(texts)),
    /** @param {string | null} id @param {Record<string, string>} tags */
    setTags: (id, tags) => ofLibrary((desk) => desk.setTags(id, tags)),
    /** @param {World["address"]} address */
    heedAddress: (address) => heedAddress(ctx, address),
    /** @param {import("../../core/address.js").Link} link */
    openLink: (link) => ofLinks(ctx, (links) => links.openLink(ctx, link)),
    /** @param {import("../../core/address.js").Link} link */
    openLinkAsNew: (link) => ofLinks(ctx, (links) => links.openAsNew(ctx, link)),
    /** @param {import("../../core/address.js").Link} link */
    openLinkInKept: (link) => ofLinks(ctx, (links) => links.openInKept(ctx, link)),
    nextGame: () => ofMatch((match) => match.nextGame(ctx)),
    playHere: () => tabs.playHere(ctx),
    /** @param {{name: string, raw: string | null}} news */
    heedStorage: (news) => tabs.hear(ctx, news),
    lookAgain: () => tabs.lookAgain(ctx),
    /** @param {string} from @param {string} to @param {boolean} [byKeyboard] */
    tryMove: (from, to, byKeyboard) => moves.tryMove(ctx, from, to, byKeyboard),
    /** @param {string} from @param {string} to */
    tryEnemy: (from, to) => moves.tryEnemy(ctx, from, to),
    /** @param {string} text */
    typeMove: (text) => moves.typeMove(ctx, text),
    /** @param {string} text */
    choosePromotion: (text) => moves.choosePromotion(ctx, text),
    cancelPromotion: () => moves.cancelPromotion(ctx),
    takeBack: () => moves.takeBack(ctx),
    moveNow: opponent.moveNow,
    askHint: () => advice.askHint(ctx),
    toggleAnalysis: () => advice.toggleAnalysis(ctx),
    toggleThreats: () => advice.toggleThreats(ctx),
    startReview: () => review.startReview(ctx),
    closeReview: () => review.closeReview(ctx),
    /** @param {string[]} texts @param {number} [from] */
    playLine: (texts, from) => advice.playLine(ctx, texts, from),
    /** @param {boolean} paused */
    setPaused: (paused) => {
      store.update({ paused });
      keep(ctx);
    },
    toggleClock: () => timing.toggleClock(ctx),
    letComputerMove: () => store.update({ paused: false, playedAt: store.get().snapshot.node }),
    /** Others play on from here. @param {Partial<import("../../core/settings.js").Settings>} choice */
    changePlayers: (choice) => {
      setSettings(choice);
      const { settings, snapshot } = store.get();
      store.update({ players: playersOf(settings, snapshot.variant, ctx.entropy()[0] ?? 0), paused: false });
      keep(ctx);
    },
    keepExposedMove: () => moves.keepExposedMove(ctx),
    rollSquares: () => squares.rollSquares(ctx),
    /** @param {string} white @param {string} black */
    enterSquares: (white, black) => squares.enterSquares(ctx, white, black),
    squaresSeen: () => squares.squaresSeen(ctx),
    undo: () => walk.undo(ctx),
    redo: () => walk.redo(ctx),
    toStart: () => walk.toStart(ctx),
    toEnd: () => walk.toEnd(ctx),
    /** @param {number} node */
    goTo: (node) => walk.goTo(ctx, node),
    promote: () => tree.promote(ctx),
    deleteFromHere: () => tree.deleteFromHere(ctx),
    /** @param {import("./saving.js").SavedGame} saved */
    bringBackDeleted: (saved) => tree.bringBackDeleted(ctx, saved),
    /** @param {string} comment @param {string} glyphs */
    annotate: (comment, glyphs) => tree.annotate(ctx, comment, glyphs),
    startReplay: () => walk.startReplay(ctx),
    stopReplay: () => walk.stopReplay(ctx),
    /** @param {import("../../types.js").Claim} claim */
    claimDraw: (claim) => endings.claimDraw(ctx, claim),
    offerDraw: () => endings.offerDraw(ctx),
    /** @param {boolean} agreed */
    answerOffer: (agreed) => endings.answerOffer(ctx, agreed),
    askResign: () => endings.askResign(ctx),
    /** @param {import("../../types.js").Color} color */
    resign: (color) => endings.resign(ctx, color),
    reviewGame: () => endings.reviewGame(ctx),
    showResult: () => endings.showResult(ctx),
    toggleForce: () => inspection.toggleForce(ctx),
    toggleExplanation: () => inspection.toggleExplanation(ctx),
    /** @param {string | null} square */
    point: (square) => inspection.point(ctx, square),
    /** @param {string} square */
    inspect: (square) => inspection.inspect(ctx, square),
    /** @param {import("../../board/types.js").Question} about @param {string} square */
    answer: (about, square) => inspection.answerTo(ctx, about, square),
    /** @param {string | null} square */
    select: (square) => inspection.select(ctx, square),
    flip: () => {
      store.update({ orientation: other(store.get().orientation) });
      keepPlace(ctx);
      keepNow(ctx);
    },
    /** The page may be closed after this. */
    keepNow: () => keepNow(ctx),
    /** @param {boolean} calm */
    setCalm: (calm) => store.update({ calm }),
    /** @param {Dialog} dialog */
    openDialog: (dialog) => store.update({ dialog, loadError: null }),
    closeDialog: () => store.update({ dialog: null, loadError: null }),
    dismissNotice: () => dismissNotice(ctx),
    offerUpdate: (/** @type {() => void} */ use) => offerUpdate(ctx, use),
    useUpdate: () => ctx.memory.useUpdate?.(),
    /** @param {import("./state.js").Message} message */
    tell: (message) => notify(ctx, "info", message),
    notComing: (/** @type {unknown} */ error) => notComing(ctx, error),
  };
}

/** What the players may carry away, or have looked at elsewhere. @param {Context} ctx */
function textsOf(ctx) {
  return {
    record: () => ask(ctx, (engine) => engine.record(ctx.store.get().letters)) ?? "",
    placeShown: () => ask(ctx, placeIn),
    link: () => linkOf(ctx),
    position: () => ask(ctx, (engine) => engine.positionText()) ?? "",
  };
}
