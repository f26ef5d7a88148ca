// The settings: every change is seen at once and kept.

import { h } from "../../site/dom.js";
import { segments } from "../../site/segments.js";
import { LANGUAGES } from "../../locales/index.js";

/** @typedef {import("./env.js").Env} Env */
/** @typedef {import("../../core/settings.js").Settings} Settings */

/** @param {Env} env @param {import("./env.js").AppState} state @returns {import("./dialogs.js").DialogContent} */
export function settingsDialog(env, { settings }) {
  const { t, controller } = env;
  const choice = (/** @type {keyof Settings} */ name, /** @type {[string, string][]} */ options) =>
    segments({ "data-setting": name }, t(name === "pieceSet" ? "settings.pieces" : `settings.${name}`), options, String(settings[name]), (value) =>
      controller.actions.setSettings(/** @type {Partial<Settings>} */ ({ [name]: value })));
  const box = (/** @type {keyof Settings} */ name) => checkbox(env, name, settings[name] === true);
  const auto = t("settings.auto");
  /** @type {[string, string][]} */
  const languages = Object.entries(LANGUAGES).map(([language, { name }]) => [language, name]);
  return {
    title: t("settings.title"),
    body: [
      choice("language", [["auto", auto], ...languages]),
      choice("theme", [
        ["auto", auto],
        ["light", t("settings.theme.light")],
        ["dark", t("settings.theme.dark")],
        ["contrast", t("settings.theme.contrast")],
      ]),
      choice("letters", [["auto", auto], ["latin", t("settings.letters.latin")], ["russian", t("settings.letters.russian")]]),
      choice("pieceSet", [["figures", t("settings.pieces.figures")], ["counters", t("settings.pieces.counters")]]),
      // Only where there may be a finger.
      matchMedia("(any-pointer: coarse)").matches &&
        choice("carried", [["plain", t("settings.carried.plain")], ["larger", t("settings.carried.larger")], ["largest", t("settings.carried.largest")]]),
      h("div", { class: "switches" }, box("coordinates"), box("animation"), box("reach"), box("sounds"), box("awayCounts")),
      keyList(env),
    ],
  };
}

/** What each key does; the letters go by their place on the keyboard. */
const KEYS = { S: "board", M: "moves", P: "position", T: "type", F: "force", H: "hint", X: "threats", "← →": "walk" };

/** @param {Env} env */
function keyList({ t }) {
  const rows = Object.entries(KEYS).map(([key, name]) => h("div", { class: "key-row" }, h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(`keys.${name}`))));
  return h("section", { class: "keys" }, h("h3", {}, t("keys.title")), h("dl", {}, ...rows));
}

/** @param {Env} env @param {keyof Settings} name @param {boolean} checked */
function checkbox({ t, controller }, name, checked) {
  const change = (/** @type {Event} */ event) =>
    controller.actions.setSettings({ [name]: /** @type {HTMLInputElement} */ (event.currentTarget).checked });
  return h(
    "label",
    { class: "switch", "data-setting": name },
    h("input", { type: "checkbox", checked, onchange: change }),
    h("span", {}, t(`settings.${name}`)),
  );
}
