//! Counting the tree of legal moves (RULES 10), and counting moves without listing them: a Knecht's step is taken by
//! all Knechts at once, and a capture needs only the enemies reached and the sums there.

use core::ops::{BitOr, ControlFlow};

use crate::bitboard::{Bitboard, Near, Squares};
use crate::color::Color;
use crate::force::Balance;
use crate::lines::{DIAGONAL, Lines, STRAIGHT, ahead, own_ranks};
use crate::movegen::TakesMoves;
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::scales::Scales;
use crate::square::{RANKS, Square};
use crate::variant::{Conversion, Ruleset, TERRITORY_RANKS};

impl<R: Ruleset> Position<R> {
    /// How many leaves the tree of legal moves has at this depth. The last ply is counted, not played.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => u64::from(self.count_legal_moves()),
            _ => self.sum_over_moves(|next| next.perft(depth - 1)),
        }
    }

    /// The same number found by playing every move, the last ply too, and asking each position whether it is over.
    #[must_use]
    pub fn perft_played(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.sum_over_moves(|next| {
                core::hint::black_box(next.outcome());
                1
            }),
            _ => self.sum_over_moves(|next| next.perft_played(depth - 1)),
        }
    }

    #[inline]
    fn sum_over_moves(&self, leaves: impl FnMut(&Self) -> u64) -> u64 {
        let mut player = Player { before: self, next: *self, leaves, sum: 0 };
        let _ = self.each_legal_move(&mut player);
        player.sum
    }

    /// The number of legal moves.
    #[must_use]
    pub fn count_legal_moves(&self) -> u32 {
        if self.ended.is_some() || self.draw_is_due() {
            return 0;
        }
        // A besieged royal is rare, and so is a game in which superiority leaves a choice.
        if self.last_royal(self.turn).is_some() || R::SHARED.exchange_at_superiority {
            return self.count_one_by_one();
        }
        Counter::new(self).count()
    }

    fn count_one_by_one(&self) -> u32 {
        let mut count = 0;
        let _ = self.legal_moves(&mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }
}

/// Plays every move it is given, and sums up what `leaves` answers for the position after it.
struct Player<'a, R: Ruleset, L> {
    before: &'a Position<R>,
    /// The same as `before` between two moves.
    next: Position<R>,
    leaves: L,
    sum: u64,
}

impl<R: Ruleset, L: FnMut(&Position<R>) -> u64> TakesMoves for Player<'_, R, L> {
    fn take(&mut self, mv: Move) -> ControlFlow<()> {
        self.next.play_unchecked(&mv);
        self.sum += (self.leaves)(&self.next);
        self.next = *self.before;
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn take_plain(&mut self, role: Role, from: Square, targets: Squares) -> ControlFlow<()> {
        let lifted = self.next.lift(role, from);
        for to in targets {
            self.next.set_down(&lifted, to);
            self.sum += (self.leaves)(&self.next);
        }
        self.next.put_back(&lifted, self.before);
        ControlFlow::Continue(())
    }
}

/// Counts the moves of the side to move, none of whose royals is besieged.
struct Counter<'a, R: Ruleset> {
    position: &'a Position<R>,
    color: Color,
    /// Where this side's pieces may arrive at all, and what is empty there.
    allowed: R::Board,
    empty: R::Board,
    /// The enemy castle.
    goal: R::Board,
    castles: R::Board,
    /// Everything reached by pieces that need superiority to take.
    reached: R::Board,
    count: u32,
}

impl<'a, R: Ruleset> Counter<'a, R> {
    fn new(position: &'a Position<R>) -> Self {
        let color = position.turn;
        let allowed = R::Board::ALL.minus(position.forbidden(color));
        Counter {
            position,
            color,
            allowed,
            empty: allowed.minus(position.occupied()),
            goal: R::CASTLES[!color],
            castles: R::CASTLES.white | R::CASTLES.black,
            reached: R::Board::EMPTY,
            count: 0,
        }
    }

    fn count(mut self) -> u32 {
        self.knechts();
        self.scouts();
        let free = self.empty.minus(self.castles);
        self.each_by_itself(Role::Ritter, free, |lines| lines.ritter);
        let plain = if Self::ENTRIES_DIFFER { self.empty.minus(self.goal) } else { self.empty };
        self.each_by_itself(Role::King, plain, |lines| lines.king);
        self.each_by_itself(Role::Connet, plain, |lines| lines.connet_jump);
        self.each_by_itself(Role::Prince, plain, |lines| lines.step);
        self.diagonals(plain);
        let entered = (self.reached & self.empty & self.goal).only_if(Self::ENTRIES_DIFFER);
        let attacked = self.reached & self.allowed & self.position.colors[!self.color];
        if !(entered | attacked).is_empty() {
            let scales = Scales::new(self.position);
            entered.squares().for_each(|to| self.entries(&scales, to));
            attacked.squares().for_each(|to| self.takes(&scales, to));
        }
        self.count
    }

    /// May a royal be kept out of the enemy castle, or enter it in two ways?
    const ENTRIES_DIFFER: bool = R::SHARED.guarded_castle || matches!(R::SHARED.conversion, Conversion::Optional);

