//! A small static server for this machine only.

use std::fs;
use std::io::{self, Cursor, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use anyhow::{Context, Result, anyhow, bail};
use tiny_http::{Header, Method, Request, Response, Server};

use crate::site::{self, Found};

/// Where the search for a free port begins.
const FIRST_PORT: u16 = 8000;
const PORTS_TRIED: u16 = 200;
/// So many requests are answered at a time.
const WORKERS: usize = 4;

type Reply = Response<Cursor<Vec<u8>>>;

/// A running server; it ends with the process.
pub struct Site {
    address: SocketAddr,
}

impl Site {
    /// Serves `root` on `port` or, without one, on the next free port from 8000.
    pub fn start(root: &Path, port: Option<u16>) -> Result<Self> {
        let listener = match port {
            Some(port) => listen(port).map_err(|error| cannot_listen(port, &error))?,
            None => listen_from(FIRST_PORT)?,
        };
        let address = listener.local_addr()?;
        let server =
            Server::from_listener(listener, None).map_err(|error| anyhow!("cannot start the server: {error}"))?;
        let server = Arc::new(server);
        for _ in 0..WORKERS {
            let (server, root) = (Arc::clone(&server), root.to_path_buf());
            thread::spawn(move || answer_all(&server, &root));
        }
        Ok(Self { address })
    }

    /// The address to open in a browser.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }
}

fn listen(port: u16) -> io::Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
}

/// Takes the first free port from `first` on.
fn listen_from(first: u16) -> Result<TcpListener> {
    for port in first..first.saturating_add(PORTS_TRIED) {
        match listen(port) {
            Ok(listener) => return Ok(listener),
            Err(error) if is_taken(&error) => {}
            Err(error) => return Err(cannot_listen(port, &error)),
        }
    }
    bail!("no port from {first} to {} is free; choose one with --port", first.saturating_add(PORTS_TRIED - 1))
}

/// Taken by another program, or (on Windows) reserved.
fn is_taken(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::AddrInUse | ErrorKind::PermissionDenied)
}

fn cannot_listen(port: u16, error: &io::Error) -> anyhow::Error {
    if error.kind() == ErrorKind::AddrInUse {
        return anyhow!("port {port} is taken by another program; leave --port out to use the next free one");
    }
    anyhow!("cannot listen on port {port} of this machine: {error}")
}

fn answer_all(server: &Server, root: &Path) {
    while let Ok(request) = server.recv() {
        let reply = reply_to(&request, root);
        // The browser may have gone away; that is its right.
        let _ = request.respond(reply);
    }
}

fn reply_to(request: &Request, root: &Path) -> Reply {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return message(405, "only GET and HEAD are answered here").with_header(header("Allow", "GET, HEAD"));
    }
    match site::look_up(root, request.url()) {
        Found::File(path) => file(&path),
        Found::Moved(location) => moved(&location),
        Found::Nothing => message(404, "there is nothing at this address"),
    }
}

fn file(path: &PathBuf) -> Reply {
    match fs::read(path) {
        Ok(bytes) => reply(200, site::mime(path), bytes),
        Err(error) => message(500, &format!("the file cannot be read: {error}")),
    }
}

fn moved(location: &str) -> Reply {
    match Header::from_bytes("Location", location) {
        Ok(header) => message(301, "this folder's address ends in a slash").with_header(header),
        Err(()) => message(404, "there is nothing at this address"),
    }
}

fn message(status: u16, text: &str) -> Reply {
    let body = format!("{status}: {text}\n").into_bytes();
    reply(status, "text/plain; charset=utf-8", body)
}

fn reply(status: u16, mime: &str, body: Vec<u8>) -> Reply {
    Response::from_data(body)
        .with_status_code(status)
        // A plain length, as static hosts send it, whatever the size.
        .with_chunked_threshold(usize::MAX)
        .with_header(header("Content-Type", mime))
        .with_header(header("Cache-Control", "no-store"))
        .with_header(header("X-Content-Type-Options", "nosniff"))
}

/// A header whose name and value are written in this file.
fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("plain ASCII makes a header")
}

/// Builds nothing, serves the folder and waits to be stopped.
pub fn until_stopped(root: &Path, port: Option<u16>, ready: impl FnOnce(&str)) -> Result<()> {
    let (stop, stopped) = std::sync::mpsc::channel();
    ctrlc::set_handler(move || {
        let _ = stop.send(());
    })
    .context("cannot listen for Ctrl-C")?;
    let site = Site::start(root, port)?;
    ready(&site.url());
    stopped.recv().context("the Ctrl-C listener has gone")?;
    println!("\nStopped.");
    Ok(())
}

#[cfg(test)]
mod tests;
