import { expect } from '@playwright/test';
import { BookingWizard } from './booking-wizard.ts';
import { test } from './fixtures.ts';

test('what is typed in its own way is tidied when its field is left, in view of the customer (REG-06, BOOK-12, BOOK-15)', async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService('Vehicle Repair');
  await wizard.describeVehicle();
  const plate = page.getByLabel('Number plate');
  await plate.fill('');
  await plate.pressSequentially('fni9 ktr');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('x');
  await expect(plate).toHaveValue('fni9 ktxr');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(plate).toHaveValue('fni9 ktr');
  await page.keyboard.press('Tab');
  await expect(plate).toHaveValue('FN19 KTR');
  await expect(wizard.jobSheet).toContainText('FN19 KTR');
  await wizard.describe('It knocks.');
  await wizard.continue();

  await wizard.choosePlace(/^Different location/);
  const address = page.getByLabel('Address');
  await address.fill('Lay-by on the A46');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Do you know the post code?')).toBeVisible();
  await expect(address).not.toHaveAttribute('aria-invalid');
  await address.fill('1 high st le1o1aa');
  // Sent with Enter, the field is never left.
  await address.press('Enter');
  await expect(page).toHaveURL(/specialist$/);
  await wizard.back();
  await expect(address).toHaveValue('1 high st LE10 1AA');
});
