// What stands round the content of a page that plays no game: head, settings, what is said aloud, the offer of a newer version.
// The play page has a state of its own for all of these.

import { createVoice } from "../board/index.js";
import { createLate } from "../core/late.js";
import { createPreferences } from "../core/preferences.js";
import { onSystemTheme, wearCarried, wearLanguage, wearTheme } from "./appearance.js";
import { createDialog } from "./dialog.js";
import { button, fill, h, icon, iconButton } from "./dom.js";
import { createHead, headButton } from "./head.js";
import { startOffline } from "./start.js";

/** @typedef {ReturnType<typeof createShell>} Shell */
/** @typedef {import("../core/settings.js").Settings} Settings */

/**
 * @param {import("./start.js").Site} site
 * @param {{page: import("./menu.js").PageName, switches: (keyof Settings)[], skip: {to: string, label: string}}} about
 *   `switches`: settings of the page that are on or off; `skip`: where whoever comes by keyboard may go at once, the label a key
 */
export function createShell({ root, rules, keeper, languages, browserLanguages }, { page, switches, skip: { to, label } }) {
  const preferences = createPreferences({ keeper, languages, browserLanguages });
  const { store, t } = preferences;
  const head = createHead(page, t);
  const voice = createVoice(document);
  voice.element.id = "live";
  const notice = h("div", { class: "notice", hidden: true });
  const main = h("main", { class: "main", tabindex: -1 });
  const skip = h("a", { class: "skip", href: to });
  const dialog = createDialog(closeDialog);
  /** What the open dialog shows, in the language shown. @type {(() => import("./dialog.js").DialogContent) | null} */
  let content = null;

  function closeDialog() {
    content = null;
    dialog.close();
  }

  /** @param {() => import("./dialog.js").DialogContent} of drawn anew in another language */
  function openDialog(of) {
    content = of;
    dialog.show(of(), t("common.close"));
  }

  const late = createLate(languages, () => store.get().language);

  async function openSettings() {
    try {
      const { settingsForm } = await late(["settings"], () => import("./settings-form.js"));
      openDialog(() => ({ kind: "settings", title: t("settings.title"), body: settingsForm(t, store.get().settings, change, switches) }));
    } catch (error) {
      tell(t("late.failed", { detail: String(error) }));
    }
  }

  /** @param {Partial<Settings>} settings */
  function change(settings) {
    preferences.change(settings).catch(() => voice.say(t("settings.language.missing")));
  }

  function dress() {
    const { settings, language } = store.get();
    wearTheme(settings.theme);
    wearCarried(settings.carried);
    wearLanguage(language, `${t(`pages.${page}`)} — ${t("page.title")}`);
  }

  let shown = "";
  function draw() {
    dress();
    const { language } = store.get();
    if (language === shown) return;
    shown = language;
    head.render(t(`pages.${page}`), headButton("settings", t("nav.settings"), openSettings));
    skip.textContent = t(label);
    voice.hush();
    if (content) dialog.show(content(), t("common.close"));
  }

  /** @param {string} text @param {HTMLElement[]} offers */
  function notify(text, ...offers) {
    const close = iconButton("close", t("common.close"), () => (notice.hidden = true), { class: "icon-button icon-button-small" });
    notice.hidden = false;
    fill(notice, icon("info"), h("p", { class: "notice-text" }, text), ...offers, close);
  }

  /** @param {string} key @param {import("../core/lasting.js").EngineLost} fault */
  function tellBreakdown(key, { message }) {
    tell(t(key, { detail: message }));
  }

  /** To those who see and to those who listen. @param {string} text */
  function tell(text) {
    notify(text);
    voice.say(text);
  }

  root.replaceChildren(skip, head.element, notice, main, dialog.element, voice.element);
  draw();
  store.subscribe(draw);
  onSystemTheme(dress);
  startOffline((use) => notify(t("update.ready"), button(t("update.use"), use, { kind: "small" })));
  rules.watch({ lost: (fault) => tellBreakdown("engine.lost", fault), gone: (fault) => tellBreakdown("engine.gone", fault) });

  return {
    /** Where the page puts what it is about. */
    main,
    t,
    preferences: store,
    changeSettings: change,
    /** What the reader wants of every board. */
    boardLook() {
      const { letters, settings: { pieceSet, coordinates } } = store.get();
      return { letters, pieceSet, coordinates };
    },
    /** For texts about the game. */
    words: () => ({ t, force: rules.formatForce }),
    say: voice.say,
    tell,
    openDialog,
    closeDialog,
  };
}
