// The analysis, threats and mistakes of a game.

/** @type {import("../../core/i18n.js").Locale} */
export default {
  "analysis.title": "Analysis",
  "analysis.none": "There is no move to analyse here.",
  "analysis.begins": "Looking for the best moves…",
  "analysis.bar": "Who stands better",
  "analysis.effort": "In Knechts, + is good for White. Depth {depth}, {nodes} thousand positions.",
  "analysis.wins.white": "White wins in {n}",
  "analysis.wins.black": "Black wins in {n}",
  "analysis.play": "Walk there",
  "threats.toggle": "Threats (X)",
  "threats.begins": "Looking for threats…",
  "threats.none": "The other side could not move.",
  "threats.white": "If it were White's move:",
  "threats.black": "If it were Black's move:",
  "review.title": "Mistakes",
  "review.none": "No mistakes were found.",
  "review.clean": "no mistakes",
  "review.stop": "Stop",
  "review.close": "Close",
  "review.better": "better",
  "review.count.inaccuracy": { one: "{n} inaccuracy", other: "{n} inaccuracies" },
  "review.count.mistake": { one: "{n} mistake", other: "{n} mistakes" },
  "review.count.blunder": { one: "{n} blunder", other: "{n} blunders" },
};
