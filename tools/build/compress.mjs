import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Photos and fonts are compressed already. */
const TEXT_FORMATS = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
/** Smaller files fit in one packet. */
const MIN_BYTES = 1024;

const ENCODERS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a compressed copy beside each text file of a folder, at the highest level, so that no
 * request has to compress it.
 *
 * @param {string} folder
 * @param {string[]} excluded folders in it
 */
export async function compressFiles(folder, excluded) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT_FORMATS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !excluded.some((name) => path.startsWith(join(folder, name, sep))));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  for (const [extension, encode] of Object.entries(ENCODERS))
    await writeFile(`${path}.${extension}`, await encode(bytes));
}
