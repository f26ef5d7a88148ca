//! Everything a person or CI runs: `cargo xtask play`, `test`, `dist`, `package`, `sizes`, `screenshots`, `bench`,
//! `long`.

mod audit;
mod bench;
mod bindings;
mod browser;
mod debian;
mod dist;
mod exec;
mod fuzz;
mod gzip;
mod http;
mod instructions;
mod long;
mod modules;
mod npm;
mod package;
mod play;
mod play_module;
mod screenshots;
mod serve;
mod site;
mod sizes;
mod test;
mod toolchain;
mod tools;
mod wasm_opt;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::{Arg, Parser, ValueExt};

const HELP: &str = "\
Usage: cargo xtask COMMAND [OPTIONS]

Commands:
  play           build the page and serve it on this machine
  test           run all checks: formatting, lints, types and every test
  dist           build the page into dist/, for any static host, and into one file
  package        make the npm package and use it as its users will
  sizes          measure what visitors load, for docs/SIZES.md
  screenshots    take pictures of the page
  bench          measure how fast everything is
  long           look for faults for hours: positions, games, fuzzing, mutants
  help           show this text

`cargo xtask COMMAND --help` shows a command's options.
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut args = Parser::from_env();
    match args.next()? {
        Some(Arg::Value(command)) => match command.string()?.as_str() {
            "play" => play::command(args),
            "test" => test::command(args),
            "dist" => dist::command(args),
            "package" => package::command(args),
            "sizes" => sizes::command(args),
            "screenshots" => screenshots::command(args),
            "bench" => bench::command(args),
            "long" => long::command(args),
            // Not in the help: what the browser tests start when they are run by hand.
            "serve" => play::serve_command(args),
            "help" => {
                print!("{HELP}");
                Ok(())
            }
            other => bail!("there is no command `{other}`\n\n{HELP}"),
        },
        Some(Arg::Short('h') | Arg::Long("help")) => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => bail!("{}\n\n{HELP}", other.unexpected()),
        None => bail!("which command?\n\n{HELP}"),
    }
}

/// For commands without options: is the help asked for? It is shown then.
fn asks_for_help(mut args: Parser, help: &str) -> Result<bool> {
    match args.next()? {
        None => Ok(false),
        Some(Arg::Short('h') | Arg::Long("help")) => {
            print!("{help}");
            Ok(true)
        }
        Some(other) => Err(other.unexpected().into()),
    }
}
