//! A whole number of any size, built and taken apart digit by digit in mixed radix.

/// The number in base 2³², the lowest part first, without zeros at the end.
#[derive(Default)]
pub(super) struct Number(Vec<u32>);

impl Number {
    /// Makes `digit` the lowest digit, which is below `radix`.
    pub(super) fn push(&mut self, digit: u32, radix: u32) {
        let mut carry = u64::from(digit);
        for part in &mut self.0 {
            let product = u64::from(*part) * u64::from(radix) + carry;
            *part = product as u32;
            carry = product >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Takes the lowest digit away; below `radix`, which is not 0.
    pub(super) fn pop(&mut self, radix: u32) -> u32 {
        if radix == 1 {
            return 0;
        }
        let mut rest = 0_u64;
        for part in self.0.iter_mut().rev() {
            let whole = rest << 32 | u64::from(*part);
            *part = (whole / u64::from(radix)) as u32;
            rest = whole % u64::from(radix);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The lowest byte first, without zeros at the end.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.0.iter().flat_map(|part| part.to_le_bytes()).collect();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }

    /// `None` where a zero stands at the end.
    pub(super) fn of_bytes(bytes: &[u8]) -> Option<Self> {
        if bytes.last() == Some(&0) {
            return None;
        }
        let part =
            |chunk: &[u8]| chunk.iter().rev().fold(0, |part, byte| part << 8 | u32::from(*byte));
        Some(Self(bytes.chunks(4).map(part).collect()))
    }
}
