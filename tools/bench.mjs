import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { root } from './root.mjs';

const FOLDER = join(root, 'tests', 'bench');

/**
 * Runs the measurements whose name contains the argument, or all of them for `all`. By default, it
 * compares the gateway with others. Results are ratios, and none counts as a failure.
 */
export async function run([filter = 'gateway']) {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort();
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  const selected = names.filter((name) => filter === 'all' || name.includes(filter));
  if (selected.length === 0) {
    console.error(`No measurement matches ${filter}. Use one of: ${names.join(', ')}, all.`);
    process.exit(1);
  }
  register();
  for (const name of selected) {
    console.log(`\n${name}`);
    const bench = await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href);
    await bench.run();
  }
}
