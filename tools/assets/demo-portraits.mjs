// Draws the portraits of the demo specialists in backend/demo/portraits/. Commit the result.
// Use: node --import tsx tools/assets/demo-portraits.mjs
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createAvatar } from '@dicebear/core';
import * as openPeeps from '@dicebear/open-peeps';
import sharp from 'sharp';
import { portraitFile, portraits } from '../../backend/demo/portraits.ts';

const folder = fileURLToPath(new URL('../../backend/demo/portraits/', import.meta.url));
const backgrounds = ['ddefe7', 'fff3c9', 'e3ecf7', 'fde6e0'];
const side = 320;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [index, [name, appearance]] of Object.entries(portraits).entries()) {
  const svg = createAvatar(openPeeps, {
    seed: name,
    size: side,
    backgroundColor: [backgrounds[index % backgrounds.length]],
    head: [appearance.head],
    skinColor: [appearance.skin],
    headContrastColor: [appearance.hair],
    clothingColor: [appearance.clothes],
    face: [appearance.face],
    facialHair: appearance.beard ? [appearance.beard] : [],
    facialHairProbability: appearance.beard ? 100 : 0,
    accessories: appearance.glasses ? [appearance.glasses] : [],
    accessoriesProbability: appearance.glasses ? 100 : 0,
    maskProbability: 0,
  }).toString();
  await sharp(Buffer.from(svg))
    .resize(side, side)
    .webp({ quality: 80 })
    .toFile(`${folder}${portraitFile(name)}`);
}
