// The settings that are about how things look: every change is seen at once and kept.

import { LANGUAGES } from "../locales/index.js";
import { h } from "./dom.js";
import { segments } from "./segments.js";

/** @typedef {import("../core/settings.js").Settings} Settings */
/** @typedef {(change: Partial<Settings>) => void} Change */

/**
 * @param {import("../core/i18n.js").Translate} t
 * @param {Settings} settings
 * @param {Change} change
 * @param {(keyof Settings)[]} switches those that are on or off
 */
export function settingsForm(t, settings, change, switches) {
  const choice = (/** @type {keyof Settings} */ name, /** @type {[string, string][]} */ options) =>
    segments({ "data-setting": name }, t(name === "pieceSet" ? "settings.pieces" : `settings.${name}`), options, String(settings[name]), (value) =>
      change(/** @type {Partial<Settings>} */ ({ [name]: value })));
  const auto = t("settings.auto");
  /** @type {[string, string][]} */
  const languages = Object.entries(LANGUAGES).map(([language, { name }]) => [language, name]);
  return [
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
    h("div", { class: "switches" }, ...switches.map((name) => checkbox(t, name, settings[name] === true, change))),
  ];
}

/** @param {import("../core/i18n.js").Translate} t @param {keyof Settings} name @param {boolean} checked @param {Change} change */
function checkbox(t, name, checked, change) {
  const onchange = (/** @type {Event} */ event) => change({ [name]: /** @type {HTMLInputElement} */ (event.currentTarget).checked });
  return h("label", { class: "switch", "data-setting": name }, h("input", { type: "checkbox", checked, onchange }), h("span", {}, t(`settings.${name}`)));
}
