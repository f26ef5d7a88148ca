// Анализ, угрозы и ошибки в партии.

/** @type {import("../../core/i18n.js").Locale} */
export default {
  "analysis.title": "Анализ",
  "analysis.none": "Здесь нет хода для анализа.",
  "analysis.begins": "Ищу лучшие ходы…",
  "analysis.bar": "У кого лучше",
  "analysis.effort": "В Кнехтах, + в пользу белых. Глубина {depth}, позиций: {nodes} тыс.",
  "analysis.wins.white": "Белые выигрывают, ходов: {n}",
  "analysis.wins.black": "Чёрные выигрывают, ходов: {n}",
  "analysis.play": "Перейти сюда",
  "threats.toggle": "Угрозы (X)",
  "threats.begins": "Ищу угрозы…",
  "threats.none": "Другой стороне ходить нечем.",
  "threats.white": "Если бы ходили белые:",
  "threats.black": "Если бы ходили чёрные:",
  "review.title": "Ошибки",
  "review.none": "Ошибок не найдено.",
  "review.clean": "ошибок нет",
  "review.stop": "Остановить",
  "review.close": "Закрыть",
  "review.better": "лучше",
  "review.count.inaccuracy": { one: "{n} неточность", few: "{n} неточности", many: "{n} неточностей", other: "{n} неточности" },
  "review.count.mistake": { one: "{n} ошибка", few: "{n} ошибки", many: "{n} ошибок", other: "{n} ошибки" },
  "review.count.blunder": { one: "{n} грубая ошибка", few: "{n} грубые ошибки", many: "{n} грубых ошибок", other: "{n} грубой ошибки" },
};
