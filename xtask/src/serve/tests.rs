//! The server over real sockets on this machine.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use super::*;

/// A folder with a small site in it, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("chess-t-serve-{}-{number}", std::process::id());
        let top = std::env::temp_dir().join(name);
        let root = top.join("www");
        fs::create_dir_all(root.join("app")).unwrap();
        fs::create_dir_all(root.join("empty")).unwrap();
        fs::write(top.join("secret.txt"), "secret").unwrap();
        fs::write(root.join("index.html"), "<p>home</p>").unwrap();
        fs::write(root.join(".hidden"), "hidden").unwrap();
        fs::write(root.join("app/index.html"), "<p>app</p>").unwrap();
        for name in ["a.js", "a.mjs", "a.css", "a.wasm", "a.json", "a.svg", "a.png", "a.ico", "a.webmanifest", "a.txt"]
        {
            fs::write(root.join(name), name).unwrap();
        }
        fs::write(root.join("big.txt"), "x".repeat(100_000)).unwrap();
        Self(top)
    }

    fn root(&self) -> PathBuf {
        self.0.join("www")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// Sends one request as it stands: no client tidies the path first.
fn ask(site: &Site, method: &str, target: &str) -> Answer {
    let mut stream = TcpStream::connect(site.address).unwrap();
    write!(stream, "{method} {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

fn get(site: &Site, target: &str) -> Answer {
    ask(site, "GET", target)
}

fn site(folder: &Folder) -> Site {
    Site::start(&folder.root(), Some(0)).unwrap()
}

#[test]
fn files_come_with_their_types_and_are_not_cached() {
    let folder = Folder::new();
    let site = site(&folder);
    for (target, mime) in [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/a.js", "text/javascript; charset=utf-8"),
        ("/a.mjs", "text/javascript; charset=utf-8"),
        ("/a.css", "text/css; charset=utf-8"),
        ("/a.wasm", "application/wasm"),
        ("/a.json", "application/json; charset=utf-8"),
        ("/a.svg", "image/svg+xml; charset=utf-8"),
        ("/a.png", "image/png"),
        ("/a.ico", "image/vnd.microsoft.icon"),
        ("/a.webmanifest", "application/manifest+json; charset=utf-8"),
        ("/a.txt?version=2", "text/plain; charset=utf-8"),
    ] {
        let answer = get(&site, target);
        assert_eq!(answer.status, 200, "{target}");
        assert_eq!(answer.header("Content-Type"), Some(mime), "{target}");
        assert_eq!(answer.header("Cache-Control"), Some("no-store"), "{target}");
    }
    assert_eq!(get(&site, "/").body, "<p>home</p>");
}

#[test]
fn a_large_file_has_a_plain_length() {
    let folder = Folder::new();
    let answer = get(&site(&folder), "/big.txt");
    assert_eq!(answer.header("Content-Length"), Some("100000"));
    assert_eq!(answer.body.len(), 100_000);
}

#[test]
fn like_a_host_what_can_be_unpacked_is_sent_packed() {
    let folder = Folder::new();
    let site = Site::like_a_host(&folder.root()).unwrap();
    let plain = get(&site, "/big.txt");
    assert_eq!((plain.header("Content-Encoding"), plain.body.len()), (None, 100_000));
    let packed = ask(&site, "HEAD", "/big.txt HTTP/1.1\r\nAccept-Encoding: br, gzip\r\nX:");
    assert_eq!(packed.header("Content-Encoding"), Some("gzip"));
    let length: usize = packed.header("Content-Length").unwrap().parse().unwrap();
    assert!(length < 1000, "{length}");
}

#[test]
fn folders_answer_with_their_index() {
    let folder = Folder::new();
    let site = site(&folder);
    assert_eq!(get(&site, "/app/").body, "<p>app</p>");
    let moved = get(&site, "//app");
    assert_eq!(moved.status, 301);
    assert_eq!(moved.header("Location"), Some("/app/"));
    assert_eq!(get(&site, "/empty/").status, 404);
    assert_eq!(get(&site, "/index.html/").status, 404);
}

#[test]
fn nothing_outside_the_folder_is_served() {
    let folder = Folder::new();
    let site = site(&folder);
    for target in [
        "/../secret.txt",
        "/app/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "/.hidden",
        "/%2ehidden",
        "/%zz",
    ] {
        let answer = get(&site, target);
        assert_eq!(answer.status, 404, "{target}");
        assert!(!answer.body.contains("secret"), "{target}");
    }
}

#[cfg(unix)]
#[test]
fn links_that_leave_the_folder_are_not_followed() {
    let folder = Folder::new();
    let link = folder.root().join("link.txt");
    std::os::unix::fs::symlink(folder.0.join("secret.txt"), link).unwrap();
    assert_eq!(get(&site(&folder), "/link.txt").status, 404);
}

#[test]
fn a_missing_page_is_told_in_plain_text() {
    let folder = Folder::new();
    let answer = get(&site(&folder), "/nowhere");
    assert_eq!(answer.status, 404);
    assert_eq!(answer.header("Content-Type"), Some("text/plain; charset=utf-8"));
    assert!(answer.body.contains("nothing at this address"));
}

#[test]
fn head_has_the_headers_alone() {
    let folder = Folder::new();
    let answer = ask(&site(&folder), "HEAD", "/a.wasm");
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("Content-Type"), Some("application/wasm"));
    assert_eq!(answer.header("Content-Length"), Some("6"));
    assert_eq!(answer.body, "");
}

#[test]
fn other_methods_are_refused() {
    let folder = Folder::new();
    let site = site(&folder);
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        let answer = ask(&site, method, "/");
        assert_eq!(answer.status, 405, "{method}");
        assert_eq!(answer.header("Allow"), Some("GET, HEAD"), "{method}");
    }
}

/// Browsers open several connections at once, some of them for later.
#[test]
fn idle_connections_keep_nobody_waiting() {
    let folder = Folder::new();
    let site = site(&folder);
    let mut streams: Vec<_> = (0..24).map(|_| TcpStream::connect(site.address).unwrap()).collect();
    for stream in streams.iter_mut().skip(12) {
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        stream.write_all(b"GET /a.js HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    }
    for stream in streams.iter_mut().skip(12) {
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200");
    }
}

#[test]
fn a_connection_takes_several_requests_however_they_are_cut() {
    let folder = Folder::new();
    let mut stream = TcpStream::connect(site(&folder).address).unwrap();
    for piece in ["GET /a.js HT", "TP/1.1\r\n\r\nHEAD /a.css HTTP/1.1\r\n\r\nGET /a.mjs", " HTTP/1.0\r\n\r\n"] {
        stream.write_all(piece.as_bytes()).unwrap();
        thread::sleep(Duration::from_millis(20));
    }
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    assert_eq!(text.matches("HTTP/1.1 200 OK").count(), 3);
    assert!(text.contains("\r\n\r\na.js") && !text.contains("\r\n\r\na.css") && text.ends_with("\r\n\r\na.mjs"));
}

#[test]
fn what_is_no_request_is_refused() {
    let folder = Folder::new();
    let site = site(&folder);
    // Just as long as it takes, so that all of it has been read when the connection is closed.
    let endless = format!("GET /{:x<1$}", "", 32 * 1024 - 4);
    for (sent, status) in [("nonsense\r\n\r\n", "400"), ("GET / HTTP/9\r\n\r\n", "400"), (&*endless, "431")] {
        let mut stream = TcpStream::connect(site.address).unwrap();
        stream.write_all(sent.as_bytes()).unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).unwrap();
        assert_eq!(String::from_utf8_lossy(&answer), format!("HTTP/1.1 {status}"), "{sent:.20}");
    }
}

#[test]
fn a_taken_port_is_passed_over() {
    let taken = listen(0).unwrap();
    let port = taken.local_addr().unwrap().port();
    let next = listen_from(port).unwrap();
    assert!(next.local_addr().unwrap().port() > port);
}

#[test]
fn a_taken_port_that_was_asked_for_is_told() {
    let taken = listen(0).unwrap();
    let port = taken.local_addr().unwrap().port();
    let folder = Folder::new();
    let error = Site::start(&folder.root(), Some(port)).err().unwrap();
    assert!(error.to_string().contains("taken"), "{error}");
}

#[test]
fn only_this_machine_is_listened_to() {
    let folder = Folder::new();
    assert!(site(&folder).address.ip().is_loopback());
}
