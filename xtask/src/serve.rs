//! A small static server for this machine only.

use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::{fs, sync};

use anyhow::{Context, Result, anyhow, bail};

use crate::gzip;
use crate::http::{self, Reply, Request};
use crate::site::{self, Found};

/// Where the search for a free port begins.
const FIRST_PORT: u16 = 8000;
const PORTS_TRIED: u16 = 200;

/// How the files are sent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sending {
    /// As they are, and never kept by the browser: they may have changed.
    Plain,
    /// As static hosts do it: compressed.
    Compressed,
}

/// A running server; it ends with the process.
pub struct Site {
    address: SocketAddr,
}

impl Site {
    /// Serves `root` on `port` or, without one, on the next free port from 8000.
    pub fn start(root: &Path, port: Option<u16>) -> Result<Self> {
        Self::sending(root, port, Sending::Plain)
    }

    /// Serves `root` on some free port as a static host would.
    pub fn like_a_host(root: &Path) -> Result<Self> {
        Self::sending(root, Some(0), Sending::Compressed)
    }

    fn sending(root: &Path, port: Option<u16>, sending: Sending) -> Result<Self> {
        let listener = match port {
            Some(port) => listen(port).map_err(|error| cannot_listen(port, &error))?,
            None => listen_from(FIRST_PORT)?,
        };
        let address = listener.local_addr()?;
        let root = root.to_path_buf();
        http::serve(listener, move |request| reply_to(request, &root, sending));
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

fn reply_to(request: &Request, root: &Path, sending: Sending) -> Reply {
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return message(405, "only GET and HEAD are answered here").with("Allow", "GET, HEAD");
    }
    match site::look_up(root, &request.target) {
        Found::File(path) if sending == Sending::Compressed && request.accepts_gzip => compressed(file(&path)),
        Found::File(path) => file(&path),
        Found::Moved(location) => message(301, "this folder's address ends in a slash").with("Location", &location),
        Found::Nothing => message(404, "there is nothing at this address"),
    }
}

fn file(path: &Path) -> Reply {
    match fs::read(path) {
        Ok(bytes) => reply(200, site::mime(path), bytes),
        Err(error) => message(500, &format!("the file cannot be read: {error}")),
    }
}

fn compressed(reply: Reply) -> Reply {
    match gzip::zip(&reply.body) {
        Ok(body) => Reply { body, ..reply }.with("Content-Encoding", "gzip"),
        Err(_) => reply,
    }
}

fn message(status: u16, text: &str) -> Reply {
    reply(status, "text/plain; charset=utf-8", format!("{status}: {text}\n").into_bytes())
}

fn reply(status: u16, mime: &str, body: Vec<u8>) -> Reply {
    Reply { status, headers: Vec::new(), body }
        .with("Content-Type", mime)
        .with("Cache-Control", "no-store")
        .with("X-Content-Type-Options", "nosniff")
}

/// Serves the folder and waits to be stopped.
pub fn until_stopped(root: &Path, port: Option<u16>, ready: impl FnOnce(&str)) -> Result<()> {
    let (stop, stopped) = sync::mpsc::channel();
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
