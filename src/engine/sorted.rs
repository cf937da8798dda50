//! Candidates in order.

/// Sorts by falling worth; those of equal worth keep their order. Lists of candidates
/// are short and nearly sorted from one depth to the next, and an insertion sort is a
/// tenth of the standard library's in size, which counts where the program is loaded
/// over a network.
pub(super) fn by_falling<T, W: PartialOrd>(list: &mut [T], worth: impl Fn(&T) -> W) {
    for end in 1..list.len() {
        let own = worth(&list[end]);
        let place = list[..end].iter().rposition(|other| worth(other) >= own);
        list[place.map_or(0, |place| place + 1)..=end].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::by_falling;

    #[test]
    fn the_greatest_first_and_equals_in_their_order() {
        let mut list = [(1, 'a'), (3, 'b'), (2, 'c'), (3, 'd'), (1, 'e'), (5, 'f')];
        by_falling(&mut list, |one| one.0);
        assert_eq!(list, [(5, 'f'), (3, 'b'), (3, 'd'), (2, 'c'), (1, 'a'), (1, 'e')]);
        by_falling(&mut list[..0], |one| one.0);
    }
}
