//! Speed of the rules beside the best chess libraries, and in WebAssembly beside native, all in one run on one core.
//! `cargo xtask bench` runs it with the module; without one only the native figures are taken.
//!
//! Every figure is the median of several rounds, the programs taking turns, so that a busy machine slows all alike.

mod chess;
mod force;
mod measure;
mod node;
mod perft;

use node::Node;

fn main() {
    let module = std::env::args().nth(1);
    let node = module.map(|module| Node::start(&module));
    perft::counted(node.as_ref());
    perft::played(node.as_ref());
    perft::searched(node.as_ref());
    force::maps();
}
