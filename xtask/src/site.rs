//! What a request for a path of the site means: which file, of which type.

use std::path::{Path, PathBuf};

/// What stands at a path of the site.
#[derive(Debug, PartialEq, Eq)]
pub enum Found {
    File(PathBuf),
    /// A folder asked for without its last slash: relative links need it.
    Moved(String),
    Nothing,
}

/// Looks up the target of a request (path and query) under `root`.
pub fn look_up(root: &Path, target: &str) -> Found {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let Some(segments) = segments(path) else {
        return Found::Nothing;
    };
    // The real place must be inside the site, whatever links there are.
    let place = root.join(segments.iter().collect::<PathBuf>());
    let (Ok(root), Ok(place)) = (root.canonicalize(), place.canonicalize()) else {
        return Found::Nothing;
    };
    if !place.starts_with(root) {
        return Found::Nothing;
    }
    if !place.is_dir() {
        // `page.html/` is not `page.html`.
        return if path.ends_with('/') { Found::Nothing } else { Found::File(place) };
    }
    if !path.ends_with('/') {
        let tidy = path.trim_start_matches('/');
        return Found::Moved(format!("/{tidy}/"));
    }
    let index = place.join("index.html");
    if index.is_file() { Found::File(index) } else { Found::Nothing }
}

/// The decoded segments of a path; none where it is not plain: it would leave the site or name a hidden file.
fn segments(path: &str) -> Option<Vec<String>> {
    path.strip_prefix('/')?
        .split('/')
        .filter(|segment| !segment.is_empty())
        .map(|segment| decode(segment).filter(|name| is_plain(name)))
        .collect()
}

fn is_plain(name: &str) -> bool {
    !name.starts_with('.') && !name.contains(['/', '\\', ':', '\0'])
}

/// Undoes percent encoding; none where it is broken.
fn decode(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut decoded = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            decoded.push(byte);
            continue;
        }
        let high = char::from(bytes.next()?).to_digit(16)?;
        let low = char::from(bytes.next()?).to_digit(16)?;
        decoded.push(u8::try_from(high * 16 + low).ok()?);
    }
    String::from_utf8(decoded).ok()
}

/// The MIME type of a file, by its extension.
pub fn mime(path: &Path) -> &'static str {
    let extension = path.extension().and_then(|extension| extension.to_str());
    match extension.unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json; charset=utf-8",
        "webmanifest" => "application/manifest+json; charset=utf-8",
        "svg" => "image/svg+xml; charset=utf-8",
        "png" => "image/png",
        "ico" => "image/vnd.microsoft.icon",
        "txt" | "md" | "ts" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_taken_apart() {
        let taken = |path| segments(path).map(|segments| segments.join("|"));
        assert_eq!(taken("/").as_deref(), Some(""));
        assert_eq!(taken("/app/main.js").as_deref(), Some("app|main.js"));
        assert_eq!(taken("//app//main.js").as_deref(), Some("app|main.js"));
        assert_eq!(taken("/a%20b").as_deref(), Some("a b"));
        assert_eq!(taken("/%D0%BA").as_deref(), Some("к"));
    }

    #[test]
    fn paths_that_are_not_plain_are_refused() {
        for path in [
            "",
            "app",
            "/..",
            "/a/../b",
            "/%2e%2e/x",
            "/.git/config",
            "/a%2fb",
            "/..%5cx",
            "/c:/x",
            "/a%00",
            "/%zz",
            "/%f",
            "/%ff",
        ] {
            assert_eq!(segments(path), None, "{path}");
        }
    }

    #[test]
    fn types_go_by_extension() {
        assert_eq!(mime(Path::new("x/chess_t_bg.wasm")), "application/wasm");
        assert_eq!(mime(Path::new("a.mjs")), "text/javascript; charset=utf-8");
        assert_eq!(mime(Path::new("noext")), "application/octet-stream");
    }
}
