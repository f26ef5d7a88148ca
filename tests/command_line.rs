//! The command line as FORMATS fixes it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chess-t"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json_lines(output: &Output) -> Vec<Value> {
    out(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn inspect_says_everything_about_one_position() {
    let output = run(&["inspect", "--variant", "t1", "2Rk4/8/8/8/8/8/8/4K3 w"], "");
    assert!(!output.status.success(), "a Ritter in the castle is no position");
    let output = run(&["inspect", "--variant", "t1", "3k4/8/3R4/8/8/8/8/4K3 b - - 0 20"], "");
    assert!(output.status.success());
    let answer = &json_lines(&output)[0];
    assert_eq!(answer["position"], "3k4/8/3R4/8/8/8/8/4K3 b - - 0 20");
    assert_eq!(answer["phase"], "play");
    assert_eq!(answer["check"], false);
    assert_eq!(answer["result"], Value::Null);
    assert_eq!(answer["force"]["d8"], serde_json::json!([2.0, 1.5]));
    assert_eq!(answer["idle"], serde_json::json!({"d8": "w"}));
    assert_eq!(answer["moves"].as_array().unwrap().len(), 5);
}

#[test]
fn inspect_takes_the_fields_of_a_position_one_by_one_and_the_start_without_any() {
    let quoted = run(&["inspect", "--variant", "t", "9/9/9/9/9/9/9/K8 b - - 3 4"], "");
    let apart = run(&["inspect", "--variant", "t", "9/9/9/9/9/9/9/K8", "b", "-", "-", "3", "4"], "");
    assert_eq!(out(&quoted), out(&apart));
    let start = run(&["inspect", "--variant", "t2"], "");
    assert_eq!(json_lines(&start)[0]["moves"].as_array().unwrap().len(), 41);
}

#[test]
fn inspect_reads_a_position_a_line_and_never_stops() {
    let input = "8/8/8/8/8/8/8/4K3 w\nnonsense\n\n8/8/8/8/8/8/8/K7 b";
    let output = run(&["inspect", "--variant", "t1", "-"], input);
    assert!(output.status.success());
    let lines = json_lines(&output);
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0]["phase"], "play");
    assert!(lines[1]["error"].as_array().is_some_and(|reasons| !reasons.is_empty()));
    assert_eq!(lines[2]["error"][0]["code"], "empty");
    assert_eq!(lines[3]["result"], serde_json::json!({"winner": "white", "by": "blockade"}));
}

