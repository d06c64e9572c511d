// Refuses words that docs/glossary.md has retired, and comment lines of more than 100 columns.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkWords, GLOSSARY, readGlossary } from './glossary.mjs';
import { root } from './root.mjs';

/** What is clean already. This list only grows, until it is the whole project. */
const CLEAN = [
  'backend',
  'client/src/content',
  'client/src/forms',
  'client/src/illustrations',
  'client/src/ui',
  'docs/decisions',
  'docs/deploying.md',
  'docs/mobile.md',
  'docs/operations.md',
  'docs/performance.md',
  ':(glob)gateway/*.ts',
  'gateway/graphql',
  'gateway/http',
  'gateway/legacy',
  'gateway/observability',
  'gateway/state',
  'shared',
  'tests/backend',
  'tests/cluster',
  'tests/shared',
  'tests/soak',
  'tests/support',
  'tests/tools',
  'tools',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
];

const TEXT = /\.(?:css|graphql|html|json|md|mjs|m?ts|tsx)$/;
/** Generated code, the check's own test, and demo data in the voices of customers. */
const SKIPPED =
  /\/generated\/|tests\/tools\/glossary\.test\.ts$|^backend\/store\/demo\/(?:customers\.ts$|reviews\/|specialists\/)/;

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...CLEAN], {
  cwd: root,
  encoding: 'utf8',
});
const paths = tracked.split('\0').filter((path) => TEXT.test(path) && !SKIPPED.test(path));
const present = paths.filter((path) => existsSync(join(root, path)));
const files = new Map(present.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

const problems = checkWords(files, readGlossary(readFileSync(join(root, GLOSSARY), 'utf8')));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
