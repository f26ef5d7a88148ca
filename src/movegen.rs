//! Legal moves (RULES 3 to 6), one after the other through a callback that can stop; nothing is allocated.

use core::ops::ControlFlow;

use crate::bitboard::{Bitboard, Near, Squares};
use crate::color::Color;
use crate::force::Balance;
use crate::lines::{Lines, ahead, own_ranks};
use crate::moves::{Effect, Move};
use crate::position::Position;
use crate::role::Role;
use crate::scales::Scales;
use crate::square::{RANKS, Square, SquareSet};
use crate::variant::{Conversion, Ruleset, TERRITORY_RANKS, Takes};

/// What is called with each move, until it breaks.
pub type Sink<'a> = dyn FnMut(Move) -> ControlFlow<()> + 'a;

/// What takes each move, until it breaks: any closure, or a type that has a shorter way for nearly all of them.
pub(crate) trait TakesMoves {
    /// A move that needs its whole description.
    fn take(&mut self, mv: Move) -> ControlFlow<()>;

    /// The moves of a piece to empty squares on which it stays what it is.
    #[inline(always)]
    fn take_plain(&mut self, role: Role, from: Square, targets: Squares) -> ControlFlow<()> {
        for to in targets {
            self.take(Move { from, to, role, effect: Effect::Plain, becomes: None })?;
        }
        ControlFlow::Continue(())
    }
}

impl<F: FnMut(Move) -> ControlFlow<()> + ?Sized> TakesMoves for F {
    #[inline(always)]
    fn take(&mut self, mv: Move) -> ControlFlow<()> {
        self(mv)
    }
}

impl<R: Ruleset> Position<R> {
    /// Calls `sink` with every legal move until it breaks. A position that is over or waits for the draw of the
    /// inaccessible squares has none.
    pub fn legal_moves(&self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        if self.is_to_move() { self.moves_of(self.turn, sink) } else { ControlFlow::Continue(()) }
    }

    /// Those of them that go to one square: force is weighed nowhere else.
    pub(crate) fn legal_moves_to(&self, to: Square, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let others = !R::Board::narrow(SquareSet::EMPTY.with(to));
        if self.is_to_move() { self.moves_but_to(self.turn, others, sink) } else { ControlFlow::Continue(()) }
    }

    /// The legal moves with a sink that is called directly, for the hot loops. Every sink gets a copy of the generator, which is
    /// most of the module a reader downloads; all others share the one behind [`Position::legal_moves`].
    #[inline]
    pub(crate) fn each_legal_move<S>(&self, sink: &mut S) -> ControlFlow<()>
    where
        S: TakesMoves,
    {
        if self.is_to_move() { self.each_move_of(self.turn, sink) } else { ControlFlow::Continue(()) }
    }

    /// The game goes on, and no draw of squares is due.
    #[inline]
    fn is_to_move(&self) -> bool {
        self.ended.is_none() && !self.draw_is_due()
    }

