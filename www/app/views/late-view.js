// A view that is loaded when it first has something to show. Where it does not come, that is said in its place, and the game goes on.

import { fill, h } from "../../site/dom.js";

/** @typedef {import("./env.js").View} View */

/**
 * @param {import("./env.js").Env} env
 * @param {string} name of its panel
 * @param {(state: import("./env.js").AppState) => boolean} isWanted
 * @param {() => Promise<View>} load
 * @returns {View}
 */
export function createLateView(env, name, isWanted, load) {
  const place = h("section", { class: `panel panel-${name}`, hidden: true });
  /** @type {View | null} */
  let view = null;
  let wanted = false;
  let coming = false;

  async function bring() {
    coming = true;
    try {
      view = await load();
      place.replaceWith(view.element);
      view.render(env.controller.store.get());
    } catch (error) {
      fill(place, h("p", { class: "plain-word", role: "status" }, env.t("late.failed", { detail: String(error) })));
      place.hidden = !wanted;
    }
    coming = false;
  }

  return {
    element: place,
    render(state) {
      if (view) return view.render(state);
      if (isWanted(state) === wanted) return;
      wanted = !wanted;
      place.hidden = true;
      // Whoever asks once more may have better luck.
      if (wanted && !coming) void bring();
    },
  };
}
