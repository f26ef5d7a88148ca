// A row of the player's games: who played, how it ended, when; and what can be done with it.

import { download } from "../../site/clipboard.js";
import { button, h, iconButton } from "../../site/dom.js";
import { written } from "../../core/written.js";
import { errorText } from "../../text/errors.js";
import { contestantName, gamePoints, nameInRecord } from "../../text/words.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../library/catalogue.js").Entry} Entry */
/** @typedef {import("../library/catalogue.js").Game} Game */
/** @typedef {import("../library/desk.js").Desk} Desk */
/** @typedef {import("../../types.js").About} About */
/** @typedef {import("../../types.js").Color} Color */

/** By the sign of a result. */
const WINNERS = /** @type {const} */ ({ WV: "white", BV: "black", "½": null });

/** @param {Env} env @param {Desk} desk @param {AppState} state @param {Entry} entry @param {Game} game */
export function gameRow(env, desk, state, { name, held }, game) {
  const { t, controller } = env;
  const here = game.id === state.gameId;
  const title = titleOf(env, game.about, game.players);
  return h(
    "li",
    { class: here ? "library-row library-row-here" : "library-row", "data-name": name },
    h(
      "button",
      { type: "button", class: "library-open", "data-action": "open", onclick: () => desk.open(game.id) },
      gameTitle(env, title, game.about),
      gameFacts(env, game.about, state.language, game.keptAt),
      here && h("span", { class: "badge" }, t("library.here")),
      held && h("span", { class: "badge badge-check" }, t("library.held")),
    ),
    h(
      "span",
      { class: "library-actions" },
      iconButton("note", t("library.rename", { game: title }), () => controller.actions.openDialog({ kind: "about", id: game.id }), { "data-action": "rename" }),
      iconButton("download", t("library.save.one", { game: title }), () => download(fileName(game.about), desk.textOf([game.record])), { "data-action": "save" }),
      iconButton("delete", t("library.delete", { game: title }), () => desk.remove(name), { "data-action": "delete" }),
    ),
  );
}

/** What cannot be read stays, and can be saved as it is. @param {Env} env @param {Desk} desk @param {Entry} entry */
export function damagedRow(env, desk, { name, raw, error }) {
  const { t } = env;
  return h(
    "li",
    { class: "library-row library-row-damaged", "data-name": name },
    h("span", { class: "library-damage" }, h("strong", {}, t("library.damaged")), h("span", {}, error ? errorText(env.words(), error) : t("library.damaged.why", { n: raw.length }))),
    h(
      "span",
      { class: "button-row" },
      button(t("library.damaged.save"), () => download("chess-t-damaged.txt", raw), { kind: "small", icon: "download", "data-action": "save" }),
      button(t("library.damaged.delete"), () => desk.remove(name), { kind: "small", icon: "delete", "data-action": "delete" }),
    ),
  );
}

/** `Anna — Boris` @param {Env} env @param {About} about @param {import("../game/players.js").Players} [players] */
export function titleOf({ t }, about, players) {
  const name = (/** @type {Color} */ color) => contestantName(t, players?.[color], nameInRecord(about, color)) || t(`side.${color}`);
  return `${name("white")} — ${name("black")}`;
}

/** @param {Env} env @param {string} title @param {About} about */
export function gameTitle(env, title, about) {
  return h("span", { class: "library-names" }, h("span", {}, title), h("span", { class: "library-result" }, resultOf(env, about)));
}

/** Game, moves, event, date. @param {Env} env @param {About} about @param {string} language @param {number} [keptAt] */
export function gameFacts(env, about, language, keptAt) {
  return h("span", { class: "library-facts" }, factsOf(env, about, language, keptAt).join("\u00a0· "));
}

/** @param {Env} env @param {About} about @param {string} language @param {number} [keptAt] */
function factsOf({ t, variant }, { variant: key, tags, plies }, language, keptAt) {
  const round = tags.Round ? t("library.round", { round: tags.Round }) : "";
  const event = [written(tags.Event ?? ""), round].filter(Boolean).join(", ");
  return [variant(key).name, t("choose.moves", { n: Math.ceil(plies / 2) }), event, written(tags.Date ?? "") || dateOf(language, keptAt)].filter(Boolean);
}

/** @param {string} language @param {number} [time] */
function dateOf(language, time) {
  return time ? new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time) : "";
}

/** @param {Env} env @param {About} about */
function resultOf({ t }, { result }) {
  return result === "*" ? t("library.unfinished") : gamePoints(t, WINNERS[result]);
}

/** Everything that is shown of a game, for the search. @param {Env} env @param {Game} game @param {string} language */
export function wordsOf(env, { about, players, keptAt }, language) {
  return [titleOf(env, about, players), resultOf(env, about), ...factsOf(env, about, language, keptAt), ...Object.values(about.tags), about.note].join(" ");
}

/** @param {About} about */
function fileName({ variant, tags }) {
  return `chess-${variant}-${(tags.Date ?? "").replace(/[^\d.]/g, "") || "game"}.txt`;
}
