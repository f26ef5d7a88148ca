//! Legal moves (RULES 3 to 6), one after the other through a callback that can stop; nothing is allocated.

use core::ops::ControlFlow;

use crate::bitboard::{Bitboard, Diagonal};
use crate::color::Color;
use crate::force::Balance;
use crate::lines::double_step;
use crate::moves::{Effect, Move};
use crate::position::Position;
use crate::role::Role;
use crate::square::{RANKS, Square};
use crate::variant::{Conversion, Ruleset};

/// What is called with each move, until it breaks. Dynamic, so that one copy of the generator serves every caller:
/// it is most of the module a reader downloads.
pub type Sink<'a> = &'a mut dyn FnMut(Move) -> ControlFlow<()>;

impl<R: Ruleset> Position<R> {
    /// Calls `sink` with every legal move until it breaks. A position that is over or waits for the draw of the
    /// inaccessible squares has none.
    pub fn legal_moves(&self, sink: Sink<'_>) -> ControlFlow<()> {
        if self.ended.is_some() || self.draw_is_due() {
            return ControlFlow::Continue(());
        }
        self.moves_of(self.turn, sink)
    }

    /// Is there any legal move?
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.legal_moves(&mut |_| ControlFlow::Break(())).is_break()
    }

    /// How many leaves the tree of legal moves has at this depth (RULES 10).
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut leaves = 0;
        let _ = self.legal_moves(&mut |mv| {
            leaves += if depth == 1 {
                1
            } else {
                let mut next = *self;
                next.play_unchecked(&mv);
                next.perft(depth - 1)
            };
            ControlFlow::Continue(())
        });
        leaves
    }

    /// The moves the side could make if it were its turn, whatever the state of the game.
    pub(crate) fn moves_of(&self, color: Color, sink: Sink<'_>) -> ControlFlow<()> {
        let mut mover = Mover::new(self, color);
        for role in Role::ALL {
            for from in self.of(color, role).squares() {
                mover.moves_from(role, from, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The squares a piece's movement lines reach, whoever stands there, its own left out (RULES 3, 4.1 to 4.3).
    #[inline]
    pub(crate) fn reach(&self, color: Color, role: Role, from: Square) -> R::Board {
        let lines = R::lines();
        let at = from.index();
        let reach = match role {
            Role::King => lines.king[at],
            Role::Connet => lines.connet_jump[at] | self.diagonals(from, R::RULES.connet_diagonal, self.open(color)),
            Role::Prince => lines.step[at] | self.diagonals(from, R::RULES.prince_diagonal, self.open(color)),
            Role::Ritter => lines.ritter[at],
            Role::VerKnecht | Role::Knecht => lines.step[at] | self.double_step(color, from),
            Role::Scout => lines.leap[at],
        };
        reach.minus(self.forbidden(color))
    }

    /// Diagonals up to and including the first square that is not open. The same from both ends.
    #[inline]
    pub(crate) fn diagonals(&self, from: Square, range: u8, open: R::Board) -> R::Board {
        let mut reached = R::Board::EMPTY;
        for direction in Diagonal::ALL {
            let mut front = R::Board::of(from).diagonal_step(direction);
            reached |= front;
            for _ in 1..range {
                front = (front & open).diagonal_step(direction);
                reached |= front;
            }
        }
        reached
    }

    /// The target of a Knecht's double step, if the square between is free.
    #[inline]
    fn double_step(&self, color: Color, from: Square) -> R::Board {
        match double_step(from, forward(color)) {
            Some((target, between)) if self.open(color).has(between) => R::Board::of(target),
            _ => R::Board::EMPTY,
        }
    }

    /// The royal that may not leave its castle, if there is one (RULES 3.4).
    pub(crate) fn last_royal(&self, color: Color) -> Option<Square> {
        let inside = self.royals() & R::CASTLES[color];
        let own = inside & self.colors[color];
        let besieged = !(inside & self.colors[!color]).is_empty();
        if besieged && own.count() == 1 { own.first() } else { None }
    }

    /// How a piece that reaches an enemy piece may take it, if at all (RULES 5). `last_royal` is not judged here.
    pub(crate) fn take_by(&self, role: Role, to: Square, taken: Role, balance: Balance) -> Takes {
        let in_castle = (R::CASTLES.white | R::CASTLES.black).has(to);
        let rules = R::RULES;
        if role == Role::Scout {
            return Takes { capture: !in_castle, exchange: in_castle && rules.scout_exchanges_in_castle };
        }
        if in_castle && !role.is_royal() {
            return Takes::default();
        }
        let balanced = balance == Balance::Equal && rules.exchange_at_equality
            || balance == Balance::Superior && rules.exchange_at_superiority;
        Takes {
            capture: balance == Balance::Superior,
            exchange: balanced
                && (role != Role::King || rules.king_exchanges)
                && (taken != Role::King || rules.king_is_exchanged),
        }
    }

    /// May the last royal of its castle make this move (RULES 3.4)?
    pub(crate) fn last_royal_may(&self, color: Color, to: Square, effect: Effect) -> bool {
        let castle = R::CASTLES[color];
        match effect {
            Effect::Exchange(_) if R::RULES.exchange_is_leaving => {
                let intruders = self.royals() & self.colors[!color] & castle;
                intruders.minus(R::Board::of(to)).is_empty()
            }
            Effect::Exchange(_) => true,
            Effect::Plain | Effect::Capture(_) => castle.has(to),
        }
    }

    /// Is a plain entry to this square of the enemy castle barred by superior force (RULES 3.3)?
    pub(crate) fn is_guarded(&self, entrant: Color, from: Square, role: Role, to: Square) -> bool {
        if !R::RULES.guarded_castle {
            return false;
        }
        let totals = self.counted(to);
        let help = if R::RULES.entrant_counts { 0 } else { self.force_between(entrant, role, from, to) };
        let attack = totals[entrant].saturating_sub(help);
        let defence = totals[!entrant];
        defence > attack || R::RULES.equality_guards && defence == attack && defence > 0
    }

    /// What a Ver Knecht arriving on the last rank may become: all the game knows, whatever the limits.
    pub(crate) fn ver_knecht_choices(&self, color: Color, to: Square) -> &'static [Role] {
        if R::CASTLES[!color].has(to) { R::RULES.ver_knecht_becomes_in_castle } else { R::RULES.ver_knecht_becomes }
    }

    /// Does the limit of Princes and Connets leave room for one more (RULES 6.2, 6.3)?
    pub(crate) fn has_room_for(&self, color: Color, role: Role) -> bool {
        !matches!(role, Role::Prince | Role::Connet) || self.of(color, role).count() < u32::from(R::RULES.limit)
    }

    /// Does a Prince going from one square to another enter the enemy castle with the right to convert (RULES 6.3)?
    pub(crate) fn enters_with_right(&self, color: Color, from: Square, to: Square) -> bool {
        let castle = R::CASTLES[!color];
        self.rights[color] && castle.has(to) && !castle.has(from)
    }
}

/// The two ways to take a piece.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Takes {
    pub capture: bool,
    pub exchange: bool,
}

/// Ranks a side's Knechts advance.
pub(crate) const fn forward(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// What is the same for all moves of a side in a position.
struct Mover<'a, R: Ruleset> {
    position: &'a Position<R>,
    color: Color,
    last_royal: Option<Square>,
    /// Enemy pieces whose balance of force is known, and where it is superior or equal.
    judged: R::Board,
    superior: R::Board,
    equal: R::Board,
}

impl<'a, R: Ruleset> Mover<'a, R> {
    fn new(position: &'a Position<R>, color: Color) -> Self {
        Mover {
            position,
            color,
            last_royal: position.last_royal(color),
            judged: R::Board::EMPTY,
            superior: R::Board::EMPTY,
            equal: R::Board::EMPTY,
        }
    }

    fn moves_from(&mut self, role: Role, from: Square, sink: Sink<'_>) -> ControlFlow<()> {
        let reach = self.position.reach(self.color, role, from);
        for to in self.plain_targets(role, from, reach).squares() {
            self.arrive(role, from, to, Effect::Plain, sink)?;
        }
        for to in (reach & self.position.colors[!self.color]).squares() {
            self.takes(role, from, to, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// The empty squares a piece may go to.
    fn plain_targets(&self, role: Role, from: Square, reach: R::Board) -> R::Board {
        let mut targets = reach.minus(self.position.occupied());
        if !role.is_royal() {
            return targets & self.open_to_commoner(role);
        }
        if self.last_royal == Some(from) {
            targets &= R::CASTLES[self.color];
        }
        let goal = R::CASTLES[!self.color];
        if R::RULES.guarded_castle && !goal.has(from) {
            for to in (targets & goal).squares() {
                if self.position.is_guarded(self.color, from, role, to) {
                    targets = targets.minus(R::Board::of(to));
                }
            }
        }
        targets
    }

    /// Where a non-royal may make a plain move: not on castle squares, but for a Ver Knecht's promotion (RULES 3.1).
    fn open_to_commoner(&self, role: Role) -> R::Board {
        let castles = R::CASTLES.white | R::CASTLES.black;
        let promotes_inside = role == Role::VerKnecht && !R::RULES.ver_knecht_becomes_in_castle.is_empty();
        let goal = R::CASTLES[!self.color] & last_rank::<R>(self.color);
        !castles | goal.only_if(promotes_inside)
    }

    fn takes(&mut self, role: Role, from: Square, to: Square, sink: Sink<'_>) -> ControlFlow<()> {
        let Some(taken) = self.position.piece_at(to).map(|piece| piece.role) else {
            return ControlFlow::Continue(());
        };
        let takes = self.position.take_by(role, to, taken, self.balance(to));
        let effects =
            [takes.capture.then_some(Effect::Capture(taken)), takes.exchange.then_some(Effect::Exchange(taken))];
        for effect in effects.into_iter().flatten() {
            if self.last_royal == Some(from) && !self.position.last_royal_may(self.color, to, effect) {
                continue;
            }
            self.arrive(role, from, to, effect, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// The balance of force on an enemy piece's square, computed once for all its attackers.
    fn balance(&mut self, to: Square) -> Balance {
        if !self.judged.has(to) {
            self.judged |= R::Board::of(to);
            match self.position.balance(self.color, to) {
                Balance::Superior => self.superior |= R::Board::of(to),
                Balance::Equal => self.equal |= R::Board::of(to),
                Balance::Inferior => {}
            }
        }
        if self.superior.has(to) {
            Balance::Superior
        } else if self.equal.has(to) {
            Balance::Equal
        } else {
            Balance::Inferior
        }
    }

    /// Passes on a move with every promotion it may bring (RULES 6).
    fn arrive(&self, role: Role, from: Square, to: Square, effect: Effect, sink: Sink<'_>) -> ControlFlow<()> {
        let mut send = |becomes| sink(Move { from, to, role, effect, becomes });
        if matches!(effect, Effect::Exchange(_)) {
            return send(None);
        }
        let rank = self.color.relative_rank(to.rank());
        match role {
            Role::Knecht if rank == R::RULES.knecht_promotion_rank => send(Some(Role::VerKnecht)),
            Role::VerKnecht if rank == RANKS => {
                for &choice in self.position.ver_knecht_choices(self.color, to) {
                    if self.position.has_room_for(self.color, choice) {
                        send(Some(choice))?;
                    }
                }
                ControlFlow::Continue(())
            }
            Role::Prince
                if self.position.enters_with_right(self.color, from, to)
                    && self.position.has_room_for(self.color, Role::Connet) =>
            {
                send(Some(Role::Connet))?;
                match R::RULES.conversion {
                    Conversion::Automatic => ControlFlow::Continue(()),
                    Conversion::Optional => send(None),
                }
            }
            _ => send(None),
        }
    }
}

fn last_rank<R: Ruleset>(color: Color) -> R::Board {
    let rank = color.relative_rank(RANKS);
    R::Board::narrow(Square::all(R::RULES.files).filter(|square| square.rank() == rank).collect())
}
