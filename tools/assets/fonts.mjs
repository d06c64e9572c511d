// Cuts the fonts down to what the client uses: `node tools/assets/fonts.mjs` writes the files that
// client/src/styles/fonts.css loads, and `--check` compares them. The axes of variable fonts are
// limited too: that saves more than the characters do.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../process.mjs';

const FOLDER = join(root, 'client', 'src', 'styles', 'fonts');
const { resolve } = createRequire(import.meta.url);

/** Kerning, ligatures and figures of equal width (prices and times); nothing else is used. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The characters of our texts. Letters that only some names have are in files of their own. */
const TEXT = `${range(0x20, 0x7e)}\u00a0£©°·½×‑–—‘’“”•…€→−`;
const LATIN_1 = `${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}`;
const LATIN_EXTENDED = range(0x100, 0x17f);

const bricolage = (subset) => `bricolage-grotesque/files/bricolage-grotesque-${subset}-wdth-normal.woff2`;
const hanken = (subset) => `hanken-grotesk/files/hanken-grotesk-${subset}-wght-normal.woff2`;
const atkinson = (subset) => `atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-${subset}-wght-normal.woff2`;

/** Headings are all of about this weight, so only the width varies. */
const display = { wght: 750, wdth: { min: 78, max: 100, default: 88 } };
const displayLight = { wght: 500, wdth: 80 };
const body = { wght: { min: 400, max: 700, default: 400 } };

const FONTS = {
  display: { source: bricolage('latin'), text: TEXT, axes: display },
  'display-latin-1': { source: bricolage('latin'), text: LATIN_1, axes: display },
  'display-latin-extended': { source: bricolage('latin-ext'), text: LATIN_EXTENDED, axes: display },
  'display-light': { source: bricolage('latin'), text: TEXT, axes: displayLight },
  body: { source: hanken('latin'), text: TEXT, axes: body },
  'body-latin-1': { source: hanken('latin'), text: LATIN_1, axes: body },
  'body-latin-extended': { source: hanken('latin-ext'), text: LATIN_EXTENDED, axes: body },
  mono: { source: atkinson('latin'), text: TEXT, axes: body },
};

const isCheck = process.argv.includes('--check');
const outdated = [];
for (const [name, { source, text, axes }] of Object.entries(FONTS)) {
  const file = join(FOLDER, `${name}.woff2`);
  const font = await subsetFont(await readFile(resolve(`@fontsource-variable/${source}`)), text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: axes,
  });
  if (!isCheck) await writeFile(file, font);
  else if (!font.equals(await readFile(file))) outdated.push(name);
}
if (outdated.length > 0) {
  console.error(`Run "node tools/assets/fonts.mjs": ${outdated.join(', ')} changed.`);
  process.exit(1);
}
