//! One window for each folder of games: whoever starts the app a second time hands what is to be
//! opened to the first. The first holds a lock of the system, which ends with it, however it ends,
//! and listens on this machine's own loop for those who know the word in its file.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read, Write},
    net::{Ipv4Addr, Shutdown, TcpListener, TcpStream},
    path::{Path, PathBuf},
    time::Duration,
};

use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use rand::{TryRng, rngs::SysRng};

/// Where the door and the word are found.
const FILE: &str = "instance";
/// Much longer than it takes to say something on the same machine.
const PATIENCE: Duration = Duration::from_secs(3);
/// More than any list of files that is given on a command line.
const LONGEST: u64 = 1 << 20;
const HEARD: &str = "heard";

type Calls = UnboundedSender<Vec<PathBuf>>;

/// What a start of the app is.
pub enum Instance {
    /// The first one of its folder.
    First(First),
    /// There is one already, which was given the files.
    Second,
}

/// The first one: as long as it lives, others hand their files to it.
pub struct First {
    /// The files of those who come later, a list each; an empty one only wants to see the window.
    pub calls: UnboundedReceiver<Vec<PathBuf>>,
    _lock: Option<File>,
}

/// Comes in with files to open. Where nothing can be locked or heard, everybody is the first.
///
/// # Errors
/// There is a first one, and it does not hear.
pub fn enter(folder: &Path, files: &[PathBuf]) -> io::Result<Instance> {
    let (sender, calls) = unbounded();
    let lock = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join("instance.lock"));
    let Ok(lock) = lock else { return Ok(Instance::First(First { calls, _lock: None })) };
    match lock.try_lock() {
        Ok(()) => {
            // Without a door the others open nothing, and say so.
            let _ = open_door(folder, sender);
            Ok(Instance::First(First { calls, _lock: Some(lock) }))
        }
        Err(TryLockError::WouldBlock) => knock(folder, files).map(|()| Instance::Second),
        Err(TryLockError::Error(_)) => Ok(Instance::First(First { calls, _lock: None })),
    }
}

fn open_door(folder: &Path, sender: Calls) -> io::Result<()> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let word = SysRng.try_next_u64().map_err(io::Error::other)?;
    let text = format!("{} {word:016x}", listener.local_addr()?.port());
    let path = folder.join(FILE);
    // A new file, for who may read it is settled when it is made.
    let _ = std::fs::remove_file(&path);
    let mut options = OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&path)?.write_all(text.as_bytes())?;
    let word = text.split(' ').nth(1).unwrap_or_default().to_owned();
    std::thread::Builder::new().name("door".to_owned()).spawn(move || {
        for caller in listener.incoming() {
            // Who says nothing, or the wrong word, waits for nothing.
            let _ = caller.and_then(|caller| hear(caller, &word, &sender));
            if sender.is_closed() {
                break;
            }
        }
    })?;
    Ok(())
}

/// Passes on what somebody says who knows the word.
fn hear(mut caller: TcpStream, word: &str, sender: &Calls) -> io::Result<()> {
    caller.set_read_timeout(Some(PATIENCE))?;
    let mut said = String::new();
    (&mut caller).take(LONGEST).read_to_string(&mut said)?;
    let list = said.strip_prefix(word).ok_or(io::ErrorKind::PermissionDenied)?;
    let files: Vec<String> = serde_json::from_str(list)?;
    let files = files.into_iter().map(PathBuf::from).collect();
    sender.unbounded_send(files).map_err(io::Error::other)?;
    caller.write_all(HEARD.as_bytes())
}

fn knock(folder: &Path, files: &[PathBuf]) -> io::Result<()> {
    // The first one may be on its way to the door.
    for _ in 0..10 {
        if call(folder, files).is_ok() {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    call(folder, files)
}

fn call(folder: &Path, files: &[PathBuf]) -> io::Result<()> {
    let text = std::fs::read_to_string(folder.join(FILE))?;
    let (port, word) = text.split_once(' ').ok_or(io::ErrorKind::InvalidData)?;
    let port: u16 = port.parse().map_err(io::Error::other)?;
    let mut door = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
    door.set_read_timeout(Some(PATIENCE))?;
    let files: Vec<_> = files.iter().map(|file| file.to_string_lossy()).collect();
    door.write_all(format!("{word}{}", serde_json::to_string(&files)?).as_bytes())?;
    door.shutdown(Shutdown::Write)?;
    let mut answer = String::new();
    door.take(LONGEST).read_to_string(&mut answer)?;
    if answer == HEARD { Ok(()) } else { Err(io::ErrorKind::ConnectionRefused.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("guqi-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn first(folder: &Path) -> First {
        match enter(folder, &[]).unwrap() {
            Instance::First(first) => first,
            Instance::Second => panic!("there is another one"),
        }
    }

    #[test]
    fn the_second_hands_its_files_to_the_first() {
        let folder = folder("second");
        let mut one = first(&folder);
        let files = [PathBuf::from("/games/a b.guqi"), PathBuf::from("/棋/\n.sgf")];
        assert!(matches!(enter(&folder, &files), Ok(Instance::Second)));
        assert!(matches!(enter(&folder, &[]), Ok(Instance::Second)));
        assert_eq!(one.calls.try_recv().unwrap(), files);
        assert_eq!(one.calls.try_recv().unwrap(), [] as [PathBuf; 0]);
        // Another folder is another matter.
        first(&self::folder("other"));
        drop(one);
        first(&folder);
    }

    #[test]
    fn who_does_not_know_the_word_is_not_heard() {
        let folder = folder("word");
        let mut one = first(&folder);
        let file = folder.join(FILE);
        let text = std::fs::read_to_string(&file).unwrap();
        let (port, _) = text.split_once(' ').unwrap();
        std::fs::write(&file, format!("{port} 0123456789abcdef")).unwrap();
        assert!(enter(&folder, &[PathBuf::from("x")]).is_err());
        std::fs::write(&file, &text).unwrap();
        assert!(matches!(enter(&folder, &[PathBuf::from("y")]), Ok(Instance::Second)));
        assert_eq!(one.calls.try_recv().unwrap(), [PathBuf::from("y")]);
    }

    #[test]
    fn what_a_killed_one_left_behind_is_in_nobodys_way() {
        let folder = folder("killed");
        std::fs::write(folder.join("instance.lock"), "").unwrap();
        std::fs::write(folder.join(FILE), "1 stale").unwrap();
        first(&folder);
    }
}
