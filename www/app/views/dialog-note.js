// A note beside the move shown, and how good it was; before the first move, a note on the game.

import { button, freshId, h } from "../../site/dom.js";
import { segments } from "../../site/segments.js";
import { placeInLine } from "../game/state.js";

/** The judgements of chess, as signs; none is the empty one. */
const GLYPHS = ["", "!", "!!", "!?", "?!", "?", "??"];

/** @param {import("./env.js").Env} env @param {import("./env.js").AppState} state @returns {import("./dialogs.js").DialogContent} */
export function noteDialog({ t, controller }, state) {
  const step = state.steps[placeInLine(state) - 1];
  const id = freshId("note");
  const text = h("textarea", { id, class: "load-box", rows: 4 }, step ? step.comment : state.about.note);
  let chosen = step?.glyphs ?? "";
  const options = GLYPHS.map((sign) => /** @type {[string, string]} */ ([sign, sign || t("note.none")]));
  const judgement = segments({}, t("note.judgement"), options, chosen, (sign) => (chosen = sign));
  const save = () => controller.actions.annotate(text.value, chosen);
  return {
    title: step ? t("note.title", { move: step.text }) : t("note.title.start"),
    body: [
      step?.move && judgement,
      h("label", { for: id, class: "field-label" }, t("note.text")),
      text,
      h(
        "div",
        { class: "button-row" },
        button(t("note.save"), save, { kind: "main", "data-action": "save-note" }),
        button(t("common.cancel"), controller.actions.closeDialog, { kind: "quiet" }),
      ),
    ],
  };
}
