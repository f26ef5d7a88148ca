//! The command line (FORMATS): inspect positions, count moves, replay records, find the best move.

mod arena;
mod best;
mod duel;
mod player;
mod puzzles;
mod selfplay;
mod suite;
mod tune;

use std::fs;
use std::io::{self, BufRead, BufWriter, Read, Write};
use std::process::ExitCode;
use std::time::Duration;

use chess_t::any::AnyPosition;
use chess_t::game;
use chess_t::inspect::inspect;
use chess_t::json::{ToJson, text_of};
use chess_t::link;
use chess_t::record;
use chess_t::role::Letters;
use chess_t::search::Limits;
use chess_t::variant::Variant;
use clap::{Parser, Subcommand, ValueEnum};

#[derive(Parser)]
#[command(name = "chess-t", version, about = "The rules of chess-T1, chess-T and chess-T2 on the command line")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Say everything about a position as one JSON object
    Inspect {
        #[arg(long, value_enum)]
        variant: Game,
        /// A position string; `-` reads one a line from standard input; the start if there is none
        position: Vec<String>,
    },
    /// Count the leaves of the tree of legal moves
    Perft {
        #[arg(long, value_enum)]
        variant: Game,
        #[arg(long)]
        depth: u32,
        /// A line for each move first
        #[arg(long)]
        divide: bool,
        /// A position string; the start if there is none
        position: Vec<String>,
    },
    /// Find the best move as one JSON object; a second is given where no limit is
    Best {
        #[arg(long, value_enum)]
        variant: Game,
        /// Milliseconds to think
        #[arg(long)]
        ms: Option<u64>,
        /// Plies to look ahead
        #[arg(long)]
        depth: Option<u32>,
        /// Positions to look at
        #[arg(long)]
        nodes: Option<u64>,
        /// A position string; the start if there is none
        position: Vec<String>,
    },
    /// Let two computer players play many games; print the score and what it says of their strength
    Match {
        #[arg(long, value_enum)]
        variant: Game,
        #[command(flatten)]
        arguments: duel::Arguments,
    },
    /// Play games of the computer against itself; print a line for every quiet position
    Selfplay {
        #[arg(long, value_enum)]
        variant: Game,
        #[command(flatten)]
        arguments: selfplay::Arguments,
    },
    /// Fit the weights of the evaluation to such lines from standard input; print them
    Tune {
        #[arg(long, value_enum)]
        variant: Game,
        #[command(flatten)]
        arguments: tune::Arguments,
    },
    /// Find positions with a shortest win in 1, 2 and 3 moves, proven by brute force
    Suite {
        #[arg(long, value_enum)]
        variant: Game,
        #[command(flatten)]
        arguments: suite::Arguments,
    },
    /// Find puzzles, choose among them, check them
    Puzzles {
        #[arg(long, value_enum)]
        variant: Game,
        #[command(subcommand)]
        action: puzzles::Action,
    },
    /// Write a game record from standard input as the text of a link, or read such a text
    Link {
        /// The text of a link; prints the record of its game
        #[arg(long)]
        read: Option<String>,
        /// The game of a record without a `Game` tag
        #[arg(long, value_enum)]
        variant: Option<Game>,
    },
    /// Read a game record; print it canonically and the final position
    Replay {
        #[arg(long, value_enum, default_value = "latin")]
        letters: LetterSet,
        /// The game of a record without a `Game` tag
        #[arg(long, value_enum)]
        variant: Option<Game>,
        /// A file; `-` is standard input
        file: String,
    },
}

#[derive(Copy, Clone, ValueEnum)]
enum Game {
    T1,
    T,
    T2,
}

impl From<Game> for Variant {
    fn from(game: Game) -> Variant {
        match game {
            Game::T1 => Variant::T1,
            Game::T => Variant::T,
            Game::T2 => Variant::T2,
        }
    }
}

#[derive(Copy, Clone, ValueEnum)]
enum LetterSet {
    Latin,
    #[value(alias = "russian")]
    Ru,
}

impl From<LetterSet> for Letters {
    fn from(letters: LetterSet) -> Letters {
        match letters {
            LetterSet::Latin => Letters::Latin,
            LetterSet::Ru => Letters::Russian,
        }
    }
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let done =
        run(Arguments::parse().command, &mut out).and_then(|code| out.flush().map(|()| code).map_err(Failure::from));
    match done {
        Ok(code) => code,
        // The reader of a pipe went away: nothing is left to be told.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => fail(&error.to_string()),
        Err(Failure::Input(message)) => {
            // What was printed so far still comes before the message.
            let _ = out.flush();
            fail(&message)
        }
    }
}

fn fail(message: &str) -> ExitCode {
    eprintln!("chess-t: {message}");
    ExitCode::FAILURE
}