    /// Could the side to move make a move, a draw of squares that is due left aside?
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
        self.knecht_can_step() || self.moves_of(self.turn, &mut |_| ControlFlow::Break(())).is_break()
    }

    /// Has a Knecht on the first eight files a step ahead? The question that is nearly always enough to rule a blockade
    /// out.
    #[inline]
    pub(crate) fn knecht_can_step(&self) -> bool {
        let knechts = self.of(self.turn, Role::Knecht).on_eight_files();
        let castles = R::CASTLES.white | R::CASTLES.black;
        let free = R::Board::ALL.minus(self.occupied() | castles | self.forbidden(self.turn)).on_eight_files();
        !(ahead(self.turn, knechts) & free).is_empty()
    }

    /// The moves the side could make if it were its turn, whatever the state of the game.
    pub(crate) fn moves_of(&self, color: Color, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.moves_but_to(color, R::Board::EMPTY, sink)
    }

    /// Those of them that do not go to some squares.
    #[inline(never)]
    pub(crate) fn moves_but_to(&self, color: Color, closed: R::Board, sink: &mut Sink<'_>) -> ControlFlow<()> {
        self.each_move_but_to(color, closed, sink)
    }

    fn each_move_of<S>(&self, color: Color, sink: &mut S) -> ControlFlow<()>
    where
        S: TakesMoves + ?Sized,
    {
        self.each_move_but_to(color, R::Board::EMPTY, sink)
    }

    #[inline(always)]
    fn each_move_but_to<S>(&self, color: Color, closed: R::Board, sink: &mut S) -> ControlFlow<()>
    where
        S: TakesMoves + ?Sized,
    {
        let mut mover = Mover::new(self, color);
        mover.moves(Role::King, closed, sink)?;
        mover.moves(Role::Connet, closed, sink)?;
        mover.moves(Role::Prince, closed, sink)?;
        mover.moves(Role::Ritter, closed, sink)?;
        mover.moves(Role::VerKnecht, closed, sink)?;
        mover.moves(Role::Knecht, closed, sink)?;
        mover.moves(Role::Scout, closed, sink)?;
        ControlFlow::Continue(())
    }

    /// The squares near it a piece's movement lines reach, whoever stands there, its own left out (RULES 3, 4.1 to 4.3).
    #[inline(always)]
    pub(crate) fn reach(&self, color: Color, role: Role, from: Square) -> Near {
        let lines = lines_of::<R>(color, role, from, self.open(color).near(from));
        lines.minus(self.forbidden(color).near(from))
    }

    /// The same for what is asked now and then: one copy.
    #[inline(never)]
    pub(crate) fn reach_once(&self, color: Color, role: Role, from: Square) -> Near {
        self.reach(color, role, from)
    }

    /// The royal that may not leave its castle, if there is one (RULES 3.4).
    pub(crate) fn last_royal(&self, color: Color) -> Option<Square> {
        let inside = self.royals() & R::CASTLES[color];
        let own = inside & self.colors[color];
        let besieged = !(inside & self.colors[!color]).is_empty();
        if besieged && own.count() == 1 { own.first() } else { None }
    }

    /// How a piece that reaches an enemy piece may take it, if at all (RULES 5). `last_royal` is not judged here.
    #[inline]
    pub(crate) fn take_by(&self, role: Role, to: Square, taken: Role, balance: Balance) -> Takes {
        R::SHARED.take_by(role, taken, balance, (R::CASTLES.white | R::CASTLES.black).has(to))
    }

    /// May the last royal of its castle make this move (RULES 3.4)?
    pub(crate) fn last_royal_may(&self, color: Color, to: Square, effect: Effect) -> bool {
        let castle = R::CASTLES[color];
        match effect {
            Effect::Exchange(_) if R::SHARED.exchange_is_leaving => {
                let intruders = self.royals() & self.colors[!color] & castle;
                intruders.minus(R::Board::of(to)).is_empty()
            }
            Effect::Exchange(_) => true,
            Effect::Plain | Effect::Capture(_) => castle.has(to),
        }
    }

    /// Is a plain entry to this square of the enemy castle barred by superior force (RULES 3.3)?
    pub(crate) fn is_guarded(&self, entrant: Color, from: Square, role: Role, to: Square) -> bool {
        if !R::SHARED.guarded_castle {
            return false;
        }
        let totals = self.counted(to);
        let help = if R::SHARED.entrant_counts { 0 } else { self.force_between(entrant, role, from, to) };
        let attack = totals[entrant].saturating_sub(help);
        let defence = totals[!entrant];
        defence > attack || R::SHARED.equality_guards && defence == attack && defence > 0
    }

    /// What a Ver Knecht arriving on the last rank may become: all the game knows, whatever the limits.
    pub(crate) fn ver_knecht_choices(&self, color: Color, to: Square) -> &'static [Role] {
        self.game.rules().ver_knecht_choices(R::CASTLES[!color].has(to))
    }

    /// Does the limit of Princes and Connets leave room for one more (RULES 6.2, 6.3)?
    pub(crate) fn has_room_for(&self, color: Color, role: Role) -> bool {
        R::SHARED.allows_one_more(role, self.of(color, role).count())
    }

    /// Does a Prince going from one square to another enter the enemy castle with the right to convert (RULES 6.3)?
    pub(crate) fn enters_with_right(&self, color: Color, from: Square, to: Square) -> bool {
        let castle = R::CASTLES[!color];
        self.rights[color] && castle.has(to) && !castle.has(from)
    }
}

