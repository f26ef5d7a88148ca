//! Rounds as WebAssembly, timed inside a Node.js that runs beside us and is asked a turn at a time.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/node/rounds.mjs");

pub struct Node {
    child: Child,
    talk: RefCell<(ChildStdin, BufReader<ChildStdout>)>,
}

impl Node {
    /// Starts Node.js with the JavaScript of a module.
    pub fn start(module: &str) -> Node {
        let mut command = Command::new("node");
        command.args([SCRIPT, module]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("Node.js starts");
        let (asks, answers) = (child.stdin.take(), child.stdout.take());
        let talk = (asks.expect("a pipe"), BufReader::new(answers.expect("a pipe")));
        Node { child, talk: RefCell::new(talk) }
    }

    /// What the round of this name reaches in a turn.
    pub fn rate(&self, name: &str) -> f64 {
        let (asks, answers) = &mut *self.talk.borrow_mut();
        writeln!(asks, "{name}").expect("Node.js listens");
        let mut line = String::new();
        answers.read_line(&mut line).expect("Node.js answers");
        line.trim().parse().expect("a number from Node.js")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It only waits to be asked.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
