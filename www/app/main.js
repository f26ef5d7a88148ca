// The play page: the browser's things are put into the controller's hands, and the views into the document.

import { readAddress, readLink } from "../core/address.js";
import { later, present } from "../core/later.js";
import { once } from "../core/once.js";
import { loadRules } from "../core/rules-module.js";
import { writtenElsewhere } from "../core/storage.js";
import { createController } from "./game/controller.js";
import { createBookmark } from "./library/bookmark.js";
import { hasOldGames } from "./library/games.js";
import { createSounds } from "./sound/sounds.js";
import { onSystemTheme, wearCarried, wearLanguage, wearTheme } from "../site/appearance.js";
import { whenChanged } from "../site/dom.js";
import { startOffline, startPage } from "../site/start.js";
import { createPage } from "./views/page.js";

/** @typedef {import("./views/env.js").Env} Env */
/** @typedef {import("./views/env.js").AppState} AppState */
/** @typedef {import("../core/i18n.js").Translate} Translate */
/** @typedef {import("../site/start.js").Site} Site */

const CALM = "(prefers-reduced-motion: reduce)";
/** Random words for one draw of the squares. */
const ENTROPY_WORDS = 16;

void startPage({ loadRules, topics: ["play"] }, open, readersLanguages());

/** @param {Site} site */
async function open(site) {
  const { keeper, languages } = site;
  const bookmark = createBookmark(keeper, () => sessionStorage);
  if (hasOldGames(keeper)) (await import("./library/carry-over.js")).carryOver(keeper, bookmark, fresh);
  play(site.root, languages, createController({ ...browser(site), bookmark }));
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

/** What the address asks for. A link is taken out of it: the game goes on, and a reload must not go back. @param {import("../types.js").Rules} rules */
function takeAddress(rules) {
  const address = readAddress(location.search, location.hash, rules.variants.map((info) => info.variant));
  if (address.ask === "link") history.replaceState(history.state, "", location.pathname + location.search);
  return address;
}

/** What the controller needs of the world. @param {Site} site */
function browser({ rules, keeper, languages, browserLanguages }) {
  return {
    rules,
    keeper,
    later,
    thinker: once(() => import("../think/browser.js").then(({ createBrowserThinker }) => createBrowserThinker(later))),
    tab: fresh(),
    fresh,
    entropy: () => crypto.getRandomValues(new Uint32Array(ENTROPY_WORDS)),
    today: () => new Date().toISOString(),
    now: present,
    languages: browserLanguages,
    texts: languages,
    calm: matchMedia(CALM).matches,
    address: takeAddress(rules),
  };
}

async function loadSound() {
  const [{ createSynthesizer }, { NOTES }] = await Promise.all([import("./sound/synthesizer.js"), import("./sound/notes.js")]);
  return { synthesizer: createSynthesizer(), notes: NOTES };
}

/** @param {HTMLElement} root @param {Site["languages"]} languages @param {import("./game/controller.js").Controller} controller */
function play(root, languages, controller) {
  const { store, rules, actions } = controller;
  const t = (/** @type {string} */ key, /** @type {import("../core/i18n.js").Params} */ params = {}) =>
    languages.translator(store.get().language)(key, params);
  /** @type {Env["variant"]} */
  const variant = (key) => {
    const info = rules.variants.find((candidate) => candidate.variant === key);
    if (!info) throw new Error(`no game ${key}`);
    return info;
  };
  const words = () => ({ t, force: rules.formatForce });
  wear(store, t, variant);
  matchMedia(CALM).addEventListener("change", (event) => actions.setCalm(event.matches));
  addEventListener("storage", (event) => {
    const news = writtenElsewhere(event);
    if (news) actions.heedStorage(news);
  });
  addEventListener("hashchange", () => actions.heedAddress(takeAddress(rules)));
  for (const leaving of ["pagehide", "visibilitychange"]) addEventListener(leaving, actions.keepNow);
  for (const returning of ["pageshow", "visibilitychange"]) addEventListener(returning, actions.lookAgain);
  createPage(root, { controller, t, words, variant, late: controller.late });
  createSounds(store, loadSound);
  startOffline(actions.offerUpdate);
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
