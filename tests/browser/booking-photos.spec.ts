import { expect, type Page } from '@playwright/test';
import { BookingWizard } from './booking-wizard.ts';
import { CustomerBookingWizard } from './customer-booking-wizard.ts';
import { enterAs, newCustomer } from './customers.ts';
import { test } from './fixtures.ts';

const HOUR = 60 * 60_000;

/** How many forms have left photos on this device. */
function photosIn(page: Page, name: string): Promise<number> {
  return page.evaluate(async (database) => {
    if (!(await indexedDB.databases()).some((one) => one.name === database)) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(database);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('files').objectStore('files').count();
        counting.onsuccess = () => resolve(counting.result);
        opening.result.close();
      };
    });
  }, name);
}

test('photos of a booking that was left are gone after a day, on whatever page one comes back to', async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.fillUntilPlaces('Plumbing');
  await expect.poll(() => photosIn(page, 'booking-photos')).toBe(1);
  const left = Date.now();
  await page.clock.setFixedTime(left + 23 * HOUR);
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(await photosIn(page, 'booking-photos')).toBe(1);
  await page.clock.setFixedTime(left + 25 * HOUR);
  await page.goto('/about');
  await expect.poll(() => photosIn(page, 'booking-photos')).toBe(0);
});

test('who logs out leaves no photos behind (SESS-08)', async ({ page, request }) => {
  await enterAs(page, await newCustomer(request));
  const wizard = new CustomerBookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Plumbing');
  await wizard.describeItem();
  await wizard.continue();
  await expect.poll(() => photosIn(page, 'customer-booking-photos')).toBe(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
  await expect.poll(() => photosIn(page, 'customer-booking-photos')).toBe(0);
});
