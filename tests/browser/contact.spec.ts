import { expect, type Page } from '@playwright/test';
import { faultTest, test } from './fixtures.ts';

const SCRIPT = 'contact-form.php';
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

faultTest('a message is sent once, unchanged (INFO-20, INFO-21, INFO-22, PHP-12)', async ({ page, php }) => {
  const release = php.hold(SCRIPT);
  await fill(page);
  await page.getByPlaceholder('Message').press('Tab');
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Sending...' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeDisabled();
  // Neither a click nor Enter in a field sends it a second time.
  await button.click({ force: true });
  await page.getByPlaceholder('First Name').press('Enter');
  release();
  await expect(page.getByText('Success! Your message has been sent to us.')).toBeVisible();
  await expectValues(page, empty);
  const calls = php.callsTo(SCRIPT);
  expect(calls).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(calls[0]?.body.toString()))).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    message: 'Do you repair kettles?\nOne drips.',
  });
  await page.reload();
  await expectValues(page, empty);
});

faultTest(
  'the message is kept through refusals, errors and lost connections until it is sent (INFO-23..25, C-26)',
  async ({ page, php }) => {
    await fill(page);
    const summary = page.getByRole('alert');
    for (const [body, texts] of [
      [{ success: false, message: 'M', errors: ['A', 'B'] }, ['M', 'A', 'B']],
      [{ success: false }, ['An unexpected error occured']],
      [{ response: 'error', errorMessage: 'Full.' }, ['Full.']],
    ] as const) {
      await faultTest.step(`refused: ${texts}`, async () => {
        php.fail(SCRIPT, { kind: 'answer', body });
        await send(page);
        await expect(summary.getByRole('heading')).toHaveText('Error! There was an error sending your message.');
        await expect(summary.getByRole('listitem')).toHaveText([...texts]);
        await expect(summary).toBeFocused();
        await expectValues(page);
      });
    }
    php.reset();
    php.fail(SCRIPT, { kind: 'answer', status: 500, body: '<h1>Oops</h1>' });
    await send(page);
    await expect(page.getByText('Error submitting form, Please try again later.')).toBeVisible();
    await expectValues(page);
    expect(php.callsTo(SCRIPT)).toHaveLength(1);

    php.fail(SCRIPT, { kind: 'answer', body: { success: false } });
    await send(page);
    await expect(summary.getByRole('listitem')).toHaveText(['An unexpected error occured']);
    php.reset();
    await page.context().setOffline(true);
    await send(page);
    await expect(page.getByText('Error submitting form, Please try again later.')).toBeVisible();
    await expectValues(page);
    await page.context().setOffline(false);
    await send(page);
    await expect(page.getByText('Success! Your message has been sent to us.')).toBeVisible();
    await expect(summary).toHaveCount(0);
  },
);

test('the draft survives a reload, another page and Back', async ({ page }) => {
  await fill(page);
  await page.reload();
  await expectValues(page);
  await page.getByRole('main').getByRole('link', { name: 'Join our team' }).click();
  await expect(page.getByRole('heading', { name: 'Join our team', level: 1 })).toBeVisible();
  await page.goBack();
  await expectValues(page);
});

test('an empty form sends nothing and links to its fields; the page has contact details and the breadcrumbs HOME > CONTACT US (INFO-18..20, SHELL-13)', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  await page.goto('/contact');
  await send(page);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Enter your message' }).click();
  await expect(page.getByPlaceholder('Message')).toBeFocused();
  expect(requests).toEqual([]);

  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(main).toContainText(/postal address\s*coming soon/i);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect((await crumbs.innerText()).split(/\s*\n\s*/)).toEqual(['HOME', 'CONTACT US']);
  await expect(crumbs.getByRole('link')).toHaveCount(1);
  await crumbs.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});
