//! Starts the app on the platform this was built for.

fn main() {}
