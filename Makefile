# Every target is one script in scripts/; read there for what it does.
.PHONY: run test web shots boards pictures cold-start android ios check-targets bundle bundle-test start weigh licences fmt

run: ## install what is missing, build, open the desktop window
	@scripts/run.sh
test: ## format, lints, all tests, browser and window included
	@scripts/test.sh
web: ## build the web bundle into dist/web and serve it
	@scripts/web.sh
shots: ## pictures of every screen in all themes and five sizes, into tests/e2e/shots
	@scripts/browser-tests.sh tests/e2e/shots.mjs
boards: ## keeps how every board looks now, after a change that was meant, in tests/e2e/boards
	@BOARDS=anew scripts/browser-tests.sh tests/e2e/boards.test.mjs
pictures: ## the pictures of the README, from the app itself
	@scripts/browser-tests.sh tests/e2e/readme.mjs
cold-start: ## milliseconds from start to the first painted home screen
	@scripts/cold-start.sh
android: ## APK and AAB into dist/android, or what is missing for that
	@scripts/android.sh
ios: ## an .ipa into dist/ios, on a Mac (scripts/ios.sh simulator: for the simulator), or what is missing for that
	@scripts/ios.sh
check-targets: ## types for Android, iOS, macOS and Windows; says which could not be checked here
	@scripts/check-targets.sh all
bundle: ## what people install on this system, in dist/bundle (.deb; .dmg, .msi)
	@scripts/bundle.sh
bundle-test: ## the .deb unpacked, started and looked at (INSTALL=1: installed)
	@scripts/bundle-test.sh
start: ## seconds until the web app can be used, on a slow phone and network
	@scripts/browser-tests.sh tests/e2e/start.mjs
weigh: ## bytes of the desktop program, and its memory beside an empty window's
	@scripts/weigh.sh
licences: ## whether all that the app is made of may be shipped with it
	@node scripts/licences.mjs --check
fmt:
	@cargo fmt
