import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { runProgram, tool } from './process.mjs';

/** The same browser without windows, which saves a sixth of the CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const OTHER_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's headless shell, Playwright's, or the
 * system's. If there is none, one is installed by Playwright, or by the system's package manager if
 * this user may. Null if all of that fails.
 */
export async function findChromium() {
  const found = await findInstalledChromium();
  if (found) return found;

  console.log('No Chromium found; installing one ...');
  const { code } = await tool('playwright/cli.js', ['install', 'chromium'], { quiet: true });
  if (code !== 0 && process.platform === 'linux' && process.getuid?.() === 0) {
    await runProgram('apt-get', ['update'], { quiet: true });
    await runProgram('apt-get', ['install', '-y', '--no-install-recommends', HEADLESS_SHELL], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return findInstalledChromium();
}

/** The path of an installed Chromium, in the same order; null if there is none. */
export async function findInstalledChromium() {
  const { chromium } = await import('@playwright/test');
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = (name) => folders.map((folder) => join(folder, name));
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...onPath(HEADLESS_SHELL),
    chromium.executablePath(),
    ...NAMES.flatMap(onPath),
    ...OTHER_PATHS,
  ];
  for (const path of candidates) {
    if (path && (await isExecutable(path))) return path;
  }
  return null;
}

const isExecutable = (path) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
