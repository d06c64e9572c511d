import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';
import { ensureBuilt } from './build/build.mjs';

const BENCH = new URL('../bench/', import.meta.url);

/** Builds what is measured, and lets this process import TypeScript. */
async function prepare() {
  await ensureBuilt();
  register();
}

const load = (path) => import(new URL(path, BENCH).href);

/** A measurement of the built product. @param {string} path in bench/ */
export const measurement = (path) => ({
  run: async (args) => {
    await prepare();
    await (await load(path)).run(args);
  },
});

/**
 * Runs the measurements whose name contains the argument, or all of them for `all`. By default, it
 * compares the gateway with others. Results are ratios, and none counts as a failure.
 */
export async function run([filter = 'gateway', ...args]) {
  const files = (await readdir(fileURLToPath(BENCH))).filter((file) => file.endsWith('.ts')).sort();
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  const selected = names.filter((name) => filter === 'all' || name.includes(filter));
  if (selected.length === 0) {
    console.error(`No measurement matches ${filter}. Use one of: ${names.join(', ')}, all.`);
    process.exit(1);
  }
  await prepare();
  for (const name of selected) {
    console.log(`\n${name}`);
    await (await load(`${name}.ts`)).run(args);
  }
}
