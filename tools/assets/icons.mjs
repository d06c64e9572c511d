// Makes the icons of the installed site in client/public/ from favicon.svg. Commit the result.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../process.mjs';

const folder = join(root, 'client', 'public');
const svg = await readFile(join(folder, 'favicon.svg'));
/** Of a maskable icon, phones cut off up to a fifth on each side. */
const SAFE = 0.66;

for (const [purpose, size] of [
  ['any', 192],
  ['any', 512],
  ['maskable', 192],
  ['maskable', 512],
]) {
  const inner = purpose === 'any' ? size : Math.round(size * SAFE);
  const mark = await sharp(svg, { density: 1200 }).resize(inner, inner).png().toBuffer();
  const background = purpose === 'any' ? '#0000' : '#0a2e26';
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, colours: 16, compressionLevel: 9, effort: 10 })
    .toFile(join(folder, `icon-${purpose}-${size}.png`));
}
