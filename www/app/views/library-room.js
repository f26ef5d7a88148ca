// Where the player's games are shown. What shows them is loaded when they are first looked at, so that a board is there sooner.

import { fill, h } from "../../site/dom.js";

const STYLE = new URL("../../styles/library.css", import.meta.url);

/** @param {import("./env.js").Env} env @returns {import("./env.js").View} */
export function createLibraryRoom(env) {
  const element = h("div", { class: "library", hidden: true });
  /** @type {import("./env.js").View | null} */
  let view = null;
  let asked = false;

  async function load() {
    asked = true;
    try {
      const [{ createLibrary }, desk] = await Promise.all([env.late(["records"], () => import("./library.js")), env.controller.library(), wearStyle()]);
      view = createLibrary(env, desk);
      fill(element, view.element);
      desk.list();
    } catch (error) {
      asked = false;
      fill(element, h("p", { class: "plain-word", role: "status" }, env.t("late.failed", { detail: String(error) })));
    }
  }
  return {
    element,
    render(state) {
      if (state.screen === "library" && !asked) void load();
      view?.render(state);
    },
  };
}

/** Nothing is shown without its style. */
function wearStyle() {
  const link = h("link", { rel: "stylesheet", href: STYLE.href });
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error(STYLE.pathname)));
  });
  document.head.append(link);
  return loaded;
}
