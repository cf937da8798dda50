//! The app in a window of a desktop: what the command line asks for, one window for each folder of
//! games, its place on the screens, and the files that are opened with it.

mod args;
mod window;

use std::{
    cell::RefCell,
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
    process::exit,
    rc::Rc,
};

use dioxus::{
    desktop::Config,
    html::{FileData, HasFileData},
    prelude::*,
};
use guqi::{
    platform::{FileStore, First, Instance, enter, open_store},
    ui::{App, arrive},
};

use args::Asked;

/// What the window is opened with.
struct Start {
    files: Vec<PathBuf>,
    /// Who listens for those who start the app once more.
    first: Option<First>,
}

/// Does what the command line asks for, and opens the window; returns only when it was closed.
pub(super) fn launch(page: String) {
    let files = match args::read(std::env::args_os().skip(1)) {
        Ok(Asked::Window(files)) => files,
        Ok(Asked::Help) => return print!("{}", args::HELP),
        Ok(Asked::Version) => return println!("guqi {}", env!("CARGO_PKG_VERSION")),
        Err(error) => {
            eprintln!("guqi: {error}\n\n{}", args::HELP);
            exit(2)
        }
    };
    // Another instance may stand in another folder.
    let files: Vec<_> =
        files.into_iter().map(|file| std::path::absolute(&file).unwrap_or(file)).collect();
    let first = match FileStore::open().map(|store| enter(store.folder(), &files)) {
        Ok(Ok(Instance::First(first))) => Some(first),
        Ok(Ok(Instance::Second)) => return,
        Ok(Err(error)) => {
            eprintln!("guqi: already open with these games, and it does not hear: {error}");
            exit(1)
        }
        // That there is no place for games is told in the window.
        Err(_) => None,
    };

    let store = open_store().ok();
    let kept = |key| store.as_ref()?.get(key).ok().flatten();
    let config = Config::new()
        .with_custom_index(page)
        .with_background_color(guqi::ui::paper(kept("theme").as_deref()));
    let config = window::open(config, kept(window::KEY).as_deref());
    // A mac has its menu bar anyway; elsewhere it would take room from the window.
    #[cfg(not(target_os = "macos"))]
    let config = config.with_menu(None);

    let start = Rc::new(RefCell::new(Some(Start { files, first })));
    let dom = VirtualDom::new(Root).with_root_context(start);
    dioxus::desktop::launch::launch_virtual_dom(dom, config);
}

/// The app, and what comes to it from the desktop.
#[component]
fn Root() -> Element {
    window::use_remembered();
    use_hook(|| {
        let start = consume_context::<Rc<RefCell<Option<Start>>>>().take();
        spawn(async move {
            let Some(Start { files, first }) = start else { return };
            open(files);
            // Held for as long as the window lives.
            let Some(mut first) = first else { return };
            while let Ok(files) = first.calls.recv().await {
                window::to_front();
                open(files);
            }
        });
    });
    let dropped = |event: DragEvent| {
        event.prevent_default();
        open(event.files().iter().map(FileData::path).collect());
    };
    rsx! {
        div {
            class: "desk",
            ondragover: |event| event.prevent_default(),
            ondrop: dropped,
            App {}
        }
    }
}

/// Lets the files arrive in the app, whatever they hold.
fn open(files: Vec<PathBuf>) {
    for file in files {
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned());
        let content = read(&file).map_err(|error| error.to_string());
        arrive(name.unwrap_or_default(), content);
    }
}

/// More than any file of games; what is longer is refused for what it holds.
const MOST: u64 = 1 << 27;

fn read(file: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(file)?.take(MOST).read_to_end(&mut bytes)?;
    Ok(bytes)
}
