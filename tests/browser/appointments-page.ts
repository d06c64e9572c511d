import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { bookFor, logInAs, newCustomer } from './customers.ts';

/** The card of an appointment on the appointments page. */
export function appointmentCard(page: Page, reference: string): Locator {
  return page.getByRole('article').filter({ hasText: reference });
}

/** Opens the appointments page and returns the card of an appointment. */
export async function openAppointments(page: Page, reference: string): Promise<Locator> {
  await page.goto('/dashboard/appointments');
  const card = appointmentCard(page, reference);
  await expect(card).toBeVisible();
  return card;
}

/** Registers a customer with one appointment, logs them in and opens the appointments page. */
export async function openNewAppointment(
  page: Page,
  request: APIRequestContext,
  options?: Parameters<typeof bookFor>[2],
) {
  const customer = await newCustomer(request);
  const { id, reference } = await bookFor(request, customer, options);
  await logInAs(page, customer);
  return { customer, id, reference, card: await openAppointments(page, reference) };
}
