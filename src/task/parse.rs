//! Tasks as text.

use core::ops::RangeInclusive;
use core::str::FromStr;

use super::goal::{Fact, Goal, Prey};
use super::{BadTask, Task, Wanted};
use crate::color::{ByColor, Color};
use crate::moves::CoordinateText;
use crate::outcome::WinBy;
use crate::role::Role;
use crate::square::Square;

/// The longest win that is proven while somebody waits.
const FARTHEST: u32 = 3;
/// The longest win of the enemy's that is looked for, and the longest gain.
const FARTHEST_AFTER: u32 = 2;
/// How deep brackets may lie in each other.
const DEEPEST: u32 = 8;

pub(super) fn task(text: &str) -> Result<Task, BadTask> {
    let mut words = Words::new(text);
    let task = match words.next() {
        "move" => Task::Move(goal(&mut words, DEEPEST)?),
        "squares" => Task::Squares(wanted(&mut words)?),
        "ratio" => Task::Forces { square: words.square()?, counted: false },
        "counted" => Task::Forces { square: words.square()?, counted: true },
        "why" => why(words.next())?,
        "check" => Task::Check,
        other => return bad(other),
    };
    match words.next() {
        "" => Ok(task),
        other => bad(other),
    }
}

fn wanted(words: &mut Words<'_>) -> Result<Wanted, BadTask> {
    Ok(match words.next() {
        "moves" => Wanted::Moves(words.square()?),
        "acts" => Wanted::Acts(words.square()?),
        "actors" => {
            let square = words.square()?;
            let side = words.next();
            Wanted::Actors(square, Color::from_key(side).ok_or_else(|| BadTask { word: side.into() })?)
        }
        "removed" => Wanted::Removed(ByColor::new(words.square()?, words.square()?)),
        other => return bad(other),
    })
}

fn why(text: &str) -> Result<Task, BadTask> {
    match CoordinateText::parse(text) {
        Some(CoordinateText { from, to, choice: None }) => Ok(Task::Why { from, to }),
        _ => bad(text),
    }
}

/// One or several, of which one is to hold.
fn goal(words: &mut Words<'_>, depth: u32) -> Result<Goal, BadTask> {
    joined(words, "or", Goal::Any, |words| joined(words, "and", Goal::All, |words| single(words, depth)))
}