    /// Knechts and Ver Knechts: each step for all at once, then what the Ver Knechts' promotions add.
    fn knechts(&mut self) {
        let veterans = self.position.of(self.color, Role::VerKnecht);
        let knechts = self.position.of(self.color, Role::Knecht) | veterans;
        let free = self.empty.minus(self.castles);
        let doubles = knechts & own_ranks(self.color, 1..=TERRITORY_RANKS - 2);
        let between = ahead(self.color, doubles) & self.position.open(self.color);
        let [right, left, up, down] = STRAIGHT.map(|(files, ranks)| knechts.shift(files, ranks));
        let fronts = [right, left, up, down, ahead(self.color, between)];
        self.reached |= fronts.into_iter().fold(R::Board::EMPTY, R::Board::bitor);
        self.count += R::Board::count_all(fronts.map(|front| front & free));
        self.veterans(ahead(self.color, veterans) & R::Board::on_rank(self.color.relative_rank(RANKS)) & self.empty);
    }

    /// Ver Knechts that may step onto these empty squares of the last rank: each promotion is a move of its own.
    fn veterans(&mut self, arrivals: R::Board) {
        for to in arrivals.squares() {
            self.count += self.promotions(to);
            // The steps outside the castles were counted once already.
            self.count -= u32::from(!self.castles.has(to));
        }
    }

    fn promotions(&self, to: Square) -> u32 {
        let choices = self.position.ver_knecht_choices(self.color, to).iter();
        choices.map(|&role| u32::from(self.position.has_room_for(self.color, role))).sum()
    }

    /// What pieces of a role reach by lines that nothing stops, and their moves to `targets`.
    #[inline(always)]
    fn each_by_itself(&mut self, role: Role, targets: R::Board, reach: impl Fn(&Lines) -> Near) {
        for from in self.position.of(self.color, role).squares() {
            let reach = reach(R::lines(from));
            self.reached |= R::Board::from_near(reach, from);
            self.count += (reach & targets.near(from)).count();
        }
    }

    /// Connets and Princes along diagonals, each step for all at once: in one direction no two reach the same square,
    /// the one behind being stopped by the one before it.
    fn diagonals(&mut self, targets: R::Board) {
        let walkers = self.position.of(self.color, Role::Connet) | self.position.of(self.color, Role::Prince);
        let open = self.position.open(self.color);
        let reached = DIAGONAL.map(|(files, ranks)| {
            let mut front = walkers;
            let mut reached = R::Board::EMPTY;
            for _ in 0..R::SHARED.prince_diagonal {
                front = front.shift(files, ranks);
                reached |= front;
                front &= open;
            }
            reached
        });
        self.reached |= reached.into_iter().fold(R::Board::EMPTY, R::Board::bitor);
        self.count += R::Board::count_all(reached.map(|reached| reached & targets));
    }

    /// A Scout takes whatever it reaches: a capture outside the castles, an exchange inside.
    fn scouts(&mut self) {
        let enemy = self.position.colors[!self.color] & self.allowed;
        let taken = if R::SHARED.scout_exchanges_in_castle { enemy } else { enemy.minus(self.castles) };
        let targets = self.empty.minus(self.castles) | taken;
        for from in self.position.of(self.color, Role::Scout).squares() {
            self.count += (R::lines(from).leap & targets.near(from)).count();
        }
    }

    /// Royals going to an empty square of the enemy castle, from inside it and from outside.
    fn entries(&mut self, scales: &Scales<'_, R>, to: Square) {
        let royals = scales.acting(self.color, to) & self.position.royals().near(to);
        let inside = royals & self.goal.near(to);
        self.count += inside.count();
        for from in R::Board::squares_near(royals.minus(inside), to) {
            let role = self.position.role_at(from);
            if !self.position.is_guarded(self.color, from, role, to) {
                self.count += 1 + u32::from(role == Role::Prince && self.conversion_is_a_choice());
            }
        }
    }

    /// Is an entry of a Prince two moves, with and without conversion (RULES 6.3)?
    fn conversion_is_a_choice(&self) -> bool {
        R::SHARED.conversion == Conversion::Optional
            && self.position.rights[self.color]
            && self.position.has_room_for(self.color, Role::Connet)
    }

    /// Captures and exchanges of one enemy piece by all who reach it.
    fn takes(&mut self, scales: &Scales<'_, R>, to: Square) {
        let (takers, balance) = scales.contest(self.color, to);
        let in_castle = self.castles.has(to);
        let takers = if in_castle { takers & self.position.royals().near(to) } else { takers };
        match balance {
            Balance::Superior => self.captures(to, takers),
            Balance::Equal if R::SHARED.exchange_at_equality => self.exchanges(to, takers),
            Balance::Equal | Balance::Inferior => {}
        }
    }

    fn captures(&mut self, to: Square, takers: Near) {
        self.count += takers.count();
        if to.rank() == self.color.relative_rank(RANKS) {
            let veterans = (takers & self.position.with_role(Role::VerKnecht).near(to)).count();
            self.count += veterans * self.promotions(to);
            self.count -= veterans;
        }
        if self.goal.has(to) && self.conversion_is_a_choice() {
            self.count += (takers & self.position.with_role(Role::Prince).near(to)).minus(self.goal.near(to)).count();
        }
    }

    fn exchanges(&mut self, to: Square, takers: Near) {
        if self.position.with_role(Role::King).has(to) && !R::SHARED.king_is_exchanged {
            return;
        }
        let kings = self.position.with_role(Role::King).only_if(!R::SHARED.king_exchanges);
        self.count += takers.minus(kings.near(to)).count();
    }
}
