import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { bookFor, enterAs, newCustomer } from './customers.ts';

/** The card of an appointment on the page of appointments, by its reference. */
export function cardOf(page: Page, reference: string): Locator {
  return page.getByRole('article').filter({ hasText: reference });
}

/**
 * Counts what the page asks of the graph from now on, by operation; the alerts have a line of their
 * own and do not count.
 */
export function countOperations(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/graphql')) return;
    const name = request.postDataJSON()?.operationName ?? new URL(request.url()).searchParams.get('operationName');
    if (name && !/^Alerts/.test(name)) asked.push(name);
  });
  return asked;
}

/**
 * Waits until the bell knows its alerts, of which there is at least the welcome; gives a way to
 * wait for exactly one more.
 */
export async function waitForNextAlert(page: Page): Promise<() => Promise<void>> {
  const bell = page.getByRole('button', { name: /^Alerts, \d+ unread$/, includeHidden: true });
  await expect(bell).toBeAttached();
  const before = Number((await bell.getAttribute('aria-label'))?.replace(/\D/g, ''));
  return async () => {
    await expect(bell).toHaveAttribute('aria-label', `Alerts, ${before + 1} unread`);
    // What the alert may have set off has left the page before the answer to this is back.
    await page.evaluate(async () => void (await fetch('/healthz')));
  };
}

/** Stops the time of a page whose clock has been installed, for what it shows for a moment only. */
export async function stopTime(page: Page): Promise<void> {
  // Too late on a busy machine, it has stopped the time all the same, and the next try is in its
  // future.
  await expect(() => page.clock.pauseAt(Date.now() + 1_000)).toPass();
}

/**
 * Stops the time of a page from here on, for what it shows for a moment only; `page.clock.resume()`
 * lets it go on.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await stopTime(page);
}

/** Waits until the page is hydrated, or rendered, and has repeated an early press. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
}

/** Opens the page of appointments and waits for one of them. */
export async function openAppointments(page: Page, reference: string): Promise<Locator> {
  await page.goto('/dashboard/appointments');
  const card = cardOf(page, reference);
  await expect(card).toBeVisible();
  return card;
}

/**
 * A customer of the test's own with one booking, as `bookFor` makes it, on the page of
 * appointments: its card, and whose it is.
 */
export async function openOwnBooking(page: Page, request: APIRequestContext, wishes?: Parameters<typeof bookFor>[2]) {
  const customer = await newCustomer(request);
  const { id, reference } = await bookFor(request, customer, wishes);
  await enterAs(page, customer);
  return { customer, id, reference, card: await openAppointments(page, reference) };
}
