import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BookingWizard, newGuest } from './booking-wizard.ts';
import { CustomerBookingWizard } from './customer-booking-wizard.ts';
import { logInAs, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';

const PLACE = '52.6369N 1.1398W';

/** A photo as a phone stores it: on its side, with the place where it was taken. */
async function takenPhoto() {
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#8aa' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: PLACE }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 38/1 12/1' } })
    .jpeg()
    .toBuffer();
  return { name: 'leak.jpg', mimeType: 'image/jpeg', buffer };
}

test('a photo leaves the browser without the place where it was taken, the right way up (FILE-11)', async ({
  page,
  product,
}) => {
  const taken = await takenPhoto();
  expect(taken.buffer.includes(PLACE)).toBe(true);
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await page.getByLabel('What’s happening?').fill('A leak under the sink.');
  await page.getByLabel('Add photo').setInputFiles(taken);
  await page.getByRole('button', { name: 'Remove leak.jpg' }).waitFor();
  await wizard.continue();
  await wizard.workshops.first().check();
  await wizard.continue();
  await wizard.chooseFirstTime();
  await wizard.continue();
  await wizard.fillContact(newGuest());
  const folder = join(product.dataDir, 'appointment-images');
  const before = await readdir(folder);
  await wizard.submitButton.click();
  await expect(page).toHaveURL('/appointment-success');
  const [name = ''] = (await readdir(folder)).filter((one) => !before.includes(one));
  const stored = await readFile(join(folder, name));
  expect(stored.includes(PLACE)).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 240, height: 320, format: 'jpeg' });
});

const HOUR = 60 * 60_000;

/** How many forms have left photos on this device. */
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

test('photos of a booking that was left are gone after a day, on whatever page one comes back to', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.fillUntilPlaces('Plumbing');
  await expect.poll(() => photosIn(page)).toBe(1);
  const left = Date.now();
  await page.clock.setFixedTime(left + 23 * HOUR);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await photosIn(page)).toBe(1);
  await page.clock.setFixedTime(left + 25 * HOUR);
  await page.goto('/about');
  await expect.poll(() => photosIn(page)).toBe(0);
});

test('who logs out leaves no photos behind (SESS-08)', async ({ page, request }) => {
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
