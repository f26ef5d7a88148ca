// A note beside the move shown, and how good it was.

import { button, freshId, h } from "./dom.js";
import { placeInLine } from "../game/state.js";

/** The judgements of chess, as signs; none is the empty one. */
const GLYPHS = ["", "!", "!!", "!?", "?!", "?", "??"];

/** @param {import("./env.js").Env} env @param {import("./env.js").AppState} state @returns {import("./dialogs.js").DialogContent} */
export function noteDialog({ t, controller }, state) {
  const step = state.steps[placeInLine(state) - 1];
  const id = freshId("note");
  const group = freshId("glyph");
  const text = h("textarea", { id, class: "load-box", rows: 4 }, step?.comment ?? "");
  const glyph = (/** @type {string} */ sign) =>
    h(
      "label",
      { class: "segment" },
      h("input", { type: "radio", name: group, value: sign, checked: sign === (step?.glyphs ?? "") }),
      h("span", {}, sign || t("note.none")),
    );
  const judgement = h("fieldset", { class: "segments" }, h("legend", {}, t("note.judgement")), ...GLYPHS.map(glyph));
  const save = () => {
    const chosen = /** @type {HTMLInputElement | null} */ (judgement.querySelector("input:checked"));
    controller.actions.annotate(text.value, chosen?.value ?? "");
  };
  return {
    title: t("note.title", { move: step?.text ?? "" }),
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
