//! Blocks: steps packed into one number as digits of mixed bases, written with 64 signs, and three signs of check.

/// Numbers of a block are below this: ten signs.
const CAPACITY: u64 = 1 << 60;
const SIGNS: usize = 10;
/// Two signs guard the text, one what it was taken to mean.
const CHECKS: usize = 3;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The value of a sign.
fn value_of(sign: u8) -> Option<u64> {
    ALPHABET.iter().position(|&known| known == sign).map(|value| value as u64)
}

/// Is the byte one of the 64?
pub(super) fn is_sign(byte: u8) -> bool {
    value_of(byte).is_some()
}

fn put_sign(text: &mut String, value: u64) {
    text.push(ALPHABET[(value % 64) as usize] as char);
}

/// A sum over all text but the checks. The modulus is a prime, so that every single wrong sign and every swap of
/// neighbours shows.
#[derive(Copy, Clone, Default, PartialEq, Eq)]
struct Checksum(u32);

impl Checksum {
    fn add(&mut self, text: &[u8]) {
        self.0 = text.iter().fold(self.0, |sum, &byte| (sum * 1021 + u32::from(byte)) % 4093);
    }
}

/// Digits of one block. How many fit follows from their bases, which the reader knows as well as the writer.
struct Digits {
    value: u64,
    /// The product of the bases so far.
    scale: u64,
    /// The sum of the bases: were there as many moves to choose from when the text was written?
    bases: u64,
}

impl Digits {
    fn new(value: u64) -> Digits {
        Digits { value, scale: 1, bases: 0 }
    }

    /// Makes room for a digit of this base; false if the block is full.
    fn reserve(&mut self, base: u64) -> bool {
        if self.scale > CAPACITY / base {
            return false;
        }
        self.scale *= base;
        self.bases += base;
        true
    }
}

/// Writes blocks behind a head.
pub(super) struct Writer {
    text: String,
    checksum: Checksum,
    digits: Digits,
}

impl Writer {
    pub(super) fn new(head: String) -> Writer {
        let mut checksum = Checksum::default();
        checksum.add(head.as_bytes());
        Writer { text: head, checksum, digits: Digits::new(0) }
    }

    /// Writes a number below `base`.
    pub(super) fn put(&mut self, digit: u64, base: u64) {
        if !self.digits.reserve(base) {
            self.finish_block(SIGNS);
            self.digits.reserve(base);
        }
        self.digits.value += digit * (self.digits.scale / base);
    }

    fn finish_block(&mut self, signs: usize) {
        let Digits { mut value, bases, .. } = core::mem::replace(&mut self.digits, Digits::new(0));
        let start = self.text.len();
        for _ in 0..signs {
            put_sign(&mut self.text, value);
            value /= 64;
        }
        self.checksum.add(&self.text.as_bytes()[start..]);
        put_sign(&mut self.text, self.checksum.0.into());
        put_sign(&mut self.text, u64::from(self.checksum.0) / 64);
        put_sign(&mut self.text, bases);
    }

    /// The whole text. The last block is no longer than it must be.
    pub(super) fn finish(mut self) -> String {
        let signs = (0..SIGNS).take_while(|&signs| self.digits.scale > 1 << (6 * signs)).count();
        self.finish_block(signs);
        self.text
    }
}

/// What is wrong with a block.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum BlockFault {
    /// It is cut off, or a sign is wrong.
    Damaged,
    /// It is whole, but there were other numbers to choose from when it was written.
    OtherBases,
}

