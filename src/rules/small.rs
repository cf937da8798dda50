//! Numbers in a small range, and sets of them: squares, throws, step counts.
//! With the range in the type, no square off the board can be made.

use std::fmt::{self, Debug, Display};

use serde_json::Value;

/// A whole number from `LOW` to `HIGH`, both included.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Small<const LOW: u8, const HIGH: u8>(u8);

impl<const LOW: u8, const HIGH: u8> Small<LOW, HIGH> {
    /// The number, `None` when it is out of range.
    pub const fn new(number: u8) -> Option<Self> {
        if LOW <= number && number <= HIGH { Some(Self(number)) } else { None }
    }

    /// Every number in ascending order.
    pub fn all() -> impl Iterator<Item = Self> {
        (LOW..=HIGH).map(Self)
    }

    /// Reads the number as [`Display`] writes it: no sign, no leading zeros.
    pub fn parse(text: &str) -> Option<Self> {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit());
        if !plain || (text.len() > 1 && text.starts_with('0')) {
            return None;
        }
        text.parse().ok().and_then(Self::new)
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl<const LOW: u8, const HIGH: u8> Display for Small<LOW, HIGH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl<const LOW: u8, const HIGH: u8> Debug for Small<LOW, HIGH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

/// A set of numbers from `LOW` to `HIGH` (at most 63).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SmallSet<const LOW: u8, const HIGH: u8>(u64);

impl<const LOW: u8, const HIGH: u8> SmallSet<LOW, HIGH> {
    /// The set whose members are the positions of the set bits, out-of-range bits
    /// left out.
    pub const fn from_bits(bits: u64) -> Self {
        let range = (u64::MAX >> (63 - HIGH)) & (u64::MAX << LOW);
        Self(bits & range)
    }

    /// Bit n is set when n is in the set.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the number is in the set.
    pub const fn contains(self, number: Small<LOW, HIGH>) -> bool {
        self.0 >> number.0 & 1 == 1
    }

    /// The members in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Small<LOW, HIGH>> {
        Small::all().filter(move |&number| self.contains(number))
    }
}

impl<const LOW: u8, const HIGH: u8> FromIterator<Small<LOW, HIGH>> for SmallSet<LOW, HIGH> {
    fn from_iter<I: IntoIterator<Item = Small<LOW, HIGH>>>(numbers: I) -> Self {
        Self(numbers.into_iter().fold(0, |bits, number| bits | 1 << number.0))
    }
}

impl<const LOW: u8, const HIGH: u8> TryFrom<Vec<u8>> for SmallSet<LOW, HIGH> {
    type Error = String;

    fn try_from(numbers: Vec<u8>) -> Result<Self, String> {
        numbers
            .into_iter()
            .map(|number| Small::new(number).ok_or(format!("{number} is not in {LOW}–{HIGH}")))
            .collect()
    }
}

impl<const LOW: u8, const HIGH: u8> From<SmallSet<LOW, HIGH>> for Vec<u8> {
    fn from(set: SmallSet<LOW, HIGH>) -> Self {
        set.iter().map(Small::get).collect()
    }
}

impl<const LOW: u8, const HIGH: u8> From<SmallSet<LOW, HIGH>> for Value {
    fn from(set: SmallSet<LOW, HIGH>) -> Self {
        Vec::<u8>::from(set).into()
    }
}

impl<const LOW: u8, const HIGH: u8> Debug for SmallSet<LOW, HIGH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
