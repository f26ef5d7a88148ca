//! What is measured: the same rounds for the native program, for WebAssembly and for counting instructions.

pub mod positions;
pub mod rounds;
#[cfg(target_arch = "wasm32")]
mod wasm;
