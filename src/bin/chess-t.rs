//! The command line (FORMATS): inspect positions, count moves, replay records.

use std::fs;
use std::io::{self, BufRead, BufWriter, Read, Write};
use std::process::ExitCode;

use chess_t::any::AnyPosition;
use chess_t::inspect::inspect;
use chess_t::json::{ToJson, text_of};
use chess_t::record;
use chess_t::role::Letters;
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

fn replay(file: &str, letters: Letters, variant: Option<Variant>, out: &mut impl Write) -> Result<ExitCode, Failure> {
    let bytes = read_file(file).map_err(|error| Failure::Input(format!("{file}: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|_| Failure::Input(format!("{file}: not UTF-8")))?;
    let game = record::read(&text, variant).map_err(|error| Failure::Input(format!("{file}: {error}")))?;
    write!(out, "{}", record::write(&game, letters))?;
    writeln!(out, "{}", game.position())?;
    Ok(ExitCode::SUCCESS)
}

fn read_file(file: &str) -> io::Result<Vec<u8>> {
    if file != "-" {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
