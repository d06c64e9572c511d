import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { root } from './root.mjs';

const FOLDER = join(root, 'tests', 'bench');

/**
 * Compares the gateway with others. A name runs the measurements whose name contains it, `all`
 * every one; those report ratios and judge nothing.
 */
export async function run([wanted = 'gateway']) {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort();
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  const chosen = names.filter((name) => wanted === 'all' || name.includes(wanted));
  if (chosen.length === 0) {
    console.error(`No measurement is called ${wanted}. Use one of: ${names.join(', ')}, all.`);
    process.exit(1);
  }
  register();
  for (const name of chosen) {
    console.log(`\n${name}`);
    const bench = await import(pathToFileURL(join(FOLDER, `${name}.ts`)).href);
    await bench.run();
  }
}
