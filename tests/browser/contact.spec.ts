import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const FIELDS = {
  'First Name': 'Ann',
  'E-mail Address': 'ann@example.com',
  Message: 'Do you repair kettles?\nOne drips.',
};

async function fill(page: Page): Promise<void> {
  await page.goto('/contact');
  for (const [placeholder, text] of Object.entries(FIELDS)) await page.getByPlaceholder(placeholder).fill(text);
}

const send = (page: Page) => page.getByRole('button', { name: /^Send/ }).click();

async function expectValues(page: Page, texts: Record<string, string> = FIELDS): Promise<void> {
  for (const [placeholder, text] of Object.entries(texts))
    await expect(page.getByPlaceholder(placeholder)).toHaveValue(text);
}

const empty = { 'First Name': '', 'E-mail Address': '', Message: '' };

test('the draft survives a reload, another page, Back and a lost connection, until it is sent by keyboard (INFO-22, INFO-25)', async ({
  page,
}) => {
  await fill(page);
  await page.reload();
  await expectValues(page);
  await page.getByRole('main').getByRole('link', { name: 'Join our team' }).click();
  await expect(page.getByRole('heading', { name: 'Join our team', level: 1 })).toBeVisible();
  await page.goBack();
  await expectValues(page);
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByText('Error submitting form, Please try again later.')).toBeVisible();
  await expectValues(page);
  await page.context().setOffline(false);
  await page.getByPlaceholder('Message').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Success! Your message has been sent to us.')).toBeVisible();
  await expectValues(page, empty);
  await page.reload();
  await expectValues(page, empty);
});

test('a submit before the schemas are there waits for them, and keeps everything if they can’t be loaded', async ({
  page,
}) => {
  const schemas = /\/assets\/schemas-[^/]+\.js$/;
  await page.route(schemas, (route) => route.abort());
  await fill(page);
  await send(page);
  const error = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load.' });
  await expect(error).toBeFocused();
  await expectValues(page);

  await page.unroute(schemas);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(schemas, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByPlaceholder('E-mail Address').fill('ann');
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Please enter a valid email address.' })).toBeVisible();
  await expect(error).toHaveCount(0);
  await page.getByPlaceholder('E-mail Address').fill('ann@example.com');
  await send(page);
  await expect(page.getByText('Success! Your message has been sent to us.')).toBeVisible();
});
