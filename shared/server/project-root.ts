import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder that holds package.json, schema/ and backend/: the repository, or the build. Bundles
 * are at different depths below it, and those of `npm run dev` are below the repository.
 */
export const PROJECT_ROOT = rootAbove(import.meta.dirname);

/** The latest build in the repository; else this is the build. */
export const BUILD_FOLDER = existsSync(join(PROJECT_ROOT, 'tools')) ? join(PROJECT_ROOT, 'build') : PROJECT_ROOT;

function rootAbove(folder: string): string {
  const parent = dirname(folder);
  return existsSync(join(folder, 'package.json')) || parent === folder ? folder : rootAbove(parent);
}
