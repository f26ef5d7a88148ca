// From the editor to the game: against a person, against the computer, or to be analysed.

import { pageAddress } from "../../core/pages.js";
import { h, icon, whenChanged } from "../../site/dom.js";
import { createPanel } from "./panel.js";

/** @typedef {import("./env.js").Shown} Shown */

const WAYS = /** @type {const} */ ({ person: "players", computer: "play", analysis: "analysis" });

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createPlayPanel({ shell: { t } }) {
  const panel = createPanel("play");
  const draw = (/** @type {Shown} */ { game, orientation }) => {
    const links = Object.entries(WAYS).map(([way, drawing]) => {
      const view = orientation === "black" ? "view=black&" : "";
      const href = game !== null && pageAddress("index", `${view}then=${way}&g=${game}`);
      return h("a", { class: "button", href, "aria-disabled": game === null && "true", role: game === null && "link", "data-then": way }, icon(drawing), h("span", {}, t(`edit.play.${way}`)));
    });
    panel.fill(t("edit.play"), h("div", { class: "button-row" }, ...links));
  };
  return { element: panel.element, render: whenChanged((s) => [s.game, s.orientation, s.language], draw) };
}
