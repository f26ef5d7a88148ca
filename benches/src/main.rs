//! Speed of the rules beside the best chess libraries, all in one run on one core. `cargo xtask bench` runs it.
//!
//! Every figure is the median of several rounds, the programs taking turns, so that a busy machine slows all alike.

mod measure;
mod perft;

fn main() {
    perft::table();
}
