//! Lists made of iterators by growing one and the same list: `collect` is longer, for every kind of iterator anew.

/// An iterator whose items can be put into a list.
pub(crate) trait Gather: Iterator + Sized {
    /// The same list as by `collect`.
    fn gather(self) -> Vec<Self::Item> {
        let mut list = Vec::new();
        self.for_each(|item| list.push(item));
        list
    }
}

impl<I: Iterator> Gather for I {}
