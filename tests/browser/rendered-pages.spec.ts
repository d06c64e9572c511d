import { expect } from '@playwright/test';
import { newCustomer, switchCustomer } from './customers.ts';
import { test } from './fixtures.ts';
import { recordOperations } from './recorded-operations.ts';

const pages = ['/', '/specialists?page=2', '/specialists/5', '/services', '/services/plumbing-repair', '/appointment'];

test('pages come with their data, and the browser asks for none of it again', async ({ page }) => {
  const operations = recordOperations(page);
  for (const path of pages) {
    await page.goto(path);
    // The parts that are taken over when the browser has time, too.
    await page.waitForLoadState('networkidle');
    expect(operations, path).toEqual([]);
  }
});

test('two customers and a guest get the same bytes', async ({ page, request }) => {
  const read = async () => {
    const texts: string[] = [];
    for (const path of pages) texts.push((await (await page.goto(path))?.text()) ?? '');
    return texts;
  };
  const asGuest = await read();
  for (const customer of [await newCustomer(request), await newCustomer(request)]) {
    await switchCustomer(page, customer);
    const asCustomer = await read();
    expect(asCustomer).toEqual(asGuest);
    // Still logged in: only the browser knows.
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(customer.userId);
    for (const secret of [customer.authToken, customer.email]) expect(asCustomer.join()).not.toContain(secret);
  }
});
