//! Just enough of HTTP for a browser and its tests on this machine: GET and HEAD, one thread a connection.

use std::io::{self, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// A request's head may be so long.
const LONGEST_HEAD: usize = 32 * 1024;
const MOST_HEADERS: usize = 100;
/// A connection without requests is closed after this time.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Request {
    pub method: String,
    /// Path and query.
    pub target: String,
    pub accepts_gzip: bool,
    /// The client will ask again on this connection.
    keep: bool,
}

pub struct Reply {
    pub status: u16,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

impl Reply {
    /// Adds a header.
    pub fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }
}

/// What came instead of a request.
enum Trouble {
    /// The client has gone, or has been silent for too long.
    Gone,
    Malformed,
    TooLong,
}

/// Answers all connections, each in its own thread, as long as the process lives.
pub fn serve(listener: TcpListener, answer: impl Fn(&Request) -> Reply + Send + Sync + 'static) {
    let answer = Arc::new(answer);
    thread::spawn(move || {
        for stream in listener.incoming() {
            match stream {
                Ok(stream) => {
                    let answer = Arc::clone(&answer);
                    // A client that goes away in the middle is no fault of ours.
                    thread::spawn(move || converse(stream, &*answer).ok());
                }
                // Too many open files, say: others will be closed by and by.
                Err(_) => thread::sleep(Duration::from_millis(50)),
            }
        }
    });
}

/// Answers the requests of one connection, one after the other.
fn converse(mut stream: TcpStream, answer: &dyn Fn(&Request) -> Reply) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let mut unread = Vec::new();
    loop {
        let request = match next_request(&mut stream, &mut unread) {
            Ok(request) => request,
            Err(Trouble::Gone) => return Ok(()),
            Err(Trouble::Malformed) => return refuse(&mut stream, 400),
            Err(Trouble::TooLong) => return refuse(&mut stream, 431),
        };
        let reply = answer(&request);
        send(&mut stream, &reply, request.method != "HEAD", request.keep)?;
        if !request.keep {
            return Ok(());
        }
    }
}

/// Reads up to the end of the next request's head; `unread` keeps what came after it.
fn next_request(stream: &mut impl Read, unread: &mut Vec<u8>) -> Result<Request, Trouble> {
    loop {
        if let Some((request, length)) = parse(unread)? {
            unread.drain(..length);
            return Ok(request);
        }
        if unread.len() > LONGEST_HEAD {
            return Err(Trouble::TooLong);
        }
        let mut chunk = [0; 4096];
        match stream.read(&mut chunk) {
            Ok(0) | Err(_) => return Err(Trouble::Gone),
            Ok(length) => unread.extend_from_slice(&chunk[..length]),
        }
    }
}

/// The request at the start of the bytes and the length of its head; none where more is to come.
fn parse(bytes: &[u8]) -> Result<Option<(Request, usize)>, Trouble> {
    let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
    let mut head = httparse::Request::new(&mut headers);
    let length = match head.parse(bytes) {
        Ok(httparse::Status::Complete(length)) => length,
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => return Err(Trouble::TooLong),
        Err(_) => return Err(Trouble::Malformed),
    };
    let (Some(method), Some(target)) = (head.method, head.path) else {
        return Err(Trouble::Malformed);
    };
    // Nothing here takes a body: the connection of a request that has one is closed with the answer.
    let keep = head.version == Some(1) && !head.headers.iter().any(|header| closes(header));
    let accepts_gzip = head.headers.iter().any(|header| accepts_gzip(header));
    Ok(Some((Request { method: method.to_owned(), target: target.to_owned(), accepts_gzip, keep }, length)))
}

fn accepts_gzip(header: &httparse::Header) -> bool {
    let value = String::from_utf8_lossy(header.value);
    header.name.eq_ignore_ascii_case("Accept-Encoding") && value.split(',').any(|coding| coding.trim() == "gzip")
}

fn closes(header: &httparse::Header) -> bool {
    let named = |name: &str| header.name.eq_ignore_ascii_case(name);
    named("Content-Length")
        || named("Transfer-Encoding")
        || named("Connection") && header.value.to_ascii_lowercase().ends_with(b"close")
}

fn refuse(stream: &mut TcpStream, status: u16) -> io::Result<()> {
    send(stream, &Reply { status, headers: Vec::new(), body: Vec::new() }, true, false)
}

fn send(stream: &mut TcpStream, reply: &Reply, with_body: bool, keep: bool) -> io::Result<()> {
    let mut message = format!("HTTP/1.1 {} {}\r\n", reply.status, phrase(reply.status));
    for (name, value) in &reply.headers {
        message += &format!("{name}: {value}\r\n");
    }
    message += &format!("Content-Length: {}\r\n", reply.body.len());
    message += if keep { "\r\n" } else { "Connection: close\r\n\r\n" };
    let mut message = message.into_bytes();
    if with_body {
        message.extend_from_slice(&reply.body);
    }
    stream.write_all(&message)
}

fn phrase(status: u16) -> &'static str {
    match status {
        200 => "OK",
        301 => "Moved Permanently",
        400 => "Bad Request",
        404 => "Not Found",
        405 => "Method Not Allowed",
        431 => "Request Header Fields Too Large",
        _ => "Internal Server Error",
    }
}
