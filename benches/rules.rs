//! Benchmarks of the rules.
fn main() {
    divan::main();
}
