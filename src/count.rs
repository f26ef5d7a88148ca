//! Counting moves without listing them: a step is taken by all pieces at once, and a capture needs only the enemies
//! reached and the sums there.

use core::ops::{BitOr, ControlFlow};

use crate::bitboard::{Bitboard, Near};
use crate::color::Color;
use crate::force::Balance;
use crate::lines::{DIAGONAL, Lines, STRAIGHT, ahead, own_ranks};
use crate::position::Position;
use crate::role::Role;
use crate::scales::Scales;
use crate::square::{RANKS, Square};
use crate::variant::{Conversion, Ruleset, TERRITORY_RANKS};

impl<R: Ruleset> Position<R> {
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

    /// How many moves it makes if a Ver Knecht arrives on each of these squares of the last rank (RULES 6.2).
    #[inline(never)]
    fn count_promotions(&self, arrivals: R::Board) -> u32 {
        let choices = arrivals.squares().flat_map(|to| self.ver_knecht_choices(self.turn, to));
        choices.map(|&role| u32::from(self.has_room_for(self.turn, role))).sum()
    }
}

/// Counts the moves of the side to move, none of whose royals is besieged.
struct Counter<'a, R: Ruleset> {
    position: &'a Position<R>,
    color: Color,
    /// Where this side's pieces may arrive at all, and what is empty there.
    allowed: R::Board,
    empty: R::Board,
    /// The squares that let its lines through.
    open: R::Board,
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
            open: position.open(color),
            castles: R::CASTLES.white | R::CASTLES.black,
            reached: R::Board::EMPTY,
            count: 0,
        }
    }

    fn count(mut self) -> u32 {
        let goal = R::CASTLES[!self.color];
        let commoners_go = self.empty.minus(self.castles);
        let royals_go = if Self::ENTRIES_DIFFER { self.empty.minus(goal) } else { self.empty };
        self.steps(commoners_go, royals_go);
        self.diagonals(royals_go);
        self.scouts(commoners_go);
        self.each_by_itself(Role::Ritter, commoners_go, |lines| lines.ritter);
        self.each_by_itself(Role::Connet, royals_go, |lines| lines.connet_jump);
        self.reached = self.reached.whole();
        let entered = (self.reached & self.empty & goal).only_if(Self::ENTRIES_DIFFER);
        let attacked = self.reached & self.allowed & self.position.colors[!self.color];
        if !(entered | attacked).is_empty() {
            self.count += Weigher::new(self.position).count(entered, attacked);
        }
        self.count
    }

    /// May a royal be kept out of the enemy castle, or enter it in two ways?
    const ENTRIES_DIFFER: bool = R::SHARED.guarded_castle || matches!(R::SHARED.conversion, Conversion::Optional);

    #[inline(always)]
    fn of(&self, role: Role) -> R::Board {
        self.position.of(self.color, role)
    }

    /// Steps along ranks and files, each for all pieces at once: in one direction no two reach the same square.
    fn steps(&mut self, commoners_go: R::Board, royals_go: R::Board) {
        let veterans = self.of(Role::VerKnecht);
        let knechts = self.of(Role::Knecht) | veterans;
        let royals = self.of(Role::King) | self.of(Role::Prince);
        let doubles = knechts & own_ranks(self.color, 1..=TERRITORY_RANKS - 2);
        let far = ahead(self.color, ahead(self.color, doubles) & self.open);
        self.reached |= steps_of(knechts | royals).into_iter().fold(far, R::Board::bitor);
        let [a, b, c, d] = steps_of(knechts).map(|reached| reached & commoners_go);
        let [e, f, g, h] = steps_of(royals).map(|reached| reached & royals_go);
        self.count += R::Board::count_all([a | e, b | f, c | g, d | h, far & commoners_go]);
        self.promotions(ahead(self.color, veterans) & R::Board::on_rank(self.color.relative_rank(RANKS)) & self.empty);
    }

    /// Ver Knechts that may step onto these squares of the last rank: each promotion is a move of its own.
    fn promotions(&mut self, arrivals: R::Board) {
        if !arrivals.is_empty() {
            self.count += self.position.count_promotions(arrivals);
            // The steps outside the castles were counted once already.
            self.count -= arrivals.minus(self.castles).count();
        }
    }

    /// What pieces of a role reach by lines that nothing stops, and their moves to `targets`.
    #[inline(always)]
    fn each_by_itself(&mut self, role: Role, targets: R::Board, reach: impl Fn(&Lines) -> Near) {
        for from in self.of(role).squares() {
            let reach = reach(R::lines(from));
            self.reached.add_near(reach, from);
            self.count += (reach & targets.read_near(from)).count();
        }
    }

    /// The King's diagonal steps, and Connets and Princes along diagonals, each step for all at once: in one direction no
    /// two reach the same square, the one behind being stopped by the one before it.
    fn diagonals(&mut self, targets: R::Board) {
        let [up_right, down_right, up_left, down_left] = DIAGONAL;
        let reached = [self.along(up_right), self.along(down_right), self.along(up_left), self.along(down_left)];
        self.reached |= reached.into_iter().fold(R::Board::EMPTY, R::Board::bitor);
        self.count += R::Board::count_all(reached.map(|reached| reached & targets));
    }

    /// What is reached in one diagonal direction: a step from where they stand, and from where walkers go on.
    // Inlined, so that each direction has shifts of its own.
    #[inline(always)]
    fn along(&self, (files, ranks): (i8, i8)) -> R::Board {
        let mut front = self.of(Role::Connet) | self.of(Role::Prince);
        let mut passed = front | self.of(Role::King);
        for _ in 1..R::SHARED.prince_diagonal {
            front = front.shift(files, ranks) & self.open;
            passed |= front;
        }
        passed.shift(files, ranks)
    }

    /// A Scout takes whatever it reaches: a capture outside the castles, an exchange inside.
    fn scouts(&mut self, commoners_go: R::Board) {
        let enemy = self.position.colors[!self.color] & self.allowed;
        let taken = if R::SHARED.scout_exchanges_in_castle { enemy } else { enemy.minus(self.castles) };
        let targets = commoners_go | taken;
        for from in self.of(Role::Scout).squares() {
            self.count += (R::lines(from).leap & targets.read_near(from)).count();
        }
    }
}

