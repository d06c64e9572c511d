import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../root.ts';

/** The graph as it is written in schema/, the only place where it is written. */
export function loadTypeDefs(): string[] {
  const folder = join(PROJECT_ROOT, 'schema');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
