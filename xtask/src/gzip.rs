//! Files as a static host sends them.

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;

/// Compresses as well as gzip can.
pub fn zip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}
