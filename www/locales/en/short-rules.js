// The rules in short, beside a game.

/** @type {import("../../core/i18n.js").Locale} */
export default {
  "rules.title": "The rules in brief",
  "rules.game": "The game",
  "rules.aim.title": "The aim",
  "rules.aim":
    "Take the enemy King, or seize the enemy castle: one of your royals stands in it and no enemy royal does. Whoever has no move left on his turn loses too.",
  "rules.check": "Check is announced, but nobody has to answer it: a King may stay where it can be taken.",
  "rules.force.title": "Force",
  "rules.force":
    "Every piece has a force, shown by its bars: a long bar is 1, a short one ½. It acts on the piece's own square and on every square its lines of movement reach, whoever stands there. A line that does not jump ends with the first piece it meets.",
  "rules.ratio": "On each square the forces of a side add up. “e5]\u00a03\u00a0:\u00a04” says that on e5 White has 3 and Black 4.",
  "rules.example": "White's Connet and Knecht against Black's Ritter and Knecht: {own} is more than {enemy}, so White may take there.",
  "rules.take.title": "Taking",
  "rules.take":
    "Any piece takes an enemy piece that its lines reach, if its side has superiority on that square: more force than the enemy. A move that is refused says the numbers. Nobody has to take.",
  "rules.exchange":
    "With equal forces there is an exchange instead: both pieces leave the board. A King does not exchange itself, and on castle squares only royals do.",
  "rules.scout":
    "The Scout adds no force. It takes any piece whatever the ratio; on a castle square it does one thing only: it exchanges itself for the enemy piece there.",
  "rules.pieces.title": "The pieces",
  "rules.piece.force": "force {force}",
  "rules.piece.royal": "royal",
  "rules.move.king": "One square in any direction.",
  "rules.move.connet.t1": "One or two squares along ranks and files, jumping; one to three along diagonals, not jumping.",
  "rules.move.connet.t": "One to three squares along ranks and files, jumping; one to three along diagonals, not jumping.",
  "rules.move.prince": "One square along ranks and files; one to three along diagonals, not jumping.",
  "rules.move.ritter.t1": "One or two squares along ranks and files, jumping.",
  "rules.move.ritter.t": "One to three squares along ranks and files, jumping.",
  "rules.move.ver-knecht": "As the Knecht.",
  "rules.move.knecht": "One square forward, back or sideways; or two forward inside its own half, if nothing stands between.",
  "rules.move.scout": "A leap like the knight's in chess.",
  "rules.castle.title": "The castles",
  "rules.castle":
    "Each side's castle is four hatched squares. Only royals go there. Against or for a castle square the force of non-royals counts only while a royal of their side acts on it too; force that does not count is struck through.",
  "rules.castle.t1": "A Ver Knecht may be promoted straight onto an empty square of the enemy castle.",
  "rules.castle.t":
    "From outside, no royal moves onto an empty square of the enemy castle where the defender has superiority and one of his royals acts.",
  "rules.castle.stay": "While an enemy royal is in your castle, your last royal inside may not leave it.",
  "rules.stars.title": "Inaccessible squares",
  "rules.stars":
    "After Black's third move dice give each side one square of its own, marked by a star. Enemy pieces cannot enter it, enemy force does not act on it, and lines that do not jump end before it: its owner's piece is safe there. An enemy piece that stands there when it is drawn is removed.",
  "rules.promotion.title": "Promotion",
  "rules.promotion": "A Knecht becomes a Ver Knecht on the sixth rank (Black's on the third).",
  "rules.promotion.plain": "A Ver Knecht becomes a Ritter, Prince or Connet on the last rank.",
  "rules.promotion.scout": "A Ver Knecht becomes a Ritter, Prince, Connet or Scout on the last rank.",
  "rules.promotion.limit": "No fourth Prince and no fourth Connet can be made.",
  "rules.promotion.t1":
    "On a castle square the Ver Knecht becomes a Prince or a Connet. Once a game for each side, a Prince that enters the enemy castle becomes a Connet.",
  "rules.promotion.t": "Once a game for each side, a Prince that enters the enemy castle may become a Connet.",
  "rules.draw.title": "Draws",
  "rules.draw":
    "When both agree, or when a player claims it: the same position for the third time, or 40 moves by each side without a piece taken or exchanged.",
  "rules.page.title": "On this page",
  "rules.page.move": "Drag a piece, or tap it and then its target. By keyboard: arrows, Enter, and Escape to let go.",
  "rules.page.force": "“Forces” (the F key) shows the ratio on every square. Point at a square or tap it to see who adds what.",
  "rules.page.marks":
    "A dot: it can move there. A ring: it takes. A ring in two halves: it exchanges. An outlined square or a triangle: it could go there, or only its force acts there.",
  "rules.reconstructed":
    "The author's published text leaves some points of {game} open. How they are settled here is marked in the complete rules.",
};
