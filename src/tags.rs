//! The tag pairs of a record: what is known of a game besides its moves.

/// Tags in the order in which they were first set. Those that follow from the game (its name, result, start) are not
/// kept here but written from it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

/// Tags a record always writes from the game itself.
pub const DERIVED: [&str; 3] = ["Game", "Result", "Position"];

/// The other tags with a fixed place, in that order.
pub const USUAL: [&str; 5] = ["Event", "Site", "Date", "White", "Black"];

impl Tags {
    /// The value of a tag.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag; an empty value removes it. Control characters become spaces, so that a tag stays on its line.
    ///
    /// # Errors
    /// If the name is not of letters, digits and underscores, or belongs to a tag that follows from the game.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), BadTagName> {
        let well_formed = !name.is_empty() && name.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_');
        if !well_formed || DERIVED.contains(&name) {
            return Err(BadTagName);
        }
        let value: String = value.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        self.0.retain(|(known, _)| known != name || !value.is_empty());
        if value.is_empty() {
            return Ok(());
        }
        match self.0.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value,
            None => self.0.push((name.into(), value)),
        }
        Ok(())
    }

    /// Names and values: the usual tags first, then the others in the order in which they were set.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let usual = USUAL.into_iter().filter_map(|name| Some((name, self.get(name)?)));
        let others = self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        usual.chain(others.filter(|(name, _)| !USUAL.contains(name)))
    }
}

/// A tag name that cannot be set.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BadTagName;

impl core::fmt::Display for BadTagName {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "a tag's name is made of letters, digits and underscores, and is none of {}", DERIVED.join(", "))
    }
}

impl core::error::Error for BadTagName {}
