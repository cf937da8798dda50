//! A whole game as a short code of letters, digits, `-` and `_`, for links and pictures.
//!
//! The bytes, in base64url (RFC 4648, section 5) without padding:
//!
//! 1. the version, 1;
//! 2. game (bits 0–2), end (bits 3–4: none, draw, the first side resigned, the second),
//!    whether all throws are those of the seed (bit 5), whether rules (bit 6) and names
//!    (bit 7) follow;
//! 3. the number of plies, agreement and resignation left out, as LEB128;
//! 4. in games with throws, the seed, eight bytes, the lowest first;
//! 5. the rules that differ from the default, and the names, if there are any;
//! 6. the plies as one whole number, the lowest byte first, in mixed radix: the first ply
//!    is the lowest digit. A ply is its place among the legal actions in their own order,
//!    and the radix is how many there are; a ply without a choice and a throw that the
//!    seed gives cost nothing;
//! 7. the CRC-32 of all that, four bytes, the lowest first.
//!
//! A code is read by playing it, so it can become a legal game or be refused, nothing else.

mod bytes;
mod number;
mod options;

use serde_json::Value;

use super::{
    ExchangeError, MAX_PLIES, ShareFault,
    walk::{self, Step},
};
use crate::{
    record::{Record, RecordError, Throws},
    rules::{GameKind, Side, Turn},
};
use bytes::Bytes;
use number::Number;

/// The most letters of a code that are read.
pub const MAX_CODE: usize = 40_000;

const VERSION: u8 = 1;
/// The bytes of the checksum.
const CHECK: usize = 4;
/// The most bytes of a name.
const LONGEST_NAME: usize = 200;

const BY_SEED: u8 = 1 << 5;
const WITH_RULES: u8 = 1 << 6;
const WITH_NAMES: u8 = 1 << 7;

/// Whether a text is a code or a link that ends with one. A code begins with its version,
/// and so with an A.
pub(super) fn is_share(text: &str) -> bool {
    let code = bare(text);
    let letters = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let spaces = text.trim().contains([' ', '\t']) && !text.contains('\n');
    code.len() >= 8 && code.starts_with('A') && code.bytes().all(letters) && !spaces
}

/// The code alone, without a link in front of it or spaces in it.
fn bare(text: &str) -> String {
    let code: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let link = code.contains("://").then(|| code.rfind(['/', '#', '=', '?'])).flatten();
    link.map_or(code.clone(), |at| code[at + 1..].to_owned())
}

/// The share code of a legal game, with the names of the persons or without. Comments and
/// other fields are left out.
///
/// # Errors
/// The record is not legal.
pub fn code(record: &Record, names: bool) -> Result<String, RecordError> {
    let mut bytes = encode(record, names)?;
    let check = bytes::checksum(&bytes);
    bytes.extend(check.to_le_bytes());
    Ok(bytes::to_letters(&bytes))
}

/// Reads a code, or a link that ends with one.
pub(super) fn read(text: &str) -> Result<Record, ExchangeError> {
    let code = bare(text);
    if code.len() > MAX_CODE {
        return Err(ExchangeError::TooLarge { limit: MAX_CODE });
    }
    let bytes = bytes::of_letters(&code).ok_or(ShareFault::Letters)?;
    let (body, check) = bytes.split_last_chunk::<CHECK>().ok_or(ShareFault::Letters)?;
    match body.first() {
        Some(&VERSION) => {}
        Some(&other) if bytes::checksum(body).to_le_bytes() == *check => {
            return Err(ShareFault::Version(other).into());
        }
        _ => return Err(ShareFault::Checksum.into()),
    }
    if bytes::checksum(body).to_le_bytes() != *check {
        return Err(ShareFault::Checksum.into());
    }
    decode(body).ok_or(ExchangeError::Share(ShareFault::Content))
}

