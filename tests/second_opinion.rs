//! A slow, independent implementation of the rules, checked against the test
//! vectors and then set against the crate.

#[path = "second_opinion/mod.rs"]
mod second;
