// What is done with the player's games beside playing them: listed, renamed, deleted and brought back, taken in, given out.
// Loaded when the games are first looked at.

import { aside, ask } from "../game/ask.js";
import { complainOfStorage, notify } from "../game/notices.js";
import { savedRecord } from "../game/saving.js";
import { show } from "../game/show.js";
import { clearBoard, openKept } from "../game/start.js";
import { entriesOf } from "./catalogue.js";
import { GAMES, keepGame, keptAs, nameOf, readKept } from "./games.js";
import { loadMatch, matchName } from "./match.js";

/** @typedef {import("../game/context.js").Context} Context */
/** @typedef {import("../../types.js").Engine} Engine */
/** @typedef {import("../../types.js").RecordRead} RecordRead */
/** @typedef {Record<string, string>} Tags */

/** A text that was kept, with its name. @typedef {{name: string, raw: string}} Text */
/** Records from a file. @typedef {{records: RecordRead[]}} Incoming */

/** @typedef {ReturnType<typeof createDesk>} Desk */

/** @param {Context} ctx */
export function createDesk(ctx) {
  const { store, keeper } = ctx;
  const list = () => store.update({ library: entriesOf(ctx) });

  /** Opens a game; what cannot be opened is told, with its text to be saved. @param {string} id */
  function open(id) {
    const failed = openKept(ctx, id);
    if (!failed) return;
    const action = failed.raw === null ? null : /** @type {const} */ ({ do: "download-copy", text: failed.raw });
    notify(ctx, "refusal", failed.error ? { kind: "error", error: failed.error } : { kind: "text", key: "library.unreadable" }, action);
    list();
  }

  /** @param {string} name */
  function remove(name) {
    const texts = [name, ...matchLeftBy(name)].map((one) => ({ name: one, raw: keeper.raw(one) ?? "" }));
    if (ctx.memory.entry && name === nameOf(ctx.memory.entry.id)) clearBoard(ctx);
    for (const text of texts) keeper.remove(text.name);
    // There may be room now for what could not be kept.
    complainOfStorage(ctx, keeper.retry());
    list();
    notify(ctx, "info", { kind: "text", key: "library.deleted" }, { do: "undelete", texts });
  }

  /** The match that goes with its last game. @param {string} name @returns {string[]} */
  function matchLeftBy(name) {
    const match = readKept(keeper.raw(name))?.saved.match ?? null;
    if (match === null || keeper.raw(matchName(match)) === null) return [];
    const others = keeper.names(GAMES).filter((one) => one !== name);
    return others.some((one) => readKept(keeper.raw(one))?.saved.match === match) ? [] : [matchName(match)];
  }

  /** @param {Text[]} texts */
  function undelete(texts) {
    for (const { name, raw } of texts) complainOfStorage(ctx, keeper.put(name, raw));
    list();
    notify(ctx, "info", { kind: "text", key: "library.undeleted" });
  }

  /** Names, event, date and round of a game; null is the one on the board. @param {string | null} id @param {Tags} tags */
  function setTags(id, tags) {
    store.update({ dialog: null });
    if (id === null || id === ctx.memory.entry?.id) {
      const snapshot = ask(ctx, (engine) => {
        write(engine, tags);
        return engine.snapshot();
      });
      if (snapshot) show(ctx, snapshot, { resultShown: store.get().resultShown });
    } else {
      setTagsOf(id, tags);
    }
    if (store.get().library) list();
  }

  /** @param {string} id @param {Tags} tags */
  function setTagsOf(id, tags) {
    const kept = readKept(keeper.raw(nameOf(id)));
    if (!kept) return;
    const told = ask(ctx, () => retold(kept.saved.record, tags));
    if (!told) return notify(ctx, "refusal", { kind: "text", key: "library.unreadable" });
    // Whoever plays it on goes on doing so.
    const next = keptAs({ saved: { ...kept.saved, ...told }, revision: kept.revision + 1, tab: kept.tab });
    const outcome = keepGame(keeper, id, next, kept.raw);
    if (outcome !== "elsewhere") complainOfStorage(ctx, outcome);
  }

  /** @param {string} record @param {Tags} tags */
  function retold(record, tags) {
    return aside(ctx, (engine) => {
      if (!engine.loadRecord(record).ok) return null;
      write(engine, tags);
      return { record: engine.record("latin"), about: engine.about() };
    });
  }

  /** Puts records among the games. Those for which there is no room stay to be chosen from. @param {RecordRead[]} records */
  function takeIn(records) {
    const known = new Set(entriesOf(ctx).map(({ game }) => game?.record));
    const now = ctx.now();
    let [taken, there] = [0, 0];
    /** @type {RecordRead[]} */
    const left = [];
    for (const record of records) {
      if (!record.ok) continue;
      if (known.has(record.record)) there += 1;
      else if (left.length === 0 && takeInOne(record, now - taken)) taken += 1;
      else left.push(record);
      known.add(record.record);
    }
    const unreadable = records.filter(({ ok }) => !ok).length;
    store.update({ incoming: left.length > 0 ? { records: left } : null });
    list();
    if (left.length > 0) notify(ctx, "warning", { kind: "text", key: "library.no-room", params: { n: taken, left: left.length } });
    else notify(ctx, "info", { kind: "taken-in", taken, there, unreadable });
  }

  /** @param {RecordRead & {ok: true}} record @param {number} time the list keeps the order of the file @returns {boolean} */
  function takeInOne({ record, about }, time) {
    const name = nameOf(ctx.fresh());
    const { raw } = keptAs({ saved: savedRecord(record, about, time), revision: 1, tab: "" });
    if (keeper.put(name, raw) === "kept") return true;
    keeper.remove(name);
    return false;
  }

  /** Records as one text, in the letters shown. @param {string[]} records */
  function textOf(records) {
    return ask(ctx, () => ctx.rules.rewriteRecords(records.join("\n"), store.get().letters)) ?? "";
  }

  /** All games of the match on the board that are kept. */
  function matchText() {
    const rounds = store.get().match?.rounds ?? [];
    return textOf(rounds.flatMap(({ game }) => readKept(keeper.raw(nameOf(game)))?.saved.record ?? []));
  }

  return { list, open, remove, undelete, setTags, takeIn, textOf, matchText, match: (/** @type {string} */ id) => loadMatch(keeper, id) };
}

/** @param {Engine} engine @param {Tags} tags */
function write(engine, tags) {
  for (const [name, value] of Object.entries(tags)) engine.setTag(name, value.trim());
}
