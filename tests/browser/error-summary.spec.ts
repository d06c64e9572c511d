import { expect, type Page } from '@playwright/test';
import { newGuest } from './booking-wizard.ts';
import { examine } from './checks.ts';
import { test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 700 } });

const summary = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') });
const topOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => Math.round(field.getBoundingClientRect().top));

test('a summary loses its entries as fields are corrected and left; nothing moves, and one press submits', async ({
  page,
}) => {
  const { firstName, lastName, email, phone } = newGuest();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(summary(page)).toBeFocused();
  const links = summary(page).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(4);

  await links.first().click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type(firstName);
  await expect(links).toHaveCount(count);
  const before = await topOf(page, 'Last name');
  await page.keyboard.press('Tab');
  await expect(links).toHaveCount(count - 1);
  await expect(page.getByLabel('Last name')).toBeFocused();
  expect(Math.abs((await topOf(page, 'Last name')) - before)).toBeLessThanOrEqual(1);
  await examine(page);

  await page.keyboard.type(lastName);
  await page.getByLabel('Email').fill('ada');
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('Kettle*Drum-81');
  await page.getByLabel('Confirm password').fill('Kettle*Drum-81');
  await page.getByLabel('Email').focus();
  // What is wrong with the address now.
  await expect(links).toHaveText(['Please enter a valid email address.']);
  await page.getByLabel('Email').fill(email);
  await expect(links).toHaveCount(1);
  // The summary goes with this press, which still reaches the button.
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Digit 1 of 6')).toBeVisible();
  await expect(summary(page)).toHaveCount(0);
});
