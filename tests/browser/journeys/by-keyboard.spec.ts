import { expect } from '@playwright/test';
import { BookingWizard, newGuest, photo } from '../booking-wizard.ts';
import { codeFor } from '../outbox.ts';
import { tabTo } from '../page.ts';
import { PASSWORD, shownReference } from './steps.ts';
import { story } from './story.ts';

story('a guest books, verifies the email and becomes a customer with the keyboard alone', async ({ page, records }) => {
  const guest = newGuest();
  const goOn = async () => {
    await tabTo(page, page.getByRole('button', { name: /^Continue/ }));
    await page.keyboard.press('Enter');
  };
  await page.goto('/');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Get started' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('radio', { name: /^Vehicle Repair/ }));
  await page.keyboard.press('Space');
  for (const _ of ['Brake Repair', 'Plumbing']) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Plumbing/ })).toBeChecked();
  await goOn();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();

  await tabTo(page, page.getByLabel('What’s happening?'));
  await page.keyboard.type('A drip.');
  // Before the key press, which could otherwise come before the listener.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.getByLabel('Add photo'));
  await page.keyboard.press('Space');
  await (await chooser).setFiles([await photo()]);
  await goOn();

  await tabTo(page, page.getByRole('radio', { name: /^Home Service/ }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await goOn();

  await new BookingWizard(page).waitForDates();
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  // Not today, whose next time slot may pass during the test. The arrow keys also reach the next
  // month.
  await page.keyboard.press('ArrowRight');
  const day = page.locator(':focus');
  for (let presses = 0; presses < 14; presses += 1) {
    if (/, available/.test((await day.getAttribute('aria-label')) ?? '')) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(day).toHaveAccessibleName(/, available/);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: /^\d\d:\d\d/ }));
  await page.keyboard.press('Space');
  await goOn();

  for (const [label, text] of [
    ['First name', guest.firstName],
    ['Last name', guest.lastName],
    ['Email', guest.email],
    ['Phone', '07700900123'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('checkbox', { name: /Privacy Policy/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Send booking request' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/appointment-success');
  const reference = await shownReference(page);
  expect(records.appointmentsOf(guest.email)).toMatchObject([
    { reference, service: 'Plumbing', status: 'pending', details: expect.stringContaining('A drip.'), photos: 1 },
  ]);

  await tabTo(page, page.getByRole('link', { name: 'Verify my email' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Digit 1 of 6'));
  await page.keyboard.type(await codeFor(page.request, guest.email));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByLabel('Confirm password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toContainText(reference);
  expect(records.appointmentsOf(guest.email)).toHaveLength(1);
  records.emailTo(guest.email, `Your booking ${reference}`);
});
