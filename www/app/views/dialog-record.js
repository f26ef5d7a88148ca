// The record and the position: take them along, or load others.

import { button, fill, h } from "./dom.js";
import { gameChoice } from "./game-choice.js";
import { copyButton, downloadButton } from "./carry.js";
import { shelfLabel } from "./chooser.js";
import { errorText } from "../text/errors.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */

/** A record is some thousand characters; whatever is larger is no record and would only hold the page up. */
const LARGEST_FILE = 2_000_000;

/** @param {Env} env @param {AppState} state @returns {import("./dialogs.js").DialogContent} */
export function recordDialog(env, state) {
  const { t, controller } = env;
  const box = h("textarea", { class: "load-box", id: "load-text", rows: 7, spellcheck: "false", autocomplete: "off" });
  const problem = h("p", { class: "load-problem", id: "load-problem", role: "alert", hidden: true });
  box.setAttribute("aria-describedby", problem.id);
  let game = state.snapshot.variant;
  const games = gameChoice(env, t("record.in.game"), game, (chosen) => {
    game = /** @type {typeof game} */ (chosen);
  });
  const load = () => controller.actions.loadText(box.value, game);
  const put = (/** @type {string} */ text) => {
    box.value = text;
    box.focus();
    box.select();
  };
  return {
    title: t("record.title"),
    body: [
      h("h3", {}, t("record.out")),
      h(
        "div",
        { class: "button-row" },
        copyButton(env, "record.copy", controller.record, "record.copied", put),
        downloadButton(env),
        copyButton(env, "record.copy.position", controller.position, "record.copied.position", put),
      ),
      h("h3", {}, t("record.in")),
      h("label", { for: box.id, class: "field-label" }, t("record.in.label")),
      box,
      problem,
      games,
      h(
        "div",
        { class: "button-row" },
        button(t("record.load"), load, { kind: "main", "data-action": "load" }),
        fileButton(env, box),
      ),
      state.steps.length > 0 && h("p", { class: "small" }, t("record.replaces")),
      h("h3", {}, t("record.shelf")),
      shelfList(env, state),
    ],
    update(now) {
      problem.hidden = now.loadError === null;
      if (now.loadError) fill(problem, errorText(env.words(), now.loadError));
    },
  };
}

/** @param {Env} env @param {HTMLTextAreaElement} box */
function fileButton({ t, controller }, box) {
  const input = h("input", { type: "file", accept: ".txt,.pgn,text/plain", class: "unseen", tabindex: -1, "aria-hidden": "true" });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (!file) return;
    if (file.size > LARGEST_FILE) return controller.actions.tell({ kind: "text", key: "record.file.large" });
    box.value = await file.text();
    box.focus();
  });
  return h("span", {}, input, button(t("record.file"), () => input.click(), { icon: "file" }));
}

/** @param {Env} env @param {AppState} state */
function shelfList({ t, controller, variant }, { shelf }) {
  if (shelf.length === 0) return h("p", { class: "small" }, t("record.shelf.none"));
  return h(
    "ul",
    { class: "plain-list shelf" },
    ...shelf.map((game, index) =>
      h(
        "li",
        {},
        h("span", {}, shelfLabel(t, variant(game.variant).name, game)),
        button(t("record.shelf.open"), () => controller.actions.openShelved(index), { kind: "small" }),
      ),
    ),
  );
}
