// Fails for requirement IDs without a row in docs/requirements.md, for constants that it states
// otherwise than the code, and for rules' numbers written into texts. Notes rows without a test.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { checkConstants, checkRequirements, checkTexts, constantHomes } from './requirements.mjs';
import { root } from './root.mjs';

const FOLDERS = ['backend', 'client', 'docs', 'gateway', 'schema', 'shared', 'tests', 'tools'];
const IGNORED_FOLDERS = new Set(['node_modules', 'generated', 'build', 'data']);
const TEXT = /\.(?:css|graphql|html|js|json|md|m?ts|mjs|tsx)$/;
// Tests the check with bad input.
const IGNORED_FILE = 'tests/tools/requirements.test.ts';

const rootEntries = await readdir(root, { withFileTypes: true });
const top = rootEntries.filter((entry) => entry.isFile() && /\.(?:md|ts)$/.test(entry.name)).map(({ name }) => name);
const folders = rootEntries
  .filter((entry) => entry.isDirectory() && FOLDERS.includes(entry.name))
  .map(({ name }) => name);
const paths = [...top, ...(await Promise.all(folders.map(textsIn))).flat()].sort();
const read = paths.filter((path) => path !== IGNORED_FILE);
const texts = await Promise.all(read.map(async (path) => [path, await readFile(join(root, path), 'utf8')]));

const files = new Map(texts);
const modules = new Map();
for (const home of constantHomes(files)) modules.set(home, await tsImport(`../${home}`, import.meta.url));
const readConstant = (home, name) => name.split('.').reduce((value, key) => value?.[key], modules.get(home));

const { problems, untested } = checkRequirements(files);
problems.push(...checkConstants(files, readConstant), ...checkTexts(files));
for (const problem of problems) console.error(problem);
if (untested.length > 0) console.log(`note: requirements that no test names: ${untested.join(', ')}`);
if (problems.length > 0) process.exit(1);

/** The text files below a folder, as paths relative to the project. */
async function textsIn(folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = entries.map((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : textsIn(path);
    return TEXT.test(entry.name) ? [path] : [];
  });
  return (await Promise.all(found)).flat();
}
