//! See `chess_t_fuzz::link`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| chess_t_fuzz::link(&String::from_utf8_lossy(data)));
