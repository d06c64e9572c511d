import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGE = 'lucide-react';

/**
 * Imports each icon from its own module. Through the package's index, every page seems to use every
 * icon, and the grouping of modules in chunks.ts would put all of them on all pages.
 */
export function iconImports(): Plugin {
  let modules: Map<string, string>;
  return {
    name: 'icon-imports',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      modules = readIconModules();
    },
    transform: {
      filter: { code: PACKAGE },
      handler(code, id) {
        // Keys of elements that never move, and a statement that does nothing.
        if (id.includes(`/${PACKAGE}/`)) return code.replace(/,\s+key: "\w+"|^__iconData\.node;$/gm, '');
        return code.replace(/^import \{([^}]+)\} from 'lucide-react';$/gm, (_statement, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name && !name.startsWith('type '))
            .map((name) => importOf(name, modules))
            .join(' '),
        );
      },
    },
  };
}

/** `name` may be `Icon as Alias`. */
function importOf(name: string, modules: ReadonlyMap<string, string>): string {
  const [icon = name, alias = icon] = name.split(' as ');
  const path = modules.get(icon);
  if (!path) throw new Error(`${PACKAGE} has no module for ${icon}.`);
  return `import ${alias} from '${PACKAGE}/icons/${path}';`;
}

/** The module of each exported name, from the package's index. */
function readIconModules(): Map<string, string> {
  const index = createRequire(import.meta.url)
    .resolve(PACKAGE)
    .replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs');
  const modules = new Map<string, string>();
  for (const [, names = '', path = ''] of readFileSync(index, 'utf8').matchAll(
    /^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm,
  )) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) modules.set(name, path);
  }
  return modules;
}