/// What stands between the words, put together where there is more than one.
fn joined(
    words: &mut Words<'_>,
    word: &str,
    join: fn(Vec<Goal>) -> Goal,
    part: impl Fn(&mut Words<'_>) -> Result<Goal, BadTask>,
) -> Result<Goal, BadTask> {
    let first = part(words)?;
    let mut more = Vec::new();
    while words.eat(word) {
        more.push(part(words)?);
    }
    if more.is_empty() {
        return Ok(first);
    }
    more.insert(0, first);
    Ok(join(more))
}

fn single(words: &mut Words<'_>, depth: u32) -> Result<Goal, BadTask> {
    if depth == 0 {
        return bad(words.next());
    }
    if words.eat("not") {
        return Ok(Goal::Not(Box::new(single(words, depth - 1)?)));
    }
    if words.eat("(") {
        let inside = goal(words, depth - 1)?;
        return if words.eat(")") { Ok(inside) } else { bad(words.next()) };
    }
    Ok(Goal::Fact(fact(words)?))
}

fn fact(words: &mut Words<'_>) -> Result<Fact, BadTask> {
    Ok(match words.next() {
        "wins" => wins(words)?,
        "holds" => Fact::Holds { moves: words.within(FARTHEST_AFTER)? },
        "gains" => gains(words)?,
        "takes" => Fact::Takes(prey(words)),
        "exchanges" => Fact::Exchanges(prey(words)),
        "outweighs" => Fact::Outweighs(words.square()?),
        "balances" => Fact::Balances(words.square()?),
        "safe" => Fact::Safe(if words.eat("all") { None } else { Some(words.square()?) }),
        "king-safe" => Fact::KingSafe,
        "castle-safe" => Fact::CastleSafe,
        "check" => Fact::Check,
        "final-check" => Fact::FinalCheck,
        "enters" => Fact::Enters(words.square_if_any()),
        "promotes" => Fact::Promotes(words.role_if_any()),
        "converts" => Fact::Converts,
        "stands" => Fact::Stands(words.role()?, words.square()?),
        other => return bad(other),
    })
}

/// A way of winning is asked of the move itself only.
fn wins(words: &mut Words<'_>) -> Result<Fact, BadTask> {
    let ways = [WinBy::King, WinBy::Castle, WinBy::Blockade];
    let by = ways.into_iter().find(|way| words.eat(way.key()));
    let moves = if by.is_some() { 1 } else { words.within(FARTHEST)? };
    Ok(Fact::Wins { by, moves })
}

fn gains(words: &mut Words<'_>) -> Result<Fact, BadTask> {
    let force = words.number(1..=u8::MAX)?;
    Ok(Fact::Gains { force, moves: words.within(FARTHEST_AFTER)? })
}

fn prey(words: &mut Words<'_>) -> Prey {
    let on = words.square_if_any().map(Prey::On);
    on.or_else(|| words.role_if_any().map(Prey::Of)).unwrap_or(Prey::Anything)
}

fn bad<T>(word: &str) -> Result<T, BadTask> {
    Err(BadTask { word: word.into() })
}

/// The words of a text, brackets by themselves.
struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Self {
        Words { rest: text }
    }

    /// The coming word; empty at the end.
    fn peek(&self) -> (&'a str, &'a str) {
        let rest = self.rest.trim_start();
        let ends = |sign: char| sign.is_whitespace() || sign == '(' || sign == ')';
        let bracket = rest.starts_with(['(', ')']);
        let end = if bracket { 1 } else { rest.find(ends).unwrap_or(rest.len()) };
        // What fails where it splits would bring code along that prints any character.
        rest.split_at_checked(end).unwrap_or((rest, ""))
    }

    fn next(&mut self) -> &'a str {
        let (word, rest) = self.peek();
        self.rest = rest;
        word
    }

    fn eat(&mut self, word: &str) -> bool {
        let (next, rest) = self.peek();
        if next == word {
            self.rest = rest;
        }
        next == word
    }

    /// Takes the coming word if it means something.
    fn take_if<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let (word, rest) = self.peek();
        let value = read(word)?;
        self.rest = rest;
        Some(value)
    }

    fn number<T: FromStr + PartialOrd>(&mut self, range: RangeInclusive<T>) -> Result<T, BadTask> {
        let word = self.next();
        word.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| BadTask { word: word.into() })
    }

    /// `in 2`; one move where nothing is said.
    fn within(&mut self, farthest: u32) -> Result<u32, BadTask> {
        if self.eat("in") { self.number(1..=farthest) } else { Ok(1) }
    }

    fn square_if_any(&mut self) -> Option<Square> {
        self.take_if(Square::from_name)
    }

    fn role_if_any(&mut self) -> Option<Role> {
        self.take_if(Role::from_key)
    }

    fn square(&mut self) -> Result<Square, BadTask> {
        self.square_if_any().ok_or_else(|| BadTask { word: self.peek().0.into() })
    }

    fn role(&mut self) -> Result<Role, BadTask> {
        self.role_if_any().ok_or_else(|| BadTask { word: self.peek().0.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        Square::from_name(name).unwrap()
    }

    #[test]
    fn goals_bind_like_words() {
        let read = |text| match task(text) {
            Ok(Task::Move(goal)) => goal,
            other => panic!("{other:?}"),
        };
        let takes = || Goal::Fact(Fact::Takes(Prey::On(square("e5"))));
        let check = || Goal::Fact(Fact::Check);
        let safe = || Goal::Fact(Fact::Safe(None));
        assert_eq!(read("move takes e5"), takes());
        assert_eq!(
            read("move takes e5 and check or safe all"),
            Goal::Any(vec![Goal::All(vec![takes(), check()]), safe()])
        );
        assert_eq!(
            read("move takes e5 and (check or safe all)"),
            Goal::All(vec![takes(), Goal::Any(vec![check(), safe()])])
        );
        assert_eq!(
            read("move not check and not(not safe all)"),
            Goal::All(vec![Goal::Not(Box::new(check())), Goal::Not(Box::new(Goal::Not(Box::new(safe())))),])
        );
        assert_eq!(read("move wins in 3"), Goal::Fact(Fact::Wins { by: None, moves: 3 }));
        assert_eq!(read("move holds in 2"), Goal::Fact(Fact::Holds { moves: 2 }));
        assert_eq!(read("move holds"), Goal::Fact(Fact::Holds { moves: 1 }));
        assert_eq!(read("move gains 4"), Goal::Fact(Fact::Gains { force: 4, moves: 1 }));
        assert_eq!(read("move gains 4 in 2"), Goal::Fact(Fact::Gains { force: 4, moves: 2 }));
        assert_eq!(read("move wins castle"), Goal::Fact(Fact::Wins { by: Some(WinBy::Castle), moves: 1 }));
        assert_eq!(read("move takes ver-knecht"), Goal::Fact(Fact::Takes(Prey::Of(Role::VerKnecht))));
        assert_eq!(
            read("move takes or exchanges"),
            Goal::Any(vec![Goal::Fact(Fact::Takes(Prey::Anything)), Goal::Fact(Fact::Exchanges(Prey::Anything)),])
        );
    }

    #[test]
    fn other_tasks_are_read() {
        assert_eq!(task("squares actors e5 black"), Ok(Task::Squares(Wanted::Actors(square("e5"), Color::Black))));
        assert_eq!(task(" counted  c8 "), Ok(Task::Forces { square: square("c8"), counted: true }));
        assert_eq!(task("why c6c8"), Ok(Task::Why { from: square("c6"), to: square("c8") }));
        assert_eq!(task("check"), Ok(Task::Check));
    }

    #[test]
    fn the_word_that_does_not_fit_is_named() {
        let deep = format!("move {}check{}", "(".repeat(9), ")".repeat(9));
        let wrong = [
            ("", ""),
            ("go", "go"),
            ("move", ""),
            ("move wins in 4", "4"),
            ("move wins in 0", "0"),
            ("move holds in 3", "3"),
            ("move gains", ""),
            ("move gains 0", "0"),
            ("move gains 256", "256"),
            ("move gains 4 in 3", "3"),
            ("move safe", ""),
            ("move check check", "check"),
            ("move (check", ""),
            ("move check)", ")"),
            ("move stands e5", "e5"),
            ("squares", ""),
            ("squares moves z9", "z9"),
            ("squares actors e5", ""),
            ("squares actors e5 red", "red"),
            ("ratio", ""),
            ("why e2e4c", "e2e4c"),
            ("check now", "now"),
            ("move wins castle in 2", "in"),
            (deep.as_str(), "("),
        ];
        for (text, word) in wrong {
            assert_eq!(task(text), Err(BadTask { word: word.into() }), "{text}");
        }
    }
}
