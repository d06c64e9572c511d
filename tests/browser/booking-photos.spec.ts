import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { CustomerBookingWizard } from './customer-booking-wizard.ts';
import { logInAs, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';

const GPS_POSITION = '52.6369N 1.1398W';

/** A rotated photo with its GPS position, as phones store it. */
async function photoWithPosition() {
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#8aa' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: GPS_POSITION }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 38/1 12/1' } })
    .jpeg()
    .toBuffer();
  return { name: 'leak.jpg', mimeType: 'image/jpeg', buffer };
}

test('a photo is sent upright and without its GPS position (FILE-11)', async ({ page, product }) => {
  const original = await photoWithPosition();
  expect(original.buffer.includes(GPS_POSITION)).toBe(true);
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await page.getByLabel('What’s happening?').fill('A leak under the sink.');
  await page.getByLabel('Add photo').setInputFiles(original);
  await page.getByRole('button', { name: 'Remove leak.jpg' }).waitFor();
  await wizard.continue();
  await wizard.workshops.first().check();
  await wizard.continue();
  await wizard.chooseFirstTimeSlot();
  await wizard.continue();
  await wizard.fillContact(newGuest());
  const folder = join(product.dataDir, 'appointment-images');
  const before = await readdir(folder);
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
  const [name = ''] = (await readdir(folder)).filter((file) => !before.includes(file));
  const stored = await readFile(join(folder, name));
  expect(stored.includes(GPS_POSITION)).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 240, height: 320, format: 'jpeg' });
});

const HOUR = 60 * 60_000;

/** How many drafts have photos in IndexedDB. */
function photosIn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'drafts')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('drafts');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('files').objectStore('files').count();
        counting.onsuccess = () => resolve(counting.result);
        opening.result.close();
      };
    });
  });
}

test('photos of an abandoned booking are deleted after a day, on any page', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.fillUntilLocation('Plumbing');
  await expect.poll(() => photosIn(page)).toBe(1);
  const start = Date.now();
  await page.clock.setFixedTime(start + 23 * HOUR);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await photosIn(page)).toBe(1);
  await page.clock.setFixedTime(start + 25 * HOUR);
  await page.goto('/about');
  await expect.poll(() => photosIn(page)).toBe(0);
});

test('logging out deletes the photos (SESS-08)', async ({ page, request }) => {
  await logInAs(page, await newCustomer(request));
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await wizard.describeItem();
  await wizard.continue();
  await expect.poll(() => photosIn(page)).toBe(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
  await expect.poll(() => photosIn(page)).toBe(0);
});
