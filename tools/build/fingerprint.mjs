import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../process.mjs';

/**
 * A hash of the contents of files and folders, to tell whether a step must run again.
 *
 * @param {string[]} paths files and folders, from the root
 * @param {string} salt anything else that the step depends on
 * @param {(file: string) => boolean} isIncluded which files of the folders matter
 */
export async function fingerprint(paths, salt = '', isIncluded = () => true) {
  const hash = createHash('sha256').update(salt);
  for (const path of paths) {
    for (const file of (await filesIn(join(root, path))).filter(isIncluded)) {
      hash
        .update(file.slice(root.length))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesIn(path) {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
