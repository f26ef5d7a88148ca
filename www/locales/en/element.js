// The element for other sites.

/** @type {import("../../core/i18n.js").Locale} */
export default {
  "element.bad": "{name}: {why}",
  "element.bad.choice": "{name}=“{text}”: should be one of {choices}.",
  "element.bad.number": "{name}=“{text}”: should be a number from {least} to {most}.",
  "element.bad.switch": "{name}=“{text}”: should be on or off.",
  "element.bad.shorter": "{name}: longer than {most} characters.",
  "element.bad.squares": "{name}=“{text}”: should be squares, such as e4,e5.",
  "element.bad.arrows": "{name}=“{text}”: should be arrows, such as e2-e4,d7-d5.",
  "element.bad.one-start": "There is a {name} and a game; the game is shown.",
  "element.bad.solution": "{name}: a puzzle needs one.",
  "element.game.not-had": "the record could not be fetched ({detail}).",
  "element.opponent.failed": "The computer cannot play here; both sides are moved by hand.",
  "element.wrong": "{from}–{to} is not the solution. Try another move.",
  "element.solved": "Solved!",
};
