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

use super::{ExchangeError, MAX_PLIES, ShareFault, persons, walk::Walk};
use crate::{
    record::{Entry, Record, RecordError, Throws},
    rules::{Action, Game, GameKind, Side, Turn},
    with_game,
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
    let mut bytes = with_game!(record.game, G => encode::<G>(record, names))?;
    let check = crc32fast::hash(&bytes);
    bytes.extend(check.to_le_bytes());
    Ok(data_encoding::BASE64URL_NOPAD.encode(&bytes))
}

/// Reads a code, or a link that ends with one.
pub(super) fn read(text: &str) -> Result<Record, ExchangeError> {
    let code = bare(text);
    if code.len() > MAX_CODE {
        return Err(ExchangeError::TooLarge { limit: MAX_CODE });
    }
    let bytes = data_encoding::BASE64URL_NOPAD.decode(code.as_bytes());
    let bytes = bytes.map_err(|_| ShareFault::Letters)?;
    let (body, check) = bytes.split_last_chunk::<CHECK>().ok_or(ShareFault::Letters)?;
    match body.first() {
        Some(&VERSION) => {}
        Some(&other) if crc32fast::hash(body).to_le_bytes() == *check => {
            return Err(ShareFault::Version(other).into());
        }
        _ => return Err(ShareFault::Checksum.into()),
    }
    if crc32fast::hash(body).to_le_bytes() != *check {
        return Err(ShareFault::Checksum.into());
    }
    decode(body).ok_or(ExchangeError::Share(ShareFault::Content))
}

/// Every legal action, in the actions' own order, which no change to the rules' code
/// changes.
fn legal<G: Game>(walk: &Walk<G>, into: &mut Vec<G::Action>) {
    into.clear();
    walk.game.legal_into(&walk.state, into);
    into.sort_unstable();
}

fn encode<G: Game>(record: &Record, names: bool) -> Result<Vec<u8>, RecordError> {
    let mut walk = Walk::<G>::start_of(record)?;
    let throws = Throws { seed: record.seed };
    let (mut digits, mut options) = (Vec::new(), Vec::new());
    let (mut plies, mut end, mut number) = (0_u32, 0_u8, 0_u32);
    // Throws by the seed have digits too until it is sure that all are.
    let mut by_seed = G::LOTS.is_some();
    for token in &record.actions {
        legal(&walk, &mut options);
        let turn = walk.turn();
        match walk.step(token)? {
            Entry::Act(action) => {
                let digit = options.binary_search(&action).unwrap_or(0);
                if let Turn::Throw { lots, .. } = turn {
                    by_seed &= action.thrown() == Some(throws.marked(number, lots));
                    number += 1;
                }
                let by_chance = action.thrown().is_some();
                digits.push((digit as u32, options.len() as u32, by_chance));
                plies += 1;
            }
            Entry::Draw => end = 1,
            Entry::Resign(side) => end = 2 + side.index() as u8,
        }
    }
    let game = GameKind::ALL.iter().position(|kind| *kind == G::KIND).unwrap_or(0) as u8;
    let rules = options::write(walk.game.rules());
    let persons = persons(&walk.game).map(|id| {
        let name = record.players.get(id).and_then(Value::as_str).filter(|_| names);
        name.filter(|name| name.len() <= LONGEST_NAME).unwrap_or_default()
    });
    let mut flags = game | end << 3;
    flags |= if by_seed { BY_SEED } else { 0 };
    flags |= if rules.is_empty() { 0 } else { WITH_RULES };
    flags |= if persons == [""; 2] { 0 } else { WITH_NAMES };
    let mut bytes = vec![VERSION, flags];
    bytes::put_number(&mut bytes, plies);
    if G::LOTS.is_some() {
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
    with_game!(game, G => decode_game::<G>(flags, bytes))
}

fn decode_game<G: Game>(flags: u8, mut bytes: Bytes) -> Option<Record> {
    let plies = bytes.number().filter(|plies| *plies as usize <= MAX_PLIES)?;
    let by_seed = flags & BY_SEED != 0;
    if by_seed && G::LOTS.is_none() {
        return None;
    }
    let seed = if G::LOTS.is_some() { bytes.seed()? } else { 0 };
    let mut record = Record::new(G::KIND, seed);
    if flags & WITH_RULES != 0 {
        record.rules = options::read::<G::Rules>(&mut bytes)?;
    }
    let mut walk = Walk::<G>::start_of(&record).ok()?;
    if flags & WITH_NAMES != 0 {
        for id in persons(&walk.game) {
            let name = bytes.text().filter(|name| name.len() <= LONGEST_NAME)?;
            if !name.is_empty() {
                record.players.insert(id.to_owned(), name.into());
            }
        }
        if record.players.is_empty() {
            return None;
        }
    }
    let mut whole = Number::of_bytes(bytes.0)?;
    let throws = Throws { seed };
    let (mut number, mut all_by_seed) = (0, G::LOTS.is_some());
    let mut options = Vec::new();
    for _ in 0..plies {
        let turn = walk.turn();
        let action = match turn {
            Turn::Throw { lots, .. } if by_seed => G::Action::throw(throws.marked(number, lots))?,
            _ => {
                legal(&walk, &mut options);
                let radix = Some(options.len() as u32).filter(|radix| *radix > 0)?;
                options[whole.pop(radix) as usize]
            }
        };
        if let Turn::Throw { lots, .. } = turn {
            all_by_seed &= action.thrown() == Some(throws.marked(number, lots));
            number += 1;
        }
        walk.play(Entry::Act(action)).ok()?;
        record.actions.push(action.to_string());
    }
    let end = match flags >> 3 & 3 {
        0 => None,
        1 => Some(Entry::Draw),
        2 => Some(Entry::Resign(Side::First)),
        _ => Some(Entry::Resign(Side::Second)),
    };
    if let Some(end) = end {
        record.actions.push(end.token(&walk.game, &walk.state));
        walk.play(end).ok()?;
    }
    record.result = walk.result();
    // There is one code for a game: nothing left over, nothing written that is given.
    (whole.is_zero() && all_by_seed == by_seed).then_some(record)
}
