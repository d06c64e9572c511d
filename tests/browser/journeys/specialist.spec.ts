import { expect } from '@playwright/test';
import { runOperator } from '../../support/operator.ts';
import { ApplicationWizard, newAddress } from '../application-wizard.ts';
import { BookingWizard, newGuest } from '../booking-wizard.ts';
import { shownReference } from './steps.ts';
import { story } from './story.ts';

story(
  'a specialist applies, is approved by the operator, and gets a first booking',
  async ({ page, product, records }) => {
    const email = newAddress();
    const operator = async (...words: string[]) => JSON.parse(await runOperator(product.dataDir, [...words, '--json']));
    const wizard = new ApplicationWizard(page);
    await wizard.fillUntilReview(email);
    await wizard.verify(email);
    await wizard.consent();
    await wizard.submitButton.click();
    await expect(wizard.confirmation).toBeFocused();
    records.emailTo(email, 'We’ve received your application');

    const [{ id }] = records.rows<{ id: number }>('select id from applications where email = ?', email) as [
      { id: number },
    ];
    expect(JSON.stringify(await operator('applications', 'list'))).toContain(email);
    const name = `Tom Bexley ${id}`;
    await operator('applications', 'approve', String(id), '--name', name);
    records.emailTo(email, 'your application is approved');
    expect(records.rows('select status from applications where id = ?', String(id))).toEqual([{ status: 'approved' }]);

    // The directory may be half a minute old.
    await expect(async () => {
      await page.goto(`/specialists?search=${encodeURIComponent(name)}`);
      await expect(page.getByRole('article')).toHaveCount(1, { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('article')).toContainText(name);
    await page
      .getByRole('article')
      .getByRole('link', { name: /Book now/i })
      .click();
    const guest = newGuest();
    const booking = new BookingWizard(page);
    await booking.service('Plumbing').check();
    // So may the list of those who offer the service, without which it can't be continued with.
    await expect(async () => {
      await page.reload();
      await expect(booking.jobSheet).toContainText('£', { timeout: 2_000 });
      await expect(page.getByText(/doesn’t offer Plumbing/)).toHaveCount(0, { timeout: 1 });
    }).toPass();
    await booking.continue();
    await booking.describe('It drips all night.');
    await booking.continue();
    await booking.chooseLocation(/^Home Service/);
    await page.getByLabel('Your address').fill('4 Saxby Street, Leicester LE2 0ND');
    await booking.continue();
    await expect(page.getByRole('radio', { name: new RegExp(name) })).toBeChecked();
    await booking.continue();
    await booking.chooseFirstTimeSlot();
    await booking.continue();
    await expect(booking.jobSheet).toContainText(name);
    await booking.fillContact(guest);
    await booking.submitButton.click();
    await expect(page).toHaveURL('/appointment-success');
    const reference = await shownReference(page);
    await operator('appointments', 'confirm', reference);
    expect(records.appointmentsOf(guest.email)).toMatchObject([
      { reference, status: 'confirmed', specialist: name, address: '4 Saxby Street, Leicester LE2 0ND', claims: 1 },
    ]);
    expect(records.emailTo(guest.email, `Confirmed: your appointment ${reference}`)).toContain(name);
  },
);
