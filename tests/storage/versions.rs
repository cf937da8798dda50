//! What earlier versions of the app kept, each in a folder of `kept`: all of it is opened, and
//! none of it is changed by that. The form of records has been 1 from the beginning; fields
//! came with time (`computer`; then `started`, `ended`, `title`, and the index).

use std::{fs, path::Path};

use guqi::session::GameId;

use super::{folder, shelf};

/// The folders, oldest first, each with the number of games and of those that are left alone
/// because a version yet to come kept them.
const VERSIONS: [(&str, usize, usize); 3] =
    [("first", 2, 0), ("computers", 2, 0), ("library", 2, 1)];

#[test]
fn what_every_version_kept_is_opened_and_left_as_it_was() {
    for (version, games, newer) in VERSIONS {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/storage/kept").join(version);
        let folder = folder(&format!("version-{version}"));
        for entry in fs::read_dir(&kept).expect("a folder") {
            let path = entry.expect("a file").path();
            fs::copy(&path, folder.join(path.file_name().expect("a name"))).expect("room");
        }
        let shelf = shelf(&folder);
        for _ in 0..2 {
            let library = shelf.library().expect("readable");
            assert_eq!(library.lines.len(), games, "{version}");
            assert_eq!(library.unreadable.len(), newer, "{version}");
            for line in &library.lines {
                let game = shelf.open(line.id).expect("readable").expect("it is there");
                assert_eq!(game.turn().outcome(), line.outcome);
                assert_eq!((game.ply(), game.kind()), (line.plies, line.game));
                assert_ne!(format!("{}{}{}", line.title, line.names.concat(), line.plies), "0");
                // Written again it is what it was.
                let text = shelf.text(line.id).expect("readable").expect("it is there");
                assert_eq!(game.record().to_text(), text.trim_end(), "{version}");
            }
            for broken in &library.unreadable {
                assert!(!broken.set_aside && broken.key == "game-000004", "{broken:?}");
            }
        }
        for entry in fs::read_dir(&kept).expect("a folder") {
            let path = entry.expect("a file").path();
            let now =
                fs::read(folder.join(path.file_name().expect("a name"))).expect("it is there");
            assert_eq!(now, fs::read(&path).expect("text"), "{}", path.display());
        }
        assert!(shelf.open(GameId(9)).expect("readable").is_none());
    }
}
