import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildASTSchema, parse } from 'graphql';

/**
 * Parses the files in schema/. `noun` is the name of the file.
 *
 * @param {string} folder
 */
export async function readSchemaFiles(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.graphql')).sort();
  return Promise.all(
    files.map(async (file) => ({
      noun: file.replace('.graphql', ''),
      document: parse(await readFile(join(folder, file), 'utf8')),
    })),
  );
}

/** @param {string} folder */
export async function readSchema(folder) {
  const files = await readSchemaFiles(folder);
  return buildASTSchema({ kind: 'Document', definitions: files.flatMap(({ document }) => [...document.definitions]) });
}
