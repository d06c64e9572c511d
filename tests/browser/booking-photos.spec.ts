import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BookingWizard, CustomerBookingWizard, newGuest } from './booking-wizard.ts';
import { logInAs, newCustomer, switchCustomer } from './customers.ts';
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

test('a photo is sent upright and without its GPS position; what is no photo is rejected by name, by the page or the server (FILE-11, BOOK-11, BOOK-13, C-14)', async ({
  page,
  product,
}) => {
  const original = await photoWithPosition();
  expect(original.buffer.includes(GPS_POSITION)).toBe(true);
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  const description = page.getByLabel('What’s happening?');
  await description.fill('A leak under the sink.');
  const input = page.getByLabel('Add photo');
  await expect(input).toHaveAttribute('accept', 'image/*');
  await expect(input).toHaveAttribute('multiple');
  const group = page.getByRole('group', { name: 'Photos' });
  await expect(group).toContainText('Max size: 25MB');

  const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  const empty = { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };
  const disguised = {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html><script>alert(1)</script>'),
  };
  const complete = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#8aa' } })
    .jpeg()
    .toBuffer();
  const truncated = { name: 'cut.jpg', mimeType: 'image/jpeg', buffer: complete.subarray(0, -20) };
  // Chromium can't decode HEIC, so only the server notices that this is not a photo.
  const unreadable = {
    name: 'sink.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  };
  await input.setInputFiles([notes, empty, disguised, truncated, unreadable, original]);
  await expect(group).toContainText('“notes.pdf” is not an image.');
  await expect(group).toContainText('“empty.png” is empty.');
  await expect(group).toContainText('“page.jpg” is not an image.');
  await expect(group).toContainText('“cut.jpg” is damaged or incomplete. Please choose another photo.');
  // Created in the page, because a file of this size would take long to transfer.
  await input.evaluate((element: HTMLInputElement) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }));
    element.files = chosen.files;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(group).toContainText('“huge.png” is larger than 25 MB.');
  for (const name of ['leak.jpg', 'sink.heic'])
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await expect(description).toHaveValue('A leak under the sink.');
  await wizard.continue();
  await wizard.fillFromWorkshop();
  const guest = newGuest();
  await wizard.fillContact(guest);
  await wizard.submitButton.click();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('Error! Please resolve the following issues');
  await expect(page.getByLabel('Email')).toHaveValue(guest.email);
  await summary.getByRole('link', { name: /sink\.heic/ }).click();
  await expect(page).toHaveURL(/details/);
  await page.getByRole('button', { name: 'Remove sink.heic' }).click();
  for (let step = 0; step < 3; step += 1) await wizard.continue();
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
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

test('a draft and its photos survive a visit to the profile and a reload, no one else sees them, and logging out deletes them (C-06, SESS-08)', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await logInAs(page, customer);
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await wizard.describeItem();
  await wizard.continue();
  await wizard.chooseLocation(/^Home Service/);
  await page.getByRole('link', { name: 'Add your address' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Home Service' })).toBeChecked();
  await page.goto('/dashboard/book-appointment/details');
  await expect(page.getByLabel('Details of Item')).toHaveValue('Kitchen tap');
  await expect(page.getByRole('button', { name: 'Remove leak.png' })).toBeVisible();

  await switchCustomer(page, await newCustomer(request));
  await page.goto('/dashboard/book-appointment/details');
  await expect(page).toHaveURL('/dashboard/book-appointment');
  await expect(wizard.service('Plumbing')).not.toBeChecked();
  await expect(page.locator('body')).not.toContainText('Kitchen tap');

  await switchCustomer(page, customer);
  await page.goto('/dashboard/book-appointment');
  await expect(wizard.service('Plumbing')).toBeChecked();
  expect(await photosIn(page)).toBe(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
  await expect.poll(() => photosIn(page)).toBe(0);
});