fn encode(record: &Record, names: bool) -> Result<Vec<u8>, RecordError> {
    let mut way = walk::start_of(record)?;
    // While nothing is played yet.
    let persons = Side::ALL.map(|side| {
        let name = record.players.get(way.side_id(side)).and_then(Value::as_str);
        name.filter(|name| names && name.len() <= LONGEST_NAME).unwrap_or_default()
    });
    let throws = Throws { seed: record.seed };
    let by_chance = record.game.lots().is_some();
    let mut digits = Vec::new();
    let (mut plies, mut end, mut number) = (0_u32, 0_u8, 0_u32);
    // Throws by the seed have digits too until it is sure that all are.
    let mut by_seed = by_chance;
    for token in &record.actions {
        let radix = way.legal();
        let turn = way.turn();
        match way.step(token)? {
            Step::Act { place, thrown } => {
                if let Turn::Throw { lots, .. } = turn {
                    by_seed &= thrown == Some(throws.marked(number, lots));
                    number += 1;
                }
                digits.push((place as u32, radix as u32, thrown.is_some()));
                plies += 1;
            }
            Step::Draw => end = 1,
            Step::Resign(side) => end = 2 + side.index() as u8,
        }
    }
    let game = GameKind::ALL.iter().position(|kind| *kind == record.game).unwrap_or(0) as u8;
    let own = options::own(record.game, &record.rules).unwrap_or_default();
    let rules = options::write(record.game, &own);
    let mut flags = game | end << 3;
    flags |= if by_seed { BY_SEED } else { 0 };
    flags |= if rules.is_empty() { 0 } else { WITH_RULES };
    flags |= if persons == [""; 2] { 0 } else { WITH_NAMES };
    let mut bytes = vec![VERSION, flags];
    bytes::put_number(&mut bytes, plies);
    if by_chance {
        bytes.extend(record.seed.to_le_bytes());
    }
    if !rules.is_empty() {
        bytes.extend(rules);
        bytes.push(0);
    }
    if flags & WITH_NAMES != 0 {
        for name in persons {
            bytes::put_text(&mut bytes, name);
        }
    }
    let mut whole = Number::default();
    for (digit, radix, by_chance) in digits.into_iter().rev() {
        if !(by_seed && by_chance) {
            whole.push(digit, radix);
        }
    }
    bytes.extend(whole.to_bytes());
    Ok(bytes)
}

fn decode(body: &[u8]) -> Option<Record> {
    let mut bytes = Bytes(body.get(1..)?);
    let flags = bytes.byte()?;
    let game = *GameKind::ALL.get(usize::from(flags & 7))?;
    let plies = bytes.number().filter(|plies| *plies as usize <= MAX_PLIES)?;
    let by_seed = flags & BY_SEED != 0;
    let by_chance = game.lots().is_some();
    if by_seed && !by_chance {
        return None;
    }
    let seed = if by_chance { bytes.seed()? } else { 0 };
    let mut record = Record::new(game, seed);
    if flags & WITH_RULES != 0 {
        record.rules = options::read(game, &mut bytes)?;
    }
    let mut way = walk::start_of(&record).ok()?;
    if flags & WITH_NAMES != 0 {
        for side in Side::ALL {
            let name = bytes.text().filter(|name| name.len() <= LONGEST_NAME)?;
            if !name.is_empty() {
                record.players.insert(way.side_id(side).to_owned(), name.into());
            }
        }
        if record.players.is_empty() {
            return None;
        }
    }
    let mut whole = Number::of_bytes(bytes.0)?;
    let throws = Throws { seed };
    let (mut number, mut all_by_seed) = (0, by_chance);
    for _ in 0..plies {
        let turn = way.turn();
        let token = match turn {
            Turn::Throw { lots, .. } if by_seed => format!("*{}", throws.marked(number, lots)),
            _ => {
                let radix = Some(way.legal() as u32).filter(|radix| *radix > 0)?;
                way.token(whole.pop(radix) as usize)
            }
        };
        let Ok(Step::Act { thrown, .. }) = way.step(&token) else { return None };
        if let Turn::Throw { lots, .. } = turn {
            all_by_seed &= thrown == Some(throws.marked(number, lots));
            number += 1;
        }
        record.actions.push(token);
    }
    let end = match flags >> 3 & 3 {
        0 => None,
        1 => Some("draw".to_owned()),
        2 => Some(format!("resign:{}", way.side_id(Side::First))),
        _ => Some(format!("resign:{}", way.side_id(Side::Second))),
    };
    if let Some(end) = end {
        way.step(&end).ok()?;
        record.actions.push(end);
    }
    record.result = way.result();
    // There is one code for a game: nothing left over, nothing written that is given.
    (whole.is_zero() && all_by_seed == by_seed).then_some(record)
}