enum Failure {
    Input(String),
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

fn run(command: Command, out: &mut impl Write) -> Result<ExitCode, Failure> {
    match command {
        Command::Inspect { variant, position } => match position.as_slice() {
            [dash] if dash == "-" => inspect_lines(variant.into(), out),
            fields => inspect_one(variant.into(), fields, out),
        },
        Command::Perft { variant, depth, divide, position } => perft(variant.into(), depth, divide, &position, out),
        Command::Best { variant, ms, depth, nodes, position } => {
            let unlimited = Limits::default();
            let ms = ms.or((depth.is_none() && nodes.is_none()).then_some(1000));
            let limits = Limits {
                depth: depth.unwrap_or(unlimited.depth),
                nodes: nodes.unwrap_or(unlimited.nodes),
                ..unlimited
            };
            best_move(variant.into(), &limits, ms.map(Duration::from_millis), &position, out)
        }
        Command::Match { variant, arguments } => {
            duel::run(variant.into(), &arguments, out)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Selfplay { variant, arguments } => {
            selfplay::run(variant.into(), &arguments, out)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Tune { variant, arguments } => {
            tune::run(variant.into(), &arguments, io::stdin().lock(), out)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Suite { variant, arguments } => {
            suite::run(variant.into(), &arguments, out)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Puzzles { variant, action } => {
            puzzles::run(variant.into(), &action, out)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Link { read: Some(text), .. } => read_link(&text, out),
        Command::Link { read: None, variant } => {
            writeln!(out, "{}", link::write(&read_record("-", variant.map(Variant::from))?))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Replay { letters, variant, file } => replay(&file, letters.into(), variant.map(Variant::from), out),
    }
}

/// A position may be one quoted argument or its six fields.
fn text_or_start(variant: Variant, fields: &[String]) -> String {
    if fields.is_empty() { variant.rules().start.to_owned() } else { fields.join(" ") }
}

fn inspect_one(variant: Variant, fields: &[String], out: &mut impl Write) -> Result<ExitCode, Failure> {
    let good = inspect_text(variant, &text_or_start(variant, fields), out)?;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn inspect_lines(variant: Variant, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line).map_err(|error| Failure::Input(error.to_string()))?;
        if read == 0 {
            return Ok(ExitCode::SUCCESS);
        }
        // A line that is no text is refused sign by sign, like any other.
        inspect_text(variant, &String::from_utf8_lossy(&line), out)?;
    }
}

/// Prints what there is to say, and tells whether the text is a position.
fn inspect_text(variant: Variant, text: &str, out: &mut impl Write) -> Result<bool, Failure> {
    match inspect(variant, text) {
        Ok(inspection) => print_json(&inspection, out).map(|()| true),
        Err(refusal) => print_json(&refusal, out).map(|()| false),
    }
}

fn print_json(value: &dyn ToJson, out: &mut impl Write) -> Result<(), Failure> {
    Ok(writeln!(out, "{}", text_of(value))?)
}

fn perft(
    variant: Variant,
    depth: u32,
    divide: bool,
    fields: &[String],
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let position = AnyPosition::parse(variant, &text_or_start(variant, fields))
        .map_err(|error| Failure::Input(error.to_string()))?;
    if !divide || depth == 0 {
        writeln!(out, "{}", position.perft(depth))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut moves: Vec<_> = position.moves().into_iter().map(|mv| (mv.to_string(), mv)).collect();
    moves.sort_by(|one, other| one.0.cmp(&other.0));
    let mut sum = 0;
    for (text, mv) in moves {
        let mut next = position;
        next.play(&mv).map_err(|_| Failure::Input(format!("{text} is not legal")))?;
        let leaves = next.perft(depth - 1);
        sum += leaves;
        writeln!(out, "{text}: {leaves}")?;
    }
    writeln!(out, "{sum}")?;
    Ok(ExitCode::SUCCESS)
}

fn best_move(
    variant: Variant,
    limits: &Limits,
    time: Option<Duration>,
    fields: &[String],
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let text = text_or_start(variant, fields);
    let Ok(position) = AnyPosition::parse(variant, &text) else {
        // Says what is wrong with the text, in the same words as there.
        return inspect_text(variant, &text, out).map(|_| ExitCode::FAILURE);
    };
    match best::best(&position, limits, time) {
        Ok(found) => print_json(&found, out).map(|()| ExitCode::SUCCESS),
        Err(none) => print_json(&none, out).map(|()| ExitCode::FAILURE),
    }
}

fn replay(file: &str, letters: Letters, variant: Option<Variant>, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let game = read_record(file, variant)?;
    write!(out, "{}", record::write(&game, letters))?;
    writeln!(out, "{}", game.position())?;
    Ok(ExitCode::SUCCESS)
}

/// Of a damaged link, what could be read is printed too.
fn read_link(text: &str, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let (game, fault) = match link::read(text) {
        Ok(game) => (Some(Box::new(game)), None),
        Err(error) => (error.readable.clone(), Some(error)),
    };
    if let Some(game) = game {
        write!(out, "{}", record::write(&game, Letters::Latin))?;
    }
    fault.map_or(Ok(ExitCode::SUCCESS), |error| Err(Failure::Input(error.to_string())))
}

fn read_record(file: &str, variant: Option<Variant>) -> Result<game::Game, Failure> {
    let bytes = read_file(file).map_err(|error| Failure::Input(format!("{file}: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|_| Failure::Input(format!("{file}: not UTF-8")))?;
    record::read(&text, variant).map_err(|error| Failure::Input(format!("{file}: {error}")))
}

fn read_file(file: &str) -> io::Result<Vec<u8>> {
    if file != "-" {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
