// Refuses words that docs/glossary.md has retired, comment lines of more than 100 columns, and
// lengths of styles that are no tokens.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLengths, checkWords, GLOSSARY, readGlossary } from './glossary.mjs';
import { root } from './root.mjs';

const TEXT = /\.(?:css|graphql|html|json|md|mjs|m?ts|tsx)$/;
/** Generated code, the words themselves, quoted requirements, and customers' voices in the demo. */
const SKIPPED =
  /\/generated\/|^package-lock\.json$|^tests\/tools\/glossary\.test\.ts$|^docs\/(?:glossary|requirements)\.md$|^backend\/demo\/(?:customers\.ts$|specialists\/)/;

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const paths = tracked.split('\0').filter((path) => TEXT.test(path) && !SKIPPED.test(path));
const present = paths.filter((path) => existsSync(join(root, path)));
const files = new Map(present.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

const problems = [
  ...checkWords(files, readGlossary(readFileSync(join(root, GLOSSARY), 'utf8'))),
  ...checkLengths(files, files.get('client/src/styles/tokens.css') ?? ''),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
