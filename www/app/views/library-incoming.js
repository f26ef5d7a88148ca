// What a file holds: games to open or to put among the player's own, and why some cannot be read.

import { download } from "../../site/clipboard.js";
import { button, fill, h, show, whenChanged } from "../../site/dom.js";
import { gameFacts, gameTitle, titleOf } from "./library-row.js";
import { errorText } from "../../text/errors.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */
/** @typedef {import("../../types.js").RecordRead} RecordRead */

/** So many rows at first; the others can be put among the games all the same. */
const PAGE = 100;

/** @param {Env} env @param {import("../library/desk.js").Desk} desk @returns {import("./env.js").View} */
export function createIncoming(env, desk) {
  const { t, controller } = env;
  const heading = h("h2", { class: "library-title", id: "incoming-title", tabindex: -1 });
  const content = h("div");
  const element = h("section", { "aria-labelledby": heading.id, hidden: true }, heading, content);

  /** @param {AppState} state @param {RecordRead[]} records @param {number} shown */
  function draw(state, records, shown) {
    const good = records.filter(({ ok }) => ok).length;
    const bad = records.length - good;
    heading.textContent = t("incoming.title");
    fill(
      content,
      h("p", { class: "library-lead", role: "status" }, [t("incoming.good", { n: good }), bad > 0 && t("incoming.bad", { n: bad })].filter(Boolean).join(" ")),
      h(
        "div",
        { class: "button-row library-tools" },
        good > 0 && button(t("incoming.take", { n: good }), () => desk.takeIn(records), { kind: "main", "data-action": "take-in" }),
        button(t("incoming.close"), controller.actions.closeIncoming, { kind: "quiet", "data-action": "close-incoming" }),
      ),
      h("ol", { class: "library-list incoming-list" }, ...records.slice(0, shown).map((record, index) => row(env, state, record, index + 1))),
      records.length > shown && h("p", { class: "library-more" }, button(t("library.more", { n: Math.min(PAGE, records.length - shown) }), () => {
        draw(state, records, shown + PAGE);
        (content.querySelectorAll("li")[shown]?.querySelector("button") ?? heading).focus();
      }, { kind: "quiet" })),
    );
  }
  const drawRecords = whenChanged((/** @type {AppState} */ s) => [s.incoming, s.language], (state) => {
    show(element, state.incoming !== null);
    if (state.incoming) draw(state, state.incoming.records, PAGE);
    else fill(content);
  });
  const takeFocus = whenChanged((/** @type {AppState} */ s) => [s.incoming], ({ incoming }) => {
    if (incoming) heading.focus();
  });
  return {
    element,
    render(state) {
      drawRecords(state);
      takeFocus(state);
    },
  };
}

/** @param {Env} env @param {AppState} state @param {RecordRead} record @param {number} number */
function row(env, state, record, number) {
  const mark = h("span", { class: "incoming-number" }, `${number}.`);
  if (!record.ok) return damaged(env, mark, record, number);
  const { about } = record;
  return h(
    "li",
    { class: "library-row" },
    mark,
    h(
      "button",
      { type: "button", class: "library-open", "data-action": "open", onclick: () => env.controller.actions.openRecord(record.record) },
      gameTitle(env, titleOf(env, about), about),
      gameFacts(env, about, state.language),
    ),
  );
}

/** @param {Env} env @param {HTMLElement} mark @param {RecordRead & {ok: false}} record @param {number} number */
function damaged(env, mark, { error, text }, number) {
  const { t } = env;
  return h(
    "li",
    { class: "library-row library-row-damaged" },
    mark,
    h("span", { class: "library-damage" }, h("strong", {}, t("incoming.damaged", { n: number })), h("span", {}, errorText(env.words(), error))),
    h("span", { class: "button-row" }, button(t("library.damaged.save"), () => download(`chess-t-game-${number}.txt`, text), { kind: "small", icon: "download" })),
  );
}
