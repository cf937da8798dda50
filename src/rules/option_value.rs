//! The values of options as records have them: switches, numbers, words and lists.

use serde_json::Value;

use super::SmallSet;

/// What an option can be.
pub trait OptionValue: Sized {
    /// Reads a value; `None` when it is of another type or out of the type's range.
    fn read(value: &Value) -> Option<Self>;

    /// The value as JSON.
    fn write(&self) -> Value;
}

impl OptionValue for bool {
    fn read(value: &Value) -> Option<Self> {
        value.as_bool()
    }

    fn write(&self) -> Value {
        (*self).into()
    }
}

impl OptionValue for u8 {
    fn read(value: &Value) -> Option<Self> {
        value.as_u64()?.try_into().ok()
    }

    fn write(&self) -> Value {
        (*self).into()
    }
}

impl OptionValue for u16 {
    fn read(value: &Value) -> Option<Self> {
        value.as_u64()?.try_into().ok()
    }

    fn write(&self) -> Value {
        (*self).into()
    }
}

impl<T: OptionValue> OptionValue for Vec<T> {
    fn read(value: &Value) -> Option<Self> {
        value.as_array()?.iter().map(T::read).collect()
    }

    fn write(&self) -> Value {
        self.iter().map(T::write).collect()
    }
}

/// A list. Any order is read, ascending order is written.
impl<const LOW: u8, const HIGH: u8> OptionValue for SmallSet<LOW, HIGH> {
    fn read(value: &Value) -> Option<Self> {
        Vec::<u8>::read(value)?.try_into().ok()
    }

    fn write(&self) -> Value {
        (*self).into()
    }
}

/// Makes the variants of an enum the words of an option.
macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        impl $crate::rules::OptionValue for $name {
            fn read(value: &serde_json::Value) -> Option<Self> {
                match value.as_str()? {
                    $($word => Some(Self::$variant),)+
                    _ => None,
                }
            }

            fn write(&self) -> serde_json::Value {
                match self {
                    $(Self::$variant => $word,)+
                }
                .into()
            }
        }
    };
}
pub(super) use words;

/// Makes the fields of a rule set its options: what `RuleSet` asks for. None can be left out.
macro_rules! fields {
    ($($field:ident),+ $(,)?) => {
        const KEYS: &'static [&'static str] = &[$(stringify!($field)),+];

        fn option(&self, key: &str) -> Option<serde_json::Value> {
            let Self { $($field),+ } = self;
            match key {
                $(stringify!($field) => Some($crate::rules::OptionValue::write($field)),)+
                _ => None,
            }
        }

        fn set_option(&mut self, key: &str, value: &serde_json::Value) -> Option<bool> {
            let read = match key {
                $(stringify!($field) => {
                    $crate::rules::OptionValue::read(value).map(|value| self.$field = value)
                })+
                _ => return None,
            };
            Some(read.is_some())
        }
    };
}
pub(super) use fields;
