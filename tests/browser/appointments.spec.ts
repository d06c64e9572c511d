import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { examine } from './checks.ts';
import { bookFor, logInAs, logInAsJoan, newCustomer, query } from './customers.ts';
import { test } from './fixtures.ts';
import { operate } from './operator.ts';
import { operationName } from './recorded-operations.ts';

const PATH = '/dashboard/appointments';

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('heading', { name }) });
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');
const details = (page: Page) => page.getByRole('dialog');

/** As Joan, for read-only tests. */
async function openAsJoan(page: Page, path = PATH): Promise<void> {
  await logInAsJoan(page);
  await page.goto(path);
}

/** Counts the page's requests for the list. */
function countListRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/graphql') && operationName(request) === 'Appointments') count += 1;
  });
  return () => count;
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('shows every status, filters and searches through the URL, and supports Back (APPT-02..05)', async ({ page }) => {
  const listRequests = countListRequests(page);
  await openAsJoan(page);
  await expect(cards(page)).toHaveCount(9);

  for (const [name, count] of [
    ['Pending', 2],
    ['Confirmed', 3],
    ['Completed', 3],
    ['Cancelled', 1],
  ] as const) {
    await page.getByRole('button', { name: `${name} ${count}` }).click();
    await expect(page).toHaveURL(`${PATH}?status=${name.toLowerCase()}`);
    await expect(cards(page)).toHaveCount(count);
    // One of the confirmed ones wasn't paid in time, which its stamp says instead (APPT-09).
    const stamps = name === 'Confirmed' ? /^(Confirmed|Expired)$/ : name;
    await expect(cards(page).getByText(stamps, { exact: true })).toHaveCount(count);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${PATH}?status=completed`);
  await expect(cards(page)).toHaveCount(3);

  await page.getByRole('button', { name: /^All/ }).click();
  await search(page).fill('frog engine');
  await expect(page).toHaveURL(`${PATH}?search=frog+engine`);
  await expect(page.getByText('No appointments match')).toBeVisible();
  await examine(page);
  const reference = await referenceOf(page, 'Plumbing');
  await search(page).fill(reference.toLowerCase());
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, 'Plumbing')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 of 9 appointments' })).toBeAttached();
  const sent = listRequests();

  // All typing is one history entry, so Back returns to the status before it.
  await page.goBack();
  await expect(page).toHaveURL(`${PATH}?status=completed`);
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(3);
  // Its list is a moment old, so it isn't requested again.
  expect(listRequests()).toBe(sent);
});

async function referenceOf(page: Page, service: string): Promise<string> {
  await search(page).fill(service);
  await expect(cards(page)).toHaveCount(1);
  return (
    (await cards(page)
      .getByText(/^MW-\d+$/)
      .textContent()) ?? ''
  );
}

test('details have a URL and support Back; a confirmed appointment is rescheduled and cancelled there, not on its card (APPT-13, C-43, C-48, C-86)', async ({
  page,
}) => {
  await openAsJoan(page, `${PATH}?status=pending`);
  await card(page, 'Plumbing').getByRole('link').click();
  await expect(page).toHaveURL(/\?status=pending&appointment=\d+$/);
  await expect(details(page).getByRole('heading', { name: 'Plumbing' })).toBeFocused();
  const row = (term: string) => details(page).locator('dl > div').filter({ hasText: term });
  await expect(row('First choice')).toContainText(/\w{3} \d+ \w{3} 20\d\d, \d\d:\d\d/);
  await expect(row('Second choice')).toContainText(/\w{3} \d+ \w{3} 20\d\d, \d\d:\d\d/);
  await expect(row('Item and problem')).toContainText('Drips all night');
  await expect(row('Specialist')).toContainText('Helen Fairbrother');
  await expect(details(page).getByRole('link', { name: '0116 496 0120' })).toHaveAttribute('href', 'tel:+441164960120');
  await expect(details(page).getByRole('listitem').filter({ hasText: 'Booked' })).toContainText(/20\d\d, \d\d:\d\d/);
  await examine(page);

  await page.reload();
  await expect(details(page).getByText('Helen Fairbrother')).toBeVisible();
  await page.goBack();
  await expect(details(page)).toBeHidden();
  await expect(page).toHaveURL(`${PATH}?status=pending`);

  await page.goto(`${PATH}?status=confirmed`);
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).getByRole('button', { name: /^(Reschedule|Cancel)$/ })).toHaveCount(0);
  await card(page, 'Vehicle Repair').getByRole('link', { name: 'Vehicle Repair' }).click();
  await expect(details(page).getByRole('button', { name: 'Pay Now' })).toBeVisible();
  await expect(details(page).getByRole('button', { name: 'Reschedule' })).toBeEnabled();
  await details(page).getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByRole('dialog', { name: /Cancel/ })).toBeVisible();
  // Until the details are inert behind the dialog, they handle the key as well.
  await expect(page.locator('[role=dialog]').first()).toHaveCSS('pointer-events', 'none');
  await page.keyboard.press('Escape');
  await expect(details(page).getByRole('button', { name: 'Cancel appointment' })).toBeFocused();
  await expect(details(page).getByRole('heading', { name: 'Vehicle Repair' })).toBeVisible();
});

test('an appointment can be added to a calendar, and keeps its UID when it is confirmed', async ({
  page,
  request,
  product,
}) => {
  const customer = await newCustomer(request);
  const { id, reference } = await bookFor(request, customer);
  const address = `${PATH}?appointment=${id.replace('appointment-', '')}`;
  await logInAs(page, customer);
  const downloadEvent = async () => {
    await page.goto(address);
    const download = page.waitForEvent('download');
    await details(page).getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`mendwell-${reference.toLowerCase()}.ics`);
    return readFile(await file.path(), 'utf8');
  };
  const valueIn = (file: string, name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(file.replace(/\r\n /g, ''))?.[1]?.trim() ?? '';

  const pending = await downloadEvent();
  expect(pending).not.toMatch(/[^\r]\n/);
  expect(valueIn(pending, 'STATUS')).toBe('TENTATIVE');
  expect(valueIn(pending, 'LOCATION')).toBe('27 Wheatsheaf Road\\, Leicester LE2 3PL');
  expect(valueIn(pending, 'DESCRIPTION')).toContain(reference);
  expect(valueIn(pending, 'URL')).toBe(new URL(address, product.url).href);
  const { me } = await query(request, customer, `{ me { appointment(id: "${id}") { scheduledDate scheduledTime } } }`);
  const start = valueIn(pending, 'DTSTART').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z$/, '$1-$2-$3T$4:$5Z');
  const inLondon = (locale: string, parts: object) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/London', ...parts }).format(new Date(start));
  expect(inLondon('en-CA', { dateStyle: 'short' })).toBe(me.appointment.scheduledDate);
  expect(inLondon('en-GB', { timeStyle: 'short' })).toBe(me.appointment.scheduledTime);

  await operate(product.dataDir, 'confirm', reference);
  const confirmed = await downloadEvent();
  expect(valueIn(confirmed, 'STATUS')).toBe('CONFIRMED');
  expect(valueIn(confirmed, 'UID')).toBe(valueIn(pending, 'UID'));
  expect(Number(valueIn(confirmed, 'SEQUENCE'))).toBeGreaterThanOrEqual(Number(valueIn(pending, 'SEQUENCE')));
});

test('filters, searches and opens details by keyboard, and returns the focus', async ({ page }) => {
  await openAsJoan(page);
  await expect(cards(page)).toHaveCount(9);
  await tabTo(page, page.getByRole('link', { name: 'Book New Appointment' }));
  await tabTo(page, page.getByRole('button', { name: /^Pending/ }));
  await page.keyboard.press('Space');
  await expect(cards(page)).toHaveCount(2);
  await tabTo(page, search(page));
  await page.keyboard.type('helen');
  await expect(cards(page)).toHaveCount(1);
  const link = card(page, 'Plumbing').getByRole('link');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading', { name: 'Plumbing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await expect(link).toBeFocused();
});
