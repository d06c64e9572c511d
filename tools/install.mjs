import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runProgram } from './process.mjs';

/** Installs the packages of the lock file if needed. */
export async function ensureInstalled() {
  const required = await packagesIn('package-lock.json');
  const installed = await packagesIn('node_modules/.package-lock.json');
  if (isInstalled(required, installed)) return;

  console.log('Installing packages (once, about half a minute) ...');
  // The build tools are development packages, which are needed even if NODE_ENV is `production`.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await runProgram('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) {
    console.error('The packages could not be installed. The output of npm is above.');
    process.exit(1);
  }
}

/** The packages of a lock file by path; empty without the file. node_modules has one too. */
async function packagesIn(file) {
  const { packages = {} } = JSON.parse(await readFile(join(root, file), 'utf8').catch(() => '{}'));
  const { '': _project, ...others } = packages;
  return others;
}

/**
 * Whether the installed packages match the lock file and this kind of machine.
 *
 * @param {Record<string, import("./install.mjs").InstalledPackage>} required
 * @param {Record<string, import("./install.mjs").InstalledPackage>} installed
 */
export function isInstalled(required, installed) {
  const isMissing = ([path, { optional }]) => !optional && !installed[path];
  const isForeign = ([path, { version, integrity, os, cpu }]) =>
    required[path]?.version !== version ||
    required[path].integrity !== integrity ||
    !(fits(os, process.platform) && fits(cpu, process.arch));
  return !Object.entries(required).some(isMissing) && !Object.entries(installed).some(isForeign);
}

/** Whether a list such as `['linux']` or `['!win32']` includes a name. Without a list, it does. */
const fits = (list, name) =>
  !list || (list.every((entry) => entry.startsWith('!')) ? !list.includes(`!${name}`) : list.includes(name));
