import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds package.json, schema/ and build/: above the sources as well as above the compiled files. */
export const PROJECT_ROOT = findRoot(import.meta.dirname);

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('package.json was not found above the gateway');
  return findRoot(above);
}
