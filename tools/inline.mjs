import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The hashes of the style elements so far, for the content security policy. */
export const styleHashes = new Set();

/**
 * The link to a style sheet as a style element, so that no request delays the first paint. The
 * disabled link isn't fetched: it tells the bundler's loader that the styles are there.
 *
 * @param {string} folder of the built client
 * @param {string} file in it
 */
export async function inlineStyle(folder, file) {
  const css = (await readFile(join(folder, file), 'utf8')).trim();
  if (css.includes('</style')) throw new Error(`${file} would end its style element.`);
  styleHashes.add(hashOf(css));
  return `<style>${css}</style><link rel="stylesheet" href="/${file}" disabled>`;
}

/**
 * Inserts the styles and the scripts that `html` links to, except modules.
 *
 * @param {string} html
 * @param {string} folder of the built client
 */
export async function inlineFiles(html, folder) {
  const styled = await replaceEach(html, /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, ([, file]) =>
    inlineStyle(folder, file),
  );
  const scriptHashes = [];
  const scriptFiles = [];
  const inlined = await replaceEach(styled, /<script src="\/([^"]+)"><\/script>/g, async ([, file]) => {
    const script = withoutComments(await readFile(join(folder, file), 'utf8'));
    scriptHashes.push(hashOf(script));
    scriptFiles.push(file);
    return `<script>${script}</script>`;
  });
  return { html: inlined, scriptHashes, scriptFiles };
}

const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function replaceEach(text, pattern, replace) {
  const matches = [...text.matchAll(pattern)];
  const replacements = await Promise.all(matches.map(replace));
  return matches.reduce((result, [found], index) => result.replace(found, () => replacements[index]), text);
}

/** Whole lines only: the scripts are small, and compressed with the page. */
const withoutComments = (script) => script.replace(/^\s*\/\/.*\n/gm, '').replace(/^ +/gm, '');
