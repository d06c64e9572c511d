import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram, tool } from './process.mjs';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** Where programs are. On Debian those of servers aren't in most users' PATH. */
const folders = () => [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  ...(existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).map((version) => join(DEBIAN_POSTGRES, version, 'bin'))
    : []),
];

/** The path of a program; null if this machine doesn't have it. */
export const findProgram = (name) =>
  folders()
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null;

/** The same browser without windows, which saves a sixth of the CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const OTHER_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's headless shell, Playwright's, or the
 * system's. Null if there is none.
 */
export async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const paths = [
    process.env.CHROMIUM_PATH,
    findProgram(HEADLESS_SHELL),
    chromium.executablePath(),
    ...CHROMIUM_NAMES.map(findProgram),
    ...OTHER_PATHS,
  ];
  return paths.find((path) => path && existsSync(path)) ?? null;
}

/** What tests need besides Node, with Debian's package of each. */
const PROGRAMS = {
  chromium: { find: findChromium, debian: HEADLESS_SHELL },
  nginx: { find: () => findProgram('nginx'), debian: 'nginx' },
  'redis-server': { find: () => findProgram('redis-server'), debian: 'redis-server' },
  postgresql: { find: () => findProgram('pg_ctl'), debian: 'postgresql' },
  curl: { find: () => findProgram('curl'), debian: 'curl' },
};

/**
 * Installs what is missing, if this user may. Chromium also comes from Playwright.
 *
 * @param {(keyof typeof PROGRAMS)[]} [names] by default all that tests use
 */
export async function installPrograms(names = Object.keys(PROGRAMS)) {
  let missing = await findMissing(names);
  if (missing.includes('chromium')) await tool('playwright/cli.js', ['install', 'chromium'], { quiet: true });
  missing = await findMissing(missing);
  if (missing.length === 0 || process.platform !== 'linux' || process.getuid?.() !== 0) return;

  console.log(`Installing ${missing.join(', ')} ...`);
  // Debian starts no services of packages that are installed in run level 1.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await runProgram('apt-get', ['update'], { quiet: true });
  for (const name of missing) {
    // One by one, so that one that can't be had doesn't keep the others out.
    const { code, output } = await runProgram(
      'apt-get',
      ['install', '-y', '--no-install-recommends', PROGRAMS[name].debian],
      { quiet: true, env },
    );
    if (code !== 0) console.log(`${name} could not be installed: ${output.trim().split('\n').at(-1)}`);
  }
}

async function findMissing(names) {
  const found = await Promise.all(names.map((name) => PROGRAMS[name].find()));
  return names.filter((_, index) => found[index] === null);
}
