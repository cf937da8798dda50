#!/usr/bin/env bash
# Runs the browser tests on the web bundle, which it builds when it is missing or
# older than the sources. Arguments are test files; none means all of them.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

scripts/deps.sh browser-tests
node_tools
node tests/e2e/browser-path.mjs >/dev/null || node_modules/.bin/playwright-core install --with-deps chromium
if [[ ! -e dist/web/index.html || -n $(find src assets index.html Cargo.lock -newer dist/web/index.html -print -quit) ]]; then
    scripts/web.sh --build-only
fi
(($#)) || set -- tests/e2e/*.test.mjs

# What these see lasts but a moment, or must not take long: they run alone, after the others.
alone=' motion quick senses zoom '
others=() last=()
for file; do
    name=$(basename "$file" .test.mjs)
    if [[ $alone == *" $name "* ]]; then last+=("$file"); else others+=("$file"); fi
done
# Both are run, so that one failure hides no other; not after Ctrl-C.
trap 'exit 130' INT
code=0
((${#others[@]} == 0)) || node --test --test-reporter=spec --test-concurrency=2 "${others[@]}" || code=$?
((${#last[@]} == 0)) || node --test --test-reporter=spec --test-concurrency=1 "${last[@]}" || code=$?
exit "$code"
