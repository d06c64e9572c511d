import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { logInAsJoan } from './customers.ts';
import { test } from './fixtures.ts';
import { holdRequests, tabTo } from './page.ts';
import { operationName } from './recorded-operations.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const answers = {
  'What is affected?': 'Ford Fiesta, FN21 KTR',
  'What happened?': 'A nail in the front left tyre, and no spare.',
  'Where are you?': 'A46 by Thrussington, LE7 4TF',
  'Phone number': '07700 900123',
};

const siren = (page: Page) => page.getByRole('button', { name: 'Immediate service', exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: /^(Request help now|Send again)$/ });
const received = (page: Page) => page.getByRole('heading', { name: 'Request Received!' });
const callLink = (page: Page) => page.getByRole('dialog').getByRole('link', { name: /^Call 0116/ });

/** By default on a small page, with little behind the dialog. */
async function open(page: Page, path = '/login'): Promise<void> {
  await page.goto(path);
  await siren(page).click();
  await expect(page.getByRole('option', { name: 'Lockout Service' })).toBeAttached();
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('What do you need help with?').selectOption({ label: 'Flat Tire' });
  for (const [label, value] of Object.entries(answers)) await page.getByLabel(label).fill(value);
  await page.getByRole('checkbox').check();
}

async function expectFilled(page: Page): Promise<void> {
  await expect(page.getByLabel('What do you need help with?')).toHaveValue('Flat Tire');
  for (const [label, value] of Object.entries(answers)) await expect(page.getByLabel(label)).toHaveValue(value);
}

test.describe('on a phone', () => {
  test.use(phone);

  test('requests immediate service by touch, with the phone number always in view (IMM-01, IMM-13, IMM-17, IMM-20)', async ({
    page,
  }) => {
    await page.goto('/about');
    await siren(page).tap();
    const dialog = page.getByRole('dialog', { name: 'Immediate service' });
    await expect(dialog).toContainText(/won’t start, a flat tyre, a lockout.*5-15 minutes/);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.getByLabel('What do you need help with?').selectOption({ label: 'Flat Tire' });
    for (const [label, value] of Object.entries(answers)) {
      await page.getByLabel(label).tap();
      await page.keyboard.insertText(value);
      await expect(callLink(page)).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('radio', { name: 'Text' }).tap();
    await page.getByRole('checkbox').tap();
    await sendButton(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Request Received!' });
    for (const text of ['Flat Tire', 'Text Message', answers['Phone number']]) await expect(sheet).toContainText(text);
    await expect(sheet.getByText(/^IR-\d{5}$/)).toBeInViewport();
    await expect(callLink(page)).toHaveAttribute('href', /^tel:\+44116/);
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await siren(page).tap();
    await expect(page.getByLabel('What is affected?')).toHaveValue('');
  });

  test('has the siren in every layout, and fields large enough that a phone does not zoom in', async ({ page }) => {
    for (const path of ['/specialists', '/login', '/appointment']) {
      await page.goto(path);
      await expect(siren(page)).toBeVisible();
    }
    await siren(page).tap();
    for (const label of ['What do you need help with?', ...Object.keys(answers)]) {
      const size = await page
        .getByLabel(label)
        .evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
    }
    await logInAsJoan(page);
    await page.goto('/dashboard');
    await expect(page.getByText("Joan's Dashboard")).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Call 0116/ })).toBeVisible();
    await siren(page).tap();
    await expect(page.getByRole('dialog')).toContainText('15-30 minutes');
  });
});

test('requests immediate service by keyboard alone (IMM-03, IMM-04)', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Get immediate service' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Immediate service' })).toBeFocused();
  await expect(page.getByRole('option', { name: 'Lockout Service' })).toBeAttached();
  const tab = () => page.keyboard.press('Tab');
  await tab();
  await expect(callLink(page)).toBeFocused();
  await tab();
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await tabTo(page, page.getByLabel('What do you need help with?'));
  await page.keyboard.press('f');
  await expect(page.getByLabel('What do you need help with?')).toHaveValue('Flat Tire');
  await tab();
  await page.keyboard.type(answers['What is affected?']);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What happened?')).toBeFocused();
  await page.keyboard.type(answers['What happened?']);
  await tab();
  await page.keyboard.type(answers['Where are you?']);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type(answers['Phone number']);
  await tab();
  await expect(page.getByRole('radio', { name: 'Call' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Text' })).toBeChecked();
  await tab();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await tabTo(page, sendButton(page));
  await page.keyboard.press('Enter');
  await expect(received(page)).toBeVisible();
  await expect(page.getByText(/^A specialist will text you by/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Get immediate service' })).toBeFocused();
});

test('closing resets the form, and a click outside closes the dialog unless it is sending (IMM-18, IMM-19)', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await page.mouse.click(20, 400);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await siren(page).click();
  await expect(page.getByLabel('What is affected?')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/**
 * Expects no axe violations, and the dialog to fit the narrowest phone with the phone number in
 * view.
 */
async function check(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const countOverflowing = () =>
    page.evaluate(
      () =>
        [document.documentElement, ...document.querySelectorAll('[role=dialog] *')]
          .filter((element) => element === document.documentElement || getComputedStyle(element).overflowX === 'auto')
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  await expect.poll(countOverflowing).toBe(0);
  await expect(callLink(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone.viewport);
}

test.describe('accessibility on a phone', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  test('the form, its errors and its sending have no axe violations and fit; offline, it says so, keeps everything, and can be sent once back online; a reload keeps all but the declaration', async ({
    page,
    context,
  }) => {
    await open(page);
    await check(page);
    const dialog = page.getByRole('dialog');
    await sendButton(page).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await check(page);

    await fill(page);
    await context.setOffline(true);
    await expect(dialog.getByText(/^You’re offline\. What you enter is saved/)).toBeVisible();
    await sendButton(page).tap();
    await expect(dialog.getByRole('alert')).toHaveText(/^Error: ./);
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    await expectFilled(page);
    await check(page);
    await context.setOffline(false);
    await expect(dialog.getByText('You’re back online. You can send it now.')).toBeVisible();
    await check(page);

    const release = await holdRequests(
      page,
      '**/graphql',
      (request) => operationName(request) === 'RequestImmediateService',
    );
    await sendButton(page).tap();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
    await check(page);
    release();
    await expect(received(page)).toBeVisible();
    await check(page);

    await page.getByRole('button', { name: 'Done' }).tap();
    await siren(page).tap();
    await fill(page);
    await page.reload();
    await expect(page.getByText('We’ve kept what you entered')).toBeVisible();
    await expectFilled(page);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await check(page);
    await page.getByRole('checkbox').tap();
    await sendButton(page).tap();
    await expect(received(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
