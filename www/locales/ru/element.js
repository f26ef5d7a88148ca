// Элемент для других сайтов.

/** @type {import("../../core/i18n.js").Locale} */
export default {
  "element.bad": "{name}: {why}",
  "element.bad.choice": "{name}=«{text}»: нужно одно из {choices}.",
  "element.bad.number": "{name}=«{text}»: нужно число от {least} до {most}.",
  "element.bad.switch": "{name}=«{text}»: нужно on или off.",
  "element.bad.shorter": "{name}: длиннее {most} знаков.",
  "element.bad.squares": "{name}=«{text}»: нужны поля, например e4,e5.",
  "element.bad.arrows": "{name}=«{text}»: нужны стрелки, например e2-e4,d7-d5.",
  "element.bad.one-start": "Указаны и {name}, и game; показана партия.",
  "element.bad.solution": "{name}: задаче нужно решение.",
  "element.game.not-had": "не удалось загрузить запись партии ({detail}).",
  "element.opponent.failed": "Компьютер здесь играть не может; за обе стороны ходят от руки.",
  "element.wrong": "{from}–{to} — не решение. Попробуйте другой ход.",
  "element.solved": "Решено!",
};
