import { runProgram } from './process.mjs';

/**
 * Files that tests or the product read instead of importing them, and who reads them. vitest
 * follows imports only, so for it the readers have changed too. A path that ends in a slash is a
 * folder.
 */
export const READERS = {
  'schema/': [
    'gateway/graphql/type-defs.ts',
    'tests/client/graphql/persisted-operations.test.ts',
    'tests/tools/graph-rules.test.ts',
    'tests/tools/schema.test.ts',
  ],
  'docs/schema.graphql': ['tests/gateway/schema-file.test.ts', 'tests/tools/breaking-changes.test.ts'],
  'docs/operations.md': ['tests/backend/operator-import.test.ts', 'tests/gateway/metrics-process.test.ts'],
  'docs/mobile.md': ['tests/gateway/mobile-docs.test.ts'],
  'README.md': ['tests/gateway/mobile-docs.test.ts', 'tests/tools/docs.test.ts'],
  'docs/': ['tests/tools/docs.test.ts'],
  'biome.walls.json': ['tests/tools/walls.test.ts'],
  'tools/eslint.config.mjs': ['tests/tools/graph-rules.test.ts'],
  'client/src/styles/tokens.css': ['tests/client/styles/tokens.test.ts'],
};

/**
 * The paths with those of their readers.
 *
 * @param {readonly string[]} paths relative to the project
 * @returns {string[]}
 */
export function withReaders(paths) {
  const readers = Object.entries(READERS).flatMap(([read, by]) =>
    paths.some((path) => path === read || (read.endsWith('/') && path.startsWith(read))) ? by : [],
  );
  return [...new Set([...paths, ...readers])];
}

/**
 * The files that differ from a commit, those that git doesn't know yet included.
 *
 * @param {string} commit
 * @returns {Promise<string[] | null>} relative to the project; null without such a commit
 */
export async function changedSince(commit) {
  const [tracked, untracked] = await Promise.all([
    git('diff', '--name-only', '--relative', '-z', '--end-of-options', commit, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return tracked && untracked && [...tracked, ...untracked];
}

async function git(...args) {
  const { code, output } = await runProgram('git', args, { quiet: true });
  return code === 0 ? output.split('\0').filter(Boolean) : null;
}
