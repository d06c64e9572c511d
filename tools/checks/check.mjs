import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../process.mjs';

/**
 * Runs a check if its module is what Node was started with, and not imported by a test. Fails if
 * there are problems.
 *
 * @param {string} url of the module
 * @param {() => Promise<{ problems: readonly string[], notes?: readonly string[] }>} check
 */
export async function runWhenStarted(url, check) {
  const [, started] = process.argv;
  // Node resolves links in a module's address, but not in the argument.
  if (!started || !existsSync(started) || pathToFileURL(realpathSync(started)).href !== url) return;
  const { problems, notes = [] } = await check();
  for (const note of notes) console.log(`note: ${note}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

/**
 * The project's text files, those that git doesn't know yet included.
 *
 * @returns {Map<string, string>} path -> text
 */
export function textFiles() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  const texts = paths.filter(
    (path) =>
      /\.(?:css|graphql|html|json|m?js|md|m?ts|tsx)$/.test(path) &&
      !/\/generated\/|^package-lock\.json$/.test(path) &&
      existsSync(join(root, path)),
  );
  return new Map(texts.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
