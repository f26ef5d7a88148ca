// What stands round the content of every page: head, pages, settings.

/** @type {import("../../core/i18n.js").Locale} */
export default {
  "page.title": "chess-T",
  "page.title.game": "{game} — chess-T",
  "page.tagline": "Three board games of force by Shamil Khasanov",
  "page.skip": "To the board",

  "nav.games": "Games",
  "nav.library": "Library",
  "nav.record": "Record",
  "nav.settings": "Settings",
  "nav.rules": "Rules",

  "pages.label": "Pages",
  "pages.others": "Shows the other pages",
  "pages.index": "Play",
  "pages.edit": "Position editor",
  "pages.learn": "Lessons",
  "pages.rules": "Rule book",
  "pages.puzzles": "Puzzles",

  "common.close": "Close",
  "common.cancel": "Cancel",

  "settings.language.missing": "The texts of that language could not be loaded.",

  "update.ready": "A newer version of this page is ready. Your game is kept.",
  "update.use": "Use it now",
  "link.share": "Share the link",
  "engine.loading": "Loading…",
  "record.copy.position": "Copy the position",
  "late.failed": "This part of the page could not be loaded ({detail}).",
  "settings.title": "Settings",
};
