//! Records: tidy and untidy spellings, what is kept, and what is refused with its place.

use chess_t::color::Color;
use chess_t::game::{Claim, EndReason, Game, GameResult};
use chess_t::record::{self, RecordFault};
use chess_t::role::Letters;
use chess_t::variant::Variant;

fn read(text: &str) -> Game {
    record::read(text, Some(Variant::T1)).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn moves(text: &str) -> String {
    let written = record::write(&read(text), Letters::Latin);
    written.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

fn refusal(text: &str) -> record::RecordError {
    match record::read(text, Some(Variant::T1)) {
        Ok(game) => panic!("read as {}", record::write(&game, Letters::Latin)),
        Err(error) => error,
    }
}

const TIDY: &str = "1. e2-e4 e7-e5\n2. C d1-g4 C d8-f6\n3. P f1-c4 S b8-c6\n*";

#[test]
fn untidy_spellings_say_the_same() {
    let spellings = [
        "1. e2-e4 e7-e5 2. C d1-g4 C d8-f6 3. P f1-c4 S b8-c6",
        "1. e2-e4___ e7-e5\n2. Кт d1-g4___ Кт d8-f6\n3. Пр f1-c4___ Рк b8-c6",
        "1.e2-e4 e7-e5 2.Ктd1-g4 Ктd8-f6 3.Прf1-c4 Ркb8-c6 *",
        "№№. e2–e4 … e7—e5 2. C  d1 - g4 ... C d8-f6\r\n3. P f1-c4+) S b8-c6!?",
        "1. I e2-e4 Кн e7-e5 2. C d1-g4 C d8-f6 3. P f1-с4 S b8-с6",
        "1. е2-е4 е7-е5 2. C d1-g4 C d8-f6 3. P f1-c4 S b8-c6",
        "\u{feff}e2-e4e7-e5Cd1-g4Cd8-f6Pf1-c4Sb8-c6",
    ];
    for spelling in spellings {
        let spelled = moves(spelling).replace("!?", "");
        assert_eq!(spelled, TIDY, "{spelling}");
    }
}

#[test]
fn captures_and_exchanges_in_every_spelling() {
    let scouts = "[Position \"2Ccpk2/5i2/1s2S3/8/8/8/8/4K3 w - - 0 24\"]\n\n";
    for sign in ["÷", ":-", ":/", " ÷ "] {
        let written = moves(&format!("{scouts}24. S e6{sign}d8 S b6{sign}c8"));
        assert!(written.starts_with("24. S e6÷d8 S b6÷c8"), "{written}");
    }
    let capture = "[Position \"8/4ki2/8/8/1i6/8/3P4/4K3 w - - 0 20\"]\n\n";
    for sign in [":", "x"] {
        assert!(moves(&format!("{capture}P d2{sign}b4")).starts_with("20. P d2:b4"), "{sign}");
    }
}

#[test]
fn promotion_letters_stand_apart_from_the_next_piece() {
    let start = "[Position \"4k3/6V1/8/2I3I1/2i5/8/2v2v2/5K2 w - - 0 20\"]\n\n";
    let tidy = "20. V g7-g8C+ V c2-c1C\n21. g5-g6V+ c4-c3V\n*";
    for spelling in [
        "ВК g7-g8Кт+ ВКн c2-c1Кт g5-g6ВК c4-c3ВК",
        "ВКн g7-g8 Кт+ ВКн c2-c1 Кт g5-g6 ВКн c4-c3",
        "20. V g7-g8C V c2-c1C 21. g5-g6V c4-c3V",
        "20. V g7-g8C V c2-c1C 21. g5-g6 c4-c3",
    ] {
        assert_eq!(moves(&format!("{start}{spelling}")), tidy, "{spelling}");
    }
}

#[test]
fn black_begins_with_an_ellipsis() {
    let start = "[Position \"4k3/8/8/2P5/6s1/3C1R2/8/4cK2 b - Pp 0 27\"]\n\n";
    let written = moves(&format!("{start}27. … Рк g4-h2 28. Пр c5-f8Кт Рк h2÷f1"));
    assert_eq!(written, "27. … S g4-h2+)\n28. P c5-f8C+ S h2÷f1\nBV /King taken/");
}

#[test]
fn comments_variations_and_glyphs_are_kept() {
    let text = "{before} 1. e2-e4! {good} e7-e5 (1. … a7-a5 {other} 2. a2-a3 (2. b2-b3) a5-a4) 2. a2-a4 /so/ *";
    let written = moves(text);
    let expected = "{before}\n1. e2-e4! {good}\n1. … e7-e5\n(1. … a7-a5 {other} 2. a2-a3\n(2. b2-b3) 2. … a5-a4)\n2. a2-a4 {so}\n*";
    assert_eq!(written, expected);
    assert_eq!(moves(&written), written);
}

#[test]
fn a_comment_before_a_variation_belongs_to_its_first_move() {
    assert_eq!(moves("1. e2-e4 ({or} 1. d2-d4)"), "1. e2-e4\n(1. d2-d4 {or})\n*");
}

#[test]
fn brackets_behind_a_check_close_the_variation() {
    let start = "[Position \"8/7k/3c1K1V/8/1r1C4/3I4/8/8 w - - 0 20\"]\n\n";
    let written = moves(&format!("{start}20. Кр f6-e5 (20. Кр f6-g7+) Кр h7-g8"));
    assert_eq!(written, "20. K f6-e5\n(20. K f6-g7+ )\n20. … K h7-g8\n*");
}

#[test]
fn the_draw_of_squares_stands_after_move_three() {
    let text = "[Game \"chess-T\"]\n\n1. a2-a4 h7-h5\n2. a1-a2 h5-h4";
    let error = refusal(text);
    assert_eq!((error.move_number, error.color, error.text.as_str()), (Some(2), Some(Color::White), "a1-a2"));

    let start = "[Game \"chess-T\"]\n[Position \"r2pkp2r/iiiiciiii/4i4/7I1/6r2/4I4/IIIICIIII/R2PKP2R w ? Pp 0 4\"]\n\n";
    let game =
        record::read(&format!("{start}*) g4; h5 (:W Кн h5) (:B Рт g4) /неприступные поля/ 4. a2-a3"), None).unwrap();
    let russian = record::write(&game, Letters::Russian);
    assert!(russian.contains("\n*) g4; h5 (:W Кн h5) (:B Рт g4) /неприступные поля/\n4. a2-a3\n"), "{russian}");
    let latin = record::write(&game, Letters::Latin);
    assert!(latin.contains("\n*) g4; h5 (:W I h5) (:B R g4) /inaccessible squares/\n4. a2-a3\n"), "{latin}");
    assert_eq!(record::write(&record::read(&latin, None).unwrap(), Letters::Latin), latin);

    for (bad, code) in [
        ("*) g4", "bad-draw"),
        ("*) d4; h5", "not-a-choice"),
        ("*) g4; h5 (:W Рт h5)", "wrong-removal"),
        ("*) g4; h5 *) g4; h5", "draw-not-due"),
        ("4. a2-a3", "illegal-move"),
    ] {
        let error = record::read(&format!("{start}{bad}"), None).unwrap_err();
        assert_eq!(error.fault.code(), code, "{bad}: {error}");
    }
}

#[test]
fn results_and_their_reasons() {
    for (text, written) in [
        ("1. e2-e4 WV", "WV"),
        ("1. e2-e4 BV /resignation/", "BV /resignation/"),
        ("1. e2-e4 WV /время/", "WV /time/"),
        ("1. e2-e4 ½ /согласие/", "½ /agreement/"),
        ("1. e2-e4 BV /he left/", "BV"),
        ("[Result \"½\"]\n\n1. e2-e4", "½"),
        ("[Result \"*\"]\n\n1. e2-e4 *", "*"),
    ] {
        let found = moves(text);
        assert_eq!(found.lines().last(), Some(written), "{text}");
    }
    assert!(moves("1. e2-e4 BV /he left/").contains("{he left}"));
}

#[test]
fn results_that_cannot_be_are_refused() {
    for (text, code) in [
        ("1. e2-e4 WV /King taken/", "result-contradicts"),
        ("1. e2-e4 WV /agreement/", "result-contradicts"),
        ("1. e2-e4 ½ /resignation/", "result-contradicts"),
        ("1. e2-e4 ½ /repetition/", "claim-not-due"),
        ("1. e2-e4 ½ /40 ходов/", "claim-not-due"),
        ("[Result \"1-0\"]\n\n1. e2-e4", "unknown-result"),
        ("[Result \"WV\"]\n\n1. e2-e4 BV", "result-contradicts"),
        ("1. e2-e4 WV 1. … e7-e5", "illegal-move"),
        ("[Position \"5K2/8/8/8/8/8/8/k7 b - - 0 1\"]\n\nBV", "result-contradicts"),
    ] {
        assert_eq!(refusal(text).fault.code(), code, "{text}");
    }
}

#[test]
fn refusals_name_number_side_text_and_reason() {
    let error = refusal("1. e2-e4 e7-e5\n2. Кт d1-d8 Кт d8-f6");
    assert_eq!(error.line, 2);
    assert_eq!((error.move_number, error.color), (Some(2), Some(Color::White)));
    assert_eq!(error.text, "Кт d1-d8");
    assert!(error.to_string().contains("does not move like that"), "{error}");
}

#[test]
fn everything_else_is_refused() {
    for (text, code) in [
        ("1. e2", "unknown-move"),
        ("hello", "unknown-move"),
        ("1. e2e4", "unknown-move"),
        ("1. e2-e9", "unknown-move"),
        ("1. R e2-e4", "wrong-piece"),
        ("1. e2:e4", "wrong-sign"),
        ("1. e2÷e4", "wrong-sign"),
        ("1. e2-e4V", "illegal-move"),
        ("1. e2-e4 {", "unclosed-comment"),
        ("1. e2-e4 /", "unclosed-comment"),
        ("1. e2-e4 (1. d2-d4", "unclosed-variation"),
        ("1. e2-e4)", "unexpected-bracket"),
        ("(1. e2-e4)", "nothing-to-vary"),
        ("1. e2-e4 ((1. d2-d4))", "nothing-to-vary"),
        ("1. e2-e4 (WV)", "nothing-to-vary"),
        ("[Game \"chess\"]\n\n", "unknown-game"),
        ("[Game chess-T1]\n\n", "bad-tag"),
        ("[Game \"chess-T1\"", "bad-tag"),
        ("[Position \"8/8\"]\n\n", "bad-position"),
        ("1. e2-e4 WVV", "unknown-result"),
    ] {
        assert_eq!(refusal(text).fault.code(), code, "{text}");
    }
    assert_eq!(record::read("1. e2-e4", None).unwrap_err().fault, RecordFault::NoGame);
    let deep = "1. e2-e4 e7-e5 ".to_owned() + &"(1. … a7-a5 2. a2-a3 ".repeat(3_000);
    assert!(matches!(refusal(&deep).fault.code(), "too-deep" | "illegal-move"));
}

#[test]
fn a_missing_promotion_is_ambiguous() {
    let error = refusal("[Position \"4k3/6V1/8/8/8/8/8/5K2 w - - 0 20\"]\n\n20. V g7-g8");
    assert_eq!(error.fault.code(), "ambiguous-move");
}

#[test]
fn tags_are_kept_in_their_order() {
    let text =
        "[Annotator \"A \\\"B\\\" \\\\\"]\n[Black \"Ш. Хасанов\"]\n[Game \"Chess-t1\"]\n[White \"NN\"]\n\n1. e2-e4";
    let written = record::write(&read(text), Letters::Latin);
    let head = written.split_once("\n\n").unwrap().0;
    let expected =
        "[Game \"chess-T1\"]\n[White \"NN\"]\n[Black \"Ш. Хасанов\"]\n[Result \"*\"]\n[Annotator \"A \\\"B\\\" \\\\\"]";
    assert_eq!(head, expected);
    assert_eq!(record::write(&read(&written), Letters::Latin), written);
}

#[test]
fn claims_need_what_they_claim() {
    let mut game = Game::new(Variant::T1);
    for _ in 0..2 {
        assert_eq!(game.claims(), []);
        for text in ["R a1-a3", "R a8-a6", "R a3-a1", "R a6-a8"] {
            game.play_text(text).unwrap();
        }
    }
    assert_eq!(game.occurrences(), 3);
    assert_eq!(game.claims(), [Claim::Repetition]);
    game.undo().unwrap();
    assert!(game.claims().is_empty());
    game.redo().unwrap();
    game.claim(Claim::Repetition).unwrap();
    assert_eq!(game.result(), Some(GameResult { winner: None, by: EndReason::Repetition }));
    let written = record::write(&game, Letters::Russian);
    assert!(written.ends_with("½ /повторение/\n"), "{written}");
    assert_eq!(record::write(&read(&written), Letters::Russian), written);
}

#[test]
fn forty_quiet_moves_may_be_claimed() {
    let text = "4k3/8/8/8/8/8/8/R3K3 w - - 79 60";
    let position = chess_t::any::AnyPosition::parse(Variant::T1, text).unwrap();
    let mut game = Game::from_position(position);
    assert_eq!(game.claims(), []);
    game.play_text("a1a2").unwrap();
    assert_eq!(game.claims(), [Claim::FortyMoves]);
    assert!(game.claim(Claim::Repetition).is_err());
    game.claim(Claim::FortyMoves).unwrap();
    assert!(game.moves().is_empty());
    game.undo().unwrap();
    assert!(!game.moves().is_empty(), "stepping back leaves the end behind");
}

const FILE: &str = "\
[Game \"chess-T1\"]
[White \"Anna\"]

{before [this]} 1. e2-e4 {a line
[Event \"in a comment\"]
} e7-e5
½

[White \"Boris\"]
[Game \"chess-T\"]

1. e9-e4
*


[Game \"chess-T2\"] [Event \"x]\"] *
[Game \"chess-T1\"]

1. e2-e4 {no end

[Game \"chess-T1\"]
[Black \"Clara\"]

1. d2-d4 {an end} WV
";

#[test]
fn a_text_of_several_records_is_split_where_tags_begin_again() {
    let parts = record::split(FILE);
    assert_eq!(parts.iter().map(|part| part.line).collect::<Vec<_>>(), [1, 9, 16, 17, 21]);
    assert_eq!(parts.iter().map(|part| part.text).collect::<String>(), FILE);
    let read: Vec<_> = parts.iter().map(|part| part.read(None)).collect();
    let faults: Vec<_> =
        read.iter().map(|game| game.as_ref().err().map(|error| (error.fault.code(), error.line))).collect();
    assert_eq!(faults, [None, Some(("unknown-move", 12)), None, Some(("unclosed-comment", 19)), None]);
    let names = |at: usize, tag| read[at].as_ref().unwrap().tags().get(tag);
    assert_eq!((names(0, "White"), names(2, "Event"), names(4, "Black")), (Some("Anna"), Some("x]"), Some("Clara")));
}

#[test]
fn a_text_of_one_record_or_of_none_is_not_split() {
    for nothing in ["", " \r\n\t\n", "\u{feff}\n", "\u{feff}\u{feff}"] {
        assert_eq!(record::split(nothing), []);
    }
    for one in [
        "1. e2-e4 e7-e5",
        "\u{feff}[Game \"chess-T1\"]\r\n\r\n[White \"a\"]\r\n1. e2-e4 *\r\n",
        "{[} *",
        "[Game \"chess-T1\"]",
    ] {
        assert_eq!(record::split(one).len(), 1, "{one}");
    }
}

#[test]
fn what_is_written_is_split_into_what_was_written() {
    let texts =
        ["[Game \"chess-T1\"]\n[White \"]\\\"[\"]\n\n{note} 1. e2-e4 (1. a2-a3) e7-e5 *", "[Game \"chess-T2\"]\n\n*"];
    let mut games = texts.map(read);
    games[1].set_comment(chess_t::game::NodeId::ROOT, "said:\n\n[Game \"chess-T\"]\n1. e2-e4").unwrap();
    let written = games.iter().map(|game| record::write(game, Letters::Russian)).collect::<Vec<_>>();
    let parts = record::split(&written.join("\n"))
        .into_iter()
        .map(|part| part.text.trim_end().to_owned() + "\n")
        .collect::<Vec<_>>();
    assert_eq!(parts, written);
}

#[test]
fn all_records_are_rewritten_and_damaged_ones_stay() {
    let text = "[Game \"chess-T1\"]\n1. Кт d1-g4\n\n[Game \"chess-T1\"]\n1. e9-e4\n\n\n[Game \"chess-T\"]\n*";
    let written = record::rewrite(text, Letters::Latin);
    let start = "[Game \"chess-T1\"]\n[Result \"*\"]\n\n1. e2-e4\n*\n";
    assert!(record::rewrite("[Game \"chess-T1\"]\ne2-e4", Letters::Russian) == start);
    let damaged = "[Game \"chess-T1\"]\n1. Кт d1-g4\n\n[Game \"chess-T1\"]\n1. e9-e4\n";
    assert_eq!(written, format!("{damaged}\n[Game \"chess-T\"]\n[Result \"*\"]\n\n*\n"));
}

/// Several byte order marks come from files put together; rewriting what was rewritten changes nothing.
#[test]
fn byte_order_marks_before_a_record_are_left_out() {
    let marked = "\u{feff}\u{feff}1. e2-e4 e7-e5";
    assert_eq!(moves(marked), moves("1. e2-e4 e7-e5"));
    assert_eq!(record::rewrite("\u{feff}\u{feff} nothing", Letters::Latin), " nothing\n");
}
