// The record and the position: take them along, or load others.

import { readLink } from "../../core/address.js";
import { fragmentOfDiagram } from "../../core/diagram-address.js";
import { isOnDisk, pageAddress } from "../../core/pages.js";
import { download } from "../../site/clipboard.js";
import { button, fill, h, icon } from "../../site/dom.js";
import { shareButton } from "../../site/share.js";
import { copyButton, downloadButton, linkAddress } from "./carry.js";
import { filePicker } from "./files.js";
import { gameChoice } from "./game-choice.js";
import { errorText } from "../../text/errors.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").AppState} AppState */

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
  const load = () => {
    const link = readLink(box.value.trim());
    if (link) void controller.actions.openLink(link);
    else controller.actions.loadText(box.value, game);
  };
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
        h("a", { class: "button", href: editorAddress(controller, state), "data-action": "edit" }, icon("note"), h("span", {}, t("record.edit"))),
        button(t("about.edit"), () => controller.actions.openDialog({ kind: "about", id: null }), { icon: "note", "data-action": "about" }),
        state.match && matchButton(env),
      ),
      h("h3", {}, t("link.title")),
      h("p", { class: "small" }, t(isOnDisk() ? "link.lead.disk" : "link.lead")),
      h("div", { class: "button-row" }, copyButton(env, "link.copy", () => linkAddress(env), "link.copied", put), shareButton(t, () => linkAddress(env))),
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
      h("h3", {}, t("nav.library")),
      h("p", { class: "small" }, t("record.kept")),
      h("div", { class: "button-row" }, button(t("record.library"), () => void controller.actions.openLibrary(), { icon: "library", "data-action": "library" })),
    ],
    update(now) {
      problem.hidden = now.loadError === null;
      if (now.loadError) fill(problem, errorText(env.words(), now.loadError));
    },
  };
}

/** The position that is shown, in the editor. @param {Env["controller"]} controller @param {AppState} state */
function editorAddress(controller, { snapshot: { variant }, orientation }) {
  return pageAddress("edit", fragmentOfDiagram({ variant, position: controller.position(), orientation, drawn: { circles: [], arrows: [] } }));
}

/** The games of the match as one file. @param {Env} env */
function matchButton({ t, controller }) {
  const save = async () => download("chess-t-match.txt", (await controller.library()).matchText());
  return button(t("match.download"), () => void save(), { icon: "download", "data-action": "download-match" });
}

/** A file goes into the box; one with several games is chosen from at once. @param {Env} env @param {HTMLTextAreaElement} box */
function fileButton(env, box) {
  return filePicker(env, env.t("record.file"), ([text = "", ...others]) => {
    if (others.length > 0) return env.controller.actions.takeFiles([text, ...others]);
    box.value = text;
    box.focus();
  });
}
