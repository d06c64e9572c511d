import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { root } from './root.mjs';

/** Runs all measurements, or those whose name holds the given text. They report ratios and judge nothing. */
export async function run([wanted = '']) {
  register();
  const folder = join(root, 'tests', 'bench');
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.ts') && name.includes(wanted))) {
    console.log(`\n${file.replace(/\.ts$/, '')}`);
    const bench = await import(pathToFileURL(join(folder, file)).href);
    await bench.run();
  }
}
