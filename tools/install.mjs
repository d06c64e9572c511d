import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from './process.mjs';
import { root } from './root.mjs';

/** Installs the packages of the lock file unless they are installed already. */
export async function ensureInstalled() {
  const wanted = await packagesIn('package-lock.json');
  const installed = await packagesIn('node_modules/.package-lock.json');
  if (isInstalled(wanted, installed)) return;

  console.log('Installing packages (once, about half a minute) ...');
  // The build tools are development packages, so we need them even if NODE_ENV is `production`.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await runProgram('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
}

/**
 * The packages of a lock file by path; npm writes such a file into node_modules. Empty if missing.
 */
async function packagesIn(file) {
  const { packages = {} } = JSON.parse(await readFile(join(root, file), 'utf8').catch(() => '{}'));
  const { '': _project, ...others } = packages;
  return others;
}

/**
 * Whether the installed packages match the lock file and this kind of machine.
 *
 * @param {Record<string, import("./install.mjs").InstalledPackage>} wanted
 * @param {Record<string, import("./install.mjs").InstalledPackage>} installed
 */
export function isInstalled(wanted, installed) {
  const isMissing = ([path, { optional }]) => !optional && !installed[path];
  const isForeign = ([path, { version, integrity, os, cpu }]) =>
    wanted[path]?.version !== version ||
    wanted[path].integrity !== integrity ||
    !(fits(os, process.platform) && fits(cpu, process.arch));
  return !Object.entries(wanted).some(isMissing) && !Object.entries(installed).some(isForeign);
}

/**
 * Whether a list such as `['linux']` or `['!win32']` includes this machine. No list includes all.
 */
const fits = (list, name) =>
  !list || (list.every((one) => one.startsWith('!')) ? !list.includes(`!${name}`) : list.includes(name));
