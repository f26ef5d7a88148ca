//! `cargo xtask play`: builds the page, serves it and opens the browser.

use std::env;
use std::ffi::OsStr;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use lexopt::{Arg, Parser};

use crate::bindings::{self, Voice};
use crate::{serve, workspace};

const HELP: &str = "\
Usage: cargo xtask play [OPTIONS]

Builds the rules for WebAssembly, serves the page on this machine and opens the browser.
Ctrl-C stops it.

Options:
  --port N     serve on port N (else on the next free one from 8000)
  --no-open    do not open the browser
  -h, --help   show this text
";

struct Options {
    port: Option<u16>,
    open: bool,
}

pub fn command(args: Parser) -> Result<()> {
    let Some(options) = parse(args)? else {
        print!("{HELP}");
        return Ok(());
    };
    bindings::make(Voice::Loud)?;
    serve::until_stopped(&workspace::www(), options.port, |url| {
        println!("\nThe board is at {url}\nCtrl-C stops it.");
        if options.open {
            open_browser(url);
        }
    })
}

/// The server without the building: for the browser tests.
pub fn serve_command(args: Parser) -> Result<()> {
    let port = parse(args)?.and_then(|options| options.port);
    ensure!(
        workspace::pkg().is_dir(),
        "there is no www/pkg yet: run `cargo xtask play` or `cargo xtask test module` first"
    );
    serve::until_stopped(&workspace::www(), port, |url| println!("Serving {url}"))
}

/// The options; none where help was asked for.
fn parse(mut args: Parser) -> Result<Option<Options>> {
    let mut options = Options { port: None, open: true };
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("port") => options.port = Some(port(&args.value()?)?),
            Arg::Long("no-open") => options.open = false,
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

fn port(value: &OsStr) -> Result<u16> {
    let port = value.to_str().and_then(|text| text.parse().ok());
    port.with_context(|| format!("--port takes a number up to 65535, not {}", value.display()))
}

/// Opens the address where there is a browser to open it in; the address is on the screen in any case.
fn open_browser(url: &str) {
    let Some(mut opener) = opener(url) else {
        return;
    };
    let _ = opener.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

fn opener(url: &str) -> Option<Command> {
    let (program, before): (_, &[&str]) = match env::consts::OS {
        "windows" => ("cmd", &["/c", "start", ""]),
        "macos" => ("open", &[]),
        _ if has_display() => ("xdg-open", &[]),
        _ => return None,
    };
    let mut command = Command::new(program);
    command.args(before).arg(url);
    Some(command)
}

fn has_display() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(args: &[&str]) -> Result<Option<Options>> {
        parse(Parser::from_args(args))
    }

    #[test]
    fn options_are_read() {
        let options = parsed(&["--port", "8123", "--no-open"]).unwrap().unwrap();
        assert_eq!(options.port, Some(8123));
        assert!(!options.open);
        assert!(parsed(&[]).unwrap().unwrap().open);
        assert!(parsed(&["--help"]).unwrap().is_none());
    }

    #[test]
    fn bad_options_are_refused() {
        assert!(parsed(&["--port", "70000"]).is_err());
        assert!(parsed(&["--port"]).is_err());
        assert!(parsed(&["--prot", "1"]).is_err());
        assert!(parsed(&["stray"]).is_err());
    }
}
