// The settings: every change is seen at once and kept.

import { h } from "../../site/dom.js";
import { settingsForm } from "../../site/settings-form.js";

/** @typedef {import("./env.js").Env} Env */

/** @param {Env} env @param {import("./env.js").AppState} state @returns {import("./dialogs.js").DialogContent} */
export function settingsDialog(env, { settings }) {
  const { t, controller } = env;
  const form = settingsForm(t, settings, controller.actions.setSettings, ["coordinates", "animation", "reach", "sounds", "awayCounts"]);
  return { title: t("settings.title"), body: [...form, keyList(env)] };
}

/** What each key does; the letters go by their place on the keyboard. */
const KEYS = { S: "board", M: "moves", P: "position", T: "type", F: "force", H: "hint", X: "threats", E: "explain", "← →": "walk" };

/** @param {Env} env */
function keyList({ t }) {
  const rows = Object.entries(KEYS).map(([key, name]) => h("div", { class: "key-row" }, h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(`keys.${name}`))));
  return h("section", { class: "keys" }, h("h3", {}, t("keys.title")), h("dl", {}, ...rows));
}