/// The squares near it a piece's movement lines reach, its own and inaccessible ones included, if those that are `open` near
/// it let lines through (RULES 3.2, 4.1 to 4.3).
#[inline(always)]
fn lines_of<R: Ruleset>(color: Color, role: Role, from: Square, open: Near) -> Near {
    let lines = R::lines(from);
    match role {
        Role::King => lines.king,
        Role::Connet => lines.connet_jump | diagonals(lines, open),
        Role::Prince => lines.step | diagonals(lines, open),
        Role::Ritter => lines.ritter,
        Role::VerKnecht | Role::Knecht => lines.step | double_step(color, R::Board::of_near(from, from), open),
        Role::Scout => lines.leap,
    }
}

/// The target of a Knecht's double step, if the square between is open.
#[inline(always)]
fn double_step(color: Color, knecht: Near, open: Near) -> Near {
    let between = ahead(color, knecht & own_ranks::<Near>(color, 1..=TERRITORY_RANKS - 2)) & open;
    ahead(color, between)
}

/// Diagonals up to and including the first square that is not open. The same from both ends.
#[inline]
pub(crate) fn diagonals(lines: &Lines, open: Near) -> Near {
    let [up_right, down_right, up_left, down_left] = lines.rays;
    up_to_first(up_right, open)
        | up_to_first(down_right, open)
        | down_to_last(up_left, open)
        | down_to_last(down_left, open)
}

/// What is left of a ray towards higher numbers: subtracting one changes the bits up to the first blocker's.
#[inline]
fn up_to_first(ray: Near, open: Near) -> Near {
    let blockers = ray.minus(open);
    ray & (blockers ^ blockers.wrapping_sub(1))
}

/// What is left of a ray towards lower numbers.
#[inline]
fn down_to_last(ray: Near, open: Near) -> Near {
    // If nobody blocks, all from number 0 on is left.
    let last = (ray.minus(open) | 1).ilog2();
    ray & Near::MAX << last
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
    /// The squares it may come to that are empty, and where an enemy stands.
    empty: R::Board,
    enemy: R::Board,
    /// The squares that let its lines through.
    open: R::Board,
    last_royal: Option<Square>,
    /// Enemy pieces whose balance of force is known, and where it is superior or equal.
    judged: R::Board,
    superior: R::Board,
    equal: R::Board,
}

impl<'a, R: Ruleset> Mover<'a, R> {
    #[inline]
    fn new(position: &'a Position<R>, color: Color) -> Self {
        let forbidden = position.forbidden(color);
        Mover {
            position,
            color,
            empty: R::Board::ALL.minus(position.occupied() | forbidden),
            enemy: position.colors[!color].minus(forbidden),
            open: position.open(color),
            last_royal: position.last_royal(color),
            judged: R::Board::EMPTY,
            superior: R::Board::EMPTY,
            equal: R::Board::EMPTY,
        }
    }

