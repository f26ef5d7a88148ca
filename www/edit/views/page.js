// The editor's views put together: trays above and below the board, everything about the position beside it.

import { h } from "../../site/dom.js";
import { createBoardView } from "./board-view.js";
import { createConditions } from "./conditions.js";
import { createJudgement } from "./judgement.js";
import { listenToKeys } from "./keys.js";
import { createPicturePanel } from "./picture.js";
import { createPlayPanel } from "./play.js";
import { createSharePanel } from "./share.js";
import { createTelling } from "./telling.js";
import { createTextPanel } from "./text.js";
import { createToolbar } from "./toolbar.js";
import { createTray } from "./tray.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("./env.js").View} View */

/** @param {Env} env */
export function createPage(env) {
  const { editor, shell } = env;
  const board = createBoardView(env);
  const trays = ["above", "below"].map((place) => createTray(env, /** @type {"above" | "below"} */ (place), board));
  const [above, below] = /** @type {[View, View]} */ (trays);
  const toolbar = createToolbar(env);
  const panels = [createJudgement, createPlayPanel, createConditions, createTextPanel, createSharePanel, createPicturePanel].map((create) => create(env));
  const views = [board, ...trays, toolbar, ...panels];
  const table = h("div", { class: "edit-table" }, above.element, board.element, below.element, toolbar.element);
  const page = h("div", { class: "edit" }, table, h("div", { class: "edit-side" }, ...panels.map(({ element }) => element)));
  shell.main.append(page);
  listenToKeys(env, page);
  const tell = createTelling(env);
  const render = () => {
    const shown = { ...editor.store.get(), ...shell.preferences.get() };
    for (const view of views) view.render(shown);
    tell(shown);
  };
  render();
  editor.store.subscribe(render);
  shell.preferences.subscribe(render);
}
