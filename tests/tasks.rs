//! Tasks of lessons: the right answers to those of the syllabus, found by goals and not by lists, and what is said of
//! others.

use chess_t::any::AnyPosition;
use chess_t::color::Color;
use chess_t::moves::{Effect, Move};
use chess_t::square::Square;
use chess_t::task::goal::Fact;
use chess_t::task::{Status, Task, Verdict, judge, solve};
use chess_t::variant::Variant;

fn position(game: &str, text: &str) -> AnyPosition {
    let rest = if text.split(' ').count() == 2 { " - - 0 20" } else { "" };
    let variant = Variant::from_key(game).unwrap();
    AnyPosition::parse(variant, &format!("{text}{rest}")).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn task(text: &str) -> Task {
    Task::parse(text).unwrap_or_else(|bad| panic!("{text}: {bad:?}"))
}

fn verdict(game: &str, text: &str, task_text: &str, answer: &str) -> Verdict {
    let (position, task) = (position(game, text), task(task_text));
    assert_eq!(task.fits(&position), Ok(()), "{task_text}");
    judge(&position, &task, answer)
}

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn sorted(answers: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    let mut answers: Vec<_> = answers.into_iter().map(|answer| answer.to_string()).collect();
    answers.sort();
    answers
}

/// Game, position, task, the right answers (or the squares of the one), and of how many.
const SYLLABUS: &[(&str, &str, &str, &str, usize)] = &[
    ("t1", "8/4K2r/3R4/k6i/1I6/8/8/8 w", "move wins castle", "e7d8 e7e8 e7f8", 0),
    ("t1", "8/8/7i/1r2k3/1I6/4C3/8/6K1 w", "move wins king", "e3e5", 0),
    ("t1", "3k4/8/8/8/8/1I6/6I1/3K4 w", "squares moves b3", "a3 b2 b4 c3", 0),
    ("t1", "3k4/8/8/8/8/1I6/6I1/3K4 w", "squares moves g2", "f2 g1 g3 g4 h2", 0),
    ("t1", "6k1/8/3v4/3I4/2iR4/8/8/6K1 w", "squares moves d4", "b4 c4 d2 d3 d6 e4 f4", 0),
    ("t1", "5k2/8/8/7i/i7/6S1/1KI2I2/8 w", "squares moves b2", "a1 a2 a3 b1 b3 c1 c3", 0),
    ("t1", "5k2/8/8/7i/i7/6S1/1KI2I2/8 w", "squares moves g3", "e2 e4 f5 h1 h5", 0),
    ("t1", "6k1/4p3/8/1Ii5/8/2R5/8/6K1 w", "ratio c5", "3 : 2½", 0),
    ("t1", "6k1/8/8/4i3/3I4/8/1P6/6K1 w", "squares acts b2", "a1 a2 a3 b1 b3 c1 c2 c3 d4", 0),
    ("t1", "7k/3v4/3i4/1i2i3/1I1R4/6P1/8/6K1 w", "move takes", "g3e5", 0),
    ("t1", "6k1/8/2i5/2i5/2S5/2R5/8/6K1 w", "why c3c5", "no-superiority", 0),
    ("t1", "6k1/8/4i3/4v3/1I3I2/4R3/3S3P/6K1 w", "move outweighs e5", "f4e4 f4f5 f4f3 f4g4", 27),
    ("t1", "6k1/1i6/3c4/8/3R4/2I5/1S3I2/6K1 w", "move safe d4", "c3c4 c3d3 d4c4 d4d2 d4d3 d4e4 d4f4", 22),
    ("t1", "5p1k/3i4/3v4/3I4/3R1i2/6P1/8/6K1 w", "move takes f4 and safe all", "g3f4", 0),
    ("t1", "2k5/7i/2R5/8/8/8/7I/6K1 w", "ratio c8", "2 : 1½", 0),
    ("t1", "2k5/7i/2R5/8/8/8/7I/6K1 w", "counted c8", "0 : 1½", 0),
    ("t1", "2k5/7i/2R5/8/8/8/7I/6K1 w", "why c6c8", "castle-is-for-royals no-superiority", 0),
    ("t1", "2k2p2/7i/1VR5/3I4/4P3/8/8/6K1 w", "move check", "e4f5", 31),
    ("t1", "5k2/7c/1i6/8/4K3/4IRP1/I7/8 w", "move king-safe", "e4d3 e4d4 e4d5 e4e5 e4f4 e4f5 f3f5 f3f4 g3e5 g3f4", 27),
    ("t1", "6k1/8/1i6/8/8/4R1K1/6CI/3P1c2 w", "why d1c2", "last-royal-must-stay", 0),
    ("t1", "6k1/8/1i6/8/8/4R1K1/6CI/3P1c2 w", "move outweighs f1", "d1e1 e3f3 g3f2", 26),
    ("t1", "6k1/2i5/1vc5/8/2RS4/8/8/6K1 w", "move takes", "d4c6", 0),
    ("t1", "6k1/2i5/1vc5/8/2RS4/8/8/6K1 w", "ratio c6", "2 : 5½", 0),
    ("t1", "8/3V4/4r3/k6i/5I2/8/8/6K1 w", "move wins", "d7d8p d7d8c", 0),
    ("t1", "4k3/1V6/8/7i/8/P7/P7/P5K1 w", "move promotes", "b7b8c b7b8r b7b8s", 0),
    ("t1", "3p4/6P1/k7/7i/8/8/8/6K1 w - Pp 0 20", "move converts", "g7f8c", 0),
    ("t1", "5p2/6P1/5R2/k6i/8/8/8/6K1 w - - 0 20", "move wins castle", "g7f8", 0),
    ("t1", "2P2p2/8/4S3/k6i/8/8/8/6K1 w", "move wins castle", "e6f8", 0),
    ("t1", "8/5c2/3s2i1/8/3C1K2/8/8/7k w", "move final-check", "d4g1", 0),
    ("t1", "8/5c2/3s2i1/8/3C1K2/8/8/7k w", "move check and not final-check", "d4e4", 0),
    ("t1", "ki6/ii6/VV6/2R5/8/8/8/6K1 w", "move wins blockade", "c5c7", 0),
    ("t", "4k4/4c4/8i/9/4R4/9/4C4/4K4 w b4h5 - 0 20", "squares moves e4", "b4 c4 d4 e3 e5 e6 f4 g4 h4", 0),
    ("t", "6k2/9/3r5/2i2i3/3R1K3/2I6/9/9 w b4h5 - 0 20", "move exchanges d6", "d4d6", 0),
    ("t", "6k2/9/3r5/5v3/5K3/2I6/9/9 w b4h5 - 0 20", "why f4f5", "no-exchange-by-king", 0),
    ("t", "4k4/5i3/4r4/1P2R4/9/9/9/4K4 w a4h5 - 0 20", "move wins king", "b5e8", 0),
    ("t", "9/1i5c1/1k7/9/4K4/4P4/6I2/9 w a4i5 - 0 20", "move king-safe", "e4d3 e4d4 e4d5 e4e5 e4f3 e4f4", 0),
    ("t", "9/1i5c1/1k7/9/4K4/4P4/6I2/9 w a4i5 - 0 20", "check", "check", 0),
    ("t1", "8/1i5c/1k6/8/4K3/4P3/6I1/8 w", "check", "none", 0),
    ("t", "r2pkp2r/i1iicii1i/4i4/7i1/1iI4I1/I3I4/1I1ICII1I/R2PKP2R w ? Pp 6 4", "squares removed b4 h5", "b4", 0),
    ("t", "r2pkp2r/i1iicii1i/4i4/7i1/1iI4I1/I3I4/1I1ICII1I/R2PKP2R w ? Pp 6 4", "squares removed c4 h5", "", 0),
    ("t", "3pkp3/1i7/9/2P2R3/2K6/9/9/9 w a4i5 - 0 20", "why c5e7", "guarded-castle", 0),
    ("t", "4p1k2/1i7/9/2P6/9/1R7/9/4K4 w a4i5 Pp 0 20", "move enters e7", "c5e7 c5e7c", 0),
    ("t", "4p1k2/2VV5/9/9/9/9/9/4K4 w a4i5 - 0 20", "move promotes", "c7c8c c7c8p c7c8r", 0),
    ("t2", "3k5/4c4/9/2P2S2i/7s1/9/9/4K4 w b4i5 - 0 20", "move exchanges e7", "f5e7", 0),
    ("t", "5k3/9/1v7/2I6/2C6/P8/3v2I2/2K6 w a4g5 - 0 30", "move check", "c4f7", 36),
];

#[test]
fn the_goals_of_the_syllabus_have_the_answers_that_stand_there() {
    for &(game, text, task_text, answers, of) in SYLLABUS {
        let (position, task) = (position(game, text), task(task_text));
        let found = solve(&position, &task);
        let whole = matches!(task, Task::Squares(_) | Task::Forces { .. });
        let expected = if whole { vec![answers.to_string()] } else { answers.split(' ').map(String::from).collect() };
        assert_eq!(sorted(&found.answers), sorted(expected), "{text} {task_text}");
        assert!(of == 0 || found.of == of, "{text} {task_text}: of {}", found.of);
        for answer in &found.answers {
            assert_eq!(judge(&position, &task, answer).status, Status::Right, "{text} {task_text}: {answer}");
        }
    }
}

#[test]
fn every_other_legal_move_is_wrong_and_every_illegal_one_refused() {
    for &(game, text, task_text, ..) in SYLLABUS {
        let (position, task) = (position(game, text), task(task_text));
        if !matches!(task, Task::Move(_)) {
            continue;
        }
        let right = solve(&position, &task).answers;
        let legal: Vec<_> = position.moves().iter().map(ToString::to_string).collect();
        for mv in &legal {
            let status = judge(&position, &task, mv).status;
            let expected: &[Status] =
                if right.contains(mv) { &[Status::Right] } else { &[Status::Wrong, Status::Slower] };
            assert!(expected.contains(&status), "{text} {task_text} {mv}: {status:?}");
        }
        for from in position.rules().squares() {
            for to in position.rules().squares() {
                let between = format!("{from}{to}");
                if !legal.iter().any(|mv| mv.starts_with(&between)) {
                    let verdict = judge(&position, &task, &between);
                    assert_eq!((verdict.status, verdict.reasons.is_empty()), (Status::Refused, false), "{between}");
                }
            }
        }
    }
}

#[test]
fn a_refused_move_brings_its_reason_with_the_numbers() {
    let refused = verdict("t1", "8/8/7i/1r2k3/1I6/4C3/8/6K1 w", "move wins king", "b4b5");
    assert_eq!(refused.status, Status::Refused);
    assert_eq!(refused.reasons[0].code(), "no-superiority");
    assert_eq!(refused.reasons[0].to_string(), "no superiority in force, 1 : 2");
}

#[test]
fn a_wrong_move_brings_the_reply_that_shows_it() {
    // The Ritter is still to be had on d4, and so it is said.
    let left = verdict("t1", "6k1/1i6/3c4/8/3R4/2I5/1S3I2/6K1 w", "move safe d4", "g1h1");
    assert_eq!((left.status, left.reply.map(|mv| mv.text())), (Status::Wrong, Some("d6d4".into())));
    assert_eq!(left.facts[0].reply, left.reply);
    assert_eq!(left.facts[0].totals.map(|totals| (totals.white, totals.black)), Some((4, 6)));
    // The Ritter took f4, and what it supported is gone.
    let greedy = verdict("t1", "5p1k/3i4/3v4/3I4/3R1i2/6P1/8/6K1 w", "move takes f4 and safe all", "d4f4");
    assert_eq!(greedy.reply.map(|mv| mv.text()), Some("d6d5".into()));
    assert_eq!(greedy.facts.len(), 1, "taking f4 was right, and is not blamed");
    // An unfinished defence: what is missing is said in numbers.
    let short = verdict("t1", "6k1/8/4i3/4v3/1I3I2/4R3/3S3P/6K1 w", "move outweighs e5", "b4b5");
    assert_eq!(short.facts[0].totals.map(|totals| (totals.white, totals.black)), Some((4, 5)));
    // A check that can be met, where the final one was wanted.
    let met = verdict("t1", "8/5c2/3s2i1/8/3C1K2/8/8/7k w", "move final-check", "d4e4");
    assert_eq!((met.status, met.facts[0].fact), (Status::Wrong, Fact::FinalCheck));
}

#[test]
fn a_win_in_two_is_finished_against_the_longest_defence_and_a_slower_one_is_no_fault() {
    let text = "8/5c2/3s2i1/8/3C1K2/8/8/7k w";
    let first = verdict("t1", text, "move wins in 2", "d4g1");
    assert_eq!((first.status, first.moves_left), (Status::Right, 1));
    let mut next = position("t1", text);
    for mv in [first.mv, first.reply] {
        next.play(&mv.unwrap()).unwrap();
    }
    let win = solve(&next, &task("move wins"));
    assert!(!win.answers.is_empty());
    let slow = verdict("t1", text, "move wins", "d4g1");
    assert_eq!((slow.status, slow.reply), (Status::Slower, None));
}

#[test]
fn squares_too_many_are_told_why_and_squares_left_out_are_named() {
    let force = verdict("t1", "6k1/8/8/4i3/3I4/8/1P6/6K1 w", "squares acts b2", "a1 a2 a3 b1 b3 c2 c3 e5");
    assert_eq!(force.status, Status::Wrong);
    assert_eq!(force.missed.iter().map(|miss| miss.square).collect::<Vec<_>>(), [square("c1"), square("d4")]);
    assert_eq!(force.extra.len(), 1);
    assert_eq!(force.extra[0].reasons[0].to_string(), "the white Knecht on d4 is in the way");
    let moves = verdict("t1", "5k2/8/8/7i/i7/6S1/1KI2I2/8 w", "squares moves g3", "e2,e4,f5,h1,h5,f1");
    assert_eq!(moves.extra[0].reasons[0].code(), "castle-is-for-royals");
    let nothing =
        verdict("t", "r2pkp2r/i1iicii1i/4i4/7i1/1iI4I1/I3I4/1I1ICII1I/R2PKP2R w ? Pp 6 4", "squares removed c4 h5", "");
    assert_eq!(nothing.status, Status::Right);
    // Of the enemy too, whoever's turn it is.
    let enemy = verdict("t1", "6k1/8/3v4/3I4/2iR4/8/8/6K1 w", "squares moves c4", "b4 c3 c5 d4");
    assert_eq!((enemy.status, enemy.missed.len()), (Status::Wrong, 0));
    assert_eq!(enemy.extra[0].square, square("d4"));
    assert_eq!(enemy.extra[0].reasons[0].code(), "no-superiority");
}

#[test]
fn a_wrong_sum_is_explained_by_who_was_left_out() {
    let text = "6k1/4p3/8/1Ii5/8/2R5/8/6K1 w";
    let forgot = verdict("t1", text, "ratio c5", "3 : 1½");
    assert_eq!(forgot.forgotten.black, [square("c5")], "the defender itself");
    assert!(forgot.forgotten.white.is_empty());
    assert_eq!(verdict("t1", text, "ratio c5", "3:2.5").status, Status::Right);
    assert_eq!(verdict("t1", text, "ratio c5", " 3 : 2,5 ").status, Status::Right);
    assert_eq!(verdict("t1", text, "ratio c5", "3 : 2 1/2").status, Status::Right);
    assert_eq!(verdict("t1", text, "ratio c5", "½ : ½").status, Status::Wrong);
    assert_eq!(verdict("t1", text, "ratio c5", "1/2 : 1/2").status, Status::Wrong);
    let idle = verdict("t1", "2k5/7i/2R5/8/8/8/7I/6K1 w", "counted c8", "2 : 1½");
    assert_eq!((idle.status, idle.idle_counted), (Status::Wrong, vec![Color::White]));
}

#[test]
fn what_is_no_answer_is_not_judged() {
    let text = "6k1/4p3/8/1Ii5/8/2R5/8/6K1 w";
    for (task_text, answer) in [
        ("ratio c5", "3"),
        ("ratio c5", "a : b"),
        ("ratio c5", "300 : 1"),
        ("squares acts c3", "c3 z9"),
        ("move takes", "hello"),
    ] {
        assert_eq!(verdict("t1", text, task_text, answer).status, Status::Unreadable, "{task_text} {answer}");
    }
}

#[test]
fn a_task_about_what_is_not_there_does_not_fit() {
    let position = position("t1", "6k1/4p3/8/1Ii5/8/2R5/8/6K1 w");
    for (text, word) in [
        ("squares moves a1", "a1"),
        ("ratio i5", "i5"),
        ("why a1a2", "a1"),
        ("why b5i5", "i5"),
        ("move outweighs i1", "i1"),
        ("squares removed a4 a5", "a4"),
        ("squares actors i1 white", "i1"),
    ] {
        assert_eq!(task(text).fits(&position).map_err(|bad| bad.word), Err(word.into()), "{text}");
    }
}

fn after(position: &AnyPosition, mv: &Move) -> AnyPosition {
    let mut next = *position;
    next.play(mv).unwrap();
    next
}

fn right_moves(game: &str, text: &str, task_text: &str) -> Vec<String> {
    sorted(solve(&position(game, text), &task(task_text)).answers)
}

/// The bare boards of both sizes, where a few moves ahead are soon counted in full.
const SMALL: &[(&str, &str)] = &[
    ("t1", "5k2/7c/1i6/8/4K3/4IRP1/I7/8 w"),
    ("t1", "7k/3v4/3i4/1i2i3/1I1R4/6P1/8/6K1 w"),
    ("t1", "6k1/2i5/1vc5/8/2RS4/8/8/6K1 w"),
    ("t1", "5p1k/3i4/3v4/3I4/3R1i2/6P1/8/6K1 w"),
    ("t1", "8/5c2/3s2i1/8/3C1K2/8/8/7k w"),
    ("t", "4k4/5i3/4r4/1P2R4/9/9/9/4K4 w a4h5 - 0 20"),
    ("t", "6k2/9/3r5/2i2i3/3R1K3/2I6/9/9 w b4h5 - 0 20"),
    ("t2", "3k5/4c4/9/2P2S2i/7s1/9/9/4K4 w b4i5 - 0 20"),
];

#[test]
fn a_move_holds_if_no_reply_wins() {
    for &(game, text) in SMALL {
        let position = position(game, text);
        let holds = |mv: &&Move| {
            let next = after(&position, mv);
            let wins = |reply: &Move| after(&next, reply).outcome().is_some_and(|end| end.winner == Some(next.turn()));
            !next.outcome().is_some_and(|end| end.winner == Some(next.turn())) && !next.moves().iter().any(wins)
        };
        let expected = sorted(position.moves().iter().filter(holds));
        assert_eq!(right_moves(game, text, "move holds"), expected, "{text}");
    }
}

#[test]
fn what_does_not_hold_is_refuted_by_the_win() {
    // The castle of White is empty, and the Connet comes in unless it is kept out.
    let text = "6k1/8/8/8/1I6/3c4/4K3/8 w";
    let left = verdict("t1", text, "move holds", "b4b5");
    assert_eq!((left.status, left.facts[0].fact), (Status::Wrong, Fact::Holds { moves: 1 }));
    let mut next = position("t1", text);
    next.play(&left.mv.unwrap()).unwrap();
    next.play(&left.reply.unwrap()).unwrap();
    assert_eq!(next.outcome().and_then(|end| end.winner), Some(Color::Black));
    // A final check: one move later the King is taken, whatever White does.
    let lost = "8/5c2/3s2i1/8/3C1K2/8/8/7k w";
    let won = after(&position("t1", lost), &verdict("t1", lost, "move wins in 2", "d4g1").mv.unwrap());
    assert_eq!(right_moves("t1", &won.text(), "move holds"), Vec::<String>::new());
    // What wins holds, and what loses at once does not.
    assert_eq!(verdict("t1", "8/8/7i/1r2k3/1I6/4C3/8/6K1 w", "move holds in 2", "e3e5").status, Status::Right);
}

/// Half units taken less those lost, with best play of both, after so many own moves and the answers to them.
fn most_gained(position: &AnyPosition, moves: u32) -> i32 {
    let values = position.moves().into_iter().map(|mv| gained_by(position, &mv, moves));
    values.max().unwrap_or(LOST)
}

fn gained_by(position: &AnyPosition, mv: &Move, moves: u32) -> i32 {
    let next = after(position, mv);
    if let Some(end) = next.outcome() {
        return if end.winner == Some(position.turn()) { -LOST } else { LOST };
    }
    let answers = next.moves().into_iter().map(|answer| {
        let then = after(&next, &answer);
        let rest = match then.outcome() {
            Some(_) => LOST,
            None if moves == 1 => 0,
            None => most_gained(&then, moves - 1),
        };
        rest - net(&next, &answer)
    });
    net(position, mv) + answers.min().unwrap()
}

/// So bad that no force makes up for it.
const LOST: i32 = -10_000;

fn net(position: &AnyPosition, mv: &Move) -> i32 {
    let force = |role| i32::from(position.rules().force_of(role));
    match mv.effect {
        Effect::Plain => 0,
        Effect::Capture(taken) => force(taken),
        Effect::Exchange(taken) => force(taken) - force(mv.role),
    }
}

#[test]
fn gains_are_what_is_left_after_every_answer() {
    for &(game, text) in SMALL {
        let position = position(game, text);
        for moves in 1..=2 {
            for mv in position.moves() {
                let gained = gained_by(&position, &mv, moves);
                for force in 1..=9 {
                    let task = task(&format!("move gains {force} in {moves}"));
                    let right = judge(&position, &task, &mv.text()).status == Status::Right;
                    assert_eq!(right, gained >= force, "{text} {mv} gains {gained} in {moves}, not {force}");
                }
            }
        }
    }
}

#[test]
fn a_gain_that_is_lost_again_is_none() {
    // The Ritter takes a Knecht, and leaves another piece to be taken.
    let text = "5p1k/3i4/3v4/3I4/3R1i2/6P1/8/6K1 w";
    assert_eq!(right_moves("t1", text, "move gains 2"), ["g3f4"]);
    let greedy = verdict("t1", text, "move gains 2", "d4f4");
    assert_eq!((greedy.status, greedy.reply.map(|mv| mv.text())), (Status::Wrong, Some("d6d5".into())));
    assert_eq!(greedy.facts[0].fact, Fact::Gains { force: 2, moves: 1 });
}

#[test]
fn an_exchange_gains_the_difference() {
    // A Ritter for a Ritter is nothing; a King exchanged is the game.
    let even = verdict("t", "6k2/9/3r5/2i2i3/3R1K3/2I6/9/9 w b4h5 - 0 20", "move exchanges and not gains 1", "d4d6");
    assert_eq!(even.status, Status::Right);
    assert_eq!(right_moves("t", "4k4/5i3/4r4/1P2R4/9/9/9/4K4 w a4h5 - 0 20", "move gains 200"), ["b5e8"]);
}