    /// All moves of the pieces of one role but those to closed squares. Inlined, so that each role has a loop of its own.
    #[inline(always)]
    fn moves<S>(&mut self, role: Role, closed: R::Board, sink: &mut S) -> ControlFlow<()>
    where
        S: TakesMoves + ?Sized,
    {
        let plain = self.empty & self.plain_squares(role);
        let turning = self.turning_squares(role) & plain;
        let staying = plain.minus(turning);
        for from in self.position.of(self.color, role).squares() {
            let lines = lines_of::<R>(self.color, role, from, self.open.near(from));
            let reach = lines.minus(closed.near(from));
            let barred = if role.is_royal() { self.barred(role, from, reach & plain.near(from)) } else { Near::EMPTY };
            let stays = (reach & staying.near(from)).minus(barred);
            if !stays.is_empty() {
                sink.take_plain(role, from, R::Board::squares_near(stays, from))?;
            }
            for to in R::Board::squares_near((reach & turning.near(from)).minus(barred), from) {
                self.arrive(role, from, to, Effect::Plain, sink)?;
            }
            for to in R::Board::squares_near(reach & self.enemy.near(from), from) {
                self.takes(role, from, to, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Where a piece of this role may turn into another (RULES 6).
    #[inline]
    fn turning_squares(&self, role: Role) -> R::Board {
        let rank = |rank| R::Board::on_rank(self.color.relative_rank(rank));
        match role {
            Role::Knecht => rank(R::SHARED.knecht_promotion_rank),
            Role::VerKnecht => rank(RANKS),
            Role::Prince => R::CASTLES[!self.color].only_if(self.position.rights[self.color]),
            _ => R::Board::EMPTY,
        }
    }

    /// Which of the empty squares it reaches a royal may not go to.
    #[inline]
    fn barred(&self, role: Role, from: Square, reached: Near) -> Near {
        let mut barred = Near::EMPTY;
        if self.last_royal == Some(from) {
            barred = reached.minus(R::CASTLES[self.color].near(from));
        }
        let goal = R::CASTLES[!self.color];
        if R::SHARED.guarded_castle && !goal.has(from) {
            for to in R::Board::squares_near((reached & goal.near(from)).minus(barred), from) {
                if self.position.is_guarded(self.color, from, role, to) {
                    barred |= R::Board::of(to).near(from);
                }
            }
        }
        barred
    }

    /// Where a role's plain moves may go at all: a non-royal not on castle squares, but for a Ver Knecht's promotion
    /// (RULES 3.1).
    #[inline]
    fn plain_squares(&self, role: Role) -> R::Board {
        if role.is_royal() {
            return R::Board::ALL;
        }
        let castles = R::CASTLES.white | R::CASTLES.black;
        let promotes_inside = role == Role::VerKnecht && !R::SHARED.ver_knecht_becomes_in_castle.is_empty();
        let goal = R::CASTLES[!self.color] & R::Board::on_rank(self.color.relative_rank(RANKS));
        !castles | goal.only_if(promotes_inside)
    }

    fn takes<S>(&mut self, role: Role, from: Square, to: Square, sink: &mut S) -> ControlFlow<()>
    where
        S: TakesMoves + ?Sized,
    {
        // What a Scout does not ask about need not be summed up.
        let balance = if role == Role::Scout { Balance::Inferior } else { self.balance(to) };
        if balance == Balance::Inferior && role != Role::Scout {
            return ControlFlow::Continue(());
        }
        let taken = self.position.role_at(to);
        let takes = self.position.take_by(role, to, taken, balance);
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
    #[inline]
    fn balance(&mut self, to: Square) -> Balance {
        if !self.judged.has(to) {
            self.judged |= R::Board::of(to);
            match Scales::new(self.position).contest(self.color, to).1 {
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
    fn arrive<S>(&self, role: Role, from: Square, to: Square, effect: Effect, sink: &mut S) -> ControlFlow<()>
    where
        S: TakesMoves + ?Sized,
    {
        let mut send = |becomes| sink.take(Move { from, to, role, effect, becomes });
        if matches!(effect, Effect::Exchange(_)) {
            return send(None);
        }
        let rank = self.color.relative_rank(to.rank());
        match role {
            Role::Knecht if rank == R::SHARED.knecht_promotion_rank => send(Some(Role::VerKnecht)),
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
                match R::SHARED.conversion {
                    Conversion::Automatic => ControlFlow::Continue(()),
                    Conversion::Optional => send(None),
                }
            }
            _ => send(None),
        }
    }
}
