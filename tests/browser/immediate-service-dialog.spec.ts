import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { logInAsJoan } from './customers.ts';
import { faultTest, test } from './fixtures.ts';

const script = 'submit-immediate-request.php';
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

  test('restores the draft, without the declaration, after the phone has discarded the page', async ({ page }) => {
    await open(page, '/services');
    await fill(page);
    await page.reload();
    await expect(page.getByText('We’ve kept what you entered')).toBeVisible();
    await expectFilled(page);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('checkbox').tap();
    await sendButton(page).tap();
    await expect(received(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
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
  while (!(await page.getByLabel('What do you need help with?').evaluate((it) => it === document.activeElement)))
    await tab();
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
  while (!(await sendButton(page).evaluate((it) => it === document.activeElement))) await tab();
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

faultTest(
  'refusals can be dismissed and corrected, and a lost response is retried without a second request (IMM-14..16)',
  async ({ page, php }) => {
    await open(page);
    await fill(page);
    const banner = page.getByRole('dialog').getByRole('alert');
    for (const [body, text] of [
      [{ success: false, message: 'No specialist near you.', error: 'E1' }, 'No specialist near you.'],
      [{ success: false, error: 'E1' }, 'E1'],
      [{ success: false }, 'Failed to submit request'],
    ] as const) {
      await faultTest.step(text, async () => {
        php.fail(script, { kind: 'answer', body });
        await sendButton(page).click();
        await expect(banner).toHaveText(`Error: ${text}`);
        await banner.getByRole('button', { name: 'Dismiss' }).click();
        await expect(banner).toHaveCount(0);
        await expectFilled(page);
      });
    }
    php.fail(script, { kind: 'reset' });
    await sendButton(page).click();
    await expect(banner).toHaveText(/^Error: We're not sure we received/);
    await expect(page.getByText(/We’ve kept everything you entered/).getByRole('link')).toHaveAttribute(
      'href',
      /^tel:/,
    );
    const lost = php.callsTo(script).at(-1)?.headers['idempotency-key'];
    php.reset();
    await sendButton(page).click();
    await expect(received(page)).toBeVisible();
    const keys = php.callsTo(script).map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(keys).toEqual([lost]);
  },
);

faultTest(
  'a request that is sent again after a reload counts once, even if the first attempt arrived',
  async ({ page, php }) => {
    await open(page);
    await fill(page);
    const release = php.hold(script);
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => php.callsTo(script).length).toBe(1);
    await page.mouse.click(20, 400);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/You can safely send it again/)).toBeVisible();
    release();
    await page.getByRole('checkbox').check();
    await sendButton(page).click();
    await expect(received(page)).toBeVisible();
    expect(new Set(php.callsTo(script).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  },
);

faultTest(
  'offers the six built-in services, without an error, if the list fails or is missing (IMM-08, IMM-09)',
  async ({ page, php }) => {
    for (const fault of [{ kind: 'reset' }, { kind: 'answer', body: {} }] as const) {
      php.fail('immediate-services.php', fault);
      await open(page);
      await expect(page.getByLabel('What do you need help with?').getByRole('option')).toHaveText([
        'Choose one',
        "Car Won't Start",
        'Flat Tire',
        'Engine Problem',
        'Accident Assistance',
        'Lockout Service',
        'Other',
      ]);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  },
);

faultTest('sends the documented fields, with credentials if there are any (IMM-10, IMM-11)', async ({ page, php }) => {
  await open(page);
  await fill(page);
  await sendButton(page).click();
  await expect(received(page)).toBeVisible();
  const [visitor] = php.callsTo(script);
  expect(JSON.parse(String(visitor?.body))).toEqual({
    serviceType: 'Flat Tire',
    issueDetails: answers['What is affected?'],
    issueDescription: answers['What happened?'],
    location: answers['Where are you?'],
    phoneNumber: answers['Phone number'],
    contactPreference: 'call',
  });
  expect([...(visitor?.query ?? [])]).toEqual([]);
  await logInAsJoan(page);
  await page.goto('/dashboard');
  await expect(page.getByText("Joan's Dashboard")).toBeVisible();
  await siren(page).click();
  await fill(page);
  await sendButton(page).click();
  await expect(received(page)).toBeVisible();
  const customer = php.callsTo(script)[1];
  expect(customer?.query.get('userId')).toBe(customer?.headers['x-user-id']);
  expect(customer?.query.get('token')).toBe(customer?.headers['x-auth-token']);
  expect(customer?.headers['x-user-id']).toBeTruthy();
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

faultTest.describe('accessibility on a phone', () => {
  faultTest.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

  faultTest(
    'the form, its errors and its sending have no axe violations and fit; offline, it says so, keeps everything, and can be sent once back online',
    async ({ page, php, context }) => {
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

      const release = php.hold(script);
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
      await check(page);
    },
  );
});