/// The squares a step away in each direction of [`STRAIGHT`]. Written out, so that each has shifts of its own.
#[inline(always)]
fn steps_of<B: Bitboard>(squares: B) -> [B; 4] {
    let [right, left, up, down] = STRAIGHT;
    let step = |(files, ranks): (i8, i8)| squares.shift(files, ranks);
    [step(right), step(left), step(up), step(down)]
}

/// Counts the moves of the side to move that force decides.
struct Weigher<'a, R: Ruleset> {
    position: &'a Position<R>,
    color: Color,
    scales: Scales<'a, R>,
    /// The enemy castle.
    goal: R::Board,
}

impl<'a, R: Ruleset> Weigher<'a, R> {
    fn new(position: &'a Position<R>) -> Self {
        let color = position.turn;
        Weigher { position, color, scales: Scales::new(position), goal: R::CASTLES[!color] }
    }

    /// Entries to empty squares of the enemy castle that royals may reach, and takes of attacked enemies.
    #[inline(always)]
    fn count(&self, entered: R::Board, attacked: R::Board) -> u32 {
        let mut count = 0;
        for to in entered.squares() {
            count += self.entries(to);
        }
        for to in attacked.squares() {
            count += self.takes(to);
        }
        count
    }

    /// Royals going to an empty square of the enemy castle, from inside it and from outside.
    fn entries(&self, to: Square) -> u32 {
        let royals = self.scales.acting(self.color, to) & self.position.royals().near(to);
        let inside = royals & self.goal.near(to);
        let mut count = inside.count();
        for from in R::Board::squares_near(royals.minus(inside), to) {
            let role = self.position.role_at(from);
            if !self.position.is_guarded(self.color, from, role, to) {
                count += 1 + u32::from(role == Role::Prince && self.conversion_is_a_choice());
            }
        }
        count
    }

    /// Is an entry of a Prince two moves, with and without conversion (RULES 6.3)?
    fn conversion_is_a_choice(&self) -> bool {
        R::SHARED.conversion == Conversion::Optional
            && self.position.rights[self.color]
            && self.position.has_room_for(self.color, Role::Connet)
    }

    /// Captures and exchanges of one enemy piece by all who reach it.
    fn takes(&self, to: Square) -> u32 {
        let (takers, balance) = self.scales.contest(self.color, to);
        let in_castle = (R::CASTLES.white | R::CASTLES.black).has(to);
        let takers = if in_castle { takers & self.position.royals().near(to) } else { takers };
        match balance {
            Balance::Superior => self.captures(to, takers),
            Balance::Equal if R::SHARED.exchange_at_equality => self.exchanges(to, takers),
            Balance::Equal | Balance::Inferior => 0,
        }
    }

    fn captures(&self, to: Square, takers: Near) -> u32 {
        let of = |role| takers & self.position.with_role(role).near(to);
        let mut count = takers.count();
        if to.rank() == self.color.relative_rank(RANKS) {
            let veterans = of(Role::VerKnecht).count();
            count += veterans * self.position.count_promotions(R::Board::of(to));
            count -= veterans;
        }
        if self.goal.has(to) && self.conversion_is_a_choice() {
            count += of(Role::Prince).minus(self.goal.near(to)).count();
        }
        count
    }

    fn exchanges(&self, to: Square, takers: Near) -> u32 {
        let kings = self.position.with_role(Role::King);
        if kings.has(to) && !R::SHARED.king_is_exchanged {
            return 0;
        }
        takers.minus(kings.only_if(!R::SHARED.king_exchanges).near(to)).count()
    }
}
