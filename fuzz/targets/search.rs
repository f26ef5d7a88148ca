//! See `chess_t_fuzz::search`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| chess_t_fuzz::search(&String::from_utf8_lossy(data)));
