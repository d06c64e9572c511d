import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from '../../support/product.ts';
import { appointmentCard, openAppointments } from '../appointments-page.ts';
import { operate } from '../operator.ts';
import { codeFor } from '../outbox.ts';
import { dialog, enterCode, fill } from '../page.ts';

export const PASSWORD = 'Kettle*Drum-81';

const main = (page: Page) => page.getByRole('main');

/** The reference of the booking that the page shows. */
export async function shownReference(page: Page): Promise<string> {
  await expect(main(page)).toContainText(/MW-\d{5}/);
  return /MW-\d{5}/.exec((await main(page).textContent()) ?? '')?.[0] ?? '';
}

/** From the verification of a guest's email to the dashboard. */
export async function verifyGuest(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Enter the code we sent you' })).toBeVisible();
  await enterCode(page, await codeFor(page.request, email));
  await fill(page, { 'New password': PASSWORD, 'Confirm password': PASSWORD });
  await page.getByRole('button', { name: 'Set password and finish' }).click();
  await expect(page).toHaveURL('/dashboard');
  // The address changes earlier, and the page before has the booking's reference too.
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
}

/** Pays on the appointment's card. */
export async function pay(page: Page, reference: string): Promise<void> {
  await appointmentCard(page, reference).getByRole('button', { name: 'Pay Now' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Pay £/ })
    .click();
  await expect(dialog(page).getByText('Payment successful! Your appointment is now confirmed.')).toBeVisible();
  await closeDialog(page);
}

/** Closes the only dialog. One that closes by itself would abort a `goto` with its step back. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** The details of an appointment, opened from its card. */
export async function openDetails(page: Page, reference: string): Promise<Locator> {
  await appointmentCard(page, reference)
    .getByRole('link', { name: /, details$/ })
    .click();
  await expect(dialog(page).getByText(reference)).toBeVisible();
  return dialog(page);
}

/** Cancels in the dialog that `opener` opens. */
export async function cancel(page: Page, opener: Locator, reason: string): Promise<void> {
  await opener.click();
  await page.getByLabel('Why are you cancelling?').fill(reason);
  await dialog(page).last().getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
}

/** Reschedules to the first free day and time slot in the dialog that `opener` opens. */
export async function reschedule(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  const calendar = page.getByRole('region', { name: 'Choose a new date' });
  await expect(dialog(page).locator('[aria-busy]', { has: calendar })).toHaveAttribute('aria-busy', 'false');
  // Not today, whose next time slot may pass during the story.
  const freeDays = dialog(page).getByRole('button', { name: /\d{4}, available$/ });
  if ((await freeDays.count()) === 0) await dialog(page).getByRole('button', { name: 'Next month' }).click();
  await freeDays.first().click();
  await dialog(page).getByRole('radio').last().check({ force: true });
  await dialog(page).getByRole('button', { name: 'Confirm new time' }).click();
  await expect(page.getByRole('heading', { name: 'Rescheduled', exact: true })).toBeVisible();
}

/** The repair is confirmed, paid for, completed by the operator, and reviewed. */
export async function repairAndReview(
  page: Page,
  { dataDir }: Pick<Product, 'dataDir'>,
  reference: string,
  { stars, comment }: { stars: RegExp; comment: string },
): Promise<void> {
  await operate(dataDir, 'confirm', reference);
  await openAppointments(page, reference);
  await pay(page, reference);
  await operate(dataDir, 'complete', reference);
  await openAppointments(page, reference);
  await appointmentCard(page, reference).getByRole('button', { name: 'Leave Review' }).click();
  await review(page, stars, comment);
}

/** Writes a review in the dialog that is open. */
async function review(page: Page, stars: RegExp, comment: string): Promise<void> {
  await dialog(page).getByRole('radio', { name: stars }).check();
  await dialog(page).getByRole('textbox', { name: 'Your review' }).fill(comment);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(dialog(page).getByText('Thank you for your review!')).toBeVisible();
  await closeDialog(page);
}
