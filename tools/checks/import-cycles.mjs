// Fails for import cycles, including those of type imports, which the linter ignores.
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { root } from '../process.mjs';
import { runWhenStarted } from './check.mjs';

/** Checked together, because a cycle may span several folders. */
const FOLDERS = ['client/src', 'gateway', 'backend', 'shared'];
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}|~)\/[^']+)'/g;

const resolve = (path, target) =>
  target.startsWith('~/') ? target.replace('~', 'client/src') : normalize(join(dirname(path), target));

/** The files that each file imports, by path. */
async function importsIn(folder) {
  const files = (await readdir(join(root, folder), { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  return Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const text = await readFile(join(root, path), 'utf8');
      return [path, [...text.matchAll(IMPORT)].map(([, target]) => resolve(path, target))];
    }),
  );
}

/** The paths of the first cycle; null if there is none. */
function findCycle(imports) {
  const visited = new Set();
  const visit = (path, above) => {
    if (above.includes(path)) return [...above.slice(above.indexOf(path)), path];
    if (visited.has(path)) return null;
    for (const target of imports.get(path) ?? []) {
      const cycle = visit(target, [...above, path]);
      if (cycle) return cycle;
    }
    visited.add(path);
    return null;
  };
  for (const path of imports.keys()) {
    const cycle = visit(path, []);
    if (cycle) return cycle;
  }
  return null;
}

await runWhenStarted(import.meta.url, async () => {
  const cycle = findCycle(new Map((await Promise.all(FOLDERS.map(importsIn))).flat()));
  return { problems: cycle ? [`These files import each other in a cycle:\n${cycle.join('\n  -> ')}`] : [] };
});
