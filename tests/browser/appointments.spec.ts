import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { examine } from './checks.ts';
import { bookFor, logInAs, logInAsJoan, newCustomer, query } from './customers.ts';
import { test } from './fixtures.ts';
import { operate } from './operator.ts';
import { cardOf, dialog, tabTo } from './page.ts';

const PATH = '/dashboard/appointments';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    await dialog(page).getByRole('button', { name: 'Add to calendar' }).click();
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

test('filters, searches and opens details by keyboard, is accessible, and returns the focus (APPT-03, APPT-04)', async ({
  page,
}) => {
  await logInAsJoan(page);
  await page.goto(PATH);
  const cards = page.getByRole('article');
  const search = page.getByRole('main').getByRole('searchbox');
  await expect(cards).toHaveCount(9);
  await tabTo(page, page.getByRole('link', { name: 'Book New Appointment' }));
  await tabTo(page, page.getByRole('button', { name: /^Pending/ }));
  await page.keyboard.press('Space');
  await expect(cards).toHaveCount(2);
  await tabTo(page, search);
  await page.keyboard.type('frog engine');
  await expect(page.getByText('No appointments match')).toBeVisible();
  await examine(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('helen');
  await expect(cards).toHaveCount(1);
  const link = cardOf(page, 'Plumbing').getByRole('link', { name: /, details$/ });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Plumbing' })).toBeFocused();
  await expect(dialog(page).getByText('Helen Fairbrother')).toBeVisible();
  await examine(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
});
