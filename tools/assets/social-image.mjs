// Makes the social image and the logo for search engines in client/public/ from the home page of a
// running product. Commit the result.
// Use: node tools/assets/social-image.mjs http://127.0.0.1:4000
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../process.mjs';
import { findChromium } from '../programs.mjs';

const folder = join(root, 'client', 'public');
const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
await page.goto(process.argv[2] ?? 'http://127.0.0.1:4000');
await page.evaluate(() => document.fonts.ready);
// Shows only the hero, in the height of the image.
await page.addStyleTag({
  content: `#root > div > :not(main), main > :not(:has(h1)), a[href="#content"], section[aria-labelledby="cookie-notice-title"] { display: none !important }
    main > [data-band="green"]:has(h1) { position: fixed; z-index: 99; inset: 0; display: grid; height: 630px; align-items: center }
    main > [data-band="green"] :is(a, button) { display: none }`,
});
const hero = await page.screenshot();
const mark = await page
  .locator('footer svg')
  .first()
  .evaluate((svg) => {
    const style = getComputedStyle(document.documentElement);
    return svg.outerHTML.replace(/var\((--[\w-]+)\)/g, (_whole, name) => style.getPropertyValue(name).trim());
  });
await browser.close();

const svg = mark.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"');
await sharp(hero)
  .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 })
  .toFile(join(folder, 'shared.png'));
await sharp(Buffer.from(svg))
  .resize(512, 512)
  .png({ palette: true, colours: 16, compressionLevel: 9, effort: 10 })
  .toFile(join(folder, 'logo.png'));
