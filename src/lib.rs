//! Rules of chess-T1, chess-T and chess-T2.
