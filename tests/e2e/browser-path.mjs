// Where the browser is: the machine's own Chromium, else playwright's download.
// As a program it prints the path, or fails when there is none.
import { existsSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

export function browserPath() {
  const path = places.find((place) => place && existsSync(place));
  if (!path) throw new Error('no Chromium found: set CHROMIUM to its path');
  return path;
}

if (import.meta.url === pathToFileURL(argv[1]).href) console.log(browserPath());
