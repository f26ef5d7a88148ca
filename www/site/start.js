// Starts a page: the reader's colours and language at once, then the rules; or plain words about what failed.

import { EngineLoadError } from "../core/engine-loader.js";
import { createLanguages } from "../core/languages.js";
import { loadSettings, resolve } from "../core/preferences.js";
import { loadLasting } from "../core/lasting.js";
import { createKeeper } from "../core/storage.js";
import { LANGUAGES } from "../locales/index.js";
import { wearLanguage, wearTheme } from "./appearance.js";
import { h } from "./dom.js";
import { showFault } from "./fault.js";

/** @typedef {import("../types.js").Rules} Rules */

/**
 * What a page is given when it can begin.
 * @template {Rules} [R=Rules]
 * @typedef {object} Site
 * @property {HTMLElement} root
 * @property {R & import("../core/lasting.js").Watched} rules
 * @property {import("../core/storage.js").Keeper} keeper
 * @property {import("../core/languages.js").Languages} languages Those texts that the settings ask for are here.
 * @property {readonly string[]} browserLanguages The preferred first.
 */

/** For readers of any language: which of them is theirs, the page cannot say any more. */
const NO_TEXTS = "The page could not be loaded whole. Reload it. Страница загрузилась не полностью. Обновите её.";

/** What every page has texts of. */
const COMMON = /** @type {const} */ (["board", "site", "errors"]);

/** The language of the reader's settings, or else of the browser: what is written in it can be asked for before the page starts. */
export function languageAtStart(browserLanguages = navigator.languages) {
  return resolve(loadSettings(createKeeper(() => localStorage)), browserLanguages).language;
}

/**
 * @template {Rules} R
 * @param {{loadRules: () => Promise<R>, topics: readonly import("../locales/index.js").Topic[]}} needs which module of the rules, and
 *   what the page shows at once beside what all pages show
 * @param {(site: Site<R>) => void | Promise<void>} open
 * @param {readonly string[]} [browserLanguages]
 */
export async function startPage({ loadRules, topics }, open, browserLanguages = navigator.languages) {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const keeper = createKeeper(() => localStorage);
  const languages = createLanguages(LANGUAGES, [...COMMON, ...topics]);
  const settings = loadSettings(keeper);
  const { language } = resolve(settings, browserLanguages);
  wearTheme(settings.theme);
  const rulesComing = loadLasting(loadRules);
  // Their failure is told below, in the reader's language.
  rulesComing.catch(() => {});
  try {
    await languages.fetch(language);
  } catch (error) {
    root.append(h("p", { class: "plain-word", role: "alert" }, NO_TEXTS));
    return console.error(error);
  }
  const t = languages.translator(language);
  wearLanguage(language, t("page.title"));
  // Below the page's own head; seen only where the module takes its time.
  root.append(h("p", { class: "plain-word", role: "status" }, t("engine.loading")));
  try {
    const rules = await rulesComing;
    await open({ root, rules, keeper, languages, browserLanguages });
  } catch (error) {
    showFault(root, t, faultOf(error));
    // What went wrong stays visible to whoever looks for it.
    console.error(error);
  }
}

/** @param {unknown} error */
function faultOf(error) {
  if (error instanceof EngineLoadError) return { fault: error.fault, detail: error.detail };
  return { fault: "broken", detail: error instanceof Error ? error.message : String(error) };
}

/** Keeps the page for use without a network, where it was bundled with a service worker. @param {(use: () => void) => void} offer a newer version is there; `use` loads the page anew */
export function startOffline(offer) {
  const { serviceWorker } = document.documentElement.dataset;
  if (serviceWorker) whenLoaded(() => void keep(serviceWorker, offer));
}

/** What can wait leaves the network to what cannot. @param {() => void} work */
function whenLoaded(work) {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}

/** @param {string} address @param {(use: () => void) => void} offer */
async function keep(address, offer) {
  try {
    const { keepOffline } = await import("./offline.js");
    await keepOffline(address, offer);
  } catch (error) {
    // A private window, say, keeps nothing: the page works all the same.
    console.info("not kept for use without a network:", error);
  }
}
