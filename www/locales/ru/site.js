// Что есть на каждой странице вокруг её содержания: заголовок, страницы, настройки.

/** @type {import("../../core/i18n.js").Locale} */
export default {
  "page.title": "chess-T",
  "page.title.game": "{game} — chess-T",
  "page.tagline": "Три настольные игры сил Шамиля Хасанова",
  "page.skip": "К доске",

  "nav.games": "Игры",
  "nav.library": "Мои партии",
  "nav.record": "Запись",
  "nav.settings": "Настройки",
  "nav.rules": "Правила",

  "pages.label": "Страницы",
  "pages.others": "Показывает другие страницы",
  "pages.index": "Игра",
  "pages.edit": "Редактор позиций",
  "pages.learn": "Уроки",
  "pages.rules": "Свод правил",
  "pages.puzzles": "Задачи",

  "common.close": "Закрыть",
  "common.cancel": "Отмена",

  "settings.language.missing": "Тексты этого языка не загрузились.",

  "update.ready": "Готова новая версия страницы. Партия сохранится.",
  "update.use": "Перейти на неё",
  "link.share": "Поделиться ссылкой",
  "engine.loading": "Загрузка…",
  "record.copy.position": "Скопировать позицию",
  "late.failed": "Эту часть страницы не удалось загрузить ({detail}).",
  "settings.title": "Настройки",
};
