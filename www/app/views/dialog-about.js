// What a record says of a game besides its moves: who played, where, when.

import { button, freshId, h } from "../../site/dom.js";

/** In the order in which they are asked. */
const TAGS = ["White", "Black", "Event", "Round", "Date"];

/**
 * @param {import("./env.js").Env} env
 * @param {import("./env.js").AppState} state
 * @param {{id: string | null}} dialog a game that is kept; null: the one on the board
 * @returns {import("./dialogs.js").DialogContent}
 */
export function aboutDialog({ t, controller }, state, { id }) {
  const { actions } = controller;
  const kept = state.library?.find(({ game }) => game?.id === id)?.game;
  const tags = (id === null ? state.about : kept?.about)?.tags ?? {};
  const fields = TAGS.map((name) => ({ name, input: h("input", { id: freshId("tag"), type: "text", value: tags[name] ?? "", autocomplete: "off", "data-tag": name }) }));
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    void actions.setTags(id, Object.fromEntries(fields.map(({ name, input }) => [name, input.value])));
  };
  return {
    title: t("about.title"),
    body: [
      h(
        "form",
        { class: "about", onsubmit: save },
        ...fields.map(({ name, input }) => h("div", { class: `about-field about-${name.toLowerCase()}` }, h("label", { for: input.id }, t(`about.${name}`)), input)),
        h(
          "div",
          { class: "button-row" },
          button(t("about.save"), () => {}, { kind: "main", type: "submit", "data-action": "save-about" }),
          button(t("common.cancel"), actions.closeDialog, { kind: "quiet" }),
        ),
      ),
    ],
  };
}
