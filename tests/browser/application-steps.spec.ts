import { expect, type Page } from '@playwright/test';
import { photo } from './booking-wizard.ts';
import { examine } from './checks.ts';
import { faultTest, test } from './fixtures.ts';

const MISSING = 'Please fill in all required fields before proceeding.';
const certificate = { name: 'gas-safe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 gas safe') };

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: /^Next/ }).click();

async function fillBasics(page: Page): Promise<void> {
  await page.goto('/joinUs', { waitUntil: 'networkidle' });
  await page.getByLabel('First name').fill('Amara');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill('amara.okafor@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('07700 900123');
  await page.getByLabel('Add profile picture').setInputFiles(await photo('me.png'));
  await expect(page.getByRole('img', { name: 'You, as customers will see you' })).toBeVisible();
}

async function fillBackground(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Years of experience' }).getByRole('radio', { name: '5-10' }).check();
  await page.getByRole('group', { name: 'Are you certified?' }).getByRole('radio', { name: 'Yes' }).check();
  await page
    .getByRole('group', { name: 'Do you have liability insurance?' })
    .getByRole('radio', { name: 'Not sure' })
    .check();
}

for (const [where, viewport] of Object.entries({
  'a desk': { width: 1280, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test(`steps 1 to 4 lead to the fifth at ${where}, each kept over Back and a closed tab (JOIN-02, JOIN-03, JOIN-05..16)`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await fillBasics(page);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('7700 900123');
    await expect(page.getByText('Step 1 of 8')).toBeVisible({ visible: viewport.width < 768 });
    await next(page);
    await expect(question(page, 'What stands behind your work?')).toBeFocused();
    await fillBackground(page);
    await page.getByLabel('Add certification files').setInputFiles([certificate, await photo('diploma.png')]);
    await expect(page.getByRole('button', { name: 'Remove diploma.png' })).toBeVisible();
    await next(page);

    await page.getByRole('checkbox', { name: 'Plumbing' }).check();
    await page.getByRole('checkbox', { name: 'Lockout Service' }).check();
    await page.getByRole('button', { name: 'Add your own service' }).click();
    await page.getByLabel('Name of the service').fill('Stove fitting');
    await next(page);

    await expect(question(page, 'What do you charge?')).toBeFocused();
    await page.getByRole('group', { name: 'Plumbing' }).getByLabel('Base price').fill('40');
    await next(page);
    await expect(page.getByRole('alert', { name: MISSING })).toBeFocused();
    await page.getByRole('link', { name: 'Enter a base price for Stove fitting' }).click();
    await page.keyboard.type('90.50');
    await next(page);
    await expect(question(page, 'Where do you work?')).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('group', { name: 'Stove fitting' }).getByLabel('Base price')).toHaveValue('90.50');
    await page.close();
    const reopened = await context.newPage();
    await reopened.setViewportSize(viewport);
    await reopened.goto('/joinUs/location');
    await expect(question(reopened, 'Where do you work?')).toBeVisible();
    await reopened.goto('/joinUs/background');
    await expect(reopened.getByRole('button', { name: 'Remove gas-safe.pdf' })).toBeVisible();
    await reopened.goto('/joinUs');
    await expect(reopened.getByRole('img', { name: 'You, as customers will see you' })).toBeVisible();
    await expect(reopened.getByLabel('First name')).toHaveValue('Amara');
  });
}

test('a step that is not filled in says so, leads to its fields, and the address leads no further (JOIN-05, JOIN-06)', async ({
  page,
}) => {
  await page.goto('/joinUs/pricing', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL('/joinUs');
  await next(page);
  const summary = page.getByRole('alert', { name: MISSING });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await summary.getByRole('link', { name: 'Enter your phone number' }).click();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await fillBasics(page);
  await next(page);
  await expect(page).toHaveURL('/joinUs/background');
  await next(page);
  await expect(page.getByRole('alert', { name: MISSING }).getByRole('link')).toHaveCount(3);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/joinUs');
});

test('prices that are asked for before there is a service say what is missing (JOIN-17)', async ({ page }) => {
  await fillBasics(page);
  await next(page);
  await fillBackground(page);
  await next(page);
  await expect(question(page, 'What do you mend?')).toBeVisible();
  await page.goto('/joinUs/pricing');
  await expect(
    page.getByText('Please go back and select at least one service before setting prices.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go back to services' }).click();
  await expect(page).toHaveURL('/joinUs/services');
});

test('what is kept can be cleared, and is gone from the device then', async ({ page }) => {
  await fillBasics(page);
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear my answers' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('specialist-application'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Next: Background' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('Add profile picture')).toBeVisible();
});

test('steps 1 and 2 by keyboard alone', async ({ page }) => {
  await page.goto('/joinUs', { waitUntil: 'networkidle' });
  await page.getByLabel('First name').focus();
  for (const words of ['Amara', 'Okafor', 'amara.okafor@example.com', '7700900123']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('Add profile picture')).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await photo('me.png'));
  await expect(page.getByText('me.png')).toBeVisible();
  await page.getByRole('button', { name: /^Next/ }).focus();
  await page.keyboard.press('Enter');
  await expect(question(page, 'What stands behind your work?')).toBeFocused();
  // The step's fields come as a file of their own.
  await expect(page.getByRole('radio', { name: '1-2' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '1-2' })).toBeChecked();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('steps 1 to 4 have nothing that axe can find, and fit the narrowest phone, with and without errors', async ({
      page,
    }) => {
      await page.goto('/joinUs', { waitUntil: 'networkidle' });
      await next(page);
      await expect(page.getByRole('alert', { name: MISSING })).toBeFocused();
      await examine(page);
      await fillBasics(page);
      await examine(page);
      await next(page);
      await expect(question(page, 'What stands behind your work?')).toBeVisible();
      await fillBackground(page);
      await page.getByLabel('Add certification files').setInputFiles([certificate, { ...certificate, name: 'a.exe' }]);
      await expect(page.getByText('“a.exe” is not a PDF')).toBeVisible();
      await examine(page);
      await next(page);
      await page.getByRole('checkbox', { name: 'Plumbing' }).check();
      await page.getByRole('button', { name: 'Add your own immediate service' }).click();
      await page.getByRole('button', { name: 'Add service' }).click();
      await expect(page.getByText('Enter a name for your service')).toBeVisible();
      await examine(page);
      await next(page);
      await expect(page.getByRole('group', { name: 'Plumbing' })).toBeVisible();
      await next(page);
      await expect(page.getByRole('alert', { name: MISSING })).toBeFocused();
      await examine(page);
    });
  });
}

faultTest('choices that cannot be had are asked for again, with nothing lost (JOIN-04)', async ({ page, php }) => {
  php.fail('formOptions.php', { kind: 'answer', status: 500, body: { success: false } });
  await fillBasics(page);
  await next(page);
  await fillBackground(page);
  await next(page);
  await expect(page.getByText('Failed to fetch form options')).toBeVisible();
  php.reset();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('checkbox', { name: 'Plumbing' }).check();
  await next(page);
  await expect(question(page, 'What do you charge?')).toBeVisible();
});