/// Reads blocks behind a head.
pub(super) struct Reader<'a> {
    rest: &'a [u8],
    checksum: Checksum,
    digits: Digits,
    bases_sign: u64,
    taken: usize,
    sound: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(head: &[u8], rest: &'a [u8]) -> Reader<'a> {
        let mut checksum = Checksum::default();
        checksum.add(head);
        // As if a full block stood before the first.
        let digits = Digits { scale: CAPACITY + 1, ..Digits::new(0) };
        Reader { rest, checksum, digits, bases_sign: 0, taken: 0, sound: 0 }
    }

    /// Takes a number below `base`.
    pub(super) fn take(&mut self, base: u64) -> Result<u64, BlockFault> {
        if !self.digits.reserve(base) {
            self.end_block()?;
            self.next_block()?;
            self.digits.reserve(base);
        }
        let digit = self.digits.value % base;
        self.digits.value /= base;
        self.taken += 1;
        Ok(digit)
    }

    /// How many of the numbers taken stand in blocks that turned out right.
    pub(super) fn sound(&self) -> usize {
        self.sound
    }

    fn next_block(&mut self) -> Result<(), BlockFault> {
        let length = self.rest.len().min(SIGNS + CHECKS);
        let (block, rest) = self.rest.split_at(length);
        let (signs, checks) = block.split_at(length.checked_sub(CHECKS).ok_or(BlockFault::Damaged)?);
        self.checksum.add(signs);
        if number(&checks[..2])? != u64::from(self.checksum.0) {
            return Err(BlockFault::Damaged);
        }
        self.digits = Digits::new(number(signs)?);
        self.bases_sign = number(&checks[2..])?;
        self.rest = rest;
        Ok(())
    }

    fn end_block(&mut self) -> Result<(), BlockFault> {
        if self.digits.value != 0 || self.digits.bases % 64 != self.bases_sign {
            return Err(BlockFault::OtherBases);
        }
        self.sound = self.taken;
        Ok(())
    }

    /// Nothing more is to come.
    pub(super) fn finish(&mut self) -> Result<(), BlockFault> {
        self.end_block()?;
        if self.rest.is_empty() { Ok(()) } else { Err(BlockFault::Damaged) }
    }
}

/// The number these signs stand for, the first the least.
fn number(signs: &[u8]) -> Result<u64, BlockFault> {
    let add = |number: u64, &sign: &u8| Some(number * 64 + value_of(sign)?);
    signs.iter().rev().try_fold(0, add).ok_or(BlockFault::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text_of(digits: &[(u64, u64)]) -> String {
        let mut writer = Writer::new("head".to_owned());
        digits.iter().for_each(|&(digit, base)| writer.put(digit, base));
        writer.finish()[4..].to_owned()
    }

    /// The numbers again, if the text is whole.
    fn read(head: &str, text: &str, digits: &[(u64, u64)]) -> Result<Vec<u64>, BlockFault> {
        let mut reader = Reader::new(head.as_bytes(), text.as_bytes());
        let read = digits.iter().map(|&(_, base)| reader.take(base)).collect::<Result<_, _>>()?;
        reader.finish().map(|()| read)
    }

    #[test]
    fn numbers_come_back() {
        let digits: Vec<(u64, u64)> = (1..900).map(|n: u64| (n * n % (n % 150 + 1), n % 150 + 1)).collect();
        let text = text_of(&digits);
        assert_eq!(read("head", &text, &digits), Ok(digits.iter().map(|&(digit, _)| digit).collect()));
        assert_eq!(read("hard", &text, &digits), Err(BlockFault::Damaged));
        for length in 0..text.len() {
            assert!(read("head", &text[..length], &digits).is_err(), "{length}");
        }
    }

    #[test]
    fn every_wrong_sign_and_every_swap_shows() {
        let digits: Vec<_> = (0..9).map(|digit| (digit * 10, 90)).collect();
        let text = text_of(&digits);
        let is_refused = |wrong: &[u8]| read("head", core::str::from_utf8(wrong).unwrap(), &digits).is_err();
        for at in 0..text.len() {
            for sign in ALPHABET.iter().copied().filter(|&sign| sign != text.as_bytes()[at]) {
                let mut wrong = text.clone().into_bytes();
                wrong[at] = sign;
                assert!(is_refused(&wrong), "{at} {sign}");
            }
        }
        for at in 1..text.len() - CHECKS {
            let mut swapped = text.clone().into_bytes();
            swapped.swap(at - 1, at);
            assert!(swapped == text.as_bytes() || is_refused(&swapped), "{at}");
        }
    }

    #[test]
    fn other_numbers_to_choose_from_show() {
        let digits = [(3, 40), (5, 41), (7, 42)];
        let text = text_of(&digits);
        assert_eq!(read("head", &text, &[(3, 40), (5, 41), (7, 43)]), Err(BlockFault::OtherBases));
    }
}
