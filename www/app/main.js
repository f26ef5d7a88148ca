// Starts the page: the browser's things are put into the controller's hands, and the views into the document.

import { readAddress, readLink } from "../core/address.js";
import { EngineLoadError, loadRules } from "../core/engine-loader.js";
import { createLanguages } from "../core/languages.js";
import { createKeeper, writtenElsewhere } from "../core/storage.js";
import { createController } from "./game/controller.js";
import { loadSettings, resolve } from "./game/preferences.js";
import { createBookmark } from "./library/bookmark.js";
import { hasOldGames } from "./library/games.js";
import { createSounds } from "./sound/sounds.js";
import { h, whenChanged } from "../site/dom.js";
import { onSystemTheme, wearCarried, wearLanguage, wearTheme } from "../site/appearance.js";
import { showFault } from "../site/fault.js";
import { createPage } from "./views/page.js";
import { LANGUAGES } from "../locales/index.js";

/** @typedef {import("./views/env.js").Env} Env */
/** @typedef {import("./views/env.js").AppState} AppState */
/** @typedef {import("../core/i18n.js").Translate} Translate */

/** For readers of any language: which of them is theirs, the page cannot say any more. */
const NO_TEXTS = "The page could not be loaded whole. Reload it. Страница загрузилась не полностью. Обновите её.";
const CALM = "(prefers-reduced-motion: reduce)";
/** Random words for one draw of the squares. */
const ENTROPY_WORDS = 16;

const languages = createLanguages(LANGUAGES);

void start();

async function start() {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const keeper = createKeeper(() => localStorage);
  const settings = loadSettings(keeper);
  const { language } = resolve(settings, readersLanguages());
  wearTheme(settings.theme);
  const rulesComing = loadRules();
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
    const bookmark = createBookmark(keeper, () => sessionStorage);
    if (hasOldGames(keeper)) (await import("./library/carry-over.js")).carryOver(keeper, bookmark, fresh);
    play(root, createController({ rules, loadRules, keeper, bookmark, ...browser(rules) }));
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

/** @param {number} ms @param {() => void} work */
function later(ms, work) {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

/** Unlike any other, in this tab or another. (`crypto.randomUUID` is only there on secure pages.) */
function fresh() {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((word) => word.toString(36)).join("");
}

/** The language of a link comes before the browser's, but not before the reader's own choice. */
function readersLanguages() {
  const asked = readLink(location.hash)?.language;
  return asked ? [asked, ...navigator.languages] : navigator.languages;
}

/** What the address asks for. A link is taken out of it: the game goes on, and a reload must not go back. @param {import("./types.js").Rules} rules */
function takeAddress(rules) {
  const address = readAddress(location.search, location.hash, rules.variants.map((info) => info.variant));
  if (address.ask === "link") history.replaceState(history.state, "", location.pathname + location.search);
  return address;
}

/** @param {import("./types.js").Rules} rules */
function browser(rules) {
  /** @type {Promise<import("./think/thinker.js").Thinker> | null} */
  let thinker = null;
  return {
    later,
    thinker: () => {
      thinker ??= import("./think/browser.js").then(({ createBrowserThinker }) => createBrowserThinker(later));
      thinker.catch(() => (thinker = null));
      return thinker;
    },
    tab: fresh(),
    fresh,
    entropy: () => crypto.getRandomValues(new Uint32Array(ENTROPY_WORDS)),
    today: () => new Date().toISOString(),
    now: () => Date.now(),
    languages: readersLanguages(),
    fetchLanguage: languages.fetch,
    calm: matchMedia(CALM).matches,
    address: takeAddress(rules),
  };
}

async function loadSound() {
  const [{ createSynthesizer }, { NOTES }] = await Promise.all([import("./sound/synthesizer.js"), import("./sound/notes.js")]);
  return { synthesizer: createSynthesizer(), notes: NOTES };
}

/** @param {HTMLElement} root @param {import("./game/controller.js").Controller} controller */
function play(root, controller) {
  const { store, rules, actions } = controller;
  const t = (/** @type {string} */ key, /** @type {import("../core/i18n.js").Params} */ params = {}) =>
    languages.translator(store.get().language)(key, params);
  /** @type {Env["variant"]} */
  const variant = (key) => {
    const info = rules().variants.find((candidate) => candidate.variant === key);
    if (!info) throw new Error(`no game ${key}`);
    return info;
  };
  const words = () => ({ t, force: rules().formatForce });
  wear(store, t, variant);
  matchMedia(CALM).addEventListener("change", (event) => actions.setCalm(event.matches));
  addEventListener("storage", (event) => {
    const news = writtenElsewhere(event);
    if (news) actions.heedStorage(news);
  });
  addEventListener("hashchange", () => actions.heedAddress(takeAddress(rules())));
  for (const leaving of ["pagehide", "visibilitychange"]) addEventListener(leaving, actions.keepNow);
  for (const returning of ["pageshow", "visibilitychange"]) addEventListener(returning, actions.lookAgain);
  createPage(root, { controller, t, words, variant });
  createSounds(store, loadSound);
  const { serviceWorker } = document.documentElement.dataset;
  if (serviceWorker) whenLoaded(() => void startOffline(serviceWorker, actions.offerUpdate));
}

/** What can wait leaves the network to what cannot. @param {() => void} work */
function whenLoaded(work) {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}

/** @param {string} address @param {(use: () => void) => void} offer */
async function startOffline(address, offer) {
  try {
    const { keepOffline } = await import("../site/offline.js");
    await keepOffline(address, offer);
  } catch (error) {
    // A private window, say, keeps nothing: the page works all the same.
    console.info("not kept for use without a network:", error);
  }
}

/**
 * The document follows the state.
 * @param {import("./game/controller.js").Controller["store"]} store
 * @param {Translate} t
 * @param {Env["variant"]} variant
 */
function wear(store, t, variant) {
  // Every touch of the document's attributes lets the boards read their colours anew.
  const dress = whenChanged(
    (/** @type {AppState} */ s) => [s.settings.theme, s.settings.carried, s.language, s.screen, s.snapshot.variant],
    dressDocument,
  );
  /** @param {AppState} state */
  function dressDocument({ settings, language, screen, snapshot }) {
    wearTheme(settings.theme);
    wearCarried(settings.carried);
    const title = screen === "game" ? t("page.title.game", { game: variant(snapshot.variant).name }) : t("page.title");
    wearLanguage(language, title);
  }
  dress(store.get());
  store.subscribe(dress);
  onSystemTheme(() => dressDocument(store.get()));
}