#[test]
fn a_bad_position_is_the_same_object_and_exit_1() {
    let output = run(&["inspect", "--variant", "t1", "8/8 x"], "");
    assert_eq!(output.status.code(), Some(1));
    let codes: Vec<_> = json_lines(&output)[0]["error"]
        .as_array()
        .unwrap()
        .iter()
        .map(|reason| reason["code"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(codes, ["rank-count", "bad-side"]);
}

#[test]
fn perft_prints_the_count_last() {
    assert_eq!(out(&run(&["perft", "--variant", "t1", "--depth", "3"], "")), "15121\n");
    assert_eq!(out(&run(&["perft", "--variant", "t", "--depth", "0"], "")), "1\n");
    let divided = out(&run(&["perft", "--variant", "t2", "--depth", "2", "--divide"], ""));
    let lines: Vec<_> = divided.lines().collect();
    assert_eq!(lines.len(), 42);
    assert_eq!(lines.last(), Some(&"1677"));
    let sum: u64 = lines[..41].iter().map(|line| line.split(": ").nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(sum, 1677);
    let over = run(&["perft", "--variant", "t1", "--depth", "2", "5K2/8/8/8/8/8/8/k7 b"], "");
    assert_eq!(out(&over), "0\n");
    assert_eq!(run(&["perft", "--variant", "t1", "--depth", "2", "8/8"], "").status.code(), Some(1));
}

#[test]
fn replay_prints_the_record_and_the_final_position() {
    let record = "[Game \"chess-T1\"]\n\n1. e2-e4 e7-e5";
    let output = run(&["replay", "-"], record);
    assert!(output.status.success());
    let expected = "[Game \"chess-T1\"]\n[Result \"*\"]\n\n1. e2-e4 e7-e5\n*\nrspckpsr/iiii1iii/8/4i3/4I3/8/IIII1III/RSPCKPSR w - Pp 2 2\n";
    assert_eq!(out(&output), expected);
    let russian = run(&["replay", "--letters", "ru", "-"], "[Game \"chess-T1\"]\n\nC d1-d3");
    assert!(out(&russian).contains("1. Кт d1-d3"), "{}", out(&russian));
}

#[test]
fn replay_names_the_move_it_refuses() {
    let output = run(&["replay", "-"], "[Game \"chess-T1\"]\n\n1. e2-e4 e7-e5 2. R a1-a9");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    let message = String::from_utf8(output.stderr).unwrap();
    assert!(message.contains("move 2, white, \"R a1-a9\""), "{message}");
    let missing = run(&["replay", "no-such-file"], "");
    assert_eq!(missing.status.code(), Some(1));
    assert!(String::from_utf8(missing.stderr).unwrap().contains("no-such-file"));
}

#[test]
fn bad_arguments_are_refused() {
    for arguments in [&["inspect"][..], &["inspect", "--variant", "t3"], &["perft", "--variant", "t"], &["walk"]] {
        assert!(!run(arguments, "").status.success(), "{arguments:?}");
    }
}

#[test]
fn best_names_a_move_and_what_it_leads_to() {
    let arguments = ["best", "--variant", "t", "--nodes", "2000"];
    let output = run(&arguments, "");
    assert!(output.status.success());
    let found: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(found["nodes"], 2000);
    assert_eq!(found["win"], serde_json::Value::Null);
    assert_eq!(found["move"], found["line"][0]);
    for name in ["score", "depth", "ms"] {
        assert!(found[name].is_i64(), "{name}");
    }
}

#[test]
fn best_finds_nothing_while_the_squares_are_to_be_drawn() {
    let due = "r2pkp2r/iiiiciiii/4i4/9/9/4I4/IIIICIIII/R2PKP2R w ? Pp 6 4";
    let output = run(&["best", "--variant", "t", due], "");
    assert_eq!(output.status.code(), Some(1));
    let found: serde_json::Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(found["error"]["code"], "no-move");
}

#[test]
fn a_record_becomes_a_link_and_a_link_a_record() {
    let written = run(&["link"], "[Game \"chess-T1\"]\n\n1. e2-e4 e7-e5");
    assert!(written.status.success());
    let read = run(&["link", "--read", out(&written).trim()], "");
    assert!(out(&read).ends_with("1. e2-e4 e7-e5\n*\n"), "{}", out(&read));
    let cut = run(&["link", "--read", &out(&written)[..5]], "");
    assert!(!cut.status.success());
    assert!(String::from_utf8_lossy(&cut.stderr).contains("damaged"));
}

#[test]
fn puzzles_are_proven_anew_or_the_flawed_ones_named() {
    let text = |line: &str| {
        let puzzle = format!(
            r#"{{"id":"t1-fuqptr","position":"8/8/7i/1r2k3/1I6/4C3/8/6K1 w - - 0 20","tasks":["move wins"],"line":"{line}","tags":["king"]}}"#
        );
        format!("{{\"puzzles\":[\n{puzzle}\n]}}\n")
    };
    let check = |line: &str| {
        let path = std::env::temp_dir().join(format!("chess-t-puzzles-{}-{line}.json", std::process::id()));
        std::fs::write(&path, text(line)).unwrap();
        let output = run(&["puzzles", "--variant", "t1", "check", path.to_str().unwrap()], "");
        std::fs::remove_file(&path).unwrap();
        output
    };
    let good = check("e3e5");
    assert_eq!((out(&good).as_str(), good.status.success()), ("1 proven\n", true), "{good:?}");
    let bad = check("e3e4");
    assert_eq!((out(&bad).as_str(), bad.status.success()), ("0 proven\n", false));
    assert!(String::from_utf8(bad.stderr).unwrap().contains("t1-fuqptr: OtherLine"));
}

#[test]
fn the_same_seed_finds_the_same_puzzles_and_they_can_be_chosen_from() {
    let compose =
        || out(&run(&["puzzles", "--variant", "t1", "compose", "--theme", "blockade", "--boards", "15000"], ""));
    let found = compose();
    assert_eq!(found, compose());
    assert!(!found.is_empty());
    let file = out(&run(&["puzzles", "--variant", "t1", "choose", "--count", "1"], &found));
    let file: Value = serde_json::from_str(&file).unwrap();
    assert_eq!((&file["game"], &file["puzzles"][0]["tags"]), (&Value::from("t1"), &serde_json::json!(["blockade"])));
    let wrong = run(&["puzzles", "--variant", "t1", "choose"], "{}\n");
    assert!(!wrong.status.success());
}
