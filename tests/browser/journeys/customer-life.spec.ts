import { expect } from '@playwright/test';
import { BookingWizard, CustomerBookingWizard, newGuest } from '../booking-wizard.ts';
import { goTo } from '../page.ts';
import { repairAndReview, shownReference, verifyGuest } from './steps.ts';
import { story } from './story.ts';

const REVIEWS = [
  { stars: /^5 stars/, comment: 'On time, tidy, and the drip is gone.' },
  { stars: /^4 stars/, comment: 'Good work again, a little late.' },
  { stars: /^5 stars/, comment: 'Third time, and I’d book again.' },
];

story('a guest becomes a customer, and writes a third review', async ({ page, product, records }) => {
  const guest = newGuest();
  const wizard = new BookingWizard(page);
  await wizard.fillUntilReview('Plumbing', guest);
  await wizard.submitButton.click();
  await page.getByRole('link', { name: 'Verify my email' }).click();
  await verifyGuest(page, guest.email);

  for (const [index, { stars, comment }] of REVIEWS.entries()) {
    await story.step(`repair ${index + 1}`, async () => {
      if (index > 0) {
        const next = new CustomerBookingWizard(page);
        await next.fillUntilConfirm();
        await next.submitButton.click();
        await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
        await shownReference(page);
      }
      const reference = records.appointmentsOf(guest.email)[index]?.reference ?? '';
      await repairAndReview(page, product, reference, { stars, comment });
      for (const subject of ['Confirmed: your appointment', 'Receipt for appointment', 'How was it? Your appointment'])
        records.emailTo(guest.email, `${subject} ${reference}`);
    });
  }

  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: '0 Pending Reviews' })).toBeVisible();
  await goTo(page, 'My Repairs');
  await expect(page.getByRole('article')).toHaveCount(3);
  await goTo(page, 'Reviews');
  await page.getByRole('tab', { name: 'My Submitted Reviews' }).click();
  for (const { comment } of REVIEWS) await expect(page.getByText(comment)).toBeVisible();

  const rows = records.appointmentsOf(guest.email);
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toMatchObject({ status: 'completed', paid: 1, reviewed: 1, refundPercent: null });
  // Everyone can read the newest of them on the specialist's page.
  const [{ id }] = records.rows<{ id: number }>(
    'select id from specialists where name = ?',
    rows[2]?.specialist ?? '',
  ) as [{ id: number }];
  await page.goto(`/specialists/${id}`);
  await expect(page.getByText(REVIEWS[2]?.comment ?? '')).toBeVisible();
});
