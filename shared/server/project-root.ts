import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds package.json, schema/ and backend/: the repository, or the build. Bundles
 * are at different depths below it, and those of `npm run dev` are below the repository.
 */
export const PROJECT_ROOT = rootAbove(import.meta.dirname);

function rootAbove(folder: string): string {
  const parent = dirname(folder);
  return existsSync(join(folder, 'package.json')) || parent === folder ? folder : rootAbove(parent);
}
