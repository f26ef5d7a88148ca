// The player's games: a list to search, open, rename, delete, save and add to; or what a file holds, to choose from.

import { download } from "../../site/clipboard.js";
import { button, fill, freshId, h, say, show, whenChanged } from "../../site/dom.js";
import { filePicker } from "./files.js";
import { createIncoming } from "./library-incoming.js";
import { damagedRow, gameRow, wordsOf } from "./library-row.js";
import { createNotice } from "./notice.js";
import { find } from "../library/catalogue.js";

/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../library/catalogue.js").Entry} Entry */

/** So many rows are shown at first, and more when they are asked for. */
const PAGE = 50;

/**
 * @param {import("./env.js").Env} env
 * @param {import("../library/desk.js").Desk} desk
 * @returns {import("./env.js").View}
 */
export function createLibrary(env, desk) {
  const { t, controller } = env;
  const { actions } = controller;
  const notice = createNotice(env, "library");
  const incoming = createIncoming(env, desk);
  const heading = h("h2", { class: "library-title", id: "library-title", tabindex: -1 });
  const lead = h("p", { class: "library-lead" });
  const search = h("input", { id: freshId("search"), type: "search", class: "library-search", autocomplete: "off", spellcheck: "false", enterkeyhint: "search" });
  const searchLabel = h("label", { for: search.id, class: "unseen" });
  const tools = h("div", { class: "button-row library-tools" });
  const count = h("p", { class: "library-count", role: "status" });
  const list = h("ul", { class: "library-list", "aria-labelledby": heading.id });
  const more = h("p", { class: "library-more" });
  const shelves = h("section", { "aria-labelledby": heading.id }, heading, lead, h("div", { class: "library-head" }, searchLabel, search, tools), count, list, more);
  const element = h("div", {}, notice.element, incoming.element, shelves);
  let shown = PAGE;

  search.addEventListener("input", () => {
    shown = PAGE;
    drawList(controller.store.get());
  });

  /** @param {AppState} state */
  const foundIn = (state) => find(state.library ?? [], search.value, (game) => wordsOf(env, game, state.language));

  /** @param {AppState} state */
  function drawList(state) {
    const found = foundIn(state);
    const place = placeOfFocus(list);
    const rows = found.slice(0, shown).map((entry) => (entry.game ? gameRow(env, desk, state, entry, entry.game) : damagedRow(env, desk, entry)));
    fill(list, ...rows);
    restoreFocus(list, place, heading);
    drawCount(state, found);
    fill(more, found.length > shown && button(t("library.more", { n: Math.min(PAGE, found.length - shown) }), () => showMore(state), { kind: "quiet", "data-action": "more" }));
  }

  /** @param {AppState} state */
  function showMore(state) {
    const first = shown;
    shown += PAGE;
    drawList(state);
    /** @type {HTMLElement | null | undefined} */ (list.children[first]?.querySelector("button"))?.focus();
  }

  /** @param {AppState} state @param {Entry[]} found */
  function drawCount({ library }, found) {
    const games = found.filter(({ game }) => game !== null).length;
    if (!library) return say(count, t("library.loading"));
    if (library.length === 0) return say(count, t("library.empty"));
    say(count, search.value.trim() ? t("library.found", { n: games }) : t("library.count", { n: games }));
  }

  function saveShown() {
    const games = foundIn(controller.store.get()).flatMap(({ game }) => game?.record ?? []);
    if (games.length > 0) download(`chess-t-games-${new Date().toISOString().slice(0, 10)}.txt`, desk.textOf(games));
  }

  const drawWords = whenChanged((/** @type {AppState} */ s) => [s.language], () => {
    say(heading, t("nav.library"));
    say(lead, t("library.lead"));
    say(searchLabel, t("library.search"));
    search.placeholder = t("library.search");
    fill(
      tools,
      filePicker(env, t("library.add"), actions.takeFiles),
      button(t("library.save"), saveShown, { icon: "download", "data-action": "save-games" }),
    );
  });
  const drawGames = whenChanged((/** @type {AppState} */ s) => [s.screen === "library", s.library, s.language, s.gameId], (state) => {
    if (state.screen === "library") drawList(state);
  });
  let incomingBefore = false;
  return {
    element,
    render(state) {
      if (state.screen !== "library") return;
      notice.render(state);
      drawWords(state);
      drawGames(state);
      incoming.render(state);
      const isIncoming = state.incoming !== null;
      show(shelves, !isIncoming);
      if (incomingBefore && !isIncoming) heading.focus();
      incomingBefore = isIncoming;
    },
  };
}

/** Which button of which row has the focus. @param {HTMLElement} list */
function placeOfFocus(list) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !list.contains(focused)) return null;
  const row = focused.closest("li");
  return { name: row?.dataset.name, index: [...list.children].indexOf(/** @type {Element} */ (row)), action: focused.dataset.action };
}

/** The same button; where its row is gone, the next row's first; where there is none, the heading. @param {HTMLElement} list @param {ReturnType<typeof placeOfFocus>} place @param {HTMLElement} heading */
function restoreFocus(list, place, heading) {
  if (!place) return;
  const rows = /** @type {HTMLElement[]} */ ([...list.children]);
  const same = rows.find((row) => row.dataset.name === place.name);
  const row = same ?? rows[Math.min(place.index, rows.length - 1)];
  const target = same ? row?.querySelector(`[data-action="${place.action}"]`) : row?.querySelector("button");
  (/** @type {HTMLElement | null | undefined} */ (target) ?? heading).focus();
}
