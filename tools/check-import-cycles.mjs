// Refuses files that import each other in a circle. Imports of types count, which the linter
// ignores.
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { root } from './root.mjs';

const ROOMS = ['gateway', 'shared'];
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** The files that each file imports, by path. */
async function importsIn(room) {
  const files = (await readdir(join(root, room), { recursive: true })).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.map(async (file) => {
      const path = join(room, file);
      const text = await readFile(join(root, path), 'utf8');
      return [path, [...text.matchAll(IMPORT)].map(([, target]) => normalize(join(dirname(path), target)))];
    }),
  );
}

/** The first circle that is found, as the paths along it; null when there is none. */
function circleIn(imports) {
  const done = new Set();
  const visit = (path, above) => {
    if (above.includes(path)) return [...above.slice(above.indexOf(path)), path];
    if (done.has(path)) return null;
    for (const target of imports.get(path) ?? []) {
      const circle = visit(target, [...above, path]);
      if (circle) return circle;
    }
    done.add(path);
    return null;
  };
  for (const path of imports.keys()) {
    const circle = visit(path, []);
    if (circle) return circle;
  }
  return null;
}

const circle = circleIn(new Map((await Promise.all(ROOMS.map(importsIn))).flat()));
if (circle) {
  console.error(`These files import each other in a circle:\n${circle.join('\n  -> ')}`);
  process.exit(1);
}
